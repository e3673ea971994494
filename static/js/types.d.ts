/**
 * What the page works with, for whoever reads the scripts and for the type checker. Never loaded.
 *
 * Cells are 0 to 80, digits 1 to 9, sets of digits bits of a number, and a candidate is [cell, digit].
 */

type Candidate = [cell: number, digit: number];
type Language = string;
type Level = string;

// The game

/** A change of one cell, or of what lies over it on a layer: what was there before and what is there after. */
type Change = [cell: number, before: number, after: number, layer?: LayerName];

/** What a player lays over the cells: colours of cells, colours of candidates, notes in the corners; see game/layers.js. */
type LayerName = "colours" | "tints" | "corners";

/** What a cell holds, taken apart; see game/cells.js for the number that a game keeps of it. */
interface Content {
  value: number;
  given: boolean;
  /** The player's own pencil marks. */
  marks: number;
  /** The candidates that were crossed out. */
  removed: number;
  /** While a photo is compared: whether the digit is by hand, and whether the cell was hard to read. */
  hand: boolean;
  unsure: boolean;
}

interface Position {
  phase: "entering" | "playing";
  cells: number[];
  reading?: Reading;
}

/** What is kept of the photo that a game was read from. While it is compared, the cells themselves tell what is by hand and in doubt. */
interface Reading {
  /** What else may stand in cells that were hard to read, or by hand. */
  doubts: Record<number, Doubt>;
  /** Once it is played: the cells whose digits were written by hand. */
  byHand: number[];
  /** The player's digits on the paper, by their cells, since it was looked at again while the game was played. */
  paper?: Record<number, number>;
  /** And the cells with notes. */
  noted?: number[];
  /** The cells with notes that could not be read. */
  illegible?: number[];
}

/** What a cell of an entry may be said to hold, and the keys that say so. */
interface ReadChoice {
  kind: PhotoKind;
  digit: number;
  /** The notes as a set. */
  marks: number;
  keys: string;
}

/** What else a cell may hold, 0 for nothing; and how it looks alone, if another digit makes the puzzle unique. */
interface Doubt {
  second: number;
  direct?: number;
}

interface Game extends Position {
  id: string;
  past: Change[][];
  future: Change[][];
  /** Whether all candidates are shown and a tap crosses out; missing until the player has chosen it for this game. */
  automatic?: boolean;
  /** What the player laid over the cells, a number for each; missing where he laid nothing. */
  layers?: Partial<Record<LayerName, number[]>>;
  /** The help that was given until it was put away, in games of older versions and of the collection. */
  helps?: HelpGiven[];
  title: string;
  /** What is told about the puzzle. */
  note?: string;
  /** Its entry in the collection. */
  saved?: string;
  /** When the browser kept it last. */
  changed?: number;
  /** The task of a class that it was opened for. */
  task?: string;
  /** The day whose puzzle it is, year first. */
  day?: string;
}

/** Help that was given: its technique, without a name if there was no reason, its candidates, and how far it went. */
interface HelpGiven extends NamedTechnique {
  effect: Candidate[];
  stage: number;
}

/** How candidates are kept: by the player himself, and whether marks go when a digit forbids them. */
interface Notes {
  own: boolean;
  tidy: boolean;
}

interface Place {
  cursor: number;
  selected: number[];
}

// The page

