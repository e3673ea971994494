// @ts-check
/** The box that asks what an entry is called and which tags it has. */

import { closeDialog, openDialog } from "../dialogs.js";
import { field } from "../page.js";
import { t } from "../text.js";
import { LONGEST_NAME, readTags } from "./records.js";

/** @typedef {Pick<CollectionRecord, "name" | "tags">} Naming */

/** @type {((naming: Naming) => unknown) | null} */
let take = null;

/**
 * Ask for name and tags; *known* are the tags that can be tapped.
 * @param {string} title the key of what is done
 * @param {Naming} naming
 * @param {string[]} known
 * @param {(naming: Naming) => unknown} action
 */
export function askNaming(title, { name, tags }, known, action) {
  take = action;
  $("#entry-title").text(t(title));
  $("#entry-name").val(name);
  $("#entry-tags").val(tags.join(", "));
  $("#entry-known").empty().append(known.map((tag) => $("<button>", { type: "button", class: "tag", "data-tag": tag }).text(tag)));
  showChosen();
  openDialog("entry");
  field("entry-name").select();
}

/** Show which of the known tags the entry has. */
function showChosen() {
  const chosen = readTags(field("entry-tags").value).map((tag) => tag.toLocaleLowerCase());
  $("#entry-known [data-tag]").each((_, key) => key.setAttribute("aria-pressed", String(chosen.includes((key.dataset.tag ?? "").toLocaleLowerCase()))));
}

/** @param {string} tag */
function toggle(tag) {
  const tags = readTags(field("entry-tags").value);
  const others = tags.filter((each) => each.toLocaleLowerCase() !== tag.toLocaleLowerCase());
  $("#entry-tags").val((others.length < tags.length ? others : [...tags, tag]).join(", "));
  showChosen();
}

/** Listen to the box. */
export function bindNaming() {
  $("#entry-tags").on("input", showChosen);
  $("#entry-known").on("click", "[data-tag]", ({ currentTarget }) => toggle(currentTarget.dataset.tag));
  $("#entry-form").on("submit", (event) => {
    event.preventDefault();
    closeDialog();
    const name = field("entry-name").value.trim().slice(0, LONGEST_NAME);
    if (name) take?.({ name, tags: readTags(field("entry-tags").value) });
  });
}
