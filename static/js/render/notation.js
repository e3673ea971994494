// @ts-check
/** A chain as one line for experts, and the key that copies it. */

/**
 * The line of an explained step, if the player wants it and the step is a chain.
 * @param {StepHelp} help
 * @param {Preferences} preferences
 * @param {JQuery} copyKey
 */
export function chainNotation({ stage, step }, { chainNotation: isWanted }, copyKey) {
  if (stage !== 3 || !isWanted || !step.eureka) return [];
  return $("<p>", { class: "notation" }).append($("<code>", { id: "notation" }).text(step.eureka), copyKey);
}
