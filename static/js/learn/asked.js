// @ts-check
/** What a drill asks, and the answers to choose from. Pure functions. */

import { t } from "../text.js";

/**
 * What is to be done.
 * @param {Pick<Answers["drill"], "kind" | "places">} drill
 */
export const taskText = ({ kind, places }) => t(`task_${kind === "cross-out" && places ? "place" : kind}`);

/**
 * The answers of a drill that is answered by choosing.
 * @param {OpenDrill} drill
 */
export function choicesOf({ kind, options = [] }) {
  if (kind === "real") return [{ key: "yes", name: t("real_yes") }, { key: "no", name: t("real_no") }];
  return kind === "which" ? options : [];
}
