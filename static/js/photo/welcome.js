// @ts-check
/**
 * Goes on with a game whose paper was looked at again: takes over what is new there, tells it, and asks where the two
 * differ. However much is answered, all of it is one move.
 */

import { UNSAID, current, update } from "../app.js";
import { closeDialog } from "../dialogs.js";
import { key, paragraph } from "../dom.js";
import { isGiven, valueOf } from "../game/cells.js";
import { openGame } from "../game/games.js";
import { cellName } from "../geometry.js";
import { verbs as assist } from "../help/assist.js";
import { element } from "../page.js";
import { notesOf } from "../preferences/preferences.js";
import { oldGames } from "../store.js";
import { t } from "../text.js";
import { gameOf, newsOf, takenOver } from "./again.js";
import { keepPhoto, photoOf, removePhoto } from "./album.js";
import { say, still } from "./box.js";
import { keepShown } from "./entry.js";
import { cornersOf } from "./mesh.js";
import { solutionOf } from "./unique.js";

/** More new digits than that are not named one by one. */
const MOST_NAMED = 12;

/** The side of the picture of a cell that is asked about, in points. */
const CELL_PICTURE = 96;

/**
 * The game whose puzzle a picture shows: the one on the board, or the one that was played last.
 * @param {readonly PhotoCell[]} read
 */
export const knownGame = (read) => gameOf(read, [current().game, ...oldGames()].filter((game) => game !== null));

/**
 * Go on with a game; where a new one is wanted nevertheless, leave it as it was.
 * @param {Game} known
 * @param {Blob} photo
 * @param {NonNullable<PhotoReading["grid"]>} grid
 * @param {() => unknown} openNew
 */
export async function welcomeBack(known, photo, grid, openNew) {
  const { own } = notesOf(known, current().preferences);
  const found = newsOf(known, grid.cells);
  const news = own ? found : { ...found, noted: [] };
  const photoBefore = photoOf(known.id);
  if (current().view !== "board" || current().game?.id !== known.id) openGame(known);
  take(takenOver(known, grid.cells, news));
  tell(known, grid, news, async () => {
    update({ game: known });
    const kept = await photoBefore;
    await (kept ? keepPhoto(kept) : removePhoto(known.id));
    openNew();
  });
  await photoBefore;
  await keepShown(photo, grid.mesh, known.id);
}

/**
 * Play on with what the paper shows; help goes on where nothing has changed.
 * @param {Game} after
 */
const take = (after) => update({ game: after, ...(after.cells !== current().game?.cells && UNSAID) });

/**
 * Tell what is new, and ask what is not clear.
 * @param {Game} known
 * @param {NonNullable<PhotoReading["grid"]>} grid
 * @param {PaperNews} news
 * @param {() => unknown} openNew
 */
function tell(known, grid, news, openNew) {
  const { coordinates } = current().preferences;
  const named = (/** @type {Candidate} */ [cell, digit]) => t("again_digit", { digit, cell: cellName(cell, coordinates) });
  const { added, noted } = news;
  // Whoever trains finds his mistakes himself.
  const wrong = current().preferences.training ? [] : impossible(known, added);
  const asked = [...wrong.map(([cell, mine]) => asWrong(cell, mine, grid.cells[cell].second)), ...news.asked];
  say([
    added.length ? t("again_new", { count: added.length, digits: listed(added.map(named)) }) : t(asked.length || noted.length ? "again_back" : "again_nothing"),
    ...(asked.length ? [t("again_asked", { count: asked.length })] : []),
  ].join(" "));
  if (wrong.length) element("photo-problem").textContent = t("again_wrongly", { digits: listed(wrong.map(named)) });
  const askedAbout = asked.map((question) => ({ question, name: cellName(question.cell, coordinates) }));
  /** @type {Record<number, number>} */
  const answers = {};
  const answer = (/** @type {number} */ cell, /** @type {number} */ digit) => {
    answers[cell] = digit;
    take(takenOver(known, grid.cells, news, answers));
  };
  $("#photo-news").empty().append([
    noted.length ? paragraph(t("again_notes", { count: noted.length })) : [],
    asked.length ? $("<ul>", { class: "paper-questions" }).append(askedAbout.map((each) => questionOf(each, grid.mesh, answer))) : [],
    $("<p>", { class: "photo-keys" }).append(
      key(t("play_on"), closeDialog, "main-key"),
      wrong.length ? key(t("again_why"), () => (closeDialog(), assist.help()), "second-key") : [],
      key(t("again_as_new"), openNew, "second-key"),
    ),
  ].flat());
  element("photo-news").querySelector("button")?.focus();
}