interface State extends Place {
  view: "home" | "board" | "collection" | "course" | "small" | "techniques";
  game: Game | null;
  /** The help that was given in the game; it is kept beside it, since help changes no game. */
  helps: HelpGiven[];
  pencil: boolean;
  /** Whether the pencil notes in the corners, for players with several pens. */
  inCorner: boolean;
  /** Whether the digit keys are colours, and the candidate that the next one is for; else it is for the chosen cells. */
  colouring: boolean;
  part: Candidate | null;
  /** Whether a touched cell is chosen along with the others. */
  several: boolean;
  /** The cell that was just typed into, as long as the cursor is where it went from there. */
  typed: number | null;
  /** The digit that digit-first typing writes, or that is highlighted on request. */
  activeDigit: number;
  /** Whether the next digit that is typed is only highlighted. */
  highlighting: boolean;
  digitFirst: boolean;
  /** Whether the photo is shown that the game was read from. */
  onPhoto: boolean;
  help: Help | null;
  /** Help that was closed before its end; until a move is made it goes on there. */
  aside: Help | null;
  /** The solved cells whose victory was put away. */
  admired: Game["cells"] | null;
  /** What the panel shows instead of help. */
  page: PanelPage | null;
  /** What the server says about the entry while it is typed. */
  lamp: Answer<"start"> | null;
  /** Wrong digits, after a check. */
  wrong: { cells: number[] }[];
  /** The game as another tab saved it last; it need not be saved again. */
  synced: Game | null;
  /** Who answers questions now. */
  answers: Answerer;
  /** The solver that is watched, and the candidates it considers. */
  watch: Run | null;
  overlay: { marks: Marks } | null;
  /** What the server found out about the candidates of these cells, and the cause that is shown of it. */
  evaluation: (Evaluation & { cells: number[] }) | null;
  cause: ShownCause | null;
  /** What has become impossible, with its cells. */
  contradiction: Obstacle | null;
  /** Where the step key of training leads. */
  stepTo: { cells: number[]; cell: number; digit: number } | null;
  /** How hard puzzles are that were played since the page was opened, by their givens. */
  levels: Record<string, Level>;
  preferences: Preferences;
  /** Whether the board is shown to a class: large, and led by keys alone. */
  projecting?: boolean;
  /** The drill and the round it belongs to, on pages of drills alone. */
  drill?: Drill | null;
  round?: Round | null;
  /** The guided board, on the pages of chapters alone. */
  guided?: Guided | null;
  /** The guided first game, on its page alone. */
  lesson?: Lesson | null;
  /** The page of small boards. */
  small?: SmallState;
}

/** The server, the engine on this device, or nobody as long as there is no connection. */
type Answerer = "server" | "device" | "nobody";

/** The state while a game is on the board. */
type BoardState = State & { game: Game };

interface Preferences {
  language: Language;
  coordinates: string;
  blocks: string;
  automatic: boolean;
  tidy: boolean;
  /** Whether notes are of two kinds, in the corners and in the middle. */
  pens: boolean;
  wrongDigits: boolean;
  uniqueness: boolean;
  chainNotation: boolean;
  praise: boolean;
  clock: boolean;
  statistics: boolean;
  speech: boolean;
  evaluation: string;
  contradictions: boolean;
  training: boolean;
  pace: string;
  theme: string;
  order: string[];
  known: string[];
  learning: string[];
  off: string[];
}

type Standing = "usual" | "know" | "learning" | "off";

/** What a check found, and whether it is marked on the board. */
type Checked = { kind: "checked"; mistakes: Mistake[]; shown: boolean };

/** The steps that are possible now or the way to the solution; not complete where the search was stopped, a limit reached, or nothing more found. */
interface StepsListed {
  kind: "steps" | "path";
  steps: Step[];
  complete: boolean;
  stopped: boolean;
  question: Question;
}

type PanelPage =
  | { kind: "waiting" }
  | { kind: "problem"; error?: string }
  | { kind: "doctor"; answer: Answer<"start"> }
  | Checked
  | StepsListed
  | { kind: "contradicted"; mistakes: Mistake[]; entered: Game }
  | { kind: "trying"; strategy: Strategy }
  | { kind: "summary"; body: () => JQuery[] }
  | { kind: "watched"; text: string };

/** What a button or a key can do; a key tells which one it was. */
type Verb = (...told: any[]) => unknown;
type Verbs = Record<string, Verb>;

/** A key press: its names, the most particular first, and what the names are made of. */
interface Stroke {
  names: string[];
  key: string;
  digit: number | null;
  control: boolean;
  shift: boolean;
}

/** What some keys do: the name of the verb, where the focus must be, and the text that tells it. */
interface Binding {
  keys: string[];
  verb: string;
  focus?: string;
  told?: string;
}

// Help, as far as it is shown

interface HelpBase {
  stage: number;
  /** How many steps were shown before. */
  skip: number;
  /** The sentence that is being read; -1 for all of them. */
  sentence: number;
  spot?: Spot | null;
  done?: boolean;
  /** The chapters of a proof that were opened or closed by hand. */
  opened?: Record<number, boolean>;
  /** Whether the sentences are read one after the other by themselves. */
  playing?: boolean;
  /** While the proof is tried out together; only its room sets it. */
  trial?: Trial | null;
  step?: Step;
  mistake?: Mistake;
  nothing?: Nothing;
  error?: string;
  progress?: SearchProgress;
  /** What it answers, to be asked again in another language. */
  question?: Question;
}

