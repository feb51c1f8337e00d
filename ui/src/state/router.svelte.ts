// Which screen is open, kept in the address so that back, forward and reload work. Knows no screen's content.
import type { DraftKind } from "../ipc";

export const screenNames = [
  "home",
  "learn",
  "play",
  "build",
  "campaigns",
  "rulebook",
  "practice",
  "settings",
] as const;

export type ScreenName = (typeof screenNames)[number];

export const addressOf = (screen: ScreenName): string => (screen === "home" ? "#/" : `#/${screen}`);

export const addressOfGame = (id: number): string => `#/play/${id}`;

export const addressOfLesson = (id: string): string => `#/learn/${encodeURIComponent(id)}`;

/** A chapter of a campaign, by its scenario. */
export const addressOfChapter = (scenario: string): string =>
  `#/campaigns/${encodeURIComponent(scenario)}`;

/** One step of a lesson, to be looked at by itself; out of a game, the way leads back to it. */
export const addressOfStep = (lesson: string, step: string, game: number | null = null): string =>
  `${addressOfLesson(lesson)}/${encodeURIComponent(step)}${game === null ? "" : `?game=${game}`}`;

/** Practice of what a lesson teaches. */
export const addressOfPractice = (lesson: string): string =>
  `#/practice?lesson=${encodeURIComponent(lesson)}`;

/** Where a game is prepared. */
export const NEW_GAME = "#/play/new";

/** A passage of the rulebook is a rule or a chapter, by its id. */
export const addressOfPassage = (id: string): string => `#/rulebook/${encodeURIComponent(id)}`;

/** Where things are shown for those who build on them; no menu leads there. */
const EXAMPLES = { "#/examples/board": "board", "#/examples/parts": "parts" } as const;

export type Examples = (typeof EXAMPLES)[keyof typeof EXAMPLES];

export const examplesAt = (address: string): Examples | null =>
  Object.hasOwn(EXAMPLES, address) ? EXAMPLES[address as keyof typeof EXAMPLES] : null;

/** The balance lab, a part of Build. */
export const LAB = "#/build/lab";

/** The lab with a mix chosen in it. */
export const addressOfLab = (mix: string): string => `${LAB}/${encodeURIComponent(mix)}`;

/** Where tiles are put on paper, a part of Build. */
export const PRINT = "#/print";

/** The same with a tile set or a mix chosen. */
export const addressOfPrint = (kind: DraftKind, key: string): string =>
  `${PRINT}/${kind}/${encodeURIComponent(key)}`;

/** A tile set or a mix that is made, and one tile of it, by the name behind the slash of its id. */
export const addressOfDocument = (id: number, tile?: string): string =>
  tile === undefined ? `#/build/${id}` : `#/build/${id}/${tile}`;

const documentIn = (address: string) => /^#\/build\/(\d{1,15})(?:\/([\w-]+))?$/.exec(address);

/** The document that the address names. */
export const documentAt = (address: string): number | null => {
  const id = documentIn(address)?.[1];
  return id === undefined ? null : Number(id);
};

/** The tile of it that the address names. */
export const tileAt = (address: string): string | null => documentIn(address)?.[2] ?? null;

/** The open game, when the address names one. */
export const gameAt = (address: string): number | null => {
  const id = /^#\/play\/(\d{1,15})$/.exec(address)?.[1];
  return id === undefined ? null : Number(id);
};

/** The balance lab as an address names it. */
export interface LabPlace {
  /** The id of the mix that is chosen; whether there is one is not known here. */
  mix: string | null;
}

