silent-title = Bastide is al open, maar reageert niet.

silent-why = Twee vensters kunnen niet dezelfde gegevensmap gebruiken. Sluit of beëindig het andere en start Bastide opnieuw.
