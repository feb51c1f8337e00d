# $version (text)
version = Bastide { $version }

# $date (date)
released = Released on { DATETIME($date, dateStyle: "medium") }. Bastide never goes online, so it can’t look for a newer version: get one where you got this one.

independent = Bastide is not affiliated with any publisher. The rules are told in our own words, and our own code draws all art.

letters = Set in Alegreya and Source Sans, both under the SIL Open Font License.
