// @ts-check
/** The server as an engine: questions go over a socket, which comes back by itself. */

import { noticeEngine } from "./messages.js";
import { onOtherEdition } from "./offline/updates.js";
import { root } from "./page.js";
import { answerWith } from "./server.js";

// Named apart, since nobody needs its types at a place that exists only after set-up.
const LIBRARY = "../vendor/socket.io.esm.min.js";
const ANSWER_TIME = 12000;
/** How much longer a question may take that the player wants to be searched for longer. */
const PATIENCE = 4;
/** What a server of another edition says, and when to try again: behind a balancer there may be one of ours. */
const REFUSED = "edition";
const REFUSED_PAUSE = 15000;

/**
 * Connect; *onThinking* hears how far a long search is.
 * @param {string} address
 * @param {(progress: Progress) => void} onThinking
 */
export async function connect(address, onThinking = () => {}) {
  /** @type {typeof import("socket.io-client")} */
  const { io } = await import(LIBRARY);
  const socket = io({
    path: `${address}/socket.io`,
    query: { edition: root().dataset.edition },
    reconnectionDelayMax: 3000,
    timeout: 8000,
  });
  /** @type {Engine} */
  const engine = {
    isReady: () => socket.connected,
    cancel: () => socket.emit("cancel"),
    answer: (event, message) =>
      socket.timeout(ANSWER_TIME * (message.patient ? PATIENCE : 1)).emitWithAck(event, message).catch(() => null),
  };
  socket.on("connect", () => {
    noticeEngine("server");
    answerWith(engine);
  });
  socket.on("disconnect", () => noticeEngine("nobody"));
  socket.on("connect_error", ({ message }) => {
    noticeEngine("nobody");
    if (message !== REFUSED) return;
    onOtherEdition();
    setTimeout(() => socket.connect(), REFUSED_PAUSE);
  });
  socket.on("thinking", onThinking);
  window.addEventListener("online", () => socket.connected || socket.connect());
}
