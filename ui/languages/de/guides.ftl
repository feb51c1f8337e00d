open = Anleitungen für Autoren

which = Anleitung

at = Schritt { $number } von { $of }

numbered = { $number }. { $title }

next = Nächster Schritt

close = Anleitung schließen

scenario-title = Dein erstes Szenario

scenario-lead = Ein Szenario ist das Ende einer Partie mit einem Ziel. Du baust das Brett, wählst die kommenden Plättchen und setzt das Ziel. Bots nehmen die anderen Plätze ein.

scenario-files = Neben dieser Anleitung liegen ein Plättchenset mit einem Plättchen, eine Stellung damit und das Szenario daraus. Ein Plättchen heißt nach seinem Set und seinem Buchstaben, etwa base/D. Die Namen deiner eigenen Plättchen siehst du, wenn du eine Stellung exportierst und die Datei öffnest. Ein Mix nennt seine Erweiterungen nach ihrem Ordner in tile-sets. Jede weitere Zeile unter goals ist ein Ziel, das Sterne bringt. Die Datei tutorials/scenario.schema.json beschreibt jedes Feld.

scenario-1-title = Beginne eine Stellung

scenario-1-1 = Wähle in „{ $buildPage }“ „{ $newPosition }“ und gib ihr einen Namen. Das Brett ist leer, im Beutel ist das Grundspiel.

scenario-1-2 = Für Erweiterungen öffne „{ $drawTab }“. Unter „{ $sets }“ stellst du ein, wie oft jedes Set im Beutel ist. Schalte dann die Erweiterung unter „{ $rules }“ ein: Ohne ihre Regeln sind ihre Plättchen gewöhnliche Plättchen. Erweiterungen ohne Plättchen bringen nur Regeln mit.

scenario-1-3 = Du kannst auch mit jedem Moment einer Partie, einer Lektion oder eines Szenarios beginnen. Drücke dort „{ $fromScenario }“; das Original bleibt, wie es ist.

scenario-2-title = Bau das Brett

scenario-2-1 = Drücke unter „{ $placeTab }“ ein Feld des Bretts. Du siehst die Plättchen, die dort passen; drücke eines, um es zu legen. „{ $turn }“ dreht es, wenn es noch anders passt. Der Text beschreibt das Plättchen wie gedruckt; das Bild zeigt, wie es liegt.

scenario-2-2 = Drücke ein gelegtes Plättchen. Eine Figur in einem gestrichelten Ring steht noch nicht da: Drücke sie, um sie zu setzen. Neben dem Brett wählst du, wem die Figur gehört und welche es ist. Dort kannst du das Plättchen auch drehen, ersetzen oder entfernen und hinzufügen, was Erweiterungen bauen.

scenario-2-3 = Probleme stehen neben dem Brett, jedes mit seinem Feld: etwa zu viele Figuren oder ein Plättchen, das kein anderes berührt. Solange dort Probleme stehen, kannst du die Stellung nicht spielen.

scenario-3-title = Wähle, wer spielt

scenario-3-1 = Unter „{ $seatsTab }“ wählst du, wie viele Spieler es gibt, ihre Namen, Punkte und Vorräte, und die Bots. Du spielst einen Platz; welchen, wählst du bei den Zielen. Einen leeren Platz spielt der Bot Gierig.

scenario-3-2 = Unter „{ $drawTab }“ wählst du, welche Plättchen kommen. Mit „{ $order }“ ist das Szenario für alle gleich. „{ $addTile }“ fügt ein Plättchen nach dem anderen hinzu und zeigt, wer es zieht. Acht Plättchen für zwei Spieler sind eine gute Länge. Mit „{ $left }“ ist es jedes Mal anders.

scenario-4-title = Setz das Ziel

scenario-4-1 = Drücke unter „{ $aimsTab }“ „{ $addAim }“. Ein Ziel ist ein Satz mit Lücken: wer, was, wie viel und wo. Drücke zuerst ein Plättchen auf dem Brett: Dann nennt „{ $where }“ seine Gebiete, und du wählst eines.

scenario-4-2 = Die Zeile über den Lücken liest das Ziel vor und sagt, ob es jetzt erreicht ist. Wähle ein Ziel, das noch nicht erreicht ist. Mit „{ $ownWords }“ sagst du es auf deine Weise.

scenario-4-3 = Das Szenario endet, sobald alle Ziele erreicht sind. Eine Straße gilt als fertig, wenn ihr letztes Plättchen liegt, noch vor der Wertung. Um bis zum letzten Plättchen zu spielen, füge das Ziel „{ $over }“ hinzu.

scenario-4-4 = „{ $tryAim }“ zeigt, wie schwer es ist. Gelingt es dem Bot Gierig mit jedem Beutel, ist das Ziel leicht; gelingt es nie einem Bot, ist es vielleicht unmöglich. Hast du die Reihenfolge der Plättchen festgelegt, nennt jede Zeile auch das Ergebnis dafür.

