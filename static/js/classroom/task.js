// @ts-check
/** The pupil's page: what the task is, the way to it, and the results that this device has kept. */

import { key, paragraph } from "../dom.js";
import { findEngines } from "../engines.js";
import { valueOf } from "../game/cells.js";
import { endWaiting, sayWaiting, showToast } from "../messages.js";
import { followUpdates } from "../offline/updates.js";
import { address, field, root } from "../page.js";
import { thumbnail } from "../render/drawing.js";
import { ask } from "../asking.js";
import { decode } from "../share/code.js";
import { saveFile } from "../share/files.js";
import { readTexts, t } from "../text.js";
import { readTask, tidyName, writeTask } from "./codes.js";
import { about, bookletOf, roomOf, titleOf } from "./describing.js";
import { forgetPupil, loadPupil, savePupil } from "./pupil.js";
import { reportResult, showResult, told } from "./result.js";

/** The task of the address; null if it holds none that makes sense. */
function taskInAddress() {
  try {
    const task = readTask(location.hash.slice(1));
    if (task.kind === "puzzle") decode(task.what);
    return task;
  } catch {
    return null;
  }
}

function render() {
  const task = taskInAddress();
  $("#task-problem").text(task || !location.hash ? "" : t("class_link_broken"));
  $("#task-none").prop("hidden", Boolean(location.hash));
  endWaiting("task-said");
  $("#task").prop("hidden", !task);
  // The same task in the other language.
  $(".other-language").attr("href", (_, href) => href.split("#")[0] + location.hash);
  if (task) renderTask(task);
  renderResults();
}

/** @param {ClassTask} task */
function renderTask(task) {
  const isBooklet = task.kind === "booklet";
  $("#task-title").text(task.title || t("class_task"));
  $("#task-about").text(about(task));
  $("#task-picture").empty().append(task.kind === "puzzle" ? thumbnail(decode(task.what).cells.map(valueOf)) : []);
  $("#task-go").prop("hidden", isBooklet).attr("href", roomOf(task) ?? "");
  $("#task-booklet, #task-solved-form").prop("hidden", !isBooklet);
  if (isBooklet) $("#task-solved").attr("max", bookletOf(task.what).number);
}

/** Results of before, each to be shown again. */
function renderResults() {
  const { results } = loadPupil();
  $("#task-results").prop("hidden", !results.length);
  $("#task-results-list").empty().append(
    results.map((finished) =>
      $("<li>", { class: "class-card" }).append(
        $("<h3>").text(titleOf(readTask(finished.task))),
        paragraph(told(finished)),
        key(t("class_show_result"), () => showResult(finished), "second-key"),
      ),
    ),
  );
}

/** The same booklet for everybody, with solutions at its end. */
async function getBooklet() {
  const task = taskInAddress();
  if (!task) return;
  const { seed, levels } = bookletOf(task.what);
  const how = { per_page: 4, size: "A4", folded: false, solutions: "end" };
  sayWaiting("task-said", "making");
  const answer = await ask("booklet", { levels, seed, ...how, title: task.title, address: `${location.origin}${address()}` }, "booklet", () => location.hash);
  if (answer.code === "withdrawn") return;
  endWaiting("task-said", answer.pdf ? t("booklet_ready") : answer.error || t("no_answer"));
  if (answer.pdf) saveFile(answer.filename ?? "", Uint8Array.from(atob(answer.pdf), (letter) => letter.charCodeAt(0)), "application/pdf");
}

/** What a pupil says of the booklet. */
async function tellSolved() {
  const task = taskInAddress();
  if (!task) return;
  const { number } = bookletOf(task.what);
  const right = Math.min(number, Math.max(0, Math.trunc(Number(field("task-solved").value)) || 0));
  await reportResult({ task: writeTask(task), right, tried: number, helped: 0, seconds: 0 });
  renderResults();
}

function forget() {
  forgetPupil();
  field("task-name").value = "";
  renderResults();
  showToast(t("class_forgotten"));
}

function main() {
  readTexts();
  field("task-name").value = loadPupil().name;
  $("#task-name").on("input", () => savePupil({ ...loadPupil(), name: tidyName(field("task-name").value) }));
  $("#task-booklet").on("click", getBooklet);
  $("#task-solved-form").on("submit", (event) => {
    event.preventDefault();
    tellSolved();
  });
  $("#task-forget").on("click", forget);
  window.addEventListener("hashchange", render);
  // A pupil who comes back from the task sees its result.
  window.addEventListener("pageshow", renderResults);
  render();
  followUpdates();
  findEngines();
  root().dataset.ready = "true";
}

main();
