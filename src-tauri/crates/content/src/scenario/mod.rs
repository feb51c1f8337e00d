//! The format of scenarios: lessons, puzzles and free scenarios. What an author writes of the whole file.
//! Knows the fields; what a step asks stands in `step.rs`, what is true in a game is known to whoever runs it.

mod ask;
mod costs;
mod judge;
mod making;
mod open;
mod predicate;
pub(crate) mod said;
mod step;
mod written;

pub use ask::{
    Among, AskedGap, AskedMeasure, Choices, ExpectedAnswer, OfFeature, OnTile, Outs, PlaceOrCell,
    Richest, Standing, Worth, WrittenQuestion,
};
pub use costs::{MOST_WAYS, MoveCosts};
pub use making::{
    Carries, CountIs, CountedThing, DeskStart, DeskWord, HasSegment, InSet, Joined, OfTile,
    Operation, SolutionStep, Weighing, Whose,
};
pub use predicate::{
    Amount, Anchor, Captured, Complete, FeatureOf, Happened, HoldsPrisoners, Illegal, Limit,
    Occupies, Owns, Paid, Pattern, Predicate, Score, Scored, Supplied, Wins,
};
pub use said::SAID_BY_AIM;
pub use step::{Arrow, Feedback, Hints, Mark, ScenarioStep, Wrong};
pub use written::{
    ActionWord, Aid, AskKind, Counting, DeckEnd, FindWhat, Happening, PlayerHas, Rest, RulesWord,
    ScenarioKind, ScreenPart, SourceWord, StepKind, StepTurns, Then, WrittenAction,
};

use crate::beginning::GameSetup;
use crate::document::DocumentFormat;
use crate::entries::Entries;
use crate::faults::ProblemList;
use crate::number::PlayerNumber;
use crate::number::Whole;
use crate::record::PlayedDecision;
use deserr::Deserr;
use rules::action::Action;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};
use written::{is_default, written};

pub use crate::position::Decider;
pub use crate::said::{ENGLISH, MOST_WORDS, MOST_WORDS_OF_WHY};

written! {
    /// A lesson, a puzzle or a free scenario.
    Scenario
    needs {
        /// The name that files and progress use.
        id "id": String,
        /// What it is.
        kind "kind": ScenarioKind,
        /// The text of its title.
        title "title": String,
        /// The position it begins with.
        setup "setup": GameSetup,
        /// What is asked, in order.
        steps "steps": Vec<ScenarioStep>,
        /// Everything that is said, by language and key.
        text "text": Entries<Entries<String>>,
    }
    may {
        /// The language of its author, in two letters; English when nothing is said. Every text is there in it.
        language "language": Option<String>,
        /// What is said in words of the program, by key: such a text stands in no language.
        messages "messages": Entries<SaidMessage>,
        /// How hard it is.
        level "level": Option<Whole<1, 5>>,
        /// How long it takes.
        minutes "minutes": Option<Whole<1, 60>>,
        /// The rules that it teaches.
        teaches "teaches": Vec<String>,
        /// The scenarios that come before it.
        after "after": Vec<String>,
        /// The course of one's own that begins with it.
        course "course": Option<CourseTexts>,
        /// What it needs beside the rules.
        requires "requires": Option<Requires>,
        /// True where only part of the board is shown: fewer tiles than were placed.
        part "part": bool,
        /// In which order tiles are drawn.
        deck "deck": Option<Deck>,
        /// Names for features, each anchored by a place.
        names "let": Entries<PlaceOrCell>,
        /// What others do.
        scripts "scripts": Vec<Script>,
        /// What was played from the position before the first step begins.
        moves "moves": Vec<PlayedDecision>,
        /// Further positions, by name.
        boards "boards": Entries<ScenarioBoard>,
        /// What is to be reached by its end.
        goals "goals": Vec<Goal>,
        /// What is done in each step on the way that solves it.
        solution "solution": Entries<Vec<SolutionStep>>,
        /// Which versions the bots had with whom this way was found: others may answer otherwise.
        bots "bots": Entries<Whole<1, 65535>>,
        /// Where it is given, when not on the board: a desk of the workshop, or the lab.
        desk "desk": Option<DeskWord>,
        /// What is made there, as it begins.
        document "document": Option<DeskStart>,
        /// How the lab weighs it.
        lab "lab": Option<Weighing>,
        /// True for a page that stands beside its course, such as what other printings have: nobody is led there.
        apart "apart": bool,
        /// True for a test: each question is asked once, without help, and every answer counts.
        test "test": bool,
        /// The position at whose desk it is edited, by its id. It says something only where that position is: what is shared
        /// leaves it out.
        position "position": Option<String>,
    }
}

written! {
    /// What a course is called: the lessons that come after this one, one after the other, belong to it.
    CourseTexts
    needs {
        /// The text of its name.
        title "title": String,
    }
    may {
        /// The text of what it is about.
        say "say": Option<String>,
    }
}

written! {
    /// A sentence of the program.
    SaidMessage
    needs {
        /// Its name among the messages.
        id "id": String,
    }
    may {
        /// The numbers in it, by name.
        facts "facts": Entries<Whole<0, 65535>>,
    }
}

