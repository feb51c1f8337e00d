// The only door to Rust: each command as a call that answers with a value or a typed error, and what is heard from Rust.
import { commands, events, unchangedSettings } from "../bindings";
import type {
  BotStopped,
  FirstScreen,
  GameView,
  ReviewChanged,
  RunChanged,
  Settings,
} from "../bindings";
import { ask, type Answer, type Outcome } from "./ask";

export type * from "../bindings";
export { allAnswered, type Fault, type Outcome } from "./ask";

type Commands = typeof commands;

type OutcomeCall<Call> = Call extends (...given: infer Given) => Promise<Answer<infer T>>
  ? (...given: Given) => Promise<Outcome<T>>
  : never;

type Rust = { [Name in keyof Commands]: OutcomeCall<Commands[Name]> };

type Call = (...given: unknown[]) => Promise<Answer<unknown>>;

/** The commands under their own names; none of them throws. */
export const rust = Object.fromEntries(
  Object.entries(commands).map(([name, call]) => [
    name,
    (...given: unknown[]) => ask((call as Call)(...given)),
  ]),
) as Rust;

declare global {
  interface Window {
    /** The shell asks for it before any script is there. */
    firstScreen?: Promise<FirstScreen>;
  }
}

/** What the first screen shows: it was asked for when the page began. */
export const readFirstScreen = (): Promise<Outcome<FirstScreen>> =>
  window.firstScreen
    ? ask(window.firstScreen.then((data) => ({ status: "ok", data }) as const))
    : rust.firstScreen();

/** The settings of whoever has changed none, as Rust says them: what holds until it could be asked. */
export const firstSettings: Settings = {
  ...unchangedSettings,
  boxes: [...unchangedSettings.boxes],
  cardsSeen: [...unchangedSettings.cardsSeen],
};

type Listen<T> = (heard: (news: T) => void) => Promise<() => void>;

export const onSettingsChanged: Listen<Settings> = (heard) =>
  events.settingsChanged.listen(({ payload }) => heard(payload));

/** A bot has played. */
export const onGameChanged: Listen<GameView> = (heard) =>
  events.gameChanged.listen(({ payload }) => heard(payload));

/** A bot failed, and waits until it is told to go on. */
export const onBotStopped: Listen<BotStopped> = (heard) =>
  events.botStopped.listen(({ payload }) => heard(payload));

export const onRunChanged: Listen<RunChanged> = (heard) =>
  events.runChanged.listen(({ payload }) => heard(payload));

export const onReviewChanged: Listen<ReviewChanged> = (heard) =>
  events.reviewChanged.listen(({ payload }) => heard(payload));

/** Files wait to be asked for. */
export const onFilesArrived: Listen<void> = (heard) => events.filesArrived.listen(() => heard());

/** Files are held over the window, or are not any more. */
export const onFilesHeld: Listen<boolean> = (heard) =>
  events.filesHeld.listen(({ payload }) => heard(payload));

/** The window was asked to close, and waits a moment. */
export const onWindowCloses: Listen<void> = (heard) => events.windowCloses.listen(() => heard());
