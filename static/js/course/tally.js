// @ts-check
/** How the guided boards went, for a chapter that is a task of a class: reported at its end. */

/** @type {{right: number, tried: number, helped: number}} */
const counted = { right: 0, tried: 0, helped: 0 };
const began = Date.now();

export const tally = {
  /**
   * Count a guided board that is done.
   * @param {Guided} guided
   */
  count({ verdict, hinted }) {
    counted.tried += 1;
    if (verdict === "right" && !hinted) counted.right += 1;
    if (hinted) counted.helped += 1;
  },

  /** Show the result, if the address names a task and a board was done. */
  report() {
    const task = new URLSearchParams(location.hash.slice(1)).get("task");
    if (!task || !counted.tried) return;
    const seconds = Math.round((Date.now() - began) / 1000);
    import("../classroom/result.js").then(({ reportResult }) => reportResult({ task, ...counted, seconds }), () => null);
  },
};
