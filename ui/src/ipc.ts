// The only door to Rust: calls become values or typed faults. Knows no screen and no word.
import { commands, events, unchangedSettings } from "./bindings";
import type {
  Action,
  AppError,
  Begin,
  BotStopped,
  Cell,
  DamagedKind,
  Deed,
  DeletedKind,
  DraftKind,
  GameView,
  GamesWish,
  NewGame,
  NewRun,
  NewScenario,
  Op,
  PictureFile,
  Place,
  PositionBegin,
  PrintJob,
  ScoreSheetJob,
  TableSheetJob,
  PrintPictures,
  Question,
  ReviewChanged,
  RunChanged,
  Settings,
  SettingsChange,
  Take,
  Wording,
} from "./bindings";

export type * from "./bindings";

/** What Rust says went wrong, or that Rust could not be asked at all. */
export type Fault = AppError | { kind: "unreachable"; detail: string };

export type Outcome<T> = { ok: true; value: T } | { ok: false; fault: Fault };

type Answer<T> = { status: "ok"; data: T } | { status: "error"; error: AppError };

const isFault = (thrown: unknown): thrown is AppError =>
  typeof thrown === "object" && thrown !== null && "kind" in thrown;

/** A call that the shell refuses to pass on fails with a bare string or an exception. */
const asFault = (thrown: unknown): Fault =>
  isFault(thrown)
    ? thrown
    : { kind: "unreachable", detail: thrown instanceof Error ? thrown.message : String(thrown) };

const ask = async <T>(call: Promise<Answer<T>>): Promise<Outcome<T>> => {
  try {
    const answer = await call;
    return answer.status === "ok"
      ? { ok: true, value: answer.data }
      : { ok: false, fault: asFault(answer.error) };
  } catch (thrown) {
    return { ok: false, fault: asFault(thrown) };
  }
};

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

export const readGames = () => ask(commands.games());

export const readTableToBe = (game: NewGame) => ask(commands.tableToBe(game));
export const beginGame = (game: NewGame) => ask(commands.newGame(game));

export const playAgain = (id: number) => ask(commands.playAgain(id));

export const renameGame = (id: number, name: string | null) => ask(commands.renameGame(id, name));

export const deleteGame = (id: number) => ask(commands.deleteGame(id));

export const restoreGame = (id: number) => ask(commands.restoreGame(id));

export const exportGame = (id: number) => ask(commands.exportGame(id));

export const importGame = (text: string) => ask(commands.importGame(text));

export const openFiles = (question: Question, language: string) =>
  ask(commands.openFiles(question, language));

export const arrivedFiles = (language: string) => ask(commands.arrivedFiles(language));

/** What another program handed over, and a person must be asked about. */
export const handedFiles = () => ask(commands.handedFiles());

export const settleHandedFiles = (number: number, agreed: boolean, language: string) =>
  ask(commands.settleHandedFiles(number, agreed, language));

/** What can be handed on of a fault. */
export const faultReport = (kind: string, detail: string) =>
  ask(commands.faultReport(kind, detail));

/** The first frame is there. */
export const painted = () => ask(commands.painted());

/** Does with each document of a parcel what was decided; those that are kept now. */
export const takeParcel = (number: number, takes: Take[], language: string) =>
  ask(commands.takeParcel(number, takes, language));

export const refuseParcel = (number: number) => ask(commands.refuseParcel(number));

/** The file that was written; null when the person thought better of it. */
export const saveBundle = (ids: number[], question: Question) =>
  ask(commands.saveBundle(ids, question));

/** The file that was written; null when the person thought better of it. */
export const saveGame = (id: number, question: Question) => ask(commands.saveGame(id, question));

export const readDocuments = (language: string) => ask(commands.documents(language));

export const beginDocument = (begin: Begin, language: string) =>
  ask(commands.beginDocument(begin, language));

/** Keeps what lies on the desk of the open lesson as a document of one's own. */
export const keepMade = (language: string) => ask(commands.keepMade(language));

export const openDocument = (id: number, language: string) =>
  ask(commands.openDocument(id, language));

export const changeDocument = (id: number, revision: number, op: Op, language: string) =>
  ask(commands.changeDocument(id, revision, op, language));

export const standAtStep = (id: number, revision: number, head: number, language: string) =>
  ask(commands.standAtStep(id, revision, head, language));