type StepHelp = HelpBase & { kind: "step"; step: Step };
type MistakeHelp = HelpBase & { kind: "mistake"; mistake: Mistake };
type NothingHelp = HelpBase & { kind: "nothing"; nothing: Nothing };
type OtherHelp = HelpBase & { kind: "asking" | "solved" | "error" };
type Help = StepHelp | MistakeHelp | NothingHelp | OtherHelp;

/** The cells and candidates that are lit while a word or a sentence is read. */
interface Spot {
  cells: number[];
  marks: Candidate[];
}

/** What the player was told of his answer, and is asked next; after a wrong one the place to look at is shown. */
interface Trial {
  told: "" | "trial_right" | "trial_wrong" | "trial_early";
  asked: "trial_set" | "trial_strike" | "trial_go_on";
}

/** The role of candidates as marks[cell][digit]. */
type Marks = Record<number, Record<number, string>>;

/** What a room that was loaded later draws over a cell, and tells of it. */
interface Decoration {
  /** Changes whenever there is something else to draw. */
  key: string;
  words: string[];
  /** Whether it draws the candidates, too. */
  hasOwnPlaces: boolean;
  draw(box: HTMLElement): void;
}

/** What the room of colours and corner notes does for the keys of the board. */
interface Pens {
  clearChosen(): void;
  noteInCorner(cells: number[], digit: number): void;
  pressColour(digit: number, asPart?: boolean): void;
}

/** What help draws on the board. */
interface Paint {
  areas: Record<number, string>;
  marks: Marks;
  links: (Link & { quiet?: boolean })[];
  beams: [blocker: number, cell: number][];
  /** The digits that stand in cells under an assumption alone. */
  ghosts: Record<number, number>;
  /** The cell or house for which nothing is left under an assumption. */
  broken: number[];
  /** The cells whose candidates are shown even where the player hides them. */
  noted: number[];
}

// What the server answers

/** What each event is answered; an answer that went wrong has an error instead. */
interface Answers {
  help: HelpAnswer;
  steps: { steps: Step[]; complete: boolean; stopped: boolean; mistake: Mistake };
  path: { path: Step[]; complete: boolean; stopped: boolean; mistake: Mistake };
  check: { mistakes: Mistake[] };
  start: Diagnosis;
  read: { puzzles: ReadPuzzle[]; refused: RefusedLines };
  write: { text: string; filename: string };
  evaluate: Evaluation & { contradiction: Obstacle | null };
  next: { cell: number; digit: number; step: Step; mistake: Mistake };
  watch: { path: Step[]; solved: boolean; mistake: Mistake; state: string };
  trace: Trace;
  rate: { level: Level; backward_runs: number | null };
  new: { board: string; level: Level; level_name: string; note: string };
  booklet: { pdf: string; filename: string };
  drill: Task;
  review: Review;
  judge: Judged;
  "small-check": SmallAnswer;
  "small-hint": SmallHint;
  "small-trace": { events: SearchEvent[]; next: number | null };
  "small-new": { board: string };
  sheet: { filename: string; pdf: string };
  detect: { findings: Finding[]; houses: { name: string; image: string }[]; chain: string[] | null; transformation: string | null };
  transform: { board: string; told: string[] };
  solve: { grids: CourseGrid[]; left: string[]; state: "solved" | "stuck" | "invalid"; message: string };
}
type EventName = keyof Answers;
type Problem = { error?: string; code?: string; retry_after?: number };
type Answer<E extends EventName> = Partial<Answers[E]> & Problem;

type HelpAnswer = { step: Step; mistake: Mistake; nothing: Nothing; solved: boolean };
type Trace = { events: SearchEvent[]; placed: Candidate[]; bookmark: string | null };

interface Diagnosis {
  state: EntryState;
  message: Sentence;
  differing: number[];
  suspects: Suspect[];
}
type EntryState = "unique" | "several" | "none" | "conflict";

interface NamedTechnique {
  key: string;
  name: string;
  english: string;
}

interface Technique extends NamedTechnique {
  level: number;
  level_name: string;
  needs_uniqueness: boolean;
  /** Brought by an installed package, without a page that teaches it. */
  foreign?: true;
}

/** A piece of a sentence; a word of cells or digits can be touched. */
interface Part {
  text: string;
  role?: string;
  cells?: number[];
  digits?: number[];
}
type Sentence = Part[];

/** Groups of candidates that depend on each other. */
interface Link {
  start: Candidate[];
  end: Candidate[];
  strong: boolean;
}

type Roles = Record<string, Candidate[]>;

