// @ts-check
/**
 * Looking through the camera while a game is played: the marks of help lie on the paper, and follow it as the hand moves.
 * Each picture is shown together with the marks that were found for it, so that they never run after it.
 */

import { current, onUpdate, update } from "../app.js";
import { openDialog } from "../dialogs.js";
import { spoken, verbs as assist } from "../help/assist.js";
import { dialog, element } from "../page.js";
import { visit } from "../rooms.js";
import { t } from "../text.js";
import { isSamePuzzle } from "./again.js";
import { isWanted, say, show, still, video } from "./box.js";
import { pictureOf, startCamera, stopCamera } from "./camera.js";
import { drawBitmap } from "./decode.js";
import { FOR_FOLLOWING, steadied } from "./follow.js";
import { FOR_GLIMPSES } from "./glimpse.js";
import { copyBoard, layMarks } from "./marks.js";
import * as reader from "./reader.js";
import { isThere, SHARP } from "./steady.js";
import { showOutlines } from "./view.js";

/** The longest side of the pictures that are shown. */
const SHOWN = 960;

/** For how long the marks stay where they were, and after what time it is said that the grid is lost, in milliseconds. */
const OVERLOOKED = 150;
const LOST = 1500;

/** How many glimpses of a grid that could not be read are let pass before it is tried again. */
const PATIENCE = 20;

/** After how many pictures in which nothing had to be looked for the view stops for who does not want things to move. */
const ENOUGH = 5;

/** How long a frozen view waits before it looks whether it goes on, in milliseconds. */
const PAUSE = 60;

/** @typedef {Awaited<ReturnType<typeof look>>} Seen */

/**
 * What is known of a view before anything was seen: where the grid was in the last small picture and in the one that is
 * shown, when, and in how many pictures since; where one could not be read, and how often that was passed over since.
 */
const unseen = () => ({
  where: /** @type {Quad | null} */ (null),
  shown: /** @type {Quad | null} */ (null),
  failed: /** @type {Quad | null} */ (null),
  found: 0,
  passed: 0,
  seenAt: 0,
});
let view = unseen();

let isFrozen = false;

/** What the grid looks like that is followed, and how its paper is bent; null until it has been read. @type {FollowedGrid | null} */
let known = null;

/** Look at the paper of the game through the camera, with the marks of the help on it. */
async function lookLive() {
  if (current().game?.phase !== "playing") return;
  if (!dialog("photo").open) openDialog("photo");
  const mine = show("asking", t("photo_asking"));
  const problem = await startCamera(video(), () => isWanted(mine), () => lose("camera"));
  if (!isWanted(mine)) return;
  if (problem) lose(problem);
  else await onFlatBoard(watch);
}

/**
 * Do something while the board is not laid onto a photo, since it is copied as it is.
 * @param {() => Promise<unknown>} action
 */
async function onFlatBoard(action) {
  const { onPhoto, game } = current();
  if (onPhoto) update({ onPhoto: false });
  const watcher = new MutationObserver(() => known && copyBoard(known.mesh));
  watcher.observe(element("board"), { subtree: true, childList: true, attributes: true });
  watcher.observe(element("chains"), { subtree: true, childList: true, attributes: true });
  try {
    await action();
  } finally {
    watcher.disconnect();
    layMarks(null, still());
    if (onPhoto && current().game?.id === game?.id) update({ onPhoto });
  }
}

/** Show picture after picture until something else is wanted. */
async function watch() {
  const mine = show("marks", t("live_seek"));
  known = null;
  view = unseen();
  freeze(false);
  tellHelp();
  element("photo-freeze").focus();
  while (isWanted(mine)) {
    if (isFrozen) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      continue;
    }
    const seen = await look().catch(() => null);
    if (!isWanted(mine)) return;
    if (!seen) {
      lose("reader");
      return;
    }
    drawBitmap(seen.frame, still());
    if (known) showMarks(seen);
    else {
      showOutlines(seen.corners ? [enlarged(seen.corners, seen.scale)] : [], still());
      if (isWorthReading(seen)) await recognise(seen, mine);
    }
    // A page that is not seen need not look.
    await new Promise(requestAnimationFrame);
  }
}

/**
 * Lay the marks onto the picture that is shown, and tell where they went.
 * @param {Seen} seen
 */
function showMarks({ corners, scale }) {
  const now = performance.now();
  view.found = corners ? view.found + 1 : 0;
  if (corners) Object.assign(view, { where: corners, shown: steadied(view.shown, enlarged(corners, scale)), seenAt: now });
  else if (now - view.seenAt > OVERLOOKED) view.shown = null;
  layMarks(view.shown, still());
  if (corners) say(t("live_found"));
  else if (now - view.seenAt > LOST) say(t("live_lost"));
  if (view.found === ENOUGH && matchMedia("(prefers-reduced-motion: reduce)").matches) freeze(true);
}

