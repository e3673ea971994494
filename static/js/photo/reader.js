// @ts-check
/** Asks the worker that looks at pictures. */

/** @type {Worker | null} */
let worker = null;
/** @type {Map<number, {resolve: (answer: any) => void, reject: (error: Error) => void}>} */
const waiting = new Map();
let last = 0;

/**
 * Where a grid seems to be in a small picture, which is used up.
 * @param {ImageBitmap} bitmap
 * @returns {Promise<PhotoGlimpse>}
 */
export const glimpse = (bitmap) => ask({ kind: "glimpse", bitmap });

/**
 * What is in the grid of a picture that was chosen, or else the clearest; the picture is used up.
 * @param {ImageBitmap} bitmap
 * @returns {Promise<PhotoReading>}
 */
export const read = (bitmap, chosen = 0) => ask({ kind: "read", bitmap, chosen });

/**
 * What is in a grid of a picture, counted from the clearest, and how it is followed from there; the picture is used up.
 * @param {ImageBitmap} bitmap
 * @param {number} chosen
 * @returns {Promise<PhotoReading & {known: FollowedGrid | null}>}
 */
export const recognise = (bitmap, chosen) => ask({ kind: "recognise", bitmap, chosen });

/**
 * Where a grid is in a small picture, which is used up; null if it is not seen.
 * @param {ImageBitmap} bitmap
 * @param {Float32Array} look
 * @param {Quad | null} before
 * @returns {Promise<Quad | null>}
 */
export const follow = (bitmap, look, before) => ask({ kind: "follow", bitmap, look, before });

/**
 * @param {Omit<PhotoQuestion, "number">} question
 * @returns {Promise<any>}
 */
function ask(question) {
  worker ??= start();
  const number = (last += 1);
  const answer = new Promise((resolve, reject) => waiting.set(number, { resolve, reject }));
  worker.postMessage({ ...question, number }, [question.bitmap]);
  return answer;
}

function start() {
  const started = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data: { number, answer, error } }) => {
    if (error) {
      giveUp(error);
      return;
    }
    waiting.get(number)?.resolve(answer);
    waiting.delete(number);
  });
  started.addEventListener("error", () => giveUp("the reader of photos was not loaded"));
  return started;
}

/**
 * End a worker that lacks something; the next question starts another one.
 * @param {string} why
 */
function giveUp(why) {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(new Error(why));
  waiting.clear();
}
