//! Everything that can be wrong with a file, or with a request at the door: a code, and the facts of one sentence.
//! Knows what there is to say of each; never a word of it.

use super::facts::{ExpectedValue, FactNumber, FoundValue, Reasons};
use rules::ground::{At, Side};
use rules::reason::Rejection;
use rules::setup::Fact;
use serde::{Serialize, Serializer};
use serde_json::Value;
use std::collections::BTreeMap;

/// Codes, and the sentences of each with their facts. A code is what another program goes by; the name of a
/// sentence is what words go by.
macro_rules! whats {
    ($($code:literal { $($name:ident $({ $($fact:ident: $type:ty),* $(,)? })?),+ $(,)? })+) => {
        /// What is wrong, with the facts of the sentence that tells it.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
        #[serde(tag = "says", content = "facts", rename_all = "kebab-case", remote = "Self")]
        #[allow(missing_docs, reason = "the sentences say it")]
        pub enum What {
            /// What the rules find impossible, under their own code.
            Impossible {
                code: &'static str,
                facts: BTreeMap<&'static str, Fact>,
                reasons: Reasons,
            },
            $($($name $({ $($fact: $type),* })?,)+)+
        }

        impl What {
            // For one writer alone: there are many sentences, and all of this is compiled anew for each writer. What is
            // called here is the derived function that `remote` makes, not the trait's below.
            fn value(&self) -> Value {
                Self::serialize(self, serde_json::value::Serializer)
                    .unwrap_or_else(|error| unreachable!("every fact has a JSON form: {error}"))
            }

            /// Which fault, such as `unknown-field`.
            pub const fn code(&self) -> &'static str {
                match self {
                    Self::Impossible { code, .. } => code,
                    $($(Self::$name { .. } => $code,)+)+
                }
            }

            /// The names of all sentences but that of the rules, each with its facts.
            #[cfg(test)]
            pub(super) const ALL: &'static [(&'static str, &'static [&'static str])] =
                &[$($((stringify!($name), &[$($(stringify!($fact)),*)?]),)+)+];
        }
    };
}

