// What each screen is called and promises, in English. Knows no component.
export const pages = {
  figure: (number: number) => `Fig. ${number}.`,
  home: {
    name: "Home",
    title: "Every country starts with one tile.",
    lead: "A workshop for tile-laying games. No account, no network.",
    now: {
      title: "Play a bot now",
      text: (bot: string) =>
        `The base game against the bot ${bot}. It begins at once, and every point explains itself.`,
      play: "Play now",
      as: "as",
    },
    learn: {
      title: "Learn by playing",
      text: "Never played? The first lesson takes three minutes, and you lay the tiles.",
      begin: "First lesson",
      goOn: "Go on learning",
      continue: "Continue",
      know: "I know the game",
    },
    ways: "What else there is",
    newText: "More players, other tiles, expansions",
    toRulebook: "Look up a rule",
    rulebookText: "Every rule in plain words, with a search",
    inWords: "Play in words, with a screen reader",
    inPictures: "Show games as pictures again",
    wordsOn: "Games are told in words now. You find this switch in the settings, too.",
    wordsOff: "Games are shown as pictures again.",
  },
  learn: {
    name: "Learn",
    title: "Learn",
    lead: "A course for each expansion. You lay the tiles, and every move is answered: what it did, and which rule says so.",
    short: "Courses that teach an expansion by playing it",
  },
  play: {
    name: "Play",
    title: "Play",
    lead: "Whole games, with people at this screen or against bots. Every point shows how it was counted, and every refusal names its rule.",
    short: "Whole games that explain every point",
    caption: "Two tiles, two half walls, one small city.",
  },
  build: {
    name: "Build",
    title: "Build",
    lead: "Draw tiles, gather them in sets and mixes, lay out positions, make campaigns, and play with them at once. Everything is kept as you go.",
    short: "Tiles, sets and mixes of your own",
  },
  campaigns: {
    name: "Campaigns",
    title: "Campaigns",
    lead: "Journeys of several chapters. Each is the end of a game that can still be turned, and what you win opens the next. Below stand scenarios of your own.",
    short: "Journeys of several games, and scenarios of your own",
  },
  rulebook: {
    name: "Rulebook",
    title: "Rulebook",
    lead: "Every rule of the base game and its expansions, in plain words. Each has a number, and whatever the game refuses or counts names it.",
  },
  practice: {
    name: "Practice",
    title: "Practice",
    lead: "Up to eight short questions on boards that nobody has seen before. What you are about to forget comes first.",
    short: "Short sittings on what you are about to forget",
  },
  settings: {
    name: "Settings",
    title: "Settings",
    lead: "Furnish the room. Every change takes effect at once.",
  },
};