/**
 * What one sentence of a proof does on the board: from here on, in its case, one of *true* is true and all of
 * *false* are false. The case is numbered with those it lies in, from the outside; *area* is what it looks at.
 */
interface Frame {
  kind: "cover" | "assumption" | "case" | "inference" | "result" | "contradiction" | "conclusion";
  case: number[];
  /** What holds in this case from here on, in the order of telling. */
  facts: Fact[];
  links: Link[];
  area: number[];
  /** What it sees there: the candidates of a pair or an X-Wing. */
  pattern: Candidate[];
  /** Where a contradiction leaves nothing. */
  broken: number[];
}

/** That one of some candidates is true, or that all of them are false. */
interface Fact {
  candidates: Candidate[];
  true: boolean;
}

/** Sentences of a proof that are opened and closed together: one case, or a piece of one. */
interface Chapter {
  first: number;
  end: number;
  /** Whether it is always open: what frames the cases. */
  plain: boolean;
}

interface Step {
  technique: Technique;
  effects: string;
  placements: Candidate[];
  cross_outs: Candidate[];
  primary: number[];
  secondary: number[];
  highlights: Roles;
  links: Link[];
  /** One for each sentence if the step is proved by cases, else none. */
  frames: Frame[];
  /** The chain as one line, or nothing where the step is no chain. */
  eureka: string;
  where: Sentence;
  sentences: Sentence[];
  /** The same in a few sentences if it is long, else nothing. */
  summary: Sentence[];
}

/** What was met in a game: what the player's own moves are, what help was given for, and the hardest of both. */
interface Review {
  found: Pick<Step, "technique" | "placements" | "cross_outs">[];
  helped: Technique[];
  hardest: Technique | null;
}

interface Mistake {
  kind: string;
  stages: Sentence[];
  cells: number[];
  houses: number[];
  remove: Candidate[];
  restore: Candidate[];
  clear: Candidate[];
}

/** No step was found: a digit without a reason, and whether the search was broken off. */
interface Nothing {
  placements: Candidate[];
  stopped: boolean;
}

/** How deep a search is and how much it has done. */
interface SearchProgress {
  stage: string;
  work: number;
}

interface Suspect {
  kind: string;
  cell: number;
  message: Sentence;
  board: string;
}

/** What has become impossible. */
interface Obstacle {
  cells: number[];
  what: string;
  message: Sentence;
}

interface Cause {
  candidates: Candidate[];
  step: Step;
}
type ShownCause = Cause & { cell: number; number: number; count: number };

/** What is known of the candidates. */
interface Evaluation {
  necessary: Candidate[];
  singles: Candidate[];
  hidden_singles: Candidate[];
  inadmissible: Candidate[];
  causes: Cause[];
}

/** The lines of a text that hold no puzzle: how many, which is the first and why it holds none, and they themselves. */
interface RefusedLines {
  count: number;
  line: number;
  message: string;
  text: string;
}

interface ReadPuzzle {
  board: string;
  title?: string;
  givens: number;
  placed: number;
  empty: number;
  candidates: boolean;
  message?: string;
}

/** What answers questions: the server behind a socket, or whatever else knows the same events. */
interface Engine {
  isReady(): boolean;
  /** The answer, or null if none came in time. */
  answer<E extends EventName>(event: E, message: Question): Promise<Answer<E> | null>;
  /** Stop the search that nobody waits for any more. */
  cancel(): void;
}

/** A question that waits for its answer, and the engine that is at it. */
interface OpenQuestion {
  event: EventName;
  question: Question;
  topic: string;
  /** Whether what it is about is still as it was. */
  holds: () => boolean;
  resolve: (answer: any) => void;
  tries: number;
  engine: Engine | null;
}

/** This device as an engine, which may be started before the first question. */
interface DeviceEngine extends Engine {
  start(): void;
}

interface DeviceListeners {
  /** Bring what the worker needs. */
  prepare(): Promise<unknown>;
  /** It can answer no more, or may again. */
  onChange(): void;
  /** How far a long search is. */
  onThinking(progress: SearchProgress): void;
}

/** What the worker of this device is asked. */
interface DeviceQuestion {
  number: number;
  event: EventName;
  message: Question;
}

/** What it tells: that it can answer or never will, how far a search is, an answer. */
interface DeviceNews {
  ready?: boolean;
  number?: number;
  progress?: SearchProgress;
  answer?: unknown;
}

type Question = Record<string, unknown>;

// The course

/** A simple transformation that leads from one grid to another. */
interface Finding {
  kind: string;
  name: string;
  image: string;
  told: string[];
}