export const readVersions = (id: number, language: string) =>
  ask(commands.documentVersions(id, language));

export const restoreVersion = (id: number, revision: number, nth: number, language: string) =>
  ask(commands.restoreVersion(id, revision, nth, language));

export const deleteDocument = (id: number) => ask(commands.deleteDocument(id));

export const restoreDocument = (id: number) => ask(commands.restoreDocument(id));

/** The file that was written; null when the person thought better of it. */
export const saveDocument = (id: number, question: Question) =>
  ask(commands.saveDocument(id, question));

/** What a file of another program would bring; null when the person thought better of it. */
export const lookAtForeign = (question: Question) => ask(commands.lookAtForeign(question));

export const takeForeign = (look: number, sets: number[], language: string) =>
  ask(commands.takeForeign(look, sets, language));

/** What a file for another program would not say of an own set. */
export const readForeignFile = (id: number) => ask(commands.foreignFile(id));

/** The file that was written; null when the person thought better of it. */
export const saveForeign = (id: number, question: Question) =>
  ask(commands.saveForeign(id, question));

export const readRuns = () => ask(commands.labRuns());

export const beginRun = (run: NewRun) => ask(commands.beginRun(run));

/** With the plan of a run that does not go on. */
export const beginRunAgain = (id: number) => ask(commands.beginRunAgain(id));

export const pauseRun = (id: number) => ask(commands.pauseRun(id));

export const goOnWithRun = (id: number) => ask(commands.goOnWithRun(id));

export const deleteRun = (id: number) => ask(commands.deleteRun(id));

export const restoreRun = (id: number) => ask(commands.restoreRun(id));

export const openRun = (id: number) => ask(commands.openRun(id));

export const compareRuns = (a: number, b: number) => ask(commands.compareRuns(a, b));

export const openRunGame = (id: number, number: number) => ask(commands.openRunGame(id, number));

/** The file that was written; null when the person thought better of it. */
export const saveRun = (id: number, beside: number | null, asTable: boolean, question: Question) =>
  ask(commands.saveRun(id, beside, asTable, question));

export const onRunChanged = (heard: (change: RunChanged) => void): Promise<() => void> =>
  events.runChanged.listen(({ payload }) => heard(payload));

/** What is known of a game that is over, so far. */
export const openReview = (id: number) => ask(commands.openReview(id));

export const beginReview = (id: number) => ask(commands.beginReview(id));

export const stopReview = (id: number) => ask(commands.stopReview(id));

/** The file that was written; null when the person thought better of it. */
/** Has Practice ask a decision again. */
export const askAgain = (game: number, step: number) => ask(commands.askAgain(game, step));

export const saveReview = (id: number, question: Question) =>
  ask(commands.saveReview(id, question));

export const onReviewChanged = (heard: (change: ReviewChanged) => void): Promise<() => void> =>
  events.reviewChanged.listen(({ payload }) => heard(payload));

/** All games that are over and meant together, as far as they are counted. */
export const readStatistics = (wish: GamesWish) => ask(commands.statistics(wish));

/** The file that was written; null when the person thought better of it. */
export const saveStatistics = (wish: GamesWish, question: Question) =>
  ask(commands.saveStatistics(wish, question));

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

export const findTwins = (id: number) => ask(commands.twins(id));

/** A game in which one tile is drawn again and again. */
export const tryTile = (id: number, tile: string) => ask(commands.tryTile(id, tile));

/** What of a tile set or a mix can be printed, own or built in. */
export const readPrintable = (kind: DraftKind, key: string, language: string) =>
  ask(commands.printable(kind, key, language));

export const planPages = (job: PrintJob) => ask(commands.planPages(job));

/** The file that was written; null when the person thought better of it. */
export const savePages = (
  key: string,
  job: PrintJob,
  pictures: PrintPictures,
  question: Question,
) => ask(commands.savePages(key, job, pictures, question));

export const planScoreSheet = (job: ScoreSheetJob) => ask(commands.planScoreSheet(job));

/** Null when the person thinks better of it. */
export const saveScoreSheet = (job: ScoreSheetJob, question: Question) =>
  ask(commands.saveScoreSheet(job, question));

export const planTableSheet = (job: TableSheetJob) => ask(commands.planTableSheet(job));

/** The file that was written; null when the person thought better of it. */
export const saveTableSheet = (job: TableSheetJob, question: Question) =>
  ask(commands.saveTableSheet(job, question));

