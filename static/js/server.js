/**
 * Questions to the server. Each is a pure question about a position, so it may be asked again:
 * whatever is open when the connection breaks is asked anew when it is back.
 */

const ANSWER_TIME = 12000;
/** How much longer a question may take that the player wants to be searched for longer. */
const PATIENCE = 4;
/** How often a question is asked that gets no answer, and one that a busy server puts off. */
const TRIES = 3;
const PATIENT_TRIES = 20;

let socket = null;
let nextNumber = 0;
const open = new Map();

/** Connect, and call *onChange* with true or false whenever the connection comes or goes. */
export async function connect(root, onChange, onThinking = () => {}) {
  const { io } = await import("../vendor/socket.io.esm.min.js");
  socket = io({ path: `${root}/socket.io`, reconnectionDelayMax: 3000, timeout: 8000 });
  socket.on("connect", () => {
    onChange(true);
    for (const question of open.values()) send(question);
  });
  socket.on("disconnect", () => onChange(false));
  socket.on("thinking", onThinking);
  socket.on("connect_error", () => onChange(false));
  window.addEventListener("online", () => socket.connected || socket.connect());
}

export const isConnected = () => Boolean(socket?.connected);

/** Ask once; the promise waits for the connection if there is none. *name* replaces older questions. */
export function ask(event, message, name = null) {
  if (name) forget(name);
  const number = (nextNumber += 1);
  return new Promise((resolve) => {
    open.set(number, { number, event, message, name, resolve, tries: 0 });
    if (isConnected()) send(open.get(number));
  });
}

/** Drop the open questions of a name; their answers do not matter any more. */
export function forget(name) {
  for (const question of open.values()) {
    if (question.name !== name) continue;
    open.delete(question.number);
    // A search that nobody waits for is stopped, so that others need not wait for it.
    if (question.event === "help" && isConnected()) socket.emit("cancel");
  }
}

function send(question) {
  socket.timeout(ANSWER_TIME * (question.message.patient ? PATIENCE : 1)).emit(question.event, question.message, (problem, answer) => {
    if (!open.has(question.number)) return;
    if (problem && !isConnected()) return;
    question.tries += 1;
    if ((problem && question.tries < TRIES) || (answer?.retry_after && question.tries < PATIENT_TRIES)) {
      setTimeout(() => open.has(question.number) && isConnected() && send(question), (answer?.retry_after ?? 0.5) * 1000);
      return;
    }
    open.delete(question.number);
    question.resolve(answer ?? { error: "", code: "no-answer" });
  });
}
