// @ts-check
/**
 * Draws the marks of help onto a picture in which the paper of the game is seen: a copy of the board that is laid onto
 * its grid, bent as the paper is.
 */

import { element, elements } from "../page.js";
import { cornersOf, matrixOnto, moved, pathOn } from "./mesh.js";

/** The side of the copy, before it is laid onto a picture; its lines are drawn for the other. */
const SIDE = 450;
const FLAT = 900;

/** What names a part of the page, or tells it to assistive software, is true of the board alone. */
const NAMING = ["id", "role", "tabindex", "aria-label", "aria-multiselectable", "aria-selected", "aria-readonly", "aria-invalid"];

/**
 * Copy what the board shows now.
 * @param {Dot[]} mesh the crossings of the grid's lines on a square with the side 1
 */
export function copyBoard(mesh) {
  const copies = ["board", "chains"].map((id) => /** @type {HTMLElement} */ (element(id).cloneNode(true)));
  const shown = moved(mesh, ([x, y]) => [x * SIDE, y * SIDE]);
  const drawn = moved(mesh, ([x, y]) => [x * FLAT, y * FLAT]);
  for (const each of copies.flatMap((copy) => [copy, ...elements("*", copy)])) for (const name of NAMING) each.removeAttribute(name);
  elements("[data-cell]", copies[0]).forEach((cell, number) => {
    cell.style.setProperty("--place", matrixText(cornersOf(shown, number), SIDE / 9));
    delete cell.dataset.cell;
  });
  for (const path of elements("g > path, .beam, .cross", copies[1])) path.setAttribute("d", pathOn(drawn, path.getAttribute("d") ?? ""));
  // The points of arrows are named by their lines, and those of the board have the colours of its theme.
  elements("#chains marker").forEach(({ id }, number) => (elements("marker", copies[1])[number].id = `laid-${id}`));
  for (const line of elements("[marker-end]", copies[1])) line.setAttribute("marker-end", (line.getAttribute("marker-end") ?? "").replace("#", "#laid-"));
  element("photo-marks").replaceChildren(...copies);
}

/**
 * Lay the marks onto the grid of a picture that is shown in an element, or hide them.
 * @param {Quad | null} corners
 * @param {HTMLCanvasElement} picture
 */
export function layMarks(corners, picture) {
  const { style } = element("photo-marks");
  style.visibility = corners ? "visible" : "hidden";
  if (!corners) return;
  const { offsetLeft, offsetTop, clientWidth, clientHeight, width, height } = picture;
  const scale = Math.min(clientWidth / width, clientHeight / height);
  const [left, top] = [offsetLeft + (clientWidth - width * scale) / 2, offsetTop + (clientHeight - height * scale) / 2];
  const shown = corners.map(([x, y]) => [left + x * scale, top + y * scale]);
  style.transform = matrixText(/** @type {Quad} */ (shown), SIDE);
}

/**
 * @param {Quad} corners
 * @param {number} size
 */
const matrixText = (corners, size) => `matrix3d(${matrixOnto(corners, size).map((each) => each.toFixed(8)).join(",")})`;
