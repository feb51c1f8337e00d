// Positions, scenarios and campaigns of one's own. Knows no desk.
import { commands } from "../bindings";
import type { Cell, NewScenario, PositionBegin, DialogTitle, Wording } from "../bindings";
import { ask } from "./ask";

/** Begins a position where a game or a scenario stands. */
export const beginPosition = (begin: PositionBegin, name: string, language: string) =>
  ask(commands.beginPosition(begin, name, language));

/** The tiles that fit at a cell of a position. */
export const fittingTiles = (id: number, cell: Cell) => ask(commands.fittingTiles(id, cell));

/** Opens a position as a game; counted at once when nothing more is to be drawn. */
export const playPosition = (id: number, countOnly: boolean) =>
  ask(commands.playPosition(id, countOnly));

export const savePositionAsScenario = (
  id: number,
  wording: Wording,
  anyway: boolean,
  language: string,
) => ask(commands.savePositionAsScenario(id, wording, anyway, language));

/** What a bot makes of the aims of a position, in the bags of these numbers. */
export const tryAims = (id: number, bot: string, from: number, bags: number) =>
  ask(commands.tryAims(id, bot, from, bags));

export const readCampaigns = (language: string) => ask(commands.campaigns(language));

/** Puts a scenario, one of one's own or one of the program, into a campaign. */
export const addChapter = (
  id: number,
  revision: number,
  scenario: string,
  at: number,
  language: string,
) => ask(commands.addChapter(id, revision, scenario, at, language));

/** What the checker makes of one chapter of a campaign. */
export const proveChapter = (id: number, chapter: number) =>
  ask(commands.proveChapter(id, chapter));

export const readOwnScenarios = (language: string) => ask(commands.ownScenarios(language));

/** The turn of the open game to which a step belongs, as it began. */
export const readScenarioMoment = (game: number, step: number) =>
  ask(commands.scenarioMoment(game, step));

/** Makes a scenario of a turn of the open game. */
export const saveScenario = (scenario: NewScenario, language: string) =>
  ask(commands.saveScenario(scenario, language));

export const saveScenarioFile = (id: number, question: DialogTitle) =>
  ask(commands.saveScenarioFile(id, question));

export const deleteScenario = (id: number) => ask(commands.deleteScenario(id));

export const restoreScenario = (id: number) => ask(commands.restoreScenario(id));
