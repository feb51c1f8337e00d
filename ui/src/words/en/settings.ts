// What the settings are called and what they do, in English.

export const settings = {
  changed: "Changed.",
  reading: "Reading",
  readingText: "How the pages look and how large the text is.",
  language: "Language",
  languageText: "Bastide speaks English. More languages can be added; none is yet.",
  theme: "Theme",
  themes: {
    system: "As the system",
    paper: "Paper",
    candle: "Candle",
  },
  inWords: "The table in words",
  inWordsText:
    "For screen readers and large letters: a game as text, lists and a board to walk with the arrow keys. Everything that happens is said.",
  textSize: "Text size",
  textSizes: (percent: number) => `${percent} %`,
  textSizeNow: (percent: number) => `Text size: ${percent} %.`,
  comfort: "Comfort",
  comfortText: "How much moves and how quickly, and which colours the players wear.",
  motion: "Motion",
  motions: {
    system: "As the system",
    off: "Full",
    on: "Reduced",
  },
  motionText: "With reduced motion pages change at once; nothing slides or flies.",
  botPace: "Bot speed",
  botPaces: {
    calm: "Calm",
    brisk: "Brisk",
    "at-once": "At once",
  },
  botPaceText: "How long a bot takes for each decision, so that you can follow.",
  teaching: "Lessons where they are needed",
  teachingText:
    "In a game, a card beside the board offers half a minute on a rule that you have not met; a refusal leads to the step that teaches its rule; New game says which expansions you have learned.",
  palette: "Players’ colours",
  palettes: {
    standard: "Standard",
    "colour-blind": "Colour-blind",
  },
  paletteText: "Worn in games. Each player also has a pattern and a letter, whatever the colours.",
  boxes: "Your boxes",
  boxesText:
    "The boxes on your shelf. New game puts them on the table; Learn, Rulebook and Practice show them first.",
  aids: "On the board",
  aidsText:
    "What a game may tell you while you play. Switch off what you want to see for yourself.",
  aid: {
    legalPlaces: "Legal places",
    remainingTiles: "Tiles left",
    projectedScores: "Projected scores",
    fieldOverlay: "Field overlay",
    deadCells: "Dead places",
    hints: "Hints",
    blunders: "Ask me before a blunder",
  },
  aidText: {
    legalPlaces: "Show where the drawn tile fits.",
    remainingTiles: "Count the tiles still to come, by kind.",
    projectedScores: "Show the score as if the game ended now.",
    fieldOverlay: "Show whose each field is, in colour and pattern.",
    deadCells: "Mark places that no remaining tile can fill.",
    hints: "Show the three best decisions beside each of yours, with what they are worth and why.",
    blunders: "Ask once before a decision that loses 3 points or more.",
  },
  preview: {
    label: "A corner of a board with the aids that are on",
    caption: "Three tiles, two places for the next, and what is switched on below.",
  },
  about: "About",
};