/** A grid on the way of a solver, the cell that is new in it, and what led to it. */
interface CourseGrid {
  board: string;
  cell: number | null;
  told: string[];
}

// Watching a solver

type Strategy = "row_by_row" | "smart";
type Counters = readonly [placed: number, taken: number, runs: number];

/** Something that happened in a search, with the counters after it. */
type SearchEvent = { counters: Counters } & (
  | { kind: "placed" | "taken-back"; cell: number; digit: number }
  | { kind: "chosen"; cell: number; digits: number[]; reason: string; house: number | null }
  | ({ kind: "contradiction" } & Obstacle)
  | { kind: "solved" | "exhausted"; number: number }
);

interface RunBase {
  /** Tells it from other runs. */
  number: number;
  strategy: Strategy;
  /** What chance begins with where cells are equally good; 0 if the first of them is taken. */
  seed: number;
  speed: number;
  /** The position at which it began, and the one that is shown. */
  start: Game;
  game: Game;
  /** The digits that the search has placed and not taken back, in this order. */
  stack: Candidate[];
  /** How many of the events have been carried out. */
  at: number;
  /** By logic: whether the reason of the next step is shown. */
  showing: boolean;
  /** Where the server goes on; null when there is nothing more. */
  bookmark: string | null;
  counters: Counters;
  solutions: number;
  playing: boolean;
  /** Whether the search goes on unseen to its next result. */
  skimming?: boolean;
  /** Why the run came to an end: solved, stuck, mistake, several, none. */
  end: string | null;
  problem?: string | null;
}

type LogicRun = RunBase & { way: "logic"; events: Step[] };
type TryingRun = RunBase & { way: "trying"; events: SearchEvent[] };
type Run = LogicRun | TryingRun;

/** A call of solve() that is not over: its cell, if it has one, and the digit that stands there now. */
interface OpenCall {
  cell: number | null;
  digit: number;
  /** Whether it found that no cell is empty, or that the position is impossible. */
  end?: "full" | "impossible";
}

/** A digit that may be tried in the cell that a search is at. */
interface Option {
  digit: number;
  state: "tried" | "now" | "waiting";
}

// Small boards

/** What is said of a small position, and the cells that are marked with it; a hint says first where, then why. */
interface SmallAnswer {
  state: "clash" | "wrong" | "fine" | "solved" | "hint" | "nothing";
  message: string;
  cells: number[];
}
interface SmallHint extends SmallAnswer {
  cell: number;
  digit: number;
  why: string;
  because: number[];
}

/** The page of small boards: what is on the board, what is said of it, and the search that is watched. */
interface SmallState {
  game: Game;
  cursor: number;
  told: (SmallAnswer & Partial<SmallHint> & { stage?: 1 | 2 }) | null;
  run: TryingRun | null;
}

// The collection

/** What is kept of a puzzle; the counts follow from the board. */
interface CollectionRecord {
  id: string;
  name: string;
  board: string;
  level: Level;
  /** How often a search by trying has to turn back; null if nobody has found out. */
  backward: number | null;
  /** Whether such a search was made; it may have been given up. */
  searched?: boolean;
  /** The edition that could not rate it. */
  refused?: string;
  date: number;
  added?: number;
  /** Words of the player's own, to find it again. */
  tags: string[];
  /** When the player has solved it; missing if nobody knows that he has. */
  finished?: number;
  /** The game as it was saved, with notes and all; missing in entries that were never played. */
  game?: KeptGame;
  givens: number;
  solved: number;
  open: number;
}

/** What the collection keeps of a game, and of what later versions put into games. */
type KeptGame = Pick<Game, "phase" | "cells"> & Partial<Game>;

/** A puzzle that may be added to the collection. */
type NewPuzzle = Pick<CollectionRecord, "board" | "name"> & Partial<CollectionRecord>;

/** What stands in a file of the collection; one that was written with everything tells what was learned, too. */
interface CollectionFile {
  puzzles: NewPuzzle[];
  progress?: Progress;
  /** How many of its entries are no puzzles. */
  refused?: number;
  /** What another program wrote between its puzzles. */
  lines?: RefusedLines;
}
type Column = "number" | "name" | "givens" | "solved" | "open" | "level" | "backward" | "date";

// Practising

/** Mark, name, tell from a near miss, or do what follows; see drills/tasks.py. */
type TaskKind = "cross-out" | "find" | "which" | "real" | "speed";

