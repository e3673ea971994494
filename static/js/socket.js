// @ts-check
/** The server as an engine: questions go over a socket, which comes back by itself. */

import { onOtherEdition } from "./offline/updates.js";
import { address, laterScript, root } from "./page.js";

const fetchLibrary = laterScript("../vendor/socket.io.esm.min.js");
const ANSWER_TIME = 12000;
/** How much longer a question may take that the player wants to be searched for longer. */
const PATIENCE = 4;
/** What a server of another edition says, and when to try again: behind a balancer there may be one of ours. */
const REFUSED = "edition";
const REFUSED_PAUSE = 15000;
/** When to ask again for a library that a broken connection kept away. */
const LIBRARY_PAUSE = 2000;

/**
 * Connect; *onChange* hears when the server can be reached and when it cannot, *onThinking* how far a long search is.
 * @param {() => void} onChange
 * @param {(progress: SearchProgress) => void} onThinking
 * @returns {Engine}
 */
export function connect(onChange, onThinking) {
  /** @type {import("socket.io-client").Socket | null} */
  let socket = null;
  open(onChange, onThinking).then((opened) => (socket = opened));
  return {
    isReady: () => Boolean(socket?.connected),
    cancel: () => socket?.emit("cancel"),
    answer: async (event, message) =>
      socket?.timeout(ANSWER_TIME * (message.patient ? PATIENCE : 1)).emitWithAck(event, message).catch(() => null),
  };
}

/**
 * @param {() => void} onChange
 * @param {(progress: SearchProgress) => void} onThinking
 */
async function open(onChange, onThinking) {
  const { io } = await library(onChange);
  const socket = io({
    path: `${address()}/socket.io`,
    query: { edition: root().dataset.edition },
    reconnectionDelayMax: 3000,
    timeout: 8000,
  });
  socket.on("connect", onChange);
  socket.on("disconnect", onChange);
  socket.on("connect_error", ({ message }) => {
    onChange();
    if (message !== REFUSED) return;
    onOtherEdition();
    setTimeout(() => socket.connect(), REFUSED_PAUSE);
  });
  socket.on("thinking", onThinking);
  window.addEventListener("online", () => socket.connected || socket.connect());
  return socket;
}

/**
 * The library, however often it must be asked for.
 * @param {() => void} onFailure
 * @returns {Promise<typeof import("socket.io-client")>}
 */
async function library(onFailure) {
  try {
    return await fetchLibrary();
  } catch {
    onFailure();
    await new Promise((resolve) => setTimeout(resolve, LIBRARY_PAUSE));
    return library(onFailure);
  }
}
