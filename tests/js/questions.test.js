// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { position, update } from "../../static/js/app.js";
import { aboutPosition, aboutSteps } from "../../static/js/game/questions.js";
import { fillMarks, readGame, toggleCandidate } from "../../static/js/game/state.js";
import { DEFAULTS, notesOf } from "../../static/js/preferences/preferences.js";
import { answerWith, ask, forget, isConnected } from "../../static/js/asking.js";
import { setLanguage } from "../../static/js/text.js";

const BOARD = `12.${".".repeat(78)} r5c5<>9`;

/**
 * An engine that is heard and answers as told.
 * @param {any[]} answers
 */
function engineWith(answers) {
  /** @type {{event: string, message: Question}[]} */
  const heard = [];
  const state = { ready: true, cancelled: 0 };
  /** @type {Engine} */
  const engine = {
    isReady: () => state.ready,
    cancel: () => (state.cancelled += 1),
    answer: async (event, message) => {
      heard.push({ event, message });
      return answers.shift() ?? null;
    },
  };
  return { engine, heard, state };
}

test("a question about steps tells the position and the techniques that are wanted", () => {
  const preferences = { ...DEFAULTS, off: ["x-wing"], uniqueness: false };
  assert.deepEqual(aboutPosition(readGame("a", BOARD), preferences), { board: BOARD });
  assert.deepEqual(aboutSteps({ ...readGame("a", BOARD), automatic: true }, preferences), {
    board: BOARD, order: [], off: ["x-wing"], learning: [], uniqueness: false, candidates_shown: true, last_move: [],
  });
});

test("whoever notes two digits in a cell is helped as before", () => {
  const plain = readGame("a", BOARD.split(" ")[0]);
  const cell = plain.cells.indexOf(0);
  const noted = [1, 2].reduce((game, digit) => toggleCandidate(game, [cell], digit, notesOf(game, DEFAULTS)), plain);
  assert.notDeepEqual(noted.cells, plain.cells);
  assert.deepEqual({ ...aboutSteps(noted, DEFAULTS), last_move: [] }, aboutSteps(plain, DEFAULTS));
  assert.ok(aboutSteps(fillMarks(plain), DEFAULTS).candidates_shown);
});

test("every question says how the answer should speak", async () => {
  setLanguage("de");
  update({ preferences: { ...DEFAULTS, coordinates: "r1c1", blocks: "place" } });
  const { engine, heard } = engineWith([{ mistakes: [] }]);
  answerWith(engine);
  assert.deepEqual(await ask("check", { board: BOARD }), { mistakes: [] });
  assert.deepEqual(heard, [{ event: "check", message: { lang: "de", coordinates: "r1c1", blocks: "place", board: BOARD } }]);
});

test("a question waits for an engine, and is asked anew when it is back", async () => {
  const { engine, heard, state } = engineWith([null, { solved: true }]);
  answerWith(engine);
  state.ready = false;
  assert.ok(!isConnected());
  const answer = ask("help", {});
  assert.equal(heard.length, 0);
  state.ready = true;
  answerWith(engine);
  state.ready = false;
  await Promise.resolve();
  state.ready = true;
  answerWith(engine);
  assert.deepEqual(await answer, { solved: true });
  assert.equal(heard.length, 2);
});

test("a busy engine is asked again after the time it names", async () => {
  const { engine, heard } = engineWith([{ error: "busy", retry_after: 0.001 }, { solved: true }]);
  answerWith(engine);
  assert.deepEqual(await ask("help", {}), { solved: true });
  assert.equal(heard.length, 2);
});

test("a newer question replaces the older ones of its topic, which are settled, and stops their search", async () => {
  const { engine, state } = engineWith([{ solved: false }, { solved: true }]);
  answerWith(engine);
  const older = ask("help", {}, "help");
  assert.deepEqual(await ask("help", {}, "help"), { solved: true });
  assert.deepEqual([await older, state.cancelled], [{ code: "withdrawn" }, 1]);
  const other = ask("check", {}, "check");
  forget("check");
  assert.deepEqual([await other, state.cancelled], [{ code: "withdrawn" }, 1], "only a search for help is stopped");
});

test("an answer about what has changed meanwhile is withdrawn as soon as it has, whoever may answer", async () => {
  answerWith();
  const game = readGame("a", BOARD);
  update({ game });
  const question = ask("check", {}, "", position);
  update({ game: toggleCandidate(game, [40], 5, notesOf(game, DEFAULTS)) });
  assert.deepEqual(await question, { code: "withdrawn" });
});

test("what is no part of the position does not matter to an answer about it", async () => {
  answerWith();
  const game = readGame("a", BOARD);
  update({ game });
  const question = ask("check", {}, "", position);
  update({ game: { ...game, cells: [...game.cells], automatic: false, layers: { colours: game.cells }, past: [[]], title: "other" } });
  answerWith(engineWith([{ mistakes: [] }]).engine);
  assert.deepEqual(await question, { mistakes: [] });
});

test("an answer about a form that was changed meanwhile is withdrawn when it comes", async () => {
  let wish = "easy";
  const { engine } = engineWith([{ board: BOARD }]);
  answerWith(engine);
  const question = ask("new", {}, "", () => wish);
  wish = "hard";
  assert.deepEqual(await question, { code: "withdrawn" });
});

test("whoever speaks another language by the time of the answer is answered in it", async () => {
  const { engine, heard } = engineWith([{ mistakes: [] }, { mistakes: [] }]);
  answerWith(engine);
  setLanguage("de");
  const question = ask("check", {});
  setLanguage("en");
  await question;
  assert.deepEqual(heard.map(({ message }) => message.lang), ["de", "en"]);
});

test("the first engine that can answers; what it leaves open goes to the other, and comes once", async () => {
  const server = engineWith([]);
  const device = engineWith([{ solved: true }]);
  /** @type {(answer: null) => void} */
  let breakOff = () => {};
  server.engine.answer = (event, message) => {
    server.heard.push({ event, message });
    return new Promise((resolve) => (breakOff = resolve));
  };
  device.state.ready = false;
  answerWith(server.engine, device.engine);
  const answer = ask("help", {});
  server.state.ready = false;
  answerWith(server.engine, device.engine);
  assert.deepEqual([server.heard.length, device.heard.length], [1, 0], "nobody can answer yet");
  device.state.ready = true;
  answerWith(server.engine, device.engine);
  server.state.ready = true;
  answerWith(server.engine, device.engine);
  breakOff(null);
  assert.deepEqual(await answer, { solved: true });
  assert.deepEqual([server.heard.length, device.heard.length], [1, 1], "nothing is asked twice");
});
