version = Bastide { $version }

independent = Bastide heeft geen band met een uitgever. De regels staan er in onze eigen woorden, en alle tekeningen komen van onze eigen code.

letters = Gezet in Alegreya en Source Sans, beide onder de SIL Open Font License.
