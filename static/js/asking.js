// @ts-check
/**
 * The one way to ask: `ask(event, question)`. Behind it stand the server and this device, of which one answers.
 * Each question is a pure one about a position, so it may be asked again: whatever is open when an engine goes
 * away is asked anew as soon as another can answer.
 *
 * Every question is settled. Whoever asks says what the answer is about; when that is no longer the same, or nobody
 * wants the answer any more, it is `{code: "withdrawn"}`, and there is nothing left to do for whoever has asked.
 */

import { current, onUpdate } from "./app.js";
import { currentLanguage } from "./text.js";

/** How often a question is asked that gets no answer, and one that a busy server puts off. */
const TRIES = 3;
const PATIENT_TRIES = 20;
const PAUSE = 0.5;

/**
 * The engines, the preferred one first.
 * @type {Engine[]}
 */
let engines = [];
let nextNumber = 0;
/** @type {Map<number, OpenQuestion>} */
const open = new Map();

/**
 * Let these engines answer from now on, the first that can; and what is open, unless one of them is at it.
 * @param {Engine[]} preferred
 */
export function answerWith(...preferred) {
  engines = preferred;
  for (const [number, { engine }] of open) if (!engine?.isReady()) send(number);
}

/** The engine that would answer a question now. */
export const answering = () => engines.find((engine) => engine.isReady()) ?? null;

/** Whether a question would be answered now. */
export const isConnected = () => Boolean(answering());

/** How the answer should speak; every question says it. */
function speech() {
  const { coordinates, blocks } = current().preferences;
  return { lang: currentLanguage(), coordinates, blocks };
}

/**
 * Ask once; the promise waits while nobody can answer. A newer question replaces the older ones of its topic.
 * @template {EventName} E
 * @param {E} event
 * @param {Question} question
 * @param {string} topic
 * @param {() => unknown} about what the answer is about, as plain data: the position, and whatever else must stay as it is
 * @returns {Promise<Answer<E>>}
 */
export function ask(event, question, topic = "", about = () => null) {
  if (topic) forget(topic);
  const number = (nextNumber += 1);
  return new Promise((resolve) => {
    const holds = stays(about);
    open.set(number, { event, question, topic, holds, resolve, tries: 0, engine: null });
    send(number);
  });
}

/**
 * Whether something is still as it is now: the same data, whichever objects hold it.
 * @param {() => unknown} about
 */
function stays(about) {
  const now = () => JSON.stringify(about());
  const before = now();
  return () => now() === before;
}

/**
 * Withdraw the open questions of a topic; their answers do not matter any more.
 * @param {string} topic
 */
export function forget(topic) {
  for (const [number, question] of open) if (question.topic === topic) withdraw(number, question);
}

/**
 * @param {number} number
 * @param {OpenQuestion} question
 */
function withdraw(number, question) {
  open.delete(number);
  // A search that nobody waits for is stopped, so that others need not wait for it.
  if (question.event === "help" && question.engine?.isReady()) question.engine.cancel();
  question.resolve({ code: "withdrawn" });
}

// What is asked about changes with the state of the page.
onUpdate(() => {
  for (const [number, question] of open) if (!question.holds()) withdraw(number, question);
});

/** @param {number} number */
async function send(number) {
  const question = open.get(number);
  const engine = answering();
  if (!question || !engine) return;
  question.engine = engine;
  const speaks = stays(speech);
  const answer = await engine.answer(question.event, { ...speech(), ...question.question });
  // It may have been withdrawn meanwhile, or given to another engine when this one went away.
  if (open.get(number) !== question || question.engine !== engine) return;
  if (!answer && !engine.isReady()) {
    question.engine = null;
    return;
  }
  // Not all that can be asked about is part of the state: a form is not.
  if (!question.holds()) withdraw(number, question);
  // Whoever speaks another language by now asks once more.
  else if (!speaks()) send(number);
  else settle(number, question, answer);
}

/**
 * Take an answer, or ask again where there is none yet.
 * @param {number} number
 * @param {OpenQuestion} question
 * @param {(Problem & object) | null} answer
 */
function settle(number, question, answer) {
  question.tries += 1;
  if (question.tries < (answer?.retry_after ? PATIENT_TRIES : answer ? 0 : TRIES)) {
    setTimeout(() => send(number), (answer?.retry_after ?? PAUSE) * 1000);
    return;
  }
  open.delete(number);
  question.resolve(answer ?? { error: "", code: "no-answer" });
}
