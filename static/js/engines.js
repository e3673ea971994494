// @ts-check
/** Who answers: the server while it can be reached, and this device where its engine is kept. */

import { noticeEngine } from "./messages.js";
import { address, root } from "./page.js";
import { answerWith, answering } from "./server.js";
import { connect } from "./socket.js";

/** An app on the home screen answers by itself; so a thousand of them cost the server nothing. */
const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

/**
 * Find whoever can answer, and follow how that changes; *onThinking* hears how far a long search is.
 * @param {(progress: Progress) => void} onThinking
 */
export function findEngines(onThinking = () => {}) {
  if (root().dataset.engine === "device") answerHere(onThinking);
  else answerThere(onThinking);
}

/**
 * There is a server; this device helps out where it can.
 * @param {(progress: Progress) => void} onThinking
 */
async function answerThere(onThinking) {
  /** @type {(Engine & {start: () => void}) | null} */
  let device = null;
  const onChange = () => {
    const engines = device ? (isInstalled() ? [device, server] : [server, device]) : [server];
    answerWith(...engines);
    const engine = answering();
    noticeEngine(server.isReady() ? "server" : engine ? "device" : "nobody");
    if (!server.isReady()) help();
  };
  const help = async () => {
    device ??= await keptDevice(onChange, onThinking);
    device?.start();
  };
  const server = connect(address(), onChange, onThinking);
  if (isInstalled() || !navigator.onLine) help();
}