export const labAt = (address: string): LabPlace | null => {
  const [found, mix] = /^#\/build\/lab(?:\/([^/]+))?$/.exec(address) ?? [];
  if (found === undefined) return null;
  return { mix: mix === undefined ? null : decoded(mix) };
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** What is printed, as an address names it; whether there is such a thing is not known here. */
export interface PrintPlace {
  kind: DraftKind;
  key: string;
}

const FIRST_PRINTED: PrintPlace = { kind: "tile-set", key: "base" };

export const printAt = (address: string): PrintPlace | null => {
  const [found, kind, key] = /^#\/print(?:\/(tile-set|mix)\/([^/]+))?$/.exec(address) ?? [];
  if (found === undefined) return null;
  return key === undefined ? FIRST_PRINTED : { kind: kind as DraftKind, key: decoded(key) };
};

/** The passage of the rulebook that the address names; whether the book holds it is not known here. */
export const passageAt = (address: string): string | null => {
  const id = /^#\/rulebook\/([^/]+)$/.exec(address)?.[1];
  return id === undefined ? null : decoded(id);
};

/** The lesson or chapter that the address names, and the one step of it to be looked at. */
export interface LessonPlace {
  id: string;
  step: string | null;
  /** The game that somebody came from, to learn this one thing. */
  game: number | null;
}

export const lessonAt = (address: string): LessonPlace | null => {
  const [, id, step, game] =
    /^#\/learn\/([^/?]+)(?:\/([^/?]+)(?:\?game=(\d{1,15}))?)?$/.exec(address) ??
    /^#\/campaigns\/([^/?]+)$/.exec(address) ??
    [];
  return id === undefined
    ? null
    : {
        id: decoded(id),
        step: step === undefined ? null : decoded(step),
        game: game === undefined ? null : Number(game),
      };
};

/** The lesson that somebody wants to practise, when the address names one. */
export const practisedAt = (address: string): string | null => {
  const lesson = /^#\/practice\?lesson=([^&]+)$/.exec(address)?.[1];
  return lesson === undefined ? null : decoded(lesson);
};

/** An address nobody knows leads home. */
export const screenAt = (address: string): ScreenName => {
  if (gameAt(address) !== null || address === NEW_GAME) return "play";
  if (passageAt(address) !== null) return "rulebook";
  const making = [documentAt, labAt, printAt];
  if (making.some((at) => at(address) !== null)) return "build";
  if (lessonAt(address) !== null) return address.startsWith("#/learn") ? "learn" : "campaigns";
  if (practisedAt(address) !== null) return "practice";
  const name = address.replace(/^#\/?/, "");
  return screenNames.find((screen) => screen === name) ?? "home";
};

class Router {
  screen = $state<ScreenName>("home");
  /** The game that is open on the screen Play; null for its list. */
  game = $state<number | null>(null);
  /** True while a game is prepared on the screen Play. */
  preparing = $state(false);
  /** What is shown by examples, at one of their pages. */
  examples = $state<Examples | null>(null);
  /** The lesson that is open on the screen Learn, or the chapter on the screen Campaigns; null for the map of them. */
  lesson = $state.raw<LessonPlace | null>(null);
  /** True while a question of practice is open; no address leads to one. */
  asked = $state(false);
  /** The lesson whose rules are to be practised; null where anything may be asked. */
  practised = $state<string | null>(null);
  /** The balance lab, and the mix that is chosen in it. */
  lab = $state.raw<LabPlace | null>(null);
  /** What is put on paper; null where nothing is. */
  print = $state.raw<PrintPlace | null>(null);
  /** What the rulebook is open at; null for its beginning. */
  passage = $state<string | null>(null);
  /** The tile set or mix that is open on the screen Build; null for their list. */
  document = $state<number | null>(null);
  /** The tile of that set that is drawn. */
  tile = $state<string | null>(null);

  /** Follows the window's address until the returned function is called. */
  follow(): () => void {
    const read = () => {
      this.screen = screenAt(location.hash);
      this.game = gameAt(location.hash);
      this.preparing = location.hash === NEW_GAME;
      this.examples = examplesAt(location.hash);
      this.lab = labAt(location.hash);
      this.print = printAt(location.hash);
      this.passage = passageAt(location.hash);
      this.document = documentAt(location.hash);
      this.tile = tileAt(location.hash);
      this.lesson = lessonAt(location.hash);
      this.practised = practisedAt(location.hash);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }

  open(screen: ScreenName): void {
    location.hash = addressOf(screen);
  }

  /** In place of an address that leads nowhere: back must not lead there again. */
  instead(screen: ScreenName): void {
    location.replace(addressOf(screen));
  }

  /** At once: whoever shows a game must find its address in place. */
  openGame(id: number): void {
    this.screen = "play";
    this.game = id;
    this.preparing = false;
    this.examples = null;
    this.lab = null;
    this.print = null;
    this.passage = null;
    this.lesson = null;
    location.hash = addressOfGame(id);
  }

  openDocument(id: number, tile?: string): void {
    location.hash = addressOfDocument(id, tile);
  }

  back(): void {
    history.back();
  }

  forward(): void {
    history.forward();
  }
}

export const router = new Router();
