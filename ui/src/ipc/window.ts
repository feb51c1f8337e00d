// How the window itself stands: settings, what there is to play with, faults, full screen, the end. Knows no game.
import { commands, events, unchangedSettings } from "../bindings";
import type { Settings, SettingsChange } from "../bindings";
import { ask } from "./ask";

export const readStatus = () => ask(commands.appStatus());

/** The settings of whoever has changed none, as Rust says them: what holds until it could be asked. */
export const firstSettings: Settings = {
  ...unchangedSettings,
  boxes: [...unchangedSettings.boxes],
};

export const readSettings = () => ask(commands.readSettings());

export const changeSettings = (change: SettingsChange) => ask(commands.changeSettings(change));

export const onSettingsChanged = (heard: (settings: Settings) => void): Promise<() => void> =>
  events.settingsChanged.listen(({ payload }) => heard(payload));

export const readCatalog = (language: string) => ask(commands.catalog(language));

export const readBots = () => ask(commands.bots());

/** What can be handed on of a fault. */
export const faultReport = (kind: string, detail: string) =>
  ask(commands.faultReport(kind, detail));

/** The first frame is there. */
export const painted = () => ask(commands.painted());

export const fullScreen = () => ask(commands.fullScreen());

/** The window was asked to close, and waits a moment. */
export const onWindowCloses = (heard: () => void): Promise<() => void> =>
  events.windowCloses.listen(() => heard());

export const quit = () => ask(commands.quit());