impl Serialize for What {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

whats! {
    // Bytes.
    "too-large" { TooLarge { most: FactNumber }, RecordTooLarge { most: FactNumber } }
    "unreadable" { Unreadable { error: String }, Unlistable { error: String } }
    "unwritable" { Unwritable { error: String } }
    "no-file" { EmptyFolder }
    "not-text" { NotText }
    "empty" { Empty }
    "cut-off" { CutOff { line: FactNumber } }
    "not-json" { NotJson { statement: String, line: FactNumber, column: FactNumber } }
    "too-deep" { TooDeep { most: FactNumber, line: FactNumber, column: FactNumber } }
    "too-many-values" { TooManyValues { most: FactNumber } }
    "field-twice" { FieldTwice { field: String, line: FactNumber, column: FactNumber } }

    // Bundles.
    "no-bundle" { NoBundle }
    "no-manifest" { NoManifest }
    "too-many-entries" { TooManyEntries { n: FactNumber, most: FactNumber } }
    "unpacks-too-large" { UnpacksTooLarge { most: FactNumber } }
    "packed-too-tight" { PackedTooTight { most: FactNumber } }
    "entries-overlap" { EntriesOverlap }
    "bad-entry-path" { BadEntryPath }
    "entry-twice" { EntryTwice { by: String } }
    "entry-link" { EntryLink }
    "entry-locked" { EntryLocked }
    "entry-damaged" { EntryDamaged }
    "not-listed" { NotListed }
    "entry-missing" { EntryMissing { path: String } }
    "path-taken" { PathTaken { by: String } }
    "no-sum" { NoSum }
    "wrong-sum" { WrongSum }
    "wrong-size" { WrongSize { size: FactNumber, found: FactNumber } }
    "kind-differs" { KindDiffers { kind: &'static str, found: String } }
    "id-differs" { IdDiffers { id: String, found: String } }
    "nothing-to-carry" { NothingToCarry }
    "not-built-in" { NotBuiltIn { kind: &'static str, id: String } }
    "cannot-travel" { CannotTravel { word: String, near: Option<String>, known: Option<Vec<String>> } }

    // The shape of fields.
    "more-faults" { MoreFaults { n: FactNumber } }
    "missing-field" {
        FieldMissing,
        FormatMissing { kind: &'static str, format: String },
        AnyFormatMissing,
        RobbedMissing,
        ActionMissing,
        WordMissing { known: Vec<String> },
        EnglishMissing,
        TextsMissing { language: String },
        OptionNeedsValues,
        StepNeeds { step: &'static str },
        FindAllNeeds,
        GivesUpNeedsCosts,
        ClassNeeds,
        StepNeedsSolution { step: &'static str },
        DeskNeeds,
        LessonNeeds,
        TaskNeedsNudge,
        TaskNeedsGood,
        TaskNeedsWhy,
        TaskNeedsRule,
        FreeTurnsNeedClass,
        AnswersNeedClass,
    }
    "unknown-field" {
        UnknownField { near: Option<String>, known: Option<Vec<String>> },
        RequestField { request: &'static str },
    }
    "wrong-field" {
        ByOnlyInScenario,
        OnlyOptionsHaveValues,
        OnlyRulingsBetween,
        StepHasNo { step: &'static str, field: &'static str },
        NothingDone,
        CostsOfAll,
        OtherPlace { step: &'static str },
        DeckDraws,
    }
    "one-field" { OneField { known: Vec<String> } }
    "wrong-type" {
        WrongKind { expected: Vec<ExpectedValue>, found: FoundValue },
        WrongLength { expected: FactNumber, found: FactNumber },
        NoWholeNumber { least: FactNumber, most: FactNumber, found: FoundValue },
        NoDocument { kind: &'static str, found: FoundValue },
        NoFormat { format: String, found: FoundValue },
        NoAction { found: FoundValue },
        NoOperation,
        NoActionWord { found: FoundValue },
        NoRequest { example: String },
        NoWordOf { known: Vec<String> },
    }
    "wrong-value" { Unexpected { said: String }, NoProgress }
    "wrong-format" {
        AnyFormat { found: FoundValue },
        NoSuchFile { word: String, near: Option<String>, known: Option<Vec<String>> },
    }
    "newer-format" { NewerFormat { kind: &'static str, number: FactNumber, newest: FactNumber } }
    "newer-rules" { NewerRules { number: FactNumber, newest: FactNumber } }
    "unknown-word" {
        UnknownWord { word: String, near: Option<String>, known: Option<Vec<String>> },
        NoRobberSpace { word: String },
    }
    "out-of-range" {
        OutOfRange { number: Option<FactNumber>, least: FactNumber, most: FactNumber },
        PlayersOutOfRange { n: FactNumber },
        BotsOutOfRange { n: FactNumber },
        MovesOutOfRange { n: FactNumber },
    }
    "bad-language" { BadLanguage }
    "empty-text" { EmptyText, EmptySource }
    "long-text" { LongText { most: FactNumber }, LongSaid { key: String, words: FactNumber, most: FactNumber } }
    "long-sentence" { LongSentence { words: FactNumber, most: FactNumber } }
    "rare-word" { RareWord { word: String } }

    // Names, and what they name.
    "bad-id" { BadId { id: String, most: FactNumber }, BadTileId { id: String }, BadRuleId { id: String } }
    "id-twice" { IdTaken { id: String, by: String }, RuleElsewhere { rule: String } }
    "id-taken" { IdInUse { id: String } }
    "id-built-in" { IdBuiltIn { id: String, kind: &'static str } }
    "foreign-id" { ForeignId { set: String, id: String } }
    "faulty" { Faulty { kind: &'static str, id: String } }
    "unknown-set" { NoSet { id: String, near: Option<String> } }
    "unknown-tile" {
        NoTile { id: String, near: Option<String> },
        NoTileInGame { id: String, near: Option<String> },
    }
    "unknown-mix" { NoMix { id: String, near: Option<String>, known: Option<Vec<String>> } }
    "unknown-rule" { NoRule { id: String, near: Option<String> } }
    "unknown-scenario" { NoScenario { id: String } }
    "missing-set" { SetNeeded { id: String } }
    "unknown-option" {
        NoOption { id: String, near: Option<String> },
        NoOptionValue { id: String, value: String, known: Vec<String> },
        NoOptionInRules { id: String },
    }
    "wrong-pair" { WrongPair }
    "wrong-values" { OptionValues { known: Vec<String> }, OptionDefault { value: String } }
    "unknown-bot" { NoBot { id: String, near: Option<String> } }
    "unknown-code" { NoReason { id: String, near: Option<String> } }

    // Sets, mixes and records.
    "no-tiles" { NoTiles }
    "bad-picture" {
        PictureNoBase64,
        PictureNoPng,
        PictureOtherForm { most: FactNumber },
        PictureWithMore,
        PictureBroken,
    }
    "picture-too-large" { PictureTooLarge { most: FactNumber }, PicturesTooLarge { most: FactNumber } }
    "too-many-tiles" { TooManyTiles { n: FactNumber, most: FactNumber }, BagTooFull { n: FactNumber, most: FactNumber } }
    "named-twice" { ExpansionTwice { expansion: &'static str }, SegmentTwice { segment: FactNumber } }
    "either-or" { DeckByHand, TimeOrPlayouts }
    "too-many-adjustments" { TooManyAdjustments { most: FactNumber } }
    "no-start" { NoFirstTile }
    "empty-bag" { EmptyBag }
    "rule-without-tile" { RuleWithoutTile { expansion: &'static str } }
    "symbol-without-rule" { SymbolWithoutRule { tile: String, more: Option<FactNumber>, expansion: &'static str } }
    "river-unanswered" { RiverUnanswered { tile: String } }
    "leaves-the-game" { LeavesTheGame { tile: String, n: FactNumber, stays: Option<String> } }
    "misleading-picture" { MisleadingPicture { picture: &'static str } }
    "piece-without-rule" { PieceWithoutRule { expansion: &'static str }, PieceLeftOut }
    "refused" { Refused { reasons: Reasons }, RefusedAfter { done: Vec<String>, reasons: Reasons } }

    // The land of a tile.
    "mark-twice" { MarkTwice { mark: &'static str } }
    "two-crop-circles" { TwoCropCircles }
    "no-end" { NoEnd { mark: &'static str, land: &'static str } }
    "segment-count" { SegmentCount { n: FactNumber, most: FactNumber } }
    "spot-twice" { SpotTwice { spot: At } }
    "wrong-spot" {
        WholeSides { land: &'static str, spot: At },
        HalfEdges { land: &'static str, spot: At },
        InsideOnly { land: &'static str, spot: At },
    }
    "no-side" { NoSide { land: &'static str } }
    "inside-and-edge" { InsideAndEdge }
    "wrong-land" {
        OnlyOf { field: &'static str, owner: &'static str, land: &'static str },
        NoRoadOfVillage { segment: FactNumber, land: &'static str },
        NoCityOfField { segment: FactNumber, land: &'static str },
    }
    "covered-twice" { CoveredTwice { spot: At, segment: FactNumber } }
    "side-open" { SideOpen { side: Side }, HalfOpen { spot: At } }
    "split-field" { SplitField { left: At, right: At } }
    "road-without-field" { RoadWithoutField { land: &'static str, side: At, spots: Vec<At> } }
    "beside-a-city" { BesideCity { spot: At, side: At } }
    "two-inner" { TwoInner { land: &'static str } }
    "crossing" { Crossing { land: &'static str, other: &'static str, segment: FactNumber } }
    "no-segment" { NoSegment { segment: FactNumber } }
    "road-passes" { RoadPasses { segment: FactNumber } }
    "out-of-touch" {
        LandBetween { city: FactNumber, segment: FactNumber },
        VillageBetween { city: FactNumber },
    }

    // Scenarios as they are written.
    "no-steps" { NoSteps }
    "too-many-steps" { TooManySteps { n: FactNumber, most: FactNumber } }
    "too-many-boards" { TooManyBoards { n: FactNumber, most: FactNumber } }
    "no-learner" { Learners { n: FactNumber } }
    "deck-twice" { DeckTwice }
    "no-script" { NoScript }
    "untranslated" { Untranslated }
    "unknown-text" {
        NoText { id: String, near: Option<String> },
        NotInOwnTexts { language: String, id: String, near: Option<String> },
    }
    "unknown-board" { NoBoard { id: String, near: Option<String> } }
    "unknown-step" { NoStep { id: String, near: Option<String> } }
    "unknown-feature" { NoFeature { id: String, near: Option<String> } }
    "unknown-fact" { NoAnswerFact { id: String, near: Option<String> }, FactWithoutValue { id: String, done: Vec<String> } }
    "only-in-answers" { OnlyInAnswers { id: String } }
    "no-such-seat" { NoSeat { player: FactNumber, last: FactNumber } }
    "say-twice" { SayTwice }
    "not-later" { NotLater }

    // Campaigns.
    "no-chapters" { NoChapters }
    "too-many-chapters" { TooManyChapters { n: FactNumber, most: FactNumber } }
    "chapter-twice" { ChapterTwice { id: String } }
    "not-earlier" { NotEarlier }
    "unknown-chapter" { NoChapter { id: String, near: Option<String> } }
    "too-many-stars" { TooManyStars { most: FactNumber } }
    "leads-back" { LeadsBack }
    "chapter-unreached" { ChapterUnreached }
    "too-many-carried" { TooManyCarried { n: FactNumber, most: FactNumber } }
    "carry-limits" { CarryLimits { least: FactNumber, most: FactNumber } }
    "carry-stays" { CarryStays { what: String } }
    "carry-lacks" { CarryLacks { what: String, id: String } }
    "carry-nowhere" { CarryNowhere { what: String } }
    "brought-differs" { BroughtDiffers { id: String, found: String } }
    "no-chapter-plays" { NoChapterPlays }
    "cannot-lose" { CannotLose }
    "chapter-unwon" { ChapterUnwon { tries: FactNumber } }
    "chapter-rarely-won" { ChapterRarelyWon { won: FactNumber, of: FactNumber } }

    "never-heard" { NeverHeard }

    // Scenarios as they are played.
    "no-place" { NoPlace }
    "not-taught" { NotTaught { rule: String } }
    "many-questions" { QuestionsInRow, MoreQuestions { questions: FactNumber, moves: FactNumber } }
    "unused-text" { UnusedText }

    // Whether a lesson is well made.
    "question-first" { QuestionFirst }
    "many-boards" { ManyBoards { n: FactNumber, most: FactNumber } }
    "impossible-board" { FigureOnFirstTile, FiguresOnOneTile, FewTiles { tiles: FactNumber, turn: FactNumber } }
    "mixed-answer" { MixedAnswer { one: Vec<String>, other: Vec<String> } }
    "number-contradicted" { NumberContradicted { number: FactNumber, done: Vec<String> } }
    "compass-word" { CompassWord { word: String } }
    "unmarked-ruling" { RulingUnmarked { rule: String } }
    "undecided-rule" { RuleUndecided { rule: String } }
    "dead-end" { HintElsewhere }

    "unused-board" { UnusedBoard }
    "never-reached" { NeverReached }
    "unknown-position" { AnyPosition }
    "goal-missed" { GoalMissed, GoalMissedInTurns, GoalOfStepMissed }
    "game-over" { OverBeforeStep, NobodyAsked }
    "nobody-decides" { NobodyDecides { player: FactNumber }, NobodyDecidesInTurns { player: FactNumber } }
    "script-impossible" { ScriptImpossible { step: String } }
    "fits-nowhere" { FitsNowhere { step: String, tile: String } }
    "too-many-ways" { TooManyWays { most: FactNumber } }
    "nothing-right" { NothingRight }
    "other-ways" { OtherWays { n: FactNumber, ways: FactNumber }, ManyMoreWays { n: FactNumber } }
    "best-refused" { BestNotAccepted { done: Vec<String> } }
    "unused-costs" { UnusedCosts }
    "judged-by-another" { JudgedByAnother { bot: String, then: FactNumber, now: FactNumber } }
    "all-right" { AllRight }
    "empty-class" { EmptyClass { class: String } }
    "unclassified" { MistakeWithoutClass { done: Vec<String> }, AnswerWithoutClass { answer: String } }
    "not-accepted" { NoneOfTheWays, SolutionErrs, HintErrs }
    "stuck" { SolutionStuck }
    "solution-fails" { TaskLost }
    "unproven" { Unproven }
    "other-bots" { OtherBots { bot: String, then: FactNumber, now: FactNumber } }
    "too-much-to-prove" { TooMuchToProve }
    "other-tile" { OtherTile { id: String } }
    "too-long" { TooLong }
    "no-value" {
        OtherKind { of: &'static str, kind: &'static str },
        StillScored,
        NoTileThere,
        NotOver,
        NoFeatureThere,
        NeverScored,
        NoBestPlace,
        SeveralPlaces { n: FactNumber },
        NoRoomThere,
        NoTileOfGame { id: String },
        SeveralTiles { n: FactNumber },
        NothingMade,
    }
    "wrong-answer" { WrongAnswer { right: String } }
    "right-missing" { RightMissing { right: String }, ReasonsAmongChoices { right: FactNumber, known: Vec<String> } }
    "right-is-wrong" { RightIsWrong { right: String } }
    "not-wrong" { NotWrong }
    "not-done" { NotDone { why: &'static str } }
    "wrong-on-the-way" { WrongOnTheWay { class: String } }

    // What is asked at a door.
    "no-game" { NoGame }
    "nothing-to-undo" { NothingToUndo }
    "not-drawn" { NotDrawn }
    "misplaced" { Misplaced { wants: &'static str } }

    // Definitions of another program.
    "not-xml" { NotXml { line: FactNumber, column: FactNumber }, Unclosed { line: FactNumber } }
    "document-type" { DocumentType }
    "no-definition" { NoDefinition { word: String } }
    "too-many-elements" {
        ElementsTooDeep { most: FactNumber },
        TooManyElements { most: FactNumber },
        TooManyAttributes { most: FactNumber },
        TooManyNamespaces { most: FactNumber },
    }
    "too-many-designs" { TooManyDesigns { n: FactNumber, most: FactNumber } }
    "no-place-said" { NoPlaceSaid }
    "no-city-there" { NoCityThere { spot: String } }
    "left-out" { LeftOut }
    "not-taken" {
        NotTaken { thing: &'static str },
        NotTakenOften { thing: &'static str, n: FactNumber, tiles: Vec<String> },
        NotTakenElement { word: String },
        NotTakenAttribute { word: String, value: String },
        NotTakenText { word: String },
    }
    "not-written" {
        NotWritten { thing: &'static str },
        NotWrittenOften { thing: &'static str, tiles: Vec<String> },
    }
    "in-no-set" { InNoSet }
    "not-in-file" { NotInFile { tile: String } }
    "guessed" { VillageGuessed { n: FactNumber }, BridgeGuessed, EndGuessed { mark: &'static str } }
    "never-told" { NeverTold }
}

impl What {
    /// The rules refuse an action.
    pub fn refused(rejection: &Rejection) -> Self {
        Self::Refused {
            reasons: Reasons(rejection.reasons.clone()),
        }
    }

    /// The reasons of the rules, where there are any.
    pub(super) const fn reasons(&self) -> Option<&Reasons> {
        match self {
            Self::Refused { reasons }
            | Self::RefusedAfter { reasons, .. }
            | Self::Impossible { reasons, .. } => Some(reasons),
            _ => None,
        }
    }
}
