// @ts-check
/** The server as an engine: questions go over a socket, which comes back by itself. */

import { noticeConnection } from "./messages.js";
import { answerWith } from "./server.js";

// Named apart, since nobody needs its types at a place that exists only after set-up.
const LIBRARY = "../vendor/socket.io.esm.min.js";
const ANSWER_TIME = 12000;
/** How much longer a question may take that the player wants to be searched for longer. */
const PATIENCE = 4;

/**
 * Connect; *onThinking* hears how far a long search is.
 * @param {string} root
 * @param {(progress: Progress) => void} onThinking
 */
export async function connect(root, onThinking = () => {}) {
  /** @type {typeof import("socket.io-client")} */
  const { io } = await import(LIBRARY);
  const socket = io({ path: `${root}/socket.io`, reconnectionDelayMax: 3000, timeout: 8000 });
  /** @type {Engine} */
  const engine = {
    isReady: () => socket.connected,
    cancel: () => socket.emit("cancel"),
    answer: (event, message) =>
      socket.timeout(ANSWER_TIME * (message.patient ? PATIENCE : 1)).emitWithAck(event, message).catch(() => null),
  };
  socket.on("connect", () => {
    noticeConnection(true);
    answerWith(engine);
  });
  socket.on("disconnect", () => noticeConnection(false));
  socket.on("connect_error", () => noticeConnection(false));
  socket.on("thinking", onThinking);
  window.addEventListener("online", () => socket.connected || socket.connect());
}
