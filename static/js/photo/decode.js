// @ts-check
/** Opens pictures from files, upright and not larger than the reader needs them. */

/** The longest side of a picture that is read. */
export const LONGEST = 1600;

/** The most points of a picture: to unpack more would take all memory of a phone. */
const MOST_POINTS = 120e6;

/**
 * A size with the same shape of which no side is longer than asked.
 * @param {number} width
 * @param {number} height
 */
export function fitted(width, height, longest = LONGEST) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * What is the matter with the size of a picture; null if it can be read.
 * @param {number} width
 * @param {number} height
 * @returns {"unreadable" | "huge" | null}
 */
export function problemWithSize(width, height) {
  if (!width || !height) return "unreadable";
  return width * height > MOST_POINTS ? "huge" : null;
}

/**
 * Draw a picture onto a canvas, upright as its file tells, the first frame of one that moves; what is the matter if it cannot be.
 * @param {Blob} file
 * @param {HTMLCanvasElement} canvas
 */
export async function draw(file, canvas) {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    // Its size is known before it is unpacked.
    await new Promise((resolve, reject) => Object.assign(image, { onload: resolve, onerror: reject, src: address }));
    const problem = problemWithSize(image.naturalWidth, image.naturalHeight);
    if (problem) return problem;
    const { width, height } = fitted(image.naturalWidth, image.naturalHeight);
    // Turned as its file says, which is what browsers do unless they are told otherwise; not all know a word for it.
    const bitmap = await createImageBitmap(image, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
    drawBitmap(bitmap, canvas);
    return null;
  } catch {
    return "unreadable";
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Draw a picture onto a canvas of its size; what is transparent is paper. The picture is used up.
 * @param {ImageBitmap} bitmap
 * @param {HTMLCanvasElement} canvas
 */
export function drawBitmap(bitmap, canvas) {
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  const paper = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  paper.fillStyle = "white";
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(bitmap, 0, 0);
  bitmap.close();
}
