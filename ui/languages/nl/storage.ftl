label = Opslag

folder = Map

state = Toestand

kept = Alles wordt op schijf bewaard.

onlyRead = Er wordt niets nieuws bewaard. Je kunt alles nog wel bekijken en als bestand opslaan.

memory = Er wordt niets bewaard: Bastide werkt alleen in het geheugen.

unknown = Bastide kon dit niet achterhalen.

detail = Melding van het systeem

notKept = Bastide werkt, maar wat je nu doet gaat verloren als je het afsluit.

notWritable = Je kunt alles bekijken en als bestand opslaan, maar er wordt niets nieuws bewaard.

notWritten = Dit kon niet van schijf worden gelezen of erop worden bewaard. Er is niets veranderd.

place = { $where ->
    [own] de gegevensmap
   *[named] { $path }
}

inPlace = { $where ->
    [own] in de gegevensmap
   *[named] in { $path }
}

why-not_writable = Bastide mag niet schrijven in { place }.

why-not_a_database = Het bestand { inPlace } waarin je partijen horen te staan is geen database. Bastide heeft het niet aangeraakt.

why-not_ours = De database { inPlace } is van een ander programma. Bastide heeft die niet aangeraakt.

why-trial_version = De database { inPlace } komt van een proefversie van Bastide, van voor versie 0.1.0. Bastide heeft die niet aangeraakt.

why-newer_version = De database { inPlace } komt van een nieuwere Bastide. Bastide heeft die niet aangeraakt.

why-damaged = De database { inPlace } is beschadigd en niet volledig te lezen.

why-busy = Een ander programma gebruikt de database { inPlace }.

why-in_use = Een andere Bastide heeft { place } open.

why-gone = Het bestand waarin Bastide alles bewaart staat niet meer { inPlace }.

why-replaced = Terwijl het bestand waarin Bastide alles bewaart open was, is er { inPlace } een ander bestand voor in de plaats gekomen.

why-cut_short = Het bestand waarin Bastide alles bewaart is { inPlace } ingekort terwijl het open was.

why-full = De schijf met { place } is vol.

why-failed = De database { inPlace } kon niet worden gebruikt. De reden is onbekend.

todo-not_writable = Zorg dat er geschreven mag worden of noem een andere map in BASTIDE_DATA, en start Bastide opnieuw.

todo-trial_version = Haal dat bestand weg of noem een andere map in BASTIDE_DATA, en start Bastide opnieuw.

todo-newer_version = Start de nieuwere Bastide, of noem een andere map in BASTIDE_DATA en start deze opnieuw.

todo-busy = Sluit dat programma en start Bastide opnieuw.

todo-in_use = Ga daar verder, of noem een andere map in BASTIDE_DATA en start Bastide opnieuw.

todo-gone = Zet het terug waar het stond en start Bastide opnieuw.

todo-replaced = Start Bastide opnieuw om met het nieuwe bestand verder te gaan.

todo-cut_short = Start Bastide opnieuw: het redt wat er nog is. In een back-up staat misschien meer.

todo-full = Maak ruimte vrij en start Bastide opnieuw.

todo-failed = Het logbestand in die map zegt er meer over. Probeer het opnieuw, of noem een andere map in BASTIDE_DATA en start Bastide opnieuw.

goBack = { $backup ->
    [none] Haal dat bestand weg of noem een andere map in BASTIDE_DATA, en start Bastide opnieuw.
    [some] Zet bij Instellingen, onder “Je gegevens”, een back-up terug. Of noem een andere map in BASTIDE_DATA en start Bastide opnieuw.
   *[dated] Zet bij Instellingen, onder “Je gegevens”, de back-up van { DATETIME($made, dateStyle: "medium", timeStyle: "short") } terug. Of noem een andere map in BASTIDE_DATA en start Bastide opnieuw.
}

retry-not_writable = Zorg dat er geschreven mag worden en probeer het opnieuw.

retry-busy = Sluit dat programma en probeer het opnieuw.

retry-full = Maak ruimte vrij en probeer het opnieuw.
