# $version (text)
version = Bastide { $version }

independent = Bastide is not affiliated with any publisher. The rules are told in our own words, and all art is drawn by our own code.

letters = Set in Alegreya and Source Sans, both under the SIL Open Font License.
