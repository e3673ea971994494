// @ts-check
/**
 * The one way to ask: `ask(event, question)`. Each question is a pure one about a position, so it may be
 * asked again: whatever is open when the engine goes away is asked anew when it is back.
 */

import { current } from "./app.js";
import { currentLanguage } from "./text.js";

/** How often a question is asked that gets no answer, and one that a busy server puts off. */
const TRIES = 3;
const PATIENT_TRIES = 20;
const PAUSE = 0.5;

/** @type {Engine | null} */
let engine = null;
let nextNumber = 0;
/** @type {Map<number, {number: number, event: EventName, message: Question, topic: string, resolve: (answer: any) => void, tries: number}>} */
const open = new Map();

/**
 * Take the engine that answers from now on, and let it answer what is open.
 * @param {Engine} ready
 */
export function answerWith(ready) {
  engine = ready;
  for (const number of open.keys()) send(number);
}

/** Whether a question would be answered now. */
export const isConnected = () => Boolean(engine?.isReady());

/** How the answer should speak; every question says it. */
const speech = () => ({ lang: currentLanguage(), coordinates: current().preferences.coordinates });

/**
 * Ask once; the promise waits while nobody can answer. A newer question replaces the older ones of its topic.
 * @template {EventName} E
 * @param {E} event
 * @param {Question} question
 * @returns {Promise<Answer<E>>}
 */
export function ask(event, question, topic = "") {
  if (topic) forget(topic);
  const number = (nextNumber += 1);
  return new Promise((resolve) => {
    open.set(number, { number, event, message: { ...speech(), ...question }, topic, resolve, tries: 0 });
    send(number);
  });
}

/**
 * Drop the open questions of a topic; their answers do not matter any more.
 * @param {string} topic
 */
export function forget(topic) {
  for (const question of open.values()) {
    if (question.topic !== topic) continue;
    open.delete(question.number);
    // A search that nobody waits for is stopped, so that others need not wait for it.
    if (question.event === "help" && engine?.isReady()) engine.cancel();
  }
}

/** @param {number} number */
async function send(number) {
  const question = open.get(number);
  if (!question || !engine?.isReady()) return;
  const answer = await engine.answer(question.event, question.message);
  if (!open.has(number) || (!answer && !engine.isReady())) return;
  question.tries += 1;
  if (question.tries < (answer?.retry_after ? PATIENT_TRIES : answer ? 0 : TRIES)) {
    setTimeout(() => send(number), (answer?.retry_after ?? PAUSE) * 1000);
    return;
  }
  open.delete(number);
  question.resolve(answer ?? { error: "", code: "no-answer" });
}
