//! Everything that can be wrong with a file, or with a request at the door: a code, and the facts of one sentence.
//! Knows what there is to say of each; never a word of it.

use super::facts::{Count, Expected, Found, Reasons};
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
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
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
    "too-large" { TooLarge { most: Count }, RecordTooLarge { most: Count } }
    "unreadable" { Unreadable { error: String }, Unlistable { error: String } }
    "unwritable" { Unwritable { error: String } }
    "no-file" { EmptyFolder }
    "not-text" { NotText }
    "empty" { Empty }
    "cut-off" { CutOff { line: Count } }
    "not-json" { NotJson { statement: String, line: Count, column: Count } }
    "too-deep" { TooDeep { most: Count, line: Count, column: Count } }
    "too-many-values" { TooManyValues { most: Count } }
    "field-twice" { FieldTwice { field: String, line: Count, column: Count } }

    // Bundles.
    "no-bundle" { NoBundle }
    "no-manifest" { NoManifest }
    "too-many-entries" { TooManyEntries { n: Count, most: Count } }
    "unpacks-too-large" { UnpacksTooLarge { most: Count } }
    "packed-too-tight" { PackedTooTight { most: Count } }
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
    "wrong-size" { WrongSize { size: Count, found: Count } }
    "kind-differs" { KindDiffers { kind: &'static str, found: String } }
    "id-differs" { IdDiffers { id: String, found: String } }
    "nothing-to-carry" { NothingToCarry }
    "not-built-in" { NotBuiltIn { kind: &'static str, id: String } }
    "cannot-travel" { CannotTravel { word: String, near: Option<String>, known: Option<Vec<String>> } }

    // The shape of fields.
    "more-faults" { MoreFaults { n: Count } }
    "missing-field" {
        FieldMissing,
        FormatMissing { kind: &'static str, format: String },
        AnyFormatMissing,
        RobbedMissing,
        ActionMissing,
        WordMissing { known: Vec<String> },
        EnglishMissing,
        EnglishTextsMissing,
        OptionNeedsValues,
        StepNeeds { step: &'static str },
        FindAllNeeds,
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
        OtherPlace { step: &'static str },
        DeckDraws,
    }
    "one-field" { OneField { known: Vec<String> } }
    "wrong-type" {
        WrongKind { expected: Vec<Expected>, found: Found },
        WrongLength { expected: Count, found: Count },
        NoWholeNumber { least: Count, most: Count, found: Found },
        NoDocument { kind: &'static str, found: Found },
        NoFormat { format: String, found: Found },
        NoAction { found: Found },
        NoOperation,
        NoActionWord { found: Found },
        NoRequest { example: String },
        NoWordOf { known: Vec<String> },
    }
    "wrong-value" { Unexpected { said: String }, NoProgress }
    "wrong-format" {
        AnyFormat { found: Found },
        NoSuchFile { word: String, near: Option<String>, known: Option<Vec<String>> },
    }
    "newer-format" { NewerFormat { kind: &'static str, number: Count, newest: Count } }
    "newer-rules" { NewerRules { number: Count, newest: Count } }
    "unknown-word" {
        UnknownWord { word: String, near: Option<String>, known: Option<Vec<String>> },
        NoRobberSpace { word: String },
    }
    "out-of-range" {
        OutOfRange { number: Option<Count>, least: Count, most: Count },
        PlayersOutOfRange { n: Count },
        BotsOutOfRange { n: Count },
        MovesOutOfRange { n: Count },
    }
    "bad-language" { BadLanguage }
    "empty-text" { EmptyText, EmptySource }
    "long-text" { LongText { most: Count }, LongSaid { key: String, words: Count, most: Count } }
    "long-sentence" { LongSentence { words: Count, most: Count } }
    "rare-word" { RareWord { word: String } }

    // Names, and what they name.
    "bad-id" { BadId { id: String, most: Count }, BadTileId { id: String }, BadRuleId { id: String } }
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
    "too-many-tiles" { TooManyTiles { n: Count, most: Count }, BagTooFull { n: Count, most: Count } }
    "named-twice" { ExpansionTwice { expansion: &'static str }, SegmentTwice { segment: Count } }
    "either-or" { DeckByHand, TimeOrPlayouts }
    "too-many-adjustments" { TooManyAdjustments { most: Count } }
    "no-start" { NoFirstTile }
    "empty-bag" { EmptyBag }
    "rule-without-tile" { RuleWithoutTile { expansion: &'static str } }
    "symbol-without-rule" { SymbolWithoutRule { tile: String, more: Option<Count>, expansion: &'static str } }
    "leaves-the-game" { LeavesTheGame { tile: String, n: Count } }
    "piece-without-rule" { PieceWithoutRule { expansion: &'static str } }
    "refused" { Refused { reasons: Reasons }, RefusedAfter { done: Vec<String>, reasons: Reasons } }

    // The land of a tile.
    "mark-twice" { MarkTwice { mark: &'static str } }
    "two-crop-circles" { TwoCropCircles }
    "no-end" { NoEnd { mark: &'static str, land: &'static str } }
    "segment-count" { SegmentCount { n: Count, most: Count } }
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
        NoRoadOfVillage { segment: Count, land: &'static str },
        NoCityOfField { segment: Count, land: &'static str },
    }
    "covered-twice" { CoveredTwice { spot: At, segment: Count } }
    "side-open" { SideOpen { side: Side }, HalfOpen { spot: At } }
    "split-field" { SplitField { left: At, right: At } }
    "road-without-field" { RoadWithoutField { land: &'static str, side: At, spots: Vec<At> } }
    "beside-a-city" { BesideCity { spot: At, side: At } }
    "two-inner" { TwoInner { land: &'static str } }
    "crossing" { Crossing { land: &'static str, other: &'static str, segment: Count } }
    "no-segment" { NoSegment { segment: Count } }
    "road-passes" { RoadPasses { segment: Count } }
    "out-of-touch" {
        LandBetween { city: Count, segment: Count },
        VillageBetween { city: Count },
    }

    // Scenarios as they are written.
    "no-steps" { NoSteps }
    "too-many-steps" { TooManySteps { n: Count, most: Count } }
    "too-many-boards" { TooManyBoards { n: Count, most: Count } }
    "no-learner" { Learners { n: Count } }
    "deck-twice" { DeckTwice }
    "no-script" { NoScript }
    "untranslated" { Untranslated }
    "unknown-text" {
        NoText { id: String, near: Option<String> },
        NotInEnglish { id: String, near: Option<String> },
    }
    "unknown-board" { NoBoard { id: String, near: Option<String> } }
    "unknown-step" { NoStep { id: String, near: Option<String> } }
    "unknown-feature" { NoFeature { id: String, near: Option<String> } }
    "no-such-seat" { NoSeat { player: Count, last: Count } }
    "say-twice" { SayTwice }
    "not-later" { NotLater }

    // Campaigns.
    "no-chapters" { NoChapters }
    "too-many-chapters" { TooManyChapters { n: Count, most: Count } }
    "chapter-twice" { ChapterTwice { id: String } }
    "not-earlier" { NotEarlier }
    "unknown-chapter" { NoChapter { id: String, near: Option<String> } }
    "too-many-stars" { TooManyStars { most: Count } }
    "leads-back" { LeadsBack }
    "chapter-unreached" { ChapterUnreached }
    "too-many-carried" { TooManyCarried { n: Count, most: Count } }
    "carry-limits" { CarryLimits { least: Count, most: Count } }
    "carry-stays" { CarryStays { what: String } }
    "carry-lacks" { CarryLacks { what: String, id: String } }
    "carry-nowhere" { CarryNowhere { what: String } }
    "brought-differs" { BroughtDiffers { id: String, found: String } }
    "no-chapter-plays" { NoChapterPlays }
    "cannot-lose" { CannotLose }
    "chapter-unwon" { ChapterUnwon { tries: Count } }
    "chapter-rarely-won" { ChapterRarelyWon { won: Count, of: Count } }

    "never-heard" { NeverHeard }

    // Scenarios as they are played.
    "no-place" { NoPlace }
    "not-taught" { NotTaught { rule: String } }
    "many-questions" { QuestionsInRow, MoreQuestions { questions: Count, moves: Count } }
    "unused-text" { UnusedText }
    "unused-board" { UnusedBoard }
    "never-reached" { NeverReached }
    "unknown-position" { AnyPosition }
    "goal-missed" { GoalMissed, GoalMissedInTurns, GoalOfStepMissed }
    "game-over" { OverBeforeStep, NobodyAsked }
    "nobody-decides" { NobodyDecides { player: Count }, NobodyDecidesInTurns { player: Count } }
    "script-impossible" { ScriptImpossible { step: String } }
    "fits-nowhere" { FitsNowhere { step: String, tile: String } }
    "too-many-ways" { TooManyWays { most: Count } }
    "nothing-right" { NothingRight }
    "all-right" { AllRight }
    "empty-class" { EmptyClass { class: String } }
    "unclassified" { MistakeWithoutClass { done: Vec<String> }, AnswerWithoutClass { answer: String } }
    "not-accepted" { NoneOfTheWays, SolutionErrs, HintErrs }
    "stuck" { SolutionStuck }
    "solution-fails" { TaskLost }
    "unproven" { Unproven }
    "other-bots" { OtherBots { bot: String, then: Count, now: Count } }
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
        SeveralPlaces { n: Count },
        NoRoomThere,
        NoTileOfGame { id: String },
        SeveralTiles { n: Count },
        NothingMade,
    }
    "wrong-answer" { WrongAnswer { right: String } }
    "right-missing" { RightMissing { right: String }, ReasonsAmongChoices { right: Count, known: Vec<String> } }
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
    "not-xml" { NotXml { line: Count, column: Count }, Unclosed { line: Count } }
    "document-type" { DocumentType }
    "no-definition" { NoDefinition { word: String } }
    "too-many-elements" {
        ElementsTooDeep { most: Count },
        TooManyElements { most: Count },
        TooManyAttributes { most: Count },
        TooManyNamespaces { most: Count },
    }
    "too-many-designs" { TooManyDesigns { n: Count, most: Count } }
    "no-place-said" { NoPlaceSaid }
    "no-city-there" { NoCityThere { spot: String } }
    "left-out" { LeftOut }
    "not-taken" {
        NotTaken { thing: &'static str },
        NotTakenOften { thing: &'static str, tiles: Vec<String> },
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
    "guessed" { VillageGuessed { n: Count }, BridgeGuessed, EndGuessed { mark: &'static str } }
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