/**
 * Digits in a row; where there are too many for that, how many more.
 * @param {string[]} names
 */
const listed = (names) =>
  [...names.slice(0, MOST_NAMED), ...(names.length > MOST_NAMED ? [t("again_more", { count: names.length - MOST_NAMED })] : [])].join(", ");

/**
 * The digits that contradict the solution.
 * @param {Game} game
 * @param {Candidate[]} digits
 */
function impossible({ cells }, digits) {
  const solution = digits.length ? solutionOf(cells.map((content) => (isGiven(content) ? valueOf(content) : 0))) : null;
  return solution ? digits.filter(([cell, digit]) => solution[cell] !== digit) : [];
}

/**
 * What is asked about a digit that cannot be right, which may have been misread.
 * @param {number} cell
 * @param {number} mine
 * @param {number} second
 * @returns {PaperQuestion}
 */
const asWrong = (cell, mine, second) => ({ cell, why: "wrong", mine, digit: 0, second: second === mine ? 0 : second });

/**
 * A cell that is asked about, as it is on the paper, and what may stand there.
 * @param {{question: PaperQuestion, name: string}} asked
 * @param {Dot[]} mesh
 * @param {(cell: number, digit: number) => unknown} answer
 */
function questionOf({ question, name }, mesh, answer) {
  const { cell, why, mine } = question;
  const text = t(why === "unsure" && !mine ? "unsure_here_written" : `again_${why}`, { cell: name, digit: question.digit, mine: what(mine) });
  const $keys = choicesOf(question).map(([word, digit]) =>
    key(word, () => {
      $keys.forEach(($key, number) => $key.attr("aria-pressed", String(choicesOf(question)[number][1] === digit)));
      answer(cell, digit);
    }).attr("aria-pressed", String(why !== "unsure" && digit === mine)),
  );
  return $("<li>", { role: "group", "aria-label": text }).append(pictureOf(mesh, cell), $("<span>").text(text), $("<span>", { class: "answer-keys" }).append($keys));
}

/**
 * What may stand in a cell, each with its word; what is there now comes first, unless it is nothing.
 * @param {PaperQuestion} question
 * @returns {[word: string, digit: number][]}
 */
function choicesOf({ why, mine, digit, second }) {
  const others = [digit, second].filter((each, place) => !place || (each && each !== digit));
  if (why !== "unsure" || mine) return [[t("again_keep", { what: what(mine) }), mine], ...others.map((each) => /** @type {[string, number]} */ ([t("again_take", { what: what(each) }), each]))];
  return [digit, ...others.slice(1), 0].map((each, place) => [t(place ? "again_no" : "again_yes", { what: what(each) }), each]);
}

/** @param {number} digit */
const what = (digit) => String(digit || t("read_empty"));

/**
 * A cell as the photo shows it, upright.
 * @param {Dot[]} mesh
 * @param {number} cell
 */
function pictureOf(mesh, cell) {
  const [[x, y], [right, down], , [left, below]] = cornersOf(mesh, cell);
  const picture = document.createElement("canvas");
  Object.assign(picture, { width: CELL_PICTURE, height: CELL_PICTURE });
  const brush = picture.getContext("2d");
  if (!brush) return picture;
  const ontoPhoto = new DOMMatrix([right - x, down - y, left - x, below - y, x, y].map((part, place) => (place < 4 ? part / CELL_PICTURE : part)));
  brush.setTransform(ontoPhoto.inverse());
  brush.drawImage(still(), 0, 0);
  return picture;
}
