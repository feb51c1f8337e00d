version = Bastide { $version }

released = Uitgebracht op { DATETIME($date, dateStyle: "medium") }. Bastide gaat nooit online en kan dus niet zelf naar een nieuwere versie zoeken: haal die waar je deze vandaan hebt.

independent = Bastide heeft geen band met een uitgever. De regels staan er in onze eigen woorden, en alle tekeningen komen van onze eigen code.

letters = Gezet in Alegreya en Source Sans, beide onder de SIL Open Font License.
