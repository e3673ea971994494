// @ts-check
/** Draws what is asked about the chosen cell of an entry from a photo: its own picture, the question, and what may be said of it. */

import { button, paragraph } from "../dom.js";
import * as reading from "../game/reading.js";
import { cellName, members } from "../geometry.js";
import { element } from "../page.js";
import { drawIn, drawingChanges } from "../redraw.js";
import { t } from "../text.js";
import { choicesOf, heldBy } from "./choices.js";
import { moved, placeOn } from "./mesh.js";
import { straightened } from "./straighten.js";

/** The side of the picture of a cell, in points, and how much of what lies around it is seen on each side. */
const PICTURE = 192;
const AROUND = 10;

/** @typedef {{photo: KeptPhoto, bitmap: ImageBitmap}} Shown */

/** The room for it, which games with a photo alone need. */
export function buildStrip() {
  const $next = button("nextUnsure", "", "quiet-key next-unsure").append($("<span>", { "aria-hidden": true }), $("<span>", { class: "visually-hidden" }));
  $("<div>", { id: "doubts", class: "doubts", role: "group" })
    .append(
      $("<canvas>", { id: "doubt-picture", class: "doubt-picture", role: "img" }),
      $("<div>", { class: "doubt-words" }).append(paragraph("").attr("id", "doubt-told"), paragraph("").attr("id", "doubt-count")),
      $next,
      $("<div>", { id: "doubt-keys", role: "group", "aria-labelledby": "doubt-told" }),
    )
    .insertAfter("#lamp");
}

/** @typedef {{game: Game | null, cursor: number, photo: Shown | null, coordinates: string, language: string}} Subject */

export const drawStrip = drawingChanges((/** @type {Subject} */ { game, cursor, photo, coordinates }) => {
  const $strip = $("#doubts").prop("hidden", !game).attr("aria-label", t("photo_doubts"));
  if (!game) return;
  const cell = cellName(cursor, coordinates);
  const isSeen = Boolean(photo && drawCell(/** @type {HTMLCanvasElement} */ (element("doubt-picture")), photo, cursor));
  $("#doubt-picture").prop("hidden", !isSeen).attr("aria-label", t("photo_cell", { cell }));
  $("#doubt-told").text(question(game, cursor, cell));
  $("#doubt-count").text(counts(game).join(" "));
  const left = Object.keys(reading.openDoubts(game)).length;
  const choices = choicesOf(game, cursor);
  // Who works with these keys goes on with them.
  drawIn($strip[0], () => {
    const [sign, name] = $("#doubts .next-unsure").prop("disabled", !left).attr("title", t("next_unsure")).children();
    sign.textContent = `? ${left} ›`;
    name.textContent = `${t("next_unsure")} (${left})`;
    $("#doubt-keys").empty().append(choices.map(choiceKey));
  }, "#doubts .next-unsure");
});

/**
 * @param {ReadChoice} choice
 * @param {number} place The first of them is what the cell counts as.
 */
function choiceKey(choice, place) {
  const { kind, digit, marks, keys } = choice;
  return button("readAs", "", "key read-key", choice)
    .attr({ "data-kind": kind, "aria-pressed": String(!place), "aria-keyshortcuts": [...keys].join(" ") || null })
    .append($("<b>", { class: "key-sign" }).text(digit || members(marks).join("") || "–"), " ", $("<span>", { class: "key-word" }).text(t(`kind_${kind}`, { count: members(marks).length })));
}

/**
 * What is asked about a cell, or what it counts as.
 * @param {Game} game
 * @param {number} place
 * @param {string} cell
 */
function question(game, place, cell) {
  const { kind, digit, marks } = heldBy(game.cells[place]);
  const doubt = reading.openDoubts(game)[place];
  const told = { cell, digit, digits: members(marks).join(" ") };
  if (doubt?.direct !== undefined) return t("unsure_here_changed", { ...told, digit: digit || t("read_empty"), direct: doubt.direct || t("read_empty") });
  if (reading.illegible(game).includes(place)) return t("illegible_here", { cell });
  return t(doubt ? `unsure_here_${kind}` : `read_here_${kind}`, told);
}

/**
 * How much is to be looked at, how much is by hand, and how many notes are left out.
 * @param {Game} game
 */
function counts(game) {
  const left = Object.keys(reading.openDoubts(game)).length;
  const hands = reading.byHand(game).length;
  return [
    `${left ? t("unsure_left", { count: left }) : t("unsure_none")}${hands ? ` ${t("by_hand_left", { count: hands })}` : ""}`,
    ...leftOut(game),
  ];
}

/**
 * The sentence about notes that could not be read, if there are any.
 * @param {Game} game
 */
export function leftOut(game) {
  const count = reading.illegible(game).length;
  return count ? [t("notes_left_out", { count })] : [];
}

/**
 * Draw a cell as it is on the photo, upright and with a little of what lies around it; whether the browser can.
 * @param {HTMLCanvasElement} canvas
 * @param {Shown} shown
 * @param {number} cell
 */
export function drawCell(canvas, { photo: { mesh }, bitmap }, cell) {
  const part = { x: (cell % 9) * 100 - AROUND, y: Math.floor(cell / 9) * 100 - AROUND, size: 100 + 2 * AROUND };
  const corners = [0, part.size].flatMap((down) => [0, part.size].map((right) => placeOn(mesh, part.x + right, part.y + down)));
  const reach = [0, 1].map((axis) => {
    const places = corners.map((dot) => dot[axis]);
    const from = Math.max(0, Math.floor(Math.min(...places)) - 1);
    return { from, long: Math.max(2, Math.ceil(Math.max(...places)) + 2 - from) };
  });
  const [across, down] = reach;
  const cut = Object.assign(document.createElement("canvas"), { width: across.long, height: down.long });
  const brush = cut.getContext("2d", { willReadFrequently: true });
  if (!brush) return false;
  brush.drawImage(bitmap, -across.from, -down.from);
  const near = moved(mesh, ([x, y]) => [x - across.from, y - down.from]);
  const { data } = straightened(brush.getImageData(0, 0, across.long, down.long), near, PICTURE, part);
  Object.assign(canvas, { width: PICTURE, height: PICTURE }).getContext("2d")?.putImageData(new ImageData(data, PICTURE, PICTURE), 0, 0);
  return true;
}