/** What can be asked for: a seed gives everybody the same task, ease is the part to choose from (0 the easiest, 1 any). */
interface TaskWish {
  technique: string;
  kind?: TaskKind;
  recent?: number[];
  ease?: number;
  seed?: number;
}

/** A position to practise on; near misses are numbered after all others. */
interface Task {
  technique: Technique;
  kind: TaskKind;
  /** The kinds of task that this technique has. */
  kinds: TaskKind[];
  number: number;
  count: number;
  board: string;
  /** Whether the candidates are shown. */
  candidates: boolean;
  /** Whether a digit is to be placed rather than candidates crossed out. */
  places: boolean;
  /** Which, real: what is shown, without what would follow. */
  pattern?: Roles;
  primary?: number[];
  secondary?: number[];
  links?: Link[];
  /** Which: four answers, of which the one with the key of the technique fits; and its explanation. */
  options?: { key: string; name: string }[];
  step?: Step;
  /** Real: whether it is one, and why, or why not. */
  real?: boolean;
  why?: Sentence[];
}

/** What a learner did: marks for cross-out and speed, cells for find. Hints come along unless they are refused. */
interface TaskAnswer {
  technique: string;
  kind?: TaskKind;
  board: string;
  placements?: Candidate[];
  cross_outs?: Candidate[];
  cells?: number[];
  hints?: boolean;
}

interface Judged {
  verdict: "right" | "wrong" | "incomplete" | "other";
  message: Sentence;
  /** What was probably thought; see drills/misconceptions.py for the keys. */
  misconception: string | null;
  /** The marks that contradict the solution. */
  wrong: Candidate[];
  /** Find: the marked cells that do not belong to the pattern. */
  wrong_cells: number[];
  step: Step;
  /** The digit, the houses, the pattern: each hint shows what those before it show, and more. */
  hints: TaskHint[];
}

interface TaskHint {
  message: Sentence;
  digits: number[];
  houses: number[];
  candidates: Roles;
}

type Verdict = "right" | "wrong" | "incomplete" | "other" | "hint" | "shown" | "error";

type Drill = { phase: "loading" } | { phase: "failed"; error: string } | OpenDrill;

/** A drill on the board: what was asked for, and what has been done so far. */
type OpenDrill = Answers["drill"] & {
  phase: "open";
  start: Game;
  /** The technique in whose record it counts. */
  counts: string;
  /** When it came, in milliseconds. */
  since: number;
  /** How many hints were asked for. */
  helped: number;
  hints?: TaskHint[];
  /** Whether a mistake was made or the solution shown; it has entered the record. */
  missed: boolean;
  /** Whether nothing is left to find in it. */
  done: boolean;
  misconceptions: string[];
  /** The cells that were marked as the pattern. */
  marked: number[];
  verdict?: Verdict;
  message?: Sentence | null;
  step?: Step;
  mastered?: boolean;
  /** The cells that the verdict is about. */
  judged?: Game["cells"] | null;
};

/** What the fragment of an address asks of the room of practising. */
interface RoundWish {
  kind: TaskKind | null;
  length: number;
  /** The code of a class's task, or nothing. */
  task: string;
}

/** Where practising happens: the page of a technique, or a round over several. */
interface PractiseRoom {
  name: "technique" | "mixed" | "speed";
  technique: string;
  /** The techniques that drills are taken from besides. */
  pool: string[];
  /** The kinds of task that make sense for each technique. */
  kinds: Record<string, TaskKind[]>;
}

/** One drill that a round is to have, and the technique in whose record it counts. */
interface RoundTask {
  technique: string;
  kind: TaskKind;
  counts: string;
  /** Which position it has, if that is the same for a whole class. */
  fixed?: { seed: number; ease: number };
}

/** What became of a drill. */
interface RoundDrill {
  outcome: "right" | "helped" | "missed";
  misconceptions: string[];
  /** How long was thought. */
  seconds: number;
}

interface Round {
  tasks: RoundTask[];
  drills: RoundDrill[];
  /** Whether its result is shown. */
  finished?: boolean;
}

/** What was practised of one technique. */
interface PractiseRecord {
  /** Right answers without help. */
  right: number;
  tried: number;
  /** Right answers in a row without help, counting those alone for which it had to be found. */
  streak: number;
  /** From 0, the drills that are easy to see, to 1, all of them. */
  ease: number;
  /** The drills that were shown lately. */
  recent: number[];
  /** When it comes back; missing in what was practised before dates were kept. */
  card?: ScheduledCard;
}

