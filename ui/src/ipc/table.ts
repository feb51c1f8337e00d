// The open game: each decision, what is asked of the board, and the bots at the table. Knows no other game.
import { commands, events } from "../bindings";
import type { Action, BotStopped, Cell, GameView, Place } from "../bindings";
import { ask } from "./ask";

export const currentGame = () => ask(commands.currentGame());

export const decide = (revision: number, action: Action) => ask(commands.decide(revision, action));

export const sayDrawn = (revision: number, tile: string) => ask(commands.drawTile(revision, tile));

export const correctFrom = (step: number) => ask(commands.correctFrom(step));

export const putScoreRight = (revision: number, player: number, points: number, note: string) =>
  ask(commands.putScoreRight(revision, player, points, note));

export const takeAdjustmentAway = (revision: number, step: number, nth: number) =>
  ask(commands.takeAdjustmentAway(revision, step, nth));

export const takeBackCorrection = (revision: number) => ask(commands.takeBackCorrection(revision));

export const undo = () => ask(commands.undo());

export const redo = () => ask(commands.redo());

export const lookAt = (step: number | null) => ask(commands.lookAt(step));

export const playOnFrom = (step: number) => ask(commands.playOnFrom(step));

export const pauseBots = (paused: boolean) => ask(commands.pauseBots(paused));

export const askWhy = (action: Action) => ask(commands.why(action));

export const askFeature = (place: Place) => ask(commands.feature(place));

export const askCell = (cell: Cell) => ask(commands.cell(cell));

/** The lesson of half a minute that is offered beside the open game. */
export const askOffer = (language: string) => ask(commands.offeredLesson(language));

export const putOfferAway = () => ask(commands.putOfferAway());

export const askOdds = () => ask(commands.odds());

/** The three best at the step looked at; null where nobody at this window is asked. */
export const askHint = (revision: number) => ask(commands.hint(revision));

export const putHintAway = () => ask(commands.putHintAway());

/** What an action would lose, if that is much. */
export const askDoubt = (revision: number, action: Action) => ask(commands.doubt(revision, action));

/** Why a bot took the decision that led to a step. */
export const askReasons = (step: number) => ask(commands.reasons(step));

export const askProspects = () => ask(commands.prospects());

/** A bot has played. */
export const onGameChanged = (heard: (view: GameView) => void): Promise<() => void> =>
  events.gameChanged.listen(({ payload }) => heard(payload));

/** A bot failed, and waits until it is told to go on. */
export const onBotStopped = (heard: (stopped: BotStopped) => void): Promise<() => void> =>
  events.botStopped.listen(({ payload }) => heard(payload));
