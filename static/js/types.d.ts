/**
 * What the page works with, for whoever reads the scripts and for the type checker. Never loaded.
 *
 * Cells are 0 to 80, digits 1 to 9, sets of digits bits of a number, and a candidate is [cell, digit].
 */

type Candidate = [cell: number, digit: number];
type Language = string;
type Level = string;

// The game

/** A change of one cell: what it held before and what it holds after. */
type Change = [cell: number, before: number, after: number];

/** What a cell holds, taken apart; see game/cells.js for the number that a game keeps of it. */
interface Content {
  value: number;
  given: boolean;
  /** The player's own pencil marks. */
  marks: number;
  /** The candidates that were crossed out. */
  removed: number;
}

interface Position {
  phase: "entering" | "playing";
  cells: number[];
  reading?: Reading;
}

/** What is kept of the photo that a game was read from. */
interface Reading {
  /** The cells that were hard to read. */
  doubts: Record<number, Doubt>;
  /** The cells whose digits look written by hand. */
  byHand: number[];
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
  /** Whether candidates are in sight. */
  shown: boolean;
  /** The techniques that were explained in this game. */
  learned: NamedTechnique[];
  title: string;
  /** What is told about the puzzle. */
  note?: string;
  /** Its entry in the collection. */
  saved?: string;
  /** When the browser kept it last. */
  changed?: number;
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
  view: "home" | "board" | "collection";
  game: Game | null;
  pencil: boolean;
  /** Whether a touched cell is chosen along with the others. */
  several: boolean;
  /** The digit that digit-first typing writes, or that is highlighted on request. */
  activeDigit: number;
  /** Whether the next digit that is typed is only highlighted. */
  highlighting: boolean;
  digitFirst: boolean;
  /** Whether the photo is shown that the game was read from. */
  onPhoto: boolean;
  help: Help | null;
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
  preferences: Preferences;
  /** The drill, on the page of drills alone. */
  drill?: Drill | null;
}

/** The server, the engine on this device, or nobody as long as there is no connection. */
type Answerer = "server" | "device" | "nobody";

/** The state while a game is on the board. */
type BoardState = State & { game: Game };

interface Preferences {
  language: Language;
  coordinates: string;
  candidates: string;
  tidy: boolean;
  wrongDigits: boolean;
  uniqueness: boolean;
  chainNotation: boolean;
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

type PanelPage =
  | { kind: "waiting" }
  | { kind: "problem"; error?: string }
  | { kind: "doctor"; answer: Answer<"start"> }
  | { kind: "checked"; mistakes: Mistake[] }
  | { kind: "steps" | "path"; steps: Step[] }
  | { kind: "trying"; strategy: Strategy }
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
  /** While the proof is tried out together: what was said to the last answer. */
  trial?: Trial | null;
  step?: Step;
  mistake?: Mistake;
  nothing?: Nothing;
  error?: string;
  progress?: Progress;
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

/** What the player was told of his answer; after a wrong one the place to look at is shown. */
interface Trial {
  told: "" | "trial_right" | "trial_wrong" | "trial_early";
}

/** The role of candidates as marks[cell][digit]. */
type Marks = Record<number, Record<number, string>>;

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
  steps: { steps: Step[] };
  path: { path: Step[] };
  check: { mistakes: Mistake[] };
  start: Diagnosis;
  read: { puzzles: ReadPuzzle[] };
  write: { text: string; filename: string };
  evaluate: Evaluation & { contradiction: Obstacle | null };
  next: { cell: number; digit: number; step: Step; mistake: Mistake };
  watch: { path: Step[]; solved: boolean; mistake: Mistake; state: string };
  trace: Trace;
  rate: { level: Level; backward_runs: number | null };
  /** The dark modules are the path of a drawing. */
  qr: { size: number; path: string };
  new: { board: string; level_name: string; note: string };
  booklet: { pdf: string; filename: string };
  drill: { technique: Technique; number: number; count: number; board: string; candidates: boolean; places: boolean };
  judge: { verdict: Verdict; message: Sentence; wrong: Candidate[]; step: Step };
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
interface Progress {
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
  message: Question;
  topic: string;
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
  onThinking(progress: Progress): void;
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
  progress?: Progress;
  answer?: unknown;
}

type Question = Record<string, unknown>;

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
  speed: number;
  /** The position at which it began, and the one that is shown. */
  start: Game;
  game: Game;
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

// The collection

/** What is kept of a puzzle; the counts follow from the board. */
interface CollectionRecord {
  id: string;
  name: string;
  board: string;
  level: Level;
  /** How often a search by trying has to turn back; null if nobody has found out. */
  backward: number | null;
  date: number;
  added?: number;
  givens: number;
  solved: number;
  open: number;
}

/** A puzzle that may be added to the collection. */
type NewPuzzle = Pick<CollectionRecord, "board" | "name"> & Partial<CollectionRecord>;
type Column = "number" | "name" | "givens" | "solved" | "open" | "level" | "backward" | "date";

// Practising

type Verdict = "right" | "wrong" | "incomplete" | "other" | "hint" | "shown" | "error";

type Drill = { phase: "loading" } | { phase: "failed"; error: string } | OpenDrill;

interface OpenDrill {
  phase: "open";
  technique: Technique;
  number: number;
  board: string;
  /** Whether a digit is to be placed rather than candidates crossed out. */
  places: boolean;
  start: Game;
  /** How many hints were asked for. */
  helped: number;
  /** Whether it has entered the record. */
  counted: boolean;
  verdict?: Verdict;
  message?: Sentence | null;
  step?: Step;
  mastered?: boolean;
  /** The game that the verdict is about. */
  judged?: Game | null;
}

/** What was practised of one technique. */
interface PractiseRecord {
  right: number;
  tried: number;
  /** Right answers in a row without help. */
  streak: number;
  /** The drills that were shown lately. */
  recent: number[];
}
type PractiseRecords = Record<string, PractiseRecord>;

// Drawing

interface Point {
  x: number;
  y: number;
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

/** A photo as it is kept beside its game: upright, around the grid, and small. */
interface KeptPhoto {
  id: string;
  blob: Blob;
  /** How many points it is wide and high. */
  side: number;
  mesh: Dot[];
  kept: number;
}

type PhotoProblem = "none" | "size" | "blurred" | "cut";

interface FoundGrids {
  grids: { corners: Quad; seen: Perspective; clear: number }[];
  problem: PhotoProblem | null;
}

/** What is told of a cell of a photo: its digit, 0 if it is empty, and the second guess. */
interface PhotoCell {
  digit: number;
  second: number;
  unsure: boolean;
  /** Whether it is clearly not printed. */
  byHand: boolean;
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

/** What the live view tells of a small picture: the corners of a grid if one is seen, and how sharp it is. */
interface PhotoGlimpse {
  corners: Quad | null;
  sharp: number;
}

/** What the worker that looks at pictures is asked. */
interface PhotoQuestion {
  number: number;
  kind: "glimpse" | "read";
  bitmap: ImageBitmap;
  chosen: number;
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
  app: KeptFile[];
  photo: KeptFile[];
  engine: KeptFile[];
  /** How the addresses of pages to read end. */
  ending: string;
}

/** What the script edition.js says. */
declare var EDITION: Edition;
