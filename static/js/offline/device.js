// @ts-check
/** This device as an engine: a worker answers the questions, without any network. */

/** How long a search that nobody waits for any more may go on before its worker is ended. */
const GRACE = 700;

/**
 * Start the worker; *onChange* hears when it can answer and when it can no more, *onThinking* how far a long search is.
 * @param {() => void} onChange
 * @param {(progress: Progress) => void} onThinking
 * @returns {Engine}
 */
export function startDevice(onChange, onThinking) {
  /** @type {Worker} */
  let worker;
  let isReady = false;
  let isStarting = true;
  let nextNumber = 0;
  /** @type {Map<number, DeviceQuestion & {resolve: (answer: any) => void}>} */
  const waiting = new Map();

  function start() {
    isStarting = true;
    worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    worker.onmessage = hear;
    worker.onerror = () => hear({ data: { ready: false } });
    for (const { number, event, message } of waiting.values()) worker.postMessage({ number, event, message });
  }

  /** @param {Pick<MessageEvent<DeviceNews>, "data">} news */
  function hear({ data: { ready, number = 0, progress, answer } }) {
    if (ready !== undefined) {
      isReady = ready;
      isStarting = false;
      if (!ready) for (const each of waiting.keys()) settle(each, null);
      onChange();
    } else if (progress) onThinking(progress);
    else settle(number, answer);
  }

  /**
   * @param {number} number
   * @param {unknown} answer
   */
  function settle(number, answer) {
    waiting.get(number)?.resolve(answer);
    waiting.delete(number);
  }

  start();
  return {
    isReady: () => isReady,
    answer: (event, message) =>
      new Promise((resolve) => {
        const number = (nextNumber += 1);
        waiting.set(number, { number, event, message, resolve });
        worker.postMessage({ number, event, message });
      }),
    // A worker that searches hears nothing until it has found something; so it may have to be ended.
    cancel: () => {
      const unwanted = [...waiting.values()].filter(({ event }) => event === "help").map(({ number }) => number);
      setTimeout(() => {
        if (isStarting || !unwanted.some((number) => waiting.has(number))) return;
        worker.terminate();
        for (const number of unwanted) settle(number, null);
        start();
      }, GRACE);
    },
  };
}
