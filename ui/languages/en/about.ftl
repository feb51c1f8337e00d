# $version (text)
version = Bastide { $version }

independent = Bastide is not affiliated with any publisher. The rules are told in our own words, and our own code draws all art.

letters = Set in Alegreya and Source Sans, both under the SIL Open Font License.
