//! The expansions without whose rules tiles show what means nothing: whether a set or a mix names them all.
//! Knows which symbol is whose; nothing of what the rules do.

use crate::expansions::{Picture, misses, unanswered};
use crate::problem::{Problem, What, shown};
use crate::tile_set::{SetTile, TileSet};
use crate::words::{Land, Word as _};
use rules::expansions::{ExpansionKey, ExpansionSet};

impl TileSet {
    /// What its tiles show and its author leaves out.
    pub fn missing_rules(&self) -> Vec<Problem> {
        let left_out = ExpansionKey::ALL
            .iter()
            .filter(|expansion| !self.needs.contains(expansion));
        let told = left_out
            .filter_map(|expansion| symbol_without_rule("needs", *expansion, self.tiles.iter()));
        told.collect()
    }

    /// Each tile with a decoration that looks like a sign that would count there.
    pub fn misleading_pictures(&self) -> impl Iterator<Item = Problem> + '_ {
        let numbered = self.tiles.iter().enumerate();
        numbered.filter_map(|(index, tile)| {
            let picture = misleading(tile)?;
            let at = format!("tiles[{index}].decor");
            Some(Problem::warning(at, What::MisleadingPicture { picture }))
        })
    }

    /// Tells of land that no other tile of the set answers.
    pub fn unanswered(&self) -> Option<Problem> {
        let numbered = self.tiles.iter().enumerate();
        let counted = numbered.map(|(index, tile)| {
            let at = format!("tiles[{index}]");
            (at, tile, tile.count.get())
        });
        let needs = self.needs.iter();
        let needs = needs.fold(ExpansionSet::EMPTY, |set, needed| set.with(*needed));
        unanswered(needs, counted)
    }
}

/// Tells of a decoration that looks like a sign that would count on its tile.
fn misleading(tile: &SetTile) -> Option<&'static str> {
    let has_road = || tile.segments.iter().any(|it| it.kind == Land::Road);
    let looks_real = |picture: &&Picture| match picture {
        Picture::Garden => true,
        Picture::Inn => has_road(),
        _ => false,
    };
    tile.decor.iter().find(looks_real).map(|it| it.word())
}

/// The expansions without whose rules something on the tiles means nothing.
pub fn shown_by(tiles: &[SetTile]) -> Vec<ExpansionKey> {
    let is_shown = |expansion: &ExpansionKey| tiles.iter().any(|tile| misses(*expansion, tile));
    ExpansionKey::ALL.iter().copied().filter(is_shown).collect()
}

/// Tells of tiles that show what only this expansion knows, where its rules are off.
pub(crate) fn symbol_without_rule<'a>(
    at: &str,
    expansion: ExpansionKey,
    tiles: impl Iterator<Item = &'a SetTile>,
) -> Option<Problem> {
    let mut idle = tiles.filter(|tile| misses(expansion, tile));
    let first = idle.next()?;
    let more = idle.count();
    let what = What::SymbolWithoutRule {
        tile: shown(&first.id),
        more: (more > 0).then(|| more.into()),
        expansion: expansion.word(),
    };
    Some(Problem::warning(at, what))
}

#[cfg(test)]
mod tests {
    use super::{ExpansionKey, TileSet, shown_by};
    use crate::document;
    use crate::library::Library;
    use crate::mix::Mix;
    use crate::problem::Problem;
    use serde_json::{Value, json};

    /// A set with a river, a foundation and a garden, which needs the rules of these; null leaves it out.
    fn file(needs: &Value) -> Value {
        let tile = |name: &str| {
            let river = Library::built_in().tile(name).expect("a tile").clone();
            serde_json::to_value(river).expect("a tile in JSON")
        };
        let [mut river, mut tower] = ["river/J", "tower/A"].map(tile);
        river["id"] = "mine/river".into();
        tower["id"] = "mine/tower".into();
        let mut set = json!({
            "format": "bastide/tile-set@1", "id": "mine", "name": {"en": "Mine"}, "tiles": [river, tower],
        });
        if !needs.is_null() {
            set["needs"] = needs.clone();
        }
        set
    }

    fn read(needs: &Value) -> TileSet {
        document::read_value(file(needs)).expect("a set")
    }

    fn lines(problems: &[Problem]) -> Vec<String> {
        problems.iter().map(Problem::to_string).collect()
    }

    #[test]
    fn a_set_keeps_what_it_needs_in_the_order_in_which_it_says_so() {
        let set = read(&json!(["river", "tower"]));
        assert_eq!(set.needs, [ExpansionKey::River, ExpansionKey::Tower]);
        assert_eq!(set.missing_rules(), []);
        let again: Value = serde_json::from_str(&document::write(&set)).expect("JSON");
        assert_eq!(again["needs"], json!(["river", "tower"]));
    }

    #[test]
    fn a_set_that_leaves_it_out_needs_the_base_game_alone() {
        for nothing in [Value::Null, json!([])] {
            let set = read(&nothing);
            assert_eq!(set.needs, []);
            let again: Value = serde_json::from_str(&document::write(&set)).expect("JSON");
            assert_eq!(again.get("needs"), None);
            // Without its rules a garden is a picture (AB-02).
            assert_eq!(
                shown_by(&set.tiles),
                [ExpansionKey::Tower, ExpansionKey::River]
            );
        }
    }

