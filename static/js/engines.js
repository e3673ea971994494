// @ts-check
/** Who answers: the server while it can be reached, and this device where its engine is kept. */

import { noticeEngine, noticeLoading } from "./messages.js";
import { root } from "./page.js";
import { answerWith } from "./asking.js";
import { connect } from "./socket.js";

/** An app on the home screen answers by itself where it can, so that any number of them cost the server nothing. */
const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

/**
 * Find whoever can answer, and follow how that changes; *onThinking* hears how far a long search is.
 * @param {(progress: SearchProgress) => void} onThinking
 */
export function findEngines(onThinking = () => {}) {
  if (root().dataset.engine === "device") answerHere(onThinking);
  else answerThere(onThinking);
}

/**
 * There is a server; this device answers as well, if its engine is kept.
 * @param {(progress: SearchProgress) => void} onThinking
 */
function answerThere(onThinking) {
  /** @type {DeviceEngine | null} */
  let device = null;
  let isSought = false;
  const server = connect(onChange, onThinking);

  function onChange() {
    const isReached = server.isReady();
    const engines = device ? (isInstalled() ? [device, server] : [server, device]) : [server];
    answerWith(...engines);
    noticeEngine(isReached ? "server" : device?.isReady() ? "device" : "nobody");
    if (isReached) isSought = false;
    else seekDevice();
  }

  /** Look once for each time without a server: what is not kept now will hardly be until it is back. */
  async function seekDevice() {
    if (isSought) return;
    isSought = true;
    device ??= await keptEngine({ onChange, onThinking }).catch(() => null);
    device?.start();
    if (device) onChange();
  }

  if (isInstalled() || !navigator.onLine) seekDevice();
}

/**
 * The engine of this device, if everything that it needs is kept; without a connection even the script may be missing.
 * @param {Omit<DeviceListeners, "prepare">} listeners
 */
async function keptEngine(listeners) {
  const { isKept } = await import("./offline/keeping.js");
  if (!(await isKept())) return null;
  const { deviceEngine } = await import("./offline/device.js");
  return deviceEngine({ ...listeners, prepare: async () => {} });
}

/**
 * There is no server behind these files: this device answers, and fetches what it needs with the first question.
 * @param {(progress: SearchProgress) => void} onThinking
 */
async function answerHere(onThinking) {
  const [{ deviceEngine }, { keep }] = await Promise.all([import("./offline/device.js"), import("./offline/keeping.js")]);
  const prepare = async () => {
    await isControlled();
    await keep(noticeLoading).catch(() => null);
    noticeLoading(1, 1);
  };
  const device = deviceEngine({ prepare, onChange, onThinking });

  function onChange() {
    answerWith(device);
    noticeEngine(device.isReady() ? "server" : "nobody");
  }

  onChange();
}

/** Wait until the service worker hands out what is kept; not for ever, since some browsers have none. */
async function isControlled() {
  const { serviceWorker } = navigator;
  if (!serviceWorker || serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    setTimeout(resolve, 5000);
  });
}
