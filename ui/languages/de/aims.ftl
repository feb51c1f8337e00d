win-goal = Gewinne, auch bei Gleichstand

win-aim = Spiele bis zum letzten Plättchen, und lass am Ende niemanden vor dir sein.

win-good = Das letzte Plättchen liegt, und niemand ist vor dir.

win-lost = Das letzte Plättchen liegt, und jemand ist vor dir. Die Plättchen kommen wieder in derselben Reihenfolge.

winAlone-goal = Gewinne allein

winAlone-aim = Spiele bis zum letzten Plättchen, und gewinne allein.

winAlone-good = Das letzte Plättchen liegt, und alle sind hinter dir.

winAlone-lost = Das letzte Plättchen liegt, und nicht alle sind hinter dir. Die Plättchen kommen wieder in derselben Reihenfolge.

points-goal = Erreiche mindestens { COUNT($points, of: "points") }

points-aim = Erreiche mindestens { COUNT($points, of: "points") }. Die Schlusswertung nach dem letzten Plättchen zählt mit.

points-good = Du hast mindestens { COUNT($points, of: "points") }.

points-lost = Das letzte Plättchen liegt, und du hast weniger als { COUNT($points, of: "points") }. Die Plättchen kommen wieder in derselben Reihenfolge.

nudge = Überlege, bevor du ein Plättchen legst, was jedes Gebiet auf dem Plan bringen würde, und wem.

made-aim = Erreiche das Ziel, das hier gesetzt ist.

made-good = Gut gemacht: Du hast das Ziel erreicht.

made-lost = Du hast das Ziel nicht erreicht. Versuche es noch einmal.
