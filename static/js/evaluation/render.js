// @ts-check
/** Draws what evaluation adds to the panel: the cause of a mark, and the legend of the marks. */

import { legendLine } from "../render/sentences.js";
import { t } from "../text.js";
import { isEvaluated } from "./overlay.js";

const ROLES = ["necessary", "single", "later_single", "excluded"];

/**
 * What the marks on evaluated candidates mean.
 * @param {{preferences: Preferences, game: Pick<Game, "phase" | "automatic">}} state
 */
export function evaluationLegend(state) {
  if (!isEvaluated(state)) return [];
  const roles = state.preferences.evaluation === "strict-minus" ? ROLES.slice(0, 3) : ROLES;
  return $("<ul>", { class: "marks-legend" }).append(
    roles.map((role) => legendLine(role, t(`mark_${role}`))),
  );
}

/**
 * The classes of the page that follow from the preference for training.
 * @param {State} state
 */
export const renderTraining = ({ preferences }) => document.documentElement.classList.toggle("training", preferences.training);