/** What the library for spaced repetition keeps of a technique, with dates as text. */
type ScheduledCard = Omit<import("ts-fsrs").Card, "due" | "last_review"> & { due: string; last_review: string };

/** How far somebody is in a chapter. */
interface ChapterProgress {
  /** How many screens of ideas were seen. */
  idea: number;
  guided: boolean;
  /** How many of its drills were answered right. */
  drills: number;
  test: boolean;
  puzzle: boolean;
}

/** All that is kept of learning and practising. */
interface Progress {
  techniques: Record<string, PractiseRecord>;
  chapters: Record<string, ChapterProgress>;
  firstGame: "none" | "begun" | "done";
  /** The seconds of the fastest speed round. */
  fastest: number | null;
}

/** What to do next; where several techniques are due, the one that has waited longest comes first. */
type NextForYou =
  | { kind: "start" | "first-game" }
  | { kind: "due"; techniques: string[] }
  | { kind: "chapter"; key: string; begun: boolean };

// A class

/** What a teacher sets; *what* is a position, `TECHNIQUE~KIND~NUMBER`, a chapter, or `SEED~LEVEL~NUMBER~...`. */
interface ClassTask {
  id: string;
  kind: "puzzle" | "drill" | "chapter" | "booklet";
  what: string;
  title: string;
}

/** What a room tells when a task is done; *task* is the text that the address brought. */
interface Finished {
  task: string;
  right: number;
  tried: number;
  /** How often help was taken. */
  helped: number;
  seconds: number;
}

/** What a result code holds; *task* is the number of the task. */
interface ClassResult {
  task: string;
  name: string;
  right: number;
  tried: number;
  helped: number;
  minutes: number;
}

/** A task as the teacher's device keeps it; one whose results alone came here is of an unknown kind. */
interface KeptTask {
  id: string;
  kind: ClassTask["kind"] | "unknown";
  what: string;
  title: string;
  made: number;
  results: KeptResult[];
}

type KeptResult = Omit<ClassResult, "task"> & { when: number };
type ResultColumn = keyof KeptResult;

/** What techniques and chapters are called, by their keys. */
interface ClassNames {
  techniques: Record<string, string>;
  chapters: Record<string, string>;
}

/** What a pupil's device keeps. */
interface Pupil {
  name: string;
  results: Finished[];
  /** What was done so far in games that are tasks. */
  played: (Played & { id: string })[];
}

type Played = Pick<Finished, "seconds" | "helped">;

// The course

/** A chapter as its page tells it; `withoutNotes` is one that comes before candidates are known. */
interface WayChapter {
  key: string;
  title: string;
  techniques: string[];
  puzzle: string;
  ideas: number;
  tasks: GuidedTask[];
  /** So many drills are to be answered right. */
  goal: number;
  withoutNotes: boolean;
}

/** A board on which the learner does what the chapter teaches; the pattern is lit up to a stage. */
interface GuidedTask {
  technique: string;
  kind: "place" | "cross-out" | "find";
  board: string;
  candidates: boolean;
  lit: number;
  text: Sentence[];
  step: Step;
}

/** A guided board and what has become of it. */
interface Guided extends GuidedTask {
  start: Game;
  stage: number;
  hinted: boolean;
  verdict?: Verdict;
  message?: Sentence | null;
}

// After a game

/** A solved game: how long it took while the board was in sight, how often help was given, and how hard it was, if that was known. */
interface SolvedGame {
  id: string;
  seconds: number;
  helps: number;
  level?: Level;
}

/** What is kept for players who want it: the time of games that are not over, and the solved ones, latest last. */
interface Statistics {
  times: Record<string, number>;
  solved: SolvedGame[];
}

// The guided first game

interface Lesson {
  /** How many screens of the rule have been read. */
  seen: number;
  /** The game with its right digits alone. */
  sound: Game;
  /** What can be found next, and how much of it is shown: nothing, the place, the reason. */
  step: Step | null;
  shown: number;
  /** What was said to the last digit. */
  told: Told | null;
  /** Why there is no next step. */
  problem: string;
}

/** What the coach says to a digit: the text with its words, and the house that speaks against it. */
interface Told {
  kind: "right" | "wrong" | "filled" | "back";
  key: string;
  digit?: number;
  house?: number;
  cells?: number[];
}

// Drawing

interface Point {
  x: number;
  y: number;
}

/** What a line should not run through, and how bad it would be. */
interface Hurdle extends Point {
  radius: number;
  weight: number;
}

