// What an address of the window opens, and which address opens what.
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

/** A lesson or chapter, and the one step of it to be looked at. */
export interface LessonPlace {
  readonly id: string;
  readonly step: string | null;
  /** The game that somebody came from, to learn this one thing. */
  readonly game: number | null;
}

/** A campaign, by its document or by one of its chapters. */
export type CampaignPlace = { readonly document: number } | { readonly chapter: string };

/** A drawing of a tile, by its document and its name there. */
export interface DrawingPlace {
  readonly document: number;
  readonly tile: string;
}

/** A class of mistakes of a step, after which something is shown. */
export interface MistakePlace {
  readonly step: string;
  readonly class: string;
}

/** The document of a lesson, and the step of its history at which a recording for it began. */
export interface RecordingPlace {
  readonly document: number;
  readonly begun: number;
  /** Where what follows a mistake is recorded, and no step. */
  readonly mistake?: MistakePlace;
}

/** What is printed. */
export interface PrintPlace {
  readonly kind: DraftKind;
  readonly key: string;
}

/** Where things are shown for those who build on them; no menu leads there. */
const EXAMPLES = ["board", "parts", "states"] as const;

export type Examples = (typeof EXAMPLES)[number];

/** What is open, as its address names it; whether there is such a thing is not known here. */
export type OpenPage =
  | { readonly is: "home" | "learn" | "play" | "build" | "settings" }
  | { readonly is: "statistics" }
  /** Where real tiles are meant, they are laid by hand. */
  | { readonly is: "new-game"; readonly mix: string | null; readonly real?: true }
  /** Where a campaign is named, the list opens at it. */
  | { readonly is: "campaigns"; readonly at: CampaignPlace | null }
  /**
   * Where a step is named, the game is looked at as it was then. The way may lead back to its review, to the drawing of
   * the tile that is tried in it, or to the lesson for which it is recorded.
   */
  | {
      readonly is: "game";
      readonly game: number;
      readonly step: number | null;
      readonly reviewed?: true;
      readonly drawing?: DrawingPlace;
      /** The lesson for which it is recorded. */
      readonly recording?: RecordingPlace;
    }
  | { readonly is: "review"; readonly game: number }
  | ({ readonly is: "lesson"; readonly screen: "learn" | "campaigns" } & LessonPlace)
  /** The passage is a rule or a chapter; without one the book is open at its beginning. */
  | { readonly is: "rulebook"; readonly passage: string | null }
  /** The lesson whose rules are to be practised, or the course whose exam is taken; without either anything may be asked. */
  | { readonly is: "practice"; readonly lesson: string | null; readonly exam: string | null }
  /**
   * A document, and the tile of a set or mix that is drawn, by the name behind the slash of its id; or the step of a lesson,
   * or the chapter of a campaign, at which it opens.
   */
  | {
      readonly is: "document";
      readonly document: number;
      readonly tile: string | null;
      readonly at?: string;
    }
  | { readonly is: "lab"; readonly mix: string | null }
  | ({ readonly is: "print" } & PrintPlace)
  | { readonly is: "examples"; readonly of: Examples };

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
const decodedIfAny = (part: string | undefined) => (part === undefined ? null : decoded(part));
const numberIfAny = (part: string | undefined) => (part === undefined ? null : Number(part));

const FIRST_PRINTED: PrintPlace = { kind: "tile-set", key: "base" };