written! {
    /// A position that a step may begin with.
    ScenarioBoard
    needs {
        /// How it is set up.
        setup "setup": GameSetup,
    }
    may {
        /// True where only part of the board is shown: fewer tiles than were placed.
        part "part": bool,
        /// In which order tiles are drawn.
        deck "deck": Option<Deck>,
        /// Names for features, each anchored by a place.
        names "let": Entries<PlaceOrCell>,
        /// What others do.
        scripts "scripts": Vec<Script>,
        /// What was played from the position before a step begins there.
        moves "moves": Vec<PlayedDecision>,
        /// What is made, as it begins there.
        document "document": Option<DeskStart>,
    }
}

written! {
    /// What a scenario needs beside the rules.
    Requires
    needs {}
    may {
        /// The tile sets that must be there.
        sets "sets": Vec<String>,
        /// What the table shows by itself.
        aids "aids": Vec<Aid>,
    }
}

written! {
    /// In which order tiles are drawn.
    Deck
    needs {
        /// The first ones.
        draws "draws": Vec<String>,
    }
    may {
        /// What comes after them; the end when nothing is said.
        then "then": Option<DeckEnd>,
        /// True when one of them is meant to fit nowhere.
        aside "aside": bool,
    }
}

written! {
    /// What a player whom nobody plays does.
    Script
    needs {
        /// Who.
        player "player": PlayerNumber,
        /// Turn by turn.
        turns "turns": Vec<Vec<ScriptDeed>>,
    }
    may {
        /// Who decides when the script is over, or impossible.
        bot "bot": Option<String>,
    }
}

written! {
    /// One thing that a script does.
    ScriptDeed
    needs {
        /// What.
        act "act": WrittenAction,
    }
    may {
        /// What is said with it.
        say "say": Option<String>,
    }
}

written! {
    /// Something to be reached by the end.
    Goal
    needs {
        /// What it is called.
        say "say": String,
        /// When it is reached, by everything that was done on the board of the last step.
        reach "reach": Predicate,
    }
    may {}
}

impl DocumentFormat for Scenario {
    const KIND: &'static str = "scenario";
    const NAME: &'static str = "scenario";

    fn complete(fields: &mut Map<String, Value>) {
        said::add_texts(fields);
    }
}

impl Scenario {
    /// What is said under a key, in a language or else in its author’s.
    pub fn said(&self, key: &str, language: &str) -> Option<&str> {
        let of = |language: &str| self.text.get(language)?.get(key);
        let said = of(language).or_else(|| of(self.own_language()));
        said.map(String::as_str)
    }

    /// The goal of a text that is the sentence of its aim.
    pub fn goal_of(&self, key: &str) -> Option<&Goal> {
        let message = self.messages.get(key)?;
        let mut goals = self.goals.iter();
        let is_said = message.id == SAID_BY_AIM;
        is_said.then(|| goals.find(|goal| goal.say == key))?
    }

    /// True for a lesson of decisions: what each move of a step gives up is told.
    pub fn decides(&self) -> bool {
        self.steps.iter().any(|step| step.costs.is_some())
    }

    /// The language of its author: every text is there in it.
    pub fn own_language(&self) -> &str {
        self.language.as_deref().unwrap_or(ENGLISH)
    }

    /// The language that it is said in: the one that is asked for, or its author’s.
    pub fn language<'a>(&'a self, asked: &'a str) -> &'a str {
        if self.text.contains_key(asked) {
            asked
        } else {
            self.own_language()
        }
    }

    /// The board of a name as it is written; the first one has none.
    pub fn board(&self, name: Option<&str>) -> ScenarioBoard {
        match name.and_then(|name| self.boards.get(name)) {
            Some(board) => board.clone(),
            None => ScenarioBoard {
                setup: self.setup.clone(),
                deck: self.deck.clone(),
                names: self.names.clone(),
                scripts: self.scripts.clone(),
                moves: self.moves.clone(),
                part: self.part,
                document: self.document.clone(),
            },
        }
    }

    /// The board on which a step begins, when the lesson is played from its beginning.
    pub fn board_of(&self, index: usize) -> Option<&str> {
        let mut steps = self.steps[..=index].iter().rev();
        steps.find_map(|step| step.board.as_deref())
    }

    /// The actions that solve a step on the board; nothing where its author gave none.
    pub fn acts(&self, step: &str) -> Option<Vec<Action>> {
        let solved = self.solution.get(step)?.iter();
        let act = |solved: &SolutionStep| match solved {
            SolutionStep::Act(act) => Some(act.0),
            SolutionStep::Make(_) => None,
        };
        Some(solved.filter_map(act).collect())
    }

    /// True when other tiles come each time on a board; the first one has no name.
    pub fn varies(&self, board: Option<&str>) -> bool {
        let (setup, deck) = match board.and_then(|name| self.boards.get(name)) {
            Some(board) => (&board.setup, &board.deck),
            None => (&self.setup, &self.deck),
        };
        match deck {
            Some(deck) => deck.then == Some(DeckEnd::Bag),
            None => setup.deck.is_none() && setup.seed.is_none(),
        }
    }

    /// The operations that solve a step at a desk.
    pub fn operations(&self, step: &str) -> Vec<&Operation> {
        let mut made = Vec::new();
        for solved in self.solution.get(step).into_iter().flatten() {
            if let SolutionStep::Make(operation) = solved {
                made.push(operation);
            }
        }
        made
    }
}
