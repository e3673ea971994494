// @ts-check
/** This device as an engine: a worker answers the questions, without any network. */

/** How long a search that nobody waits for any more may go on before its worker is ended. */
const GRACE = 700;

/**
 * The engine; its worker is started by the first question, or before when it is told to.
 * @param {DeviceListeners} listeners
 * @returns {DeviceEngine}
 */
export function deviceEngine({ prepare, onChange, onThinking }) {
  /** @type {Worker | null} */
  let worker = null;
  let isStarting = false;
  let hasFailed = false;
  let nextNumber = 0;
  /** @type {Map<number, DeviceQuestion & {resolve: (answer: any) => void}>} */
  const waiting = new Map();

  async function start() {
    if (worker || isStarting) return;
    isStarting = true;
    await prepare();
    worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    worker.onmessage = hear;
    worker.onerror = () => hear({ data: { ready: false } });
    for (const each of waiting.values()) post(worker, each);
  }

  function end() {
    worker?.terminate();
    worker = null;
    isStarting = false;
  }

  /** @param {Pick<MessageEvent<DeviceNews>, "data">} news */
  function hear({ data: { ready, number = 0, progress, answer } }) {
    if (progress) onThinking(progress);
    else if (ready === undefined) settle(number, answer);
    else if (ready) isStarting = false;
    else fail();
  }

  /** Something is missing; it may be there when the network is back. */
  function fail() {
    end();
    hasFailed = true;
    for (const number of waiting.keys()) settle(number, null);
    onChange();
  }

  /**
   * @param {number} number
   * @param {unknown} answer
   */
  function settle(number, answer) {
    waiting.get(number)?.resolve(answer);
    waiting.delete(number);
  }

  window.addEventListener("online", () => {
    if (!hasFailed) return;
    hasFailed = false;
    onChange();
  });

  return {
    start,
    isReady: () => !hasFailed,
    answer: (event, message) =>
      new Promise((resolve) => {
        const question = { number: (nextNumber += 1), event, message, resolve };
        waiting.set(question.number, question);
        if (worker) post(worker, question);
        else start();
      }),
    // A worker that searches hears nothing until it has found something; so it may have to be ended.
    cancel: () => {
      const unwanted = [...waiting.values()].filter(({ event }) => event === "help").map(({ number }) => number);
      setTimeout(() => {
        if (isStarting || !unwanted.some((number) => waiting.has(number))) return;
        for (const number of unwanted) settle(number, null);
        end();
        start();
      }, GRACE);
    },
  };
}

/**
 * @param {Worker} worker
 * @param {DeviceQuestion} question
 */
const post = (worker, { number, event, message }) => worker.postMessage({ number, event, message });