/** The file that was written; null when the person thought better of it. */
export const savePicture = (tile: string, svg: string, file: PictureFile, question: Question) =>
  ask(commands.savePicture(tile, svg, file, question));

export const readBackups = () => ask(commands.backups());

/** Puts a backup in the place of everything that is kept. */
export const restoreBackup = (name: string) => ask(commands.restoreBackup(name));

/** The file that was written; null when the person thought better of it. */
export const saveEverything = (question: Question) => ask(commands.saveEverything(question));

/** False when the person thought better of it. */
export const takeInEverything = (question: Question) => ask(commands.takeInEverything(question));

export const fullScreen = () => ask(commands.fullScreen());

export const quit = () => ask(commands.quit());

export const openGame = (id: number) => ask(commands.openGame(id));

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

export const saveScenarioFile = (id: number, question: Question) =>
  ask(commands.saveScenarioFile(id, question));

export const deleteScenario = (id: number) => ask(commands.deleteScenario(id));

export const restoreScenario = (id: number) => ask(commands.restoreScenario(id));

export const readLessons = (language: string) => ask(commands.lessons(language));

/** The one to go on with; what all the others are is not looked at. */
export const readNextLesson = (language: string) => ask(commands.nextLesson(language));

/** With a step, that step is shown by itself, and nothing is kept. */
export const openLesson = (id: string, step: string | null, language: string) =>
  ask(commands.openLesson(id, step, language));

export const learn = (revision: number, deed: Deed) => ask(commands.learn(revision, deed));

export const readPractice = () => ask(commands.practice());

/** A sitting: of one kind of question alone where one is named. */
export const beginPractice = (kind: string | null, language: string) =>
  ask(commands.beginPractice(kind, language));

/** A sitting on the rules that a lesson teaches. */
/** Null where the course has none. */
export const beginExam = (course: string, language: string) =>
  ask(commands.beginExam(course, language));

export const practiseLesson = (lesson: string, language: string) =>
  ask(commands.practiseLesson(lesson, language));

export const puzzleOfTheDay = (language: string) => ask(commands.puzzleOfTheDay(language));

/** Puts a question of one's own away, or brings it back. */
export const putQuestionAway = (id: number, away: boolean) =>
  ask(commands.putQuestionAway(id, away));

export const readDamaged = (kinds: DamagedKind[]) => ask(commands.damaged(kinds));

export const readDeleted = (kinds: DeletedKind[], language: string) =>
  ask(commands.deleted(kinds, language));

export const saveDamaged = (kind: DamagedKind, id: number, question: Question) =>
  ask(commands.saveDamaged(kind, id, question));

/** Null when the sitting is over. */
export const nextQuestion = (revision: number, language: string) =>
  ask(commands.nextQuestion(revision, language));

export const resetLessons = (ids: string[]) => ask(commands.resetLessons(ids));

export const restoreLessons = (number: number) => ask(commands.restoreLessons(number));

/** A frame is the board after a move that was just shown; null for the board as it is. */
export const askLessonWhy = (frame: number | null, action: Action) =>
  ask(commands.lessonWhy(frame, action));

export const askLessonFeature = (frame: number | null, place: Place) =>
  ask(commands.lessonFeature(frame, place));

export const askLessonCell = (frame: number | null, cell: Cell) =>
  ask(commands.lessonCell(frame, cell));

/** The board as a step of the turns that are over left it. */
export const askLessonMoment = (step: number) => ask(commands.lessonMoment(step));

export const askLessonProspects = () => ask(commands.lessonProspects());

/** Files wait to be asked for. */
export const onFilesArrived = (heard: () => void): Promise<() => void> =>
  events.filesArrived.listen(() => heard());

/** Files are held over the window, or are not any more. */
export const onFilesHeld = (heard: (held: boolean) => void): Promise<() => void> =>
  events.filesHeld.listen(({ payload }) => heard(payload));

/** A bot has played. */
export const onGameChanged = (heard: (view: GameView) => void): Promise<() => void> =>
  events.gameChanged.listen(({ payload }) => heard(payload));

/** A bot failed, and waits until it is told to go on. */
export const onBotStopped = (heard: (stopped: BotStopped) => void): Promise<() => void> =>
  events.botStopped.listen(({ payload }) => heard(payload));