scenario-4-5 = Gibt es mehrere Ziele, musst du alle erreichen; „{ $any }“ verlangt eines von mehreren. Geschieht etwas unter „{ $never }“, ist das Szenario verloren.

scenario-4-6 = Ein Sieg bringt mindestens einen Stern. Mit Zielen unter „{ $stars }“ bringt er zwei, und drei, wenn auch diese erreicht sind. Tipps kosten Sterne. Wähle Sternziele, die vor dem letzten Ziel erreichbar sind.

scenario-5-title = Speichere und teile es

scenario-5-1 = Schreib unter „{ $about }“ eine „{ $description }“ von höchstens dreißig Wörtern. Spieler lesen sie vor dem Beginn und während sie spielen.

scenario-5-2 = Drücke „{ $saveAs }“. Ein Bot sucht dann einen Weg zum Ziel und speichert ihn, damit ihn sehen kann, wer nicht weiterkommt. Du kannst auch speichern, wenn kein Bot einen Weg findet. Speichere nach späteren Änderungen wieder: Das Szenario bleibt eines, hier und in jeder Kampagne, die es spielt.

scenario-5-3 = Du findest es in „{ $campaignsPage }“ bei deinen eigenen Szenarien. „{ $share }“ schreibt eine Datei mit allem, was es braucht, auch deinen eigenen Plättchen und Mixen.

campaign-title = Deine erste Kampagne

campaign-lead = Eine Kampagne besteht aus einigen Szenarien, die aufeinander folgen. Punkte, Meeples und mehr können mitgehen.

campaign-files = Neben dieser Anleitung liegt eine Kampagne mit drei Kapiteln in einer Datei. Auch eine Niederlage führt weiter, und ein Sieg nimmt Punkte mit. Die Datei tutorials/campaign.schema.json beschreibt jedes Feld.

campaign-1-title = Mach zwei oder drei Szenarien

campaign-1-1 = Mach sie wie in der anderen Anleitung oder nimm die Kapitel von The Charter. Sechs bis zehn Plättchen genügen für ein Kapitel.

campaign-1-2 = Der schnellste Weg zu einem zweiten: dupliziere das erste in { $buildPage }, ändere Namen und Ziel und drücke dann „{ $saveAs }“.

campaign-2-title = Füge die Kapitel hinzu

campaign-2-1 = Wähle in „{ $buildPage }“ „{ $newCampaign }“. „{ $addChapter }“ nennt deine Szenarien und die von Bastide; „{ $take }“ fügt eines am Ende hinzu.

campaign-2-2 = Zieh ein Kapitel an einen anderen Platz auf der Karte oder verschieb es mit seinen Knöpfen. „{ $edit }“ öffnet sein Brett, seine Worte und Ziele. Speichern ändert dort das Kapitel.

campaign-3-title = Verbinde die Kapitel

campaign-3-1 = Wähle ein Kapitel und kreuze an, was auf einen Sieg und was auf eine Niederlage folgt. Ein Sieg führt zunächst zum nächsten Kapitel: Nimm das Kreuz weg, wenn er anderswohin führen soll. Führt eine Niederlage nirgendwohin, versucht der Spieler es noch einmal.

campaign-3-2 = „{ $needs }“ sperrt ein Kapitel, bis andere gewonnen sind; „{ $chapterStars }“ sperrt es, bis der Spieler genug Sterne hat.

campaign-3-3 = Schreib die Texte für seine Karte, für Sieg und Niederlage und für das Ende der Kampagne. Die Beschreibung unter „{ $about }“ steht unter dem Namen der Kampagne.

campaign-4-title = Nimm etwas mit

campaign-4-1 = Wähle das Kapitel, das es bekommt: jedes außer dem ersten. Drücke „{ $addCarry }“, dann wähle das frühere Kapitel und was mitgeht: Punkte, Meeples, Sterne, einen Sieg oder etwas aus einer Erweiterung.

campaign-4-2 = Du kannst den Wert ändern. Zehn unter „{ $per }“ macht aus zehn Punkten einen; drei unter „{ $times }“ macht aus einem Sieg drei Punkte. Der Satz darüber zeigt das Ergebnis.

campaign-4-3 = Halte es klein. Wer jedes Kapitel verloren hat, muss das letzte noch gewinnen können, und wer alle gewonnen hat, muss noch nachdenken müssen.

campaign-5-title = Prüfe und teile sie

campaign-5-1 = Mit „{ $prove }“ spielen Bots jedes Kapitel mit dem Wenigsten und dem Meisten, was mitgehen kann. Du siehst, wie oft sie gewonnen haben, oder bei fester Reihenfolge, ob ein Bot einen Weg fand.

campaign-5-2 = „{ $play }“ öffnet „{ $campaignsPage }“. Deine Kampagne steht unter The Charter, so wie andere sie sehen werden.

campaign-5-3 = „{ $share }“ schreibt die Kampagne und alle ihre Kapitel in eine Datei. Wer sie öffnet, sieht, was darin ist, und kann alles hinzufügen oder nichts.
