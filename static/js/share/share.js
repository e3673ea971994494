// @ts-check
/** Sharing a position: link, QR code, other sites, files; and opening what others shared. */

import { current } from "../app.js";
import { valueOf } from "../game/cells.js";
import { closeDialog, openDialog } from "../dialogs.js";
import { paragraph } from "../dom.js";
import { openGame } from "../game/games.js";
import { announce, endWaiting, sayWaiting, showToast } from "../messages.js";
import { thumbnail } from "../render/drawing.js";
import { address, field, once } from "../page.js";
import { ask } from "../asking.js";
import { aboutPosition } from "../game/questions.js";
import { isSolved, newGame, withCells } from "../game/state.js";
import { newId, oldGames } from "../store.js";
import { t } from "../text.js";
import { decode, encode } from "./code.js";
import { copy, copyNotation } from "./copying.js";
import { saveFile } from "./files.js";
import { qrPicture } from "./qr.js";

const ELSEWHERE = [
  ["sudokuwiki", "SudokuWiki"],
  ["sudokuexchange", "Sudoku Exchange"],
  ["f-puzzles", "f-puzzles"],
  ["sudokupad", "SudokuPad"],
];
const FILES = ["notation", "sdk", "ss", "pencil-marks", "hodoku", "opensudoku", "sdm"];

/** @typedef {Position & Pick<Game, "task"> & {isWatched?: boolean}} Shared */

/**
 * The link that carries a game's position.
 * @param {Position} game
 */
const linkOf = (game) => `${location.origin}${address()}/#s=${encode(game)}`;

/**
 * The QR code of a game's link, or null if there is none.
 * @param {Position} game
 */
export const linkPicture = (game) => qrPicture(linkOf(game));

/**
 * The game that is shared.
 * @type {Game}
 */
let shared;

/** Show every way to share the position on the board. */
function openShare() {
  const { game } = current();
  if (game) shareGame(game);
}

/**
 * Show every way to share the position of a game.
 * @param {Game} game
 */
export async function shareGame(game) {
  bind();
  shared = game;
  const link = linkOf(game);
  $("#share-link").val(link);
  $("#share-send").prop("hidden", !navigator.share);
  $("#share-format").empty().append(FILES.map((key) => $("<option>", { value: key }).text(t(`format_${key}`))));
  $("#share-elsewhere").empty();
  $("#share-qr").empty();
  endWaiting("share-said");
  sayWaiting("share-elsewhere-said");
  openDialog("share");
  // Another position may be shared by the time an answer comes.
  const isMine = () => field("share-link").value === link;
  const code = await linkPicture(game);
  if (!isMine()) return;
  $("#share-qr").empty().append(code ?? paragraph(t("share_qr_missing"), "told"));
  const links = await Promise.all(ELSEWHERE.map(([format]) => write(game, format)));
  if (!isMine()) return;
  endWaiting("share-elsewhere-said");
  $("#share-elsewhere").empty().append(links.map(({ text }, index) => elsewhere(text ?? "", ELSEWHERE[index][1])));
}

/**
 * @param {Game} game
 * @param {string} format
 */
const write = (game, format) => ask("write", { ...aboutPosition(game, current().preferences), format });

/**
 * @param {string} link
 * @param {string} name
 */
const elsewhere = (link, name) =>
  link
    ? $("<li>").append($("<a>", { class: "quiet-key", href: link.trim(), target: "_blank", rel: "noopener noreferrer" }).text(name))
    : $();

async function copyLink() {
  const link = field("share-link");
  link.select();
  const copied = await copy(link.value);
  $("#share-said").text(t(copied ? "share_copied" : "share_not_copied"));
  announce($("#share-said").text());
}

/** Hand the link over to another app; on phones with the position as a file. */
async function sendShare() {
  const file = new File([`${aboutPosition(shared, current().preferences).board}\n`], "sudoku.txt", { type: "text/plain" });
  const files = navigator.canShare?.({ files: [file] }) ? { files: [file] } : {};
  await navigator.share({ title: "Sudoku Helper", url: linkOf(shared), ...files }).catch(() => null);
}

/** Save the position as a file in the chosen format. */
async function saveShare() {
  sayWaiting("share-said");
  const answer = await write(shared, String($("#share-format").val()));
  endWaiting("share-said", answer.text ? "" : answer.error || t("no_answer"));
  if (answer.text) saveFile(answer.filename ?? "", answer.text);
}

/**
 * The position in the address, whether its search is to be watched, and the task of a class that it belongs to; all
 * are then taken away, so that a reload does not open them again.
 */
function takeFromAddress() {
  const carried = new URLSearchParams(location.hash.slice(1));
  const code = carried.get("s") ?? carried.get("watch");
  if (code === null) return null;
  history.replaceState(null, "", location.pathname + location.search);
  try {
    return { ...decode(code), isWatched: carried.has("watch"), task: carried.get("task") ?? undefined };
  } catch {
    showToast(t("link_broken"));
    return null;
  }
}

/**
 * Open what an address carries; a game that is being played is not left without asking.
 * @param {() => unknown} watch shows the search at the position on the board
 */
export function openFromAddress(watch) {
  const found = takeFromAddress();
  if (!found) return;
  const { view, game } = current();
  const busyWith = view === "board" && game?.past.length && !isSolved(game) ? game : null;
  const begun = found.task && oldGames().find((each) => each.task === found.task && !isSolved(each));
  // A task that was begun goes on where it was left.
  if (begun) openGame(begun);
  else if (!busyWith || encode(busyWith) === encode(found)) openShared(found, watch);
  else offer(found, watch);
}

/** Listen to the keys of the dialog. */
export const bind = once(() => {
  $(document).on("click", "#share-copy", copyLink).on("click", "#share-send", sendShare).on("click", "#share-save", saveShare);
});

/**
 * @param {Shared} shared
 * @param {() => unknown} watch
 */
function openShared({ phase, cells, isWatched, task }, watch) {
  openGame({ ...withCells(newGame(newId()), cells), phase, task });
  if (isWatched) watch();
}

/**
 * Ask before a running game is left.
 * @param {Shared} found
 * @param {() => unknown} watch
 */
function offer(found, watch) {
  $("#offer-picture").empty().append(thumbnail(found.cells.map(valueOf)));
  $("#offer-open").off("click").on("click", () => {
    closeDialog();
    openShared(found, watch);
  });
  openDialog("offer");
}

export const verbs = { copyNotation, openShare };