interface Curve {
  from: Point;
  control: Point;
  to: Point;
}

// Reading photos

/** A picture as a canvas gives it: four numbers for each point. */
interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray | Uint8Array;
}

/** A number for each point of a picture. */
interface Grey {
  width: number;
  height: number;
  data: Float32Array;
}

type Dot = [x: number, y: number];
type Quad = [Dot, Dot, Dot, Dot];
type Perspective = (u: number, v: number) => Dot;

interface Line {
  at: Dot;
  along: Dot;
}

/** The network that reads digits, as its file has it. */
interface WrittenNetwork {
  input: number;
  seen: number;
  layers: { shape: number[]; scale: number[]; bias: number[]; weights: string }[];
}

interface Layer {
  shape: number[];
  bias: number[];
  weights: Float32Array;
}

interface Network {
  /** How many points wide and high it sees a cell, and which part of the cell that is. */
  input: number;
  seen: number;
  layers: Layer[];
}

/** The networks that read photos: one for what is printed, one for what is written as well, one for digits cut to their ink. */
interface PhotoNetworks {
  digits: Network;
  hands: Network;
  closeups: Network;
}

/** A photo as it is kept beside its game: upright, around the grid, and small. */
interface KeptPhoto {
  id: string;
  blob: Blob;
  /** How many points it is wide and high. */
  side: number;
  mesh: Dot[];
  kept: number;
}

type PhotoProblem = "none" | "size" | "blurred" | "cut" | "flash" | "far";

interface FoundGrids {
  grids: { corners: Quad; seen: Perspective; clear: number }[];
  problem: PhotoProblem | null;
}

/** What stands in a cell of a photo: nothing, a printed digit, one by hand, or nothing but notes. */
type PhotoKind = "empty" | "printed" | "written" | "notes";

/** What is told of a cell of a photo. */
interface PhotoCell {
  kind: PhotoKind;
  /** 0 if there is none. */
  digit: number;
  /** The candidates that were noted there, as far as they are legible. */
  notes: number[];
  /** The second guess at the digit, 0 for none. */
  second: number;
  unsure: boolean;
}

interface PhotoReading {
  /** The corners of every grid in the picture, the clearest first. */
  outlines: Quad[];
  problem: PhotoProblem | null;
  grid: {
    /** Where the ten by ten crossings of its lines are seen, row by row. */
    mesh: Dot[];
    /** The likeliest digit of each cell on its own. */
    direct: number[];
    cells: PhotoCell[];
  } | null;
}

/** What was written on the paper of a game since: digits and notes that are taken over, and what is asked. */
interface PaperNews {
  added: Candidate[];
  noted: [cell: number, digits: number[]][];
  asked: PaperQuestion[];
}

/** A cell whose digit on the paper is hard to read, is another one than in the game, is gone from there, or cannot be right. */
interface PaperQuestion {
  cell: number;
  why: "unsure" | "differs" | "gone" | "wrong";
  /** The digit in the game, that on the paper, and what else that may be; 0 for none. */
  mine: number;
  digit: number;
  second: number;
}

/** How a grid is known again in pictures: where it was as a plane, what its cells show, and its crossings on a square with the side 1. */
interface FollowedGrid {
  corners: Quad;
  look: Float32Array;
  mesh: Dot[];
}

/** What the live view tells of a small picture: the corners of a grid if one is seen, and how sharp it is. */
interface PhotoGlimpse {
  corners: Quad | null;
  sharp: number;
}

/** What the worker that looks at pictures is asked. */
interface PhotoQuestion {
  number: number;
  kind: "follow" | "glimpse" | "read" | "recognise";
  bitmap: ImageBitmap;
  /** Which of several grids is to be read. */
  chosen?: number;
  /** What the grid shows that is followed, and where it was. */
  look?: Float32Array;
  before?: Quad | null;
}

// Editions

/** A file of an edition, its path below the app's root; without a hash it names its edition itself. */
interface KeptFile {
  path: string;
  size: number;
  /** About how many bytes are sent for it. */
  packed: number;
  hash: string | null;
}

/** What a version of the app consists of; see web/edition.py. */
interface Edition {
  name: string;
  languages: Language[];
  /** The rooms whose pages are kept when they are visited, or all together. */
  rooms: string[];
  app: KeptFile[];
  photo: KeptFile[];
  engine: KeptFile[];
  /** How the addresses of pages to read end. */
  ending: string;
}

/** What the script edition.js says. */
declare var EDITION: Edition;