    #[test]
    fn each_expansion_that_tiles_need_and_a_set_or_a_mix_leaves_out_is_told() {
        let left_out = |at: &str| {
            [
                format!(
                    "{at}: warning: mine/tower: a tower foundation needs the rules of tower, which are off"
                ),
                format!(
                    "{at}: warning: mine/river: a river needs the rules of river, which are off"
                ),
            ]
        };
        let set = read(&json!([]));
        assert_eq!(lines(&set.missing_rules()), left_out("needs"));
        assert_eq!(
            lines(&read(&json!(["tower"])).missing_rules()),
            left_out("needs")[1..]
        );
        let mut library = Library::built_in().clone();
        library.put_set(set);
        let mix = json!({ "format": "bastide/mix@1", "id": "x", "name": {"en": "X"}, "sets": {"mine": 1} });
        let mix: Mix = document::read_value(mix).expect("a mix");
        let bag = library.bag(&mix).expect("a bag");
        assert_eq!(lines(&bag.warnings), left_out("expansions"));
    }

    #[test]
    fn a_river_that_no_other_tile_answers_is_told_of_a_set_and_of_a_mix() {
        let mut set = read(&json!(["river", "tower"]));
        let told =
            "tiles[0]: warning: mine/river: no other tile has a river, so this one ends in a gap";
        let lonely = |set: &TileSet| set.unanswered().map(|problem| problem.to_string());
        assert_eq!(lonely(&set).as_deref(), Some(told));
        let mut library = Library::built_in().clone();
        library.put_set(set.clone());
        let warned = |sets: Value| {
            let mix = json!({
                "format": "bastide/mix@1", "id": "x", "name": {"en": "X"},
                "sets": sets, "expansions": ["river", "tower"],
            });
            let mix: Mix = document::read_value(mix).expect("a mix");
            lines(&library.bag(&mix).expect("a bag").warnings)
        };
        let in_mix = told.replace("tiles[0]", "sets");
        assert!(warned(json!({"mine": 1})).contains(&in_mix));
        assert!(!warned(json!({"mine": 2})).contains(&in_mix));
        assert!(!warned(json!({"mine": 1, "river": 1})).contains(&in_mix));
        set.tiles[0].count = crate::number::whole(2_u8);
        assert_eq!(lonely(&set), None);
        set.tiles.remove(0);
        assert_eq!(lonely(&set), None);
    }

    #[test]
    fn a_decoration_that_looks_like_a_sign_that_counts_is_told() {
        let told = |tile: &str, decor: &[&str]| {
            let mut set = file(&json!(["river", "tower"]));
            let tile = Library::built_in().tile(tile).expect("a tile");
            let mut tile = serde_json::to_value(tile).expect("a tile in JSON");
            (tile["id"], tile["decor"]) = ("mine/tower".into(), json!(decor));
            set["tiles"][1] = tile;
            // Such files are read as they always were.
            let set: TileSet = document::read_value(set).expect("a set");
            lines(&set.misleading_pictures().collect::<Vec<_>>())
        };
        let line = |picture: &str| {
            format!(
                "tiles[1].decor: warning: the decoration \"{picture}\" looks like one that counts, and counts for nothing"
            )
        };
        // A tile with a road, and one without.
        assert_eq!(told("base/D", &["farmhouse", "inn"]), [line("inn")]);
        assert_eq!(told("base/E", &["farmhouse", "inn"]), [""; 0]);
        assert_eq!(told("base/E", &["garden"]), [line("garden")]);
        let carried = Library::built_in().sets();
        assert_eq!(carried.flat_map(TileSet::misleading_pictures).count(), 0);
    }

    #[test]
    fn of_two_springs_it_is_told_which_leaves_and_for_which() {
        let mut set = file(&json!(["river", "tower"]));
        let spring = Library::built_in().tile("river/A").expect("a spring");
        let mut spring = serde_json::to_value(spring).expect("a tile in JSON");
        spring["id"] = "mine/spring".into();
        set["tiles"][0] = spring;
        let mut library = Library::built_in().clone();
        library.put_set(document::read_value(set).expect("a set"));
        let mix = json!({
            "format": "bastide/mix@1", "id": "x", "name": {"en": "X"},
            "sets": {"mine": 1, "river": 1}, "expansions": ["river", "tower"],
        });
        let mix: Mix = document::read_value(mix).expect("a mix");
        let told = lines(&library.bag(&mix).expect("a bag").warnings);
        let springs = ["mine/spring", "river/A"];
        let line = |gone: &str, stays: &str| {
            format!(
                "sets: warning: {gone}: 1 copy leaves the game before it begins, because {stays} comes first and a river needs no more"
            )
        };
        let [own, carried] = springs;
        assert!(
            told.contains(&line(own, carried)) || told.contains(&line(carried, own)),
            "{told:?}"
        );
    }

    #[test]
    fn a_list_names_expansions_each_once() {
        let wrong = file(&json!(["rivers", "tower", "tower"]));
        let problems = document::read_value::<TileSet>(wrong).expect_err("faults");
        assert_eq!(
            lines(&problems),
            [
                "needs[2]: the expansion \"tower\" is named twice",
                "needs[0]: unknown word \"rivers\", did you mean \"river\"?",
            ]
        );
        let base = file(&json!(["base", "tower"]));
        assert!(document::read_value::<TileSet>(base).is_err());
        let word = file(&json!("tower"));
        assert!(document::read_value::<TileSet>(word).is_err());
    }

    #[test]
    fn the_name_that_it_had_before_leads_to_the_one_of_today() {
        let mut set = file(&Value::Null);
        set["expansion"] = "tower".into();
        let problems = document::read_value::<TileSet>(set).expect_err("a fault");
        assert_eq!(
            lines(&problems),
            ["expansion: unknown field, did you mean \"needs\"?"]
        );
    }
}