/**
 * Whether a grid is seen that has not just been read without success.
 * @param {Seen} seen
 */
function isWorthReading({ corners }) {
  const hasFailed = Boolean(corners && isThere(corners, view.failed));
  view.passed = hasFailed ? view.passed + 1 : 0;
  return corners && (!hasFailed || view.passed >= PATIENCE);
}

/**
 * Read what the camera sees, and follow it if it is the grid of the game.
 * @param {Seen} seen
 * @param {number} mine
 */
async function recognise({ corners }, mine) {
  const picture = await pictureOf(video()).catch(() => null);
  const found = picture && (await gridOfGame(picture));
  if (!isWanted(mine)) return;
  showOutlines([], still());
  if (picture && found) {
    known = found;
    const where = enlarged(found.corners, FOR_FOLLOWING / Math.max(picture.width, picture.height));
    Object.assign(view, { where, seenAt: performance.now() });
    copyBoard(found.mesh);
  } else {
    Object.assign(view, { failed: corners, passed: 0 });
    say(t("live_other"));
  }
}

/**
 * The grid of the game among those of a picture, the clearest first; null if none is.
 * @param {ImageBitmap} picture
 */
async function gridOfGame(picture) {
  const { game } = current();
  for (let [chosen, count] = [0, 1]; game && chosen < count; chosen += 1) {
    const found = await createImageBitmap(picture).then((bitmap) => reader.recognise(bitmap, chosen)).catch(() => null);
    if (found?.grid && found.known && isSamePuzzle(found.grid.cells, game.cells)) return found.known;
    count = found?.outlines.length ?? 0;
  }
  return null;
}

/**
 * A picture of now, where the grid is in a small one of it, and how much smaller that is; while it is not known yet,
 * where any grid is that is sharp enough to be read.
 */
async function look() {
  const frame = await pictureOf(video(), SHOWN);
  const small = await smaller(frame, known ? FOR_FOLLOWING : FOR_GLIMPSES);
  const scale = frame.width / small.width;
  if (known) return { frame, scale, corners: await reader.follow(small, known.look, view.where) };
  const { corners, sharp } = await reader.glimpse(small);
  return { frame, scale, corners: sharp < SHARP ? null : corners };
}

/**
 * @param {ImageBitmap} frame
 * @param {number} longest
 */
function smaller(frame, longest) {
  const scale = Math.min(1, longest / Math.max(frame.width, frame.height));
  const [resizeWidth, resizeHeight] = [frame.width, frame.height].map((side) => Math.max(1, Math.round(side * scale)));
  return createImageBitmap(frame, { resizeWidth, resizeHeight, resizeQuality: "low" });
}

/**
 * @param {Quad} corners
 * @param {number} scale
 */
const enlarged = (corners, scale) => /** @type {Quad} */ (corners.map(([x, y]) => [x * scale, y * scale]));

/** Stop at the picture that is shown, or look on; whoever tapped on it goes on with the key if he likes. */
function freezeLive() {
  if (dialog("photo").dataset.step !== "marks") return;
  freeze(!isFrozen);
  element("photo-freeze").focus();
}

/** @param {boolean} frozen */
function freeze(frozen) {
  isFrozen = frozen;
  element("photo-freeze").setAttribute("aria-pressed", String(frozen));
  if (frozen) video().pause();
  else video().play().catch(() => null);
}

/** Ask for help, or for more of it, but not for what it leads to. */
function helpLive() {
  const { game, help } = current();
  if (game && (!help || help.done || help.stage < 3)) assist.help();
}

/** Say what help tells beside its marks. */
function tellHelp() {
  if (dialog("photo").dataset.step !== "marks") return;
  const { help } = current();
  $("#photo-news").text(help && help.kind !== "asking" ? spoken(help) : t(help ? "title_asking" : "live_no_help"));
}

/**
 * Let go of the camera, and say why.
 * @param {"camera" | "denied" | "reader"} problem
 */
function lose(problem) {
  stopCamera(video());
  show("told", "");
  element("photo-problem").textContent = t(`photo_problem_${problem}`);
  element("photo-file").focus();
}

/** Listen to the box: a tap on the picture freezes it, as does the key for that. */
export async function bind() {
  await visit("photo");
  still().parentElement?.addEventListener("click", freezeLive);
  onUpdate((state, before) => state.help !== before.help && tellHelp());
}

export const verbs = { freezeLive, helpLive, lookLive };
