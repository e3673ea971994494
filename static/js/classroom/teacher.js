// @ts-check
/** The teacher's page: sets tasks, hands them out, collects results. Everything stays on this device. */

import { findEngines } from "../engines.js";
import { saveSheet } from "../making/sheet.js";
import { endWaiting, offerUndo, sayWaiting, showToast } from "../messages.js";
import { followUpdates } from "../offline/updates.js";
import { dialog, element, elements, field, onFile, root } from "../page.js";
import { saveFile } from "../share/files.js";
import { readTexts, t } from "../text.js";
import { titleOf } from "./describing.js";
import { bindHandingOut, handOut } from "./handing-out.js";
import { canScan, scan } from "./scanning.js";
import { bindSetting, wishedTask } from "./setting.js";
import { renderTasks } from "./table.js";
import * as tasks from "./tasks.js";

/**
 * Change the tasks as they are now, also by another tab, and show them.
 * @param {KeptTask[]} changed
 */
function keep(changed) {
  if (!tasks.saveTasks(changed)) showToast(t("not_saved"));
  render();
}

const render = () => renderTasks(tasks.loadTasks(), { onHandOut: handOut, onRemove: remove, onRemoveResult: removeResult });

async function make() {
  if (element("class-form").ariaBusy === "true") return;
  element("class-form").ariaBusy = "true";
  sayWaiting("class-said", "making");
  const task = await wishedTask();
  element("class-form").ariaBusy = "false";
  endWaiting("class-said", task ? t("class_made") : "");
  if (!task) return;
  field("class-title").value = "";
  keep(tasks.addTask(tasks.loadTasks(), task, Date.now()));
  handOut(task);
}

/**
 * Enter result codes, and tell what became of them.
 * @param {string[]} lines
 */
function take(lines) {
  const { tasks: changed, added, replaced, broken } = tasks.takeResults(tasks.loadTasks(), lines, Date.now());
  $("#class-taken").text(added || replaced ? t("class_taken", { added, replaced }) : "");
  $("#class-broken").text(broken.length ? t("class_broken", { codes: broken.join(" · ") }) : "");
  // What could not be read stays in the field to be mended.
  field("class-codes").value = broken.join("\n");
  if (added || replaced) keep(changed);
  return { added, replaced };
}

/** A result that a pupil's QR code brought here; taken out of the address, so that a reload does not bring it again. */
function takeFromAddress() {
  const result = new URLSearchParams(location.hash.slice(1)).get("result");
  if (!result) return;
  history.replaceState(null, "", location.pathname + location.search);
  take([result]);
  element("class-taken").scrollIntoView({ block: "center" });
}

/** @param {KeptTask} task */
function remove(task) {
  const before = tasks.loadTasks();
  keep(tasks.removeTask(before, task.id));
  offerUndo(t("class_removed", { title: titleOf(task) }), () => keep(before));
}

/**
 * @param {KeptTask} task
 * @param {string} name
 */
function removeResult(task, name) {
  const before = tasks.loadTasks();
  keep(tasks.removeResult(before, task.id, name));
  offerUndo(t("class_removed_result", { name }), () => keep(before));
}

/** @param {File} file */
async function openFile(file) {
  const found = tasks.takeFile(tasks.loadTasks(), await file.text());
  $("#class-file-problem").text(!found ? t("class_file_wrong") : found.refused ? t("file_refused", { count: found.refused }) : "");
  if (found) keep(found.tasks);
}

function main() {
  readTexts();
  bindSetting();
  bindHandingOut();
  $("#class-form").on("submit", (event) => {
    event.preventDefault();
    make();
  });
  $("#class-collect").on("submit", (event) => {
    event.preventDefault();
    take(field("class-codes").value.split("\n"));
  });
  $("#class-save-all").on("click", () => saveFile(`${t("class_file_name")}.json`, tasks.writeFile(tasks.loadTasks()), "application/json"));
  $("#class-sheet").on("click", () => saveSheet(field("class-sheet-chapter").value));
  onFile("class-file", openFile);
  for (const each of elements("dialog [data-close]")) each.addEventListener("click", () => each.closest("dialog")?.close());
  canScan().then((possible) => $("#class-scan").prop("hidden", !possible));
  $("#class-scan").on("click", () => scan(dialog("class-scan"), (text) => take([text])));
  tasks.onForeignTasks(render);
  window.addEventListener("hashchange", takeFromAddress);
  render();
  takeFromAddress();
  followUpdates();
  findEngines();
  root().dataset.ready = "true";
}

main();
