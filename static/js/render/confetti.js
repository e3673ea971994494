// @ts-check
/** Confetti for a solved Sudoku; none for players who want less motion. */

const PIECES = 140;
const DURATION = 2600;
const COLOURS = ["#ffd873", "#5aa9e6", "#2fae7a", "#e4572e", "#8e6bd8"];

/** Let it rain once; the promise is kept when it is over. */
export const celebrate = () => new Promise((resolve) => rain(() => resolve(undefined)));

/** @param {() => void} onEnd */
function rain(onEnd) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    onEnd();
    return;
  }
  const canvas = document.createElement("canvas");
  canvas.className = "confetti";
  canvas.ariaHidden = "true";
  document.body.append(canvas);
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  const pen = canvas.getContext("2d");
  if (!pen) {
    onEnd();
    return;
  }
  const pieces = Array.from({ length: PIECES }, newPiece);
  const begin = performance.now();
  const draw = (/** @type {number} */ now) => {
    const time = (now - begin) / DURATION;
    pen.clearRect(0, 0, canvas.width, canvas.height);
    if (time >= 1) {
      canvas.remove();
      onEnd();
      return;
    }
    for (const piece of pieces) drawPiece(pen, piece, time);
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}

function newPiece() {
  return {
    x: Math.random(),
    y: -0.3 * Math.random(),
    drift: (Math.random() - 0.5) * 0.3,
    speed: 0.9 + Math.random() * 0.7,
    turn: Math.random() * 12,
    size: 6 + Math.random() * 7,
    colour: COLOURS[Math.floor(Math.random() * COLOURS.length)],
  };
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {ReturnType<typeof newPiece>} piece
 * @param {number} time
 */
function drawPiece(pen, { x, y, drift, speed, turn, size, colour }, time) {
  pen.save();
  pen.globalAlpha = Math.min(1, (1 - time) * 3);
  pen.translate((x + drift * time) * pen.canvas.width, (y + speed * time * (0.6 + 0.6 * time)) * pen.canvas.height);
  pen.rotate(turn * time);
  pen.fillStyle = colour;
  pen.fillRect(-size / 2, (-size / 4) * Math.cos(turn * time * 2), size, (size / 2) * Math.abs(Math.cos(turn * time * 2)) + 1);
  pen.restore();
}