/** Every address but those of whole screens, and what the parts that it names mean. */
const ADDRESSES: readonly [RegExp, (...parts: (string | undefined)[]) => OpenPage][] = [
  [/^#\/play\/new(?:\?mix=([^&]+))?$/, (mix) => ({ is: "new-game", mix: decodedIfAny(mix) })],
  [/^#\/play\/new\?real$/, () => ({ is: "new-game", mix: null, real: true })],
  [/^#\/play\/statistics$/, () => ({ is: "statistics" })],
  [
    /^#\/play\/(\d{1,15})(?:\?step=(\d{1,9})(&review)?)?$/,
    (game, step, review) => ({
      is: "game",
      game: Number(game),
      step: numberIfAny(step),
      ...(review === undefined ? {} : { reviewed: true }),
    }),
  ],
  [
    /^#\/play\/(\d{1,15})\?drawing=(\d{1,15})\/([\w-]+)$/,
    (game, document, tile = "") => ({
      is: "game",
      game: Number(game),
      step: null,
      drawing: { document: Number(document), tile },
    }),
  ],
  [
    /^#\/play\/(\d{1,15})\?recording=(\d{1,15})\/(\d{1,15})(?:&after=([^/&]+)\/([^/&]+))?$/,
    (game, document, begun, step, mistake) => ({
      is: "game",
      game: Number(game),
      step: null,
      recording: {
        document: Number(document),
        begun: Number(begun),
        ...(step === undefined || mistake === undefined
          ? {}
          : { mistake: { step: decoded(step), class: decoded(mistake) } }),
      },
    }),
  ],
  [/^#\/play\/(\d{1,15})\/review$/, (game) => ({ is: "review", game: Number(game) })],
  [
    /^#\/learn\/([^/?]+)(?:\/([^/?]+)(?:\?game=(\d{1,15}))?)?$/,
    (id = "", step, game) => ({
      is: "lesson",
      screen: "learn",
      id: decoded(id),
      step: decodedIfAny(step),
      game: numberIfAny(game),
    }),
  ],
  [
    /^#\/campaigns(?:\?(?:document=(\d{1,15})|chapter=([^&]+)))?$/,
    (document, chapter) => ({
      is: "campaigns",
      at:
        document !== undefined
          ? { document: Number(document) }
          : chapter !== undefined
            ? { chapter: decoded(chapter) }
            : null,
    }),
  ],
  [
    /^#\/campaigns\/([^/?]+)$/,
    (id = "") => ({ is: "lesson", screen: "campaigns", id: decoded(id), step: null, game: null }),
  ],
  [
    /^#\/rulebook(?:\/([^/]+))?$/,
    (passage) => ({ is: "rulebook", passage: decodedIfAny(passage) }),
  ],
  [
    /^#\/practice(?:\?(?:lesson=([^&]+)|exam=([^&]+)))?$/,
    (lesson, exam) => ({
      is: "practice",
      lesson: decodedIfAny(lesson),
      exam: decodedIfAny(exam),
    }),
  ],
  [
    /^#\/build\/(\d{1,15})(?:\/([\w-]+)|\?at=([^/&]+))?$/,
    (document, tile, at) => ({
      is: "document",
      document: Number(document),
      tile: tile ?? null,
      ...(at === undefined ? {} : { at: decoded(at) }),
    }),
  ],
  [/^#\/build\/lab(?:\/([^/]+))?$/, (mix) => ({ is: "lab", mix: decodedIfAny(mix) })],
  [
    /^#\/print(?:\/(tile-set|mix)\/([^/]+))?$/,
    (kind, key) => ({
      is: "print",
      ...(key === undefined ? FIRST_PRINTED : { kind: kind as DraftKind, key: decoded(key) }),
    }),
  ],
  [
    /^#\/examples\/([a-z]+)$/,
    (name) => {
      const of = EXAMPLES.find((each) => each === name);
      return of ? { is: "examples", of } : { is: "home" };
    },
  ],
];

const WHOLE_SCREENS = ["learn", "play", "build", "settings"] as const;

/** An address nobody knows leads home. */
export const pageAt = (address: string): OpenPage => {
  for (const [pattern, opens] of ADDRESSES) {
    const found = pattern.exec(address);
    if (found) return opens(...found.slice(1));
  }
  return { is: WHOLE_SCREENS.find((screen) => addressOf(screen) === address) ?? "home" };
};

/** The screen to which a page belongs. */
export const screenOf = (page: OpenPage): ScreenName => {
  switch (page.is) {
    case "game":
    case "new-game":
    case "review":
    case "statistics":
      return "play";
    case "document":
    case "lab":
    case "print":
      return "build";
    case "lesson":
      return page.screen;
    case "examples":
      return "home";
    case "home":
    case "learn":
    case "play":
    case "build":
    case "campaigns":
    case "rulebook":
    case "practice":
    case "settings":
      return page.is;
  }
};

export const addressOf = (screen: ScreenName): string => (screen === "home" ? "#/" : `#/${screen}`);

/** Where a game is prepared. */
export const NEW_GAME = "#/play/new";

/** The same, for a table with real tiles. */
export const REAL_TABLE = `${NEW_GAME}?real`;

/** The same, with a mix chosen. */
export const addressOfNewGame = (mix: string): string =>
  `${NEW_GAME}?mix=${encodeURIComponent(mix)}`;

/** All games together, a part of Play. */
export const STATISTICS = "#/play/statistics";

export const addressOfGame = (id: number): string => `#/play/${id}`;

/** A game as it was at a step. */
export const addressOfMoment = (id: number, step: number): string =>
  `${addressOfGame(id)}?step=${step}`;

/** The same out of the review of the game, to which the way leads back. */
export const addressOfReviewed = (id: number, step: number): string =>
  `${addressOfMoment(id, step)}&review`;

/** A game in which a tile is tried, with the way back to its drawing. */
export const addressOfTrial = (id: number, { document, tile }: DrawingPlace): string =>
  `${addressOfGame(id)}?drawing=${document}/${tile}`;

/** A game that is recorded for a lesson. */
export const addressOfRecording = (
  id: number,
  { document, begun, mistake }: RecordingPlace,
): string =>
  `${addressOfGame(id)}?recording=${document}/${begun}${
    mistake ? `&after=${encodeURIComponent(mistake.step)}/${encodeURIComponent(mistake.class)}` : ""
  }`;

/** A game looked at again. */
export const addressOfReview = (id: number): string => `${addressOfGame(id)}/review`;

export const addressOfLesson = (id: string): string => `#/learn/${encodeURIComponent(id)}`;

/** The test that shows whether somebody knows the base game, by the name of its path. */
export const PLACEMENT = "placement";

/** A chapter of a campaign, by its scenario. */
export const addressOfChapter = (scenario: string): string =>
  `#/campaigns/${encodeURIComponent(scenario)}`;

/** The campaigns, opened at one of them. */
export const addressOfCampaign = (at: CampaignPlace): string =>
  "document" in at
    ? `#/campaigns?document=${at.document}`
    : `#/campaigns?chapter=${encodeURIComponent(at.chapter)}`;

/** One step of a lesson, to be looked at by itself; out of a game, the way leads back to it. */
export const addressOfStep = (lesson: string, step: string, game: number | null = null): string =>
  `${addressOfLesson(lesson)}/${encodeURIComponent(step)}${game === null ? "" : `?game=${game}`}`;

/** Practice of what a lesson teaches. */
export const addressOfPractice = (lesson: string): string =>
  `#/practice?lesson=${encodeURIComponent(lesson)}`;

/** The exam of a course. */
export const addressOfExam = (course: string): string =>
  `#/practice?exam=${encodeURIComponent(course)}`;

/** A passage of the rulebook is a rule or a chapter, by its id. */
export const addressOfPassage = (id: string): string => `#/rulebook/${encodeURIComponent(id)}`;

/** A tile set or a mix that is made, and one tile of it, by the name behind the slash of its id. */
export const addressOfDocument = (id: number, tile?: string): string =>
  tile === undefined ? `#/build/${id}` : `#/build/${id}/${tile}`;

/** The desk of a lesson at one of its steps, or that of a campaign at one of its chapters. */
export const addressWithin = (id: number, at: string): string =>
  `${addressOfDocument(id)}?at=${encodeURIComponent(at)}`;

/** The balance lab, a part of Build. */
export const LAB = "#/build/lab";

/** The lab with a mix chosen in it. */
export const addressOfLab = (mix: string): string => `${LAB}/${encodeURIComponent(mix)}`;

/** Where tiles are put on paper, a part of Build. */
export const PRINT = "#/print";

/** The same with a tile set or a mix chosen. */
export const addressOfPrint = (kind: DraftKind, key: string): string =>
  `${PRINT}/${kind}/${encodeURIComponent(key)}`;
