// @ts-check
/** The beat of a watched solver: so many steps in a second, never more of them at once than can be followed. */

const MOST_STEPS_AT_ONCE = 3;
const BEAT = 1000 / 60;

/**
 * A metronome that lets *advance* make a step as often as the run says; it makes none and says so when it has to wait.
 * @param {() => Run | null | undefined} running the run that is watched
 * @param {() => boolean} advance
 */
export function metronome(running, advance) {
  let due = 0;
  let lastBeat = 0;
  let beat = 0;

  function tick() {
    const run = running();
    if (!run?.playing) return;
    const now = performance.now();
    due += ((now - lastBeat) * run.speed) / 1000;
    lastBeat = now;
    for (let steps = 0; due >= 1 && steps < MOST_STEPS_AT_ONCE; steps += 1) {
      due -= 1;
      if (!advance() || !running()?.playing) break;
    }
    // Time that passed while waiting or hidden is not made up for.
    due = Math.min(due, 1);
    if (running()?.playing) beat = window.setTimeout(tick, BEAT);
  }

  /** Begin with a step at once, if the run is to be played. */
  return function start() {
    clearTimeout(beat);
    due = 1;
    lastBeat = performance.now();
    tick();
  };
}
