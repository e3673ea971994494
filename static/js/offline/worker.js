// @ts-check
/** Python beside the page: answers questions with the very code that answers on the server. */

const PYODIDE = new URL("../../vendor/pyodide/", import.meta.url);
const ENGINE = new URL("../../../engine.zip", import.meta.url);
const FOLDER = "/engine";

/** @param {URL} address */
async function bytesOf(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for ${address.pathname}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** @returns {Promise<(event: string, message: string, onProgress: (stage: string, work: number) => void) => string>} */
async function start() {
  const engine = bytesOf(ENGINE);
  const { loadPyodide } = await import(new URL("pyodide.mjs", PYODIDE).href);
  const python = await loadPyodide({ indexURL: PYODIDE.href });
  python.unpackArchive(await engine, "zip", { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  python.pyimport("sudoku_helper.events.searching").get_ready();
  return python.pyimport("sudoku_helper.events.device").answer;
}

const starting = start();
starting.then(
  () => self.postMessage({ ready: true }),
  (error) => self.postMessage({ ready: false, error: String(error) }),
);

self.onmessage = async (/** @type {MessageEvent<DeviceQuestion>} */ { data: { number, event, message } }) => {
  const answer = await starting;
  const onProgress = (/** @type {string} */ stage, /** @type {number} */ work) => self.postMessage({ number, progress: { stage, work } });
  self.postMessage({ number, answer: JSON.parse(answer(event, JSON.stringify(message), onProgress)) });
};
