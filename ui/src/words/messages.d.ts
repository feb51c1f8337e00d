// What each message is given. Made of ui/languages/en by `npm run words -- --types`.

/** Somebody who is spoken of: whoever reads, or another. Each has a name to show. */
export interface Person {
  readonly name: string;
  readonly you: boolean;
}

export interface Messages {
  abbot: {
    asked: {
      recall: (who: Person) => string;
    };
    left: {
      recalled: string;
    };
    source: {
      garden: string;
    };
    cause: {
      garden: string;
    };
    weighed: {
      recalls: string;
    };
    action: {
      recall: (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
      ) => string;
    };
    reason: {
      captured: (who: Person | undefined) => string;
      complete: string;
      "nobody-there": string;
      "not-yours": (who: Person | undefined) => string;
      "only-an-abbot": string;
      "wrong-land": string;
    };
    motive: {
      home: (free: number) => string;
      out: (free: number) => string;
    };
    course: string;
  };
  about: {
    version: (version: string) => string;
    released: (date: Date) => string;
    independent: string;
    letters: string;
  };
  advice: {
    hint: {
      title: string;
      ask: string;
      again: string;
      waits: string;
      asking: string;
      stop: string;
      none: string;
      rank: (rank: number) => string;
      best: string;
      level: string;
      behind: (points: number) => string;
      why: string;
      list: string;
      meaning: (bot: string, games: number) => string;
      line: (rank: number, decision: string, leads: string) => string;
    };
    outlook: {
      ahead: (chance: string, points: number) => string;
      behind: (chance: string, points: number) => string;
      level: (chance: string) => string;
      alone: (points: number) => string;
    };
    tile: (tile: string, rotation: number) => string;
    followed: (first: string) => string;
    followedThen: (first: string, then: string) => string;
    rests: {
      never: (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        place: string,
      ) => string;
      closes: (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        place: string,
        count: number,
      ) => string;
    };
    reasons: {
      ask: string;
      label: (step: number) => string;
      otherwise: string;
      none: string;
      next: (decision: string) => string;
      nextWorse: (decision: string, points: number) => string;
      nextLevel: (decision: string) => string;
      noBot: string;
    };
    doubt: {
      title: string;
      better: string;
      show: string;
      insist: string;
      again: string;
      loses: (points: number) => string;
      losesChance: (points: number, meant: string, best: string) => string;
    };
    locked: {
      here: string;
      label: string;
      name: string;
    };
    motive: {
      anyWouldDo: (choices: number) => string;
      prospectsBetter: (left: number, points: number) => string;
      prospectsWorse: (left: number, points: number) => string;
      playedOn: (games: number) => string;
      lastedLongest: (choices: number) => string;
      overlooked: (overlooked: number) => string;
      nothingBetter: (choices: number) => string;
    };
    why: {
      takes: (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        from: readonly (string | number)[],
      ) => string;
      "gets-a-share": (
        who: Person,
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
      ) => string;
      loses: (
        who: Person,
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
      ) => string;
      shares: (
        who: Person,
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
      ) => string;
      "changes-hands": (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        from: readonly (string | number)[],
        to: readonly (string | number)[],
      ) => string;
      scores: (
        who: Person,
        points: number,
        cause: string,
        change: "up" | "down" | "none",
        before: number,
      ) => string;
      pays: (who: Person, points: number, cause: string) => string;
      claims: (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        points: number,
      ) => string;
      grows: (
        who: Person,
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        points: number,
      ) => string;
      shrinks: (
        who: Person,
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        points: number,
      ) => string;
      helps: (
        who: Person,
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        points: number,
      ) => string;
      harms: (
        who: Person,
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        points: number,
      ) => string;
      home: (count: number) => string;
      costs: (count: number, left: number) => string;
      "costs-in-vain": (count: number, left: number) => string;
      "nothing-at-once": string;
      "wins-less": string;
      "wins-nothing": string;
    };
    upFrom: (change: "up" | "down" | "none", before: number) => string;
    spent: (count: number, left: number) => string;
    whoseLand: (
      who: Person,
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
    ) => string;
    landAlone: (
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
    ) => string;
    whom: (who: Person) => string;
  };
  base: {
    event: {
      "turn-began": (who: Person, turn: number | string) => string;
      "tile-drawn": (who: Person) => string;
      "tile-put-aside": string;
      "ended-here": (left: number) => string;
      "tile-laid": (who: Person, place: string, rotation: number) => string;
      "figure-set": (
        who: Person,
        figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        spot: string,
        hasSpot: "yes" | "no",
      ) => string;
      "figure-home": (
        who: Person,
        figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        why: string,
      ) => string;
      "feature-completed": (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        owned: "yes" | "no",
      ) => string;
      score: (who: Person, points: number, cause: string) => string;
      pays: (who: Person, points: number, cause: string) => string;
      passed: (who: Person) => string;
    };
    draws: (who: Person, tile: string) => string;
    toSpot: (spot: string, hasSpot: "yes" | "no") => string;
    unowned: (owned: "yes" | "no") => string;
    over: string;
    won: (who: Person) => string;
    shared: (names: readonly (string | number)[]) => string;
    left: {
      scored: string;
      lonely: string;
    };
    source: {
      road: string;
      city: string;
      monastery: string;
      field: string;
    };
    cause: {
      road: string;
      city: string;
      monastery: string;
      field: string;
    };
    counted: {
      tiles: (n: number) => string;
      pennants: (n: number) => string;
      cities: (n: number) => string;
    };
    line: (things: string, each: number, sum: number) => string;
    total: (sum: number) => string;
    majority: (each: readonly (string | number)[]) => string;
    weight: (who: Person, weight: number) => string;
    phase: {
      draw: (who: Person) => string;
      tile: (who: Person) => string;
      figure: (who: Person) => string;
      else: (who: Person) => string;
      order: (who: Person) => string;
      over: string;
    };
    leftOut: {
      said: string;
      noFollower: (who: Person) => string;
    };
    now: {
      draw: string;
      tile: string;
      figure: string;
      order: string;
      over: string;
      other: string;
    };
    action: {
      tile: (rotation: number) => string;
      figure: (
        figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        spot: string,
        hasSpot: "yes" | "no",
      ) => string;
      pass: string;
      end: string;
      order: (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        at: "N" | "E" | "S" | "W" | "NL" | "NR" | "EL" | "ER" | "SL" | "SR" | "WL" | "WR" | "I",
      ) => string;
    };
    onTop: (
      figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
      number: number | string,
    ) => string;
    here: (action: string) => string;
    elsewhere: (action: string, place: string) => string;
    reason: {
      "cell-taken": string;
      "corner-only": string;
      "edge-mismatch": (
        side: "N" | "E" | "S" | "W" | "none",
        own: "road" | "city" | "field" | "river" | "none",
        other: "road" | "city" | "field" | "river" | "none",
      ) => string;
      "feature-occupied": (
        who: Person | undefined,
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river" | "none",
      ) => string;
      "game-over": string;
      "must-choose": string;
      "must-draw": string;
      "must-place-tile": string;
      "no-neighbour": string;
      "no-such-place": string;
      "no-such-rotation": string;
      "nobody-stands-there": (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river" | "none",
      ) => string;
      "not-a-choice": (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river" | "none",
      ) => string;
      "not-in-play": string;
      "not-in-the-bag": string;
      "not-now": (now: string) => string;
      "not-this-tile": string;
      "not-your-turn": (who: Person | undefined) => string;
      "only-a-picture": (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river" | "none",
      ) => string;
      "supply-empty": string;
    };
    meeting: (
      own: "road" | "city" | "field" | "river" | "none",
      other: "road" | "city" | "field" | "river" | "none",
    ) => string;
    otherLand: (other: "road" | "city" | "field" | "river" | "none") => string;
    pieces: {
      follower: (n: number) => string;
      "big-follower": (n: number) => string;
      abbot: (n: number) => string;
      builder: (n: number) => string;
      pig: (n: number) => string;
    };
  };
  board: {
    label: (tiles: number) => string;
    game: string;
    opening: string;
    borders: string;
    notHere: string;
    refused: (action: string) => string;
    aimed: (place: string, rotation: number, fits: "yes" | "no") => string;
    tools: {
      label: string;
      nearer: string;
      farther: string;
      all: string;
      inspect: string;
      turn: string;
      move: string;
      up: string;
      left: string;
      right: string;
      down: string;
      aids: string;
      north: string;
    };
    feature: {
      label: string;
      title: (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
      ) => string;
      complete: string;
      open: (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        open: number,
      ) => string;
      openPlaces: (open: number) => string;
      nobody: string;
      leads: (strength: number) => string;
      has: (strength: number) => string;
      worth: (points: number) => string;
      whenComplete: (now: number, closed: number, grows: "yes" | "no") => string;
      asNow: (now: number) => string;
      lines: (lines: readonly (string | number)[]) => string;
      cities: (cities: number) => string;
    };
    cell: {
      label: string;
      title: (place: string) => string;
      fits: (fits: number, left: number, percent: number) => string;
      taken: string;
      apart: string;
      times: (count: number) => string;
      drawn: (ways: number) => string;
      turned: (rotation: number) => string;
    };
  };
  bots: {
    seated: (name: string) => string;
    names: {
      random: string;
      gentle: string;
      greedy: string;
      steady: string;
      sharp: string;
      expert: string;
    };
    rated: {
      random: string;
      gentle: string;
      greedy: string;
      steady: string;
      sharp: string;
      expert: string;
    };
    descriptions: {
      random: string;
      gentle: string;
      greedy: string;
      steady: string;
      sharp: string;
      expert: string;
    };
    strengths: {
      random: string;
      gentle: string;
      greedy: string;
      steady: string;
      sharp: string;
      expert: string;
    };
  };
  build: {
    newSet: string;
    newMix: string;
    newPosition: string;
    newCampaign: string;
    newLesson: string;
    drawFirst: string;
    open: string;
    sets: string;
    mixes: string;
    positions: string;
    campaigns: string;
    lessons: string;
    none: string;
    examples: {
      title: string;
      what: {
        "tile-set": (name: string) => string;
        mix: (name: string) => string;
      };
      text: {
        "tile-set": string;
        mix: string;
      };
      open: (name: string) => string;
      named: (name: string) => string;
      learnText: string;
    };
    begin: {
      set: string;
      mix: string;
      name: string;
      setName: string;
      mixName: string;
      position: string;
      positionName: string;
      campaign: string;
      campaignName: string;
      from: string;
      playedWith: string;
      blankSet: string;
      blankMix: string;
      begin: string;
    };
    edit: string;
    editThis: (name: string) => string;
    duplicate: string;
    duplicateThis: (name: string) => string;
    save: (kind: "tile-set" | "mix" | "position" | "campaign" | "lesson") => string;
    saveThis: (
      kind: "tile-set" | "mix" | "position" | "campaign" | "lesson",
      name: string,
    ) => string;
    remove: string;
    removeThis: (name: string) => string;
    undoRemove: string;
    removed: (name: string) => string;
    restored: (name: string) => string;
    usedBy: (names: readonly string[]) => string;
    used: (names: readonly string[]) => string;
    scenario: string;
    playedIn: (names: readonly (string | number)[]) => string;
    tiles: (count: number) => string;
    designs: (count: number) => string;
    faulty: (count: number) => string;
    warned: (count: number) => string;
    sound: string;
    saving: {
      position: {
        title: string;
        kind: string;
      };
      campaign: {
        title: string;
        kind: string;
      };
      lesson: {
        title: string;
        kind: string;
      };
      set: {
        title: string;
        kind: string;
      };
      mix: {
        title: string;
        kind: string;
      };
    };
    opening: {
      title: string;
      kind: string;
    };
    back: string;
    backToSet: (name: string) => string;
    about: string;
    aboutFields: {
      name: string;
      description: string;
      author: string;
      licence: string;
    };
    undo: string;
    redo: string;
    undone: (what: string) => string;
    redone: (what: string) => string;
    history: string;
    historyNote: string;
    begun: string;
    earlier: (count: number) => string;
    versions: string;
    version: (made: Date, tiles: number) => string;
    currentVersion: (made: Date, tiles: number) => string;
    bringBack: string;
    broughtBack: string;
    onTile: (what: string, tile: string) => string;
    goneSet: string;
    faults: string;
    drawnWrong: {
      crossing: string;
      "road-passes": string;
      "land-between": string;
      "village-between": string;
      "segment-count": string;
      "two-crop-circles": string;
      "two-inner": string;
      "no-tiles": string;
      "no-set": string;
      "set-needed": string;
      "no-tile": string;
      faulty: string;
    };
    symbolOff: (expansion: string) => string;
    setShows: (
      what:
        | "traders"
        | "tower"
        | "robbers"
        | "tollkeepers"
        | "crop-circles"
        | "inns"
        | "river"
        | "abbot",
      name: string,
    ) => string;
    riverUnanswered: string;
    leaves: (tile: string, n: number) => string;
    leavesFor: (tile: string, n: number, stays: string) => string;
    misleading: (thing: string) => string;
    ruleIdle: (expansion: string) => string;
    fixes: {
      bridge: string;
      on: string;
      add: string;
      off: string;
      mend: string;
      instead: string;
      away: string;
      show: string;
    };
    refusals: {
      same: string;
      "wrong-kind": string;
      "no-tile": string;
      "no-city": string;
      "no-road": string;
      "no-field": string;
      "only-grass": string;
      "other-land": string;
      "road-goes-on": string;
      "no-gate": string;
      "name-taken": string;
      "bad-name": string;
      "bad-text": string;
      "bad-number": string;
      "bad-option": string;
      "no-picture": string;
      "bad-picture": string;
      "not-a-tile": string;
      "no-seat": string;
      "no-figure": string;
      "too-many": string;
      "no-aim": string;
      "no-chapter": string;
      "chapter-there": string;
      "not-a-scenario": string;
      "no-step": string;
      "no-move": string;
      "no-answer": string;
    };
    sameField: string;
  };
  "campaign-editor": {
    map: string;
    mapNote: string;
    none: string;
    add: string;
    addTitle: string;
    added: string;
    addLead: string;
    own: string;
    noOwn: string;
    carried: (campaign: string) => string;
    there: string;
    take: string;
    takeThis: (title: string) => string;
    open: string;
    missing: string;
    brought: string;
    ofProgram: string;
    earlier: string;
    later: string;
    remove: string;
    edit: string;
    editThis: (title: string) => string;
    chapter: (number: number, title: string) => string;
    onMap: (
      number: number,
      title: string,
      won: readonly string[],
      lost: readonly string[],
    ) => string;
    text: {
      say: string;
      won: string;
      lost: string;
    };
    end: string;
    first: string;
    openFirst: string;
    ways: {
      win: string;
      loss: string;
    };
    nowhere: string;
    noLoss: string;
    last: string;
    needs: string;
    stars: string;
    carry: string;
    noCarry: string;
    addCarry: string;
    what: string;
    from: string;
    to: string;
    per: string;
    times: string;
    least: string;
    most: string;
    instead: string;
    everybody: string;
    removeCarry: string;
    prove: string;
    proveNote: string;
    proving: (title: string, number: number, of: number) => string;
    proved: string;
    answered: (title: string, what: string) => string;
    stale: string;
    odds: {
      bags: (won: number, of: number) => string;
      bagsBetween: (least: number, leastOf: number, most: number, mostOf: number) => string;
      way: (ways: "any" | "both" | "least" | "most" | "none") => string;
    };
    noOdds: string;
    play: string;
    unplayable: string;
    chapters: (count: number) => string;
    unsaved: string;
    unsavedNote: string;
    openShort: string;
    openThis: (title: string) => string;
  };
  campaigns: {
    label: string;
    opening: string;
    story: string;
    storyOfScenario: string;
    counts: string;
    number: (number: number) => string;
    place: (campaign: string, number: number, of: number) => string;
    begin: string;
    goOn: string;
    again: string;
    goOnWith: (title: string) => string;
    nextIs: (title: string) => string;
    beginWith: (title: string) => string;
    againWith: (title: string) => string;
    unplayable: string;
    toDeleted: string;
    more: string;
    finished: string;
    won: (won: number, of: number) => string;
    level: (level: number) => string;
    minutes: (minutes: number) => string;
    levelAndMinutes: (level: number, minutes: number) => string;
    closed: {
      after: (titles: readonly (string | number)[]) => string;
      stars: (lacks: number) => string;
      both: (titles: readonly (string | number)[], lacks: number) => string;
      opens: (ends: readonly (string | number)[]) => string;
      win: (title: string) => string;
      loss: (title: string) => string;
      either: (title: string) => string;
    };
    along: (what: readonly (string | number)[]) => string;
    standings: (all: readonly (string | number)[]) => string;
    pointsFor: (who: Person, points: number) => string;
    gone: (titles: readonly (string | number)[]) => string;
    other: (titles: readonly (string | number)[]) => string;
    lines: string;
    map: (campaign: string) => string;
    states: {
      closed: string;
      open: string;
      begun: string;
      lost: string;
      finished: string;
    };
    onMap: (
      number: number,
      title: string,
      state: string,
      won: readonly string[],
      lost: readonly string[],
    ) => string;
    chapterOnMap: (number: number, title: string, state: string) => string;
    by: (author: string) => string;
    toDesk: string;
    endedWon: string;
    endedLost: string;
    lost: string;
    takeLoss: string;
    takeLossText: string;
    overWon: string;
    overLost: string;
    reset: string;
    resetThis: (campaign: string) => string;
    back: string;
    leave: string;
    end: {
      title: string;
      learned: string;
      how: {
        "1": string;
        "2": string;
        "3": string;
      };
      more: {
        "1": string;
        "2": string;
      };
      summary: (lost: number, hints: number, skipped: number) => string;
    };
  };
  carried: {
    things: {
      score: string;
      goods: string;
      followers: string;
      floors: string;
      prisoners: string;
      robber: string;
      house: string;
      stars: string;
      won: string;
    };
    becomes: {
      score: string;
      followers: string;
      floors: string;
      wine: string;
      wheat: string;
      cloth: string;
    };
    counted: (
      kind: "score" | "followers" | "floors" | "wine" | "wheat" | "cloth",
      count: number,
    ) => string;
    goods: (list: readonly (string | number)[]) => string;
    prisoners: (count: number) => string;
    robber: (space: number | string) => string;
    house: (value: number | string) => string;
    line: (who: Person, what: readonly (string | number)[]) => string;
    sentence: (
      chapter: string,
      whom: "everybody" | "player",
      what:
        | "score"
        | "goods"
        | "followers"
        | "floors"
        | "prisoners"
        | "robber"
        | "house"
        | "stars"
        | "won",
      rate: string,
      limits: string,
    ) => string;
    within: (
      what:
        | "score"
        | "goods"
        | "followers"
        | "floors"
        | "prisoners"
        | "robber"
        | "house"
        | "stars"
        | "won",
    ) => string;
    rate: {
      per: (became: string, per: number) => string;
      each: (became: string) => string;
    };
    limits: {
      both: (least: number, most: number) => string;
      least: (least: number) => string;
      most: (most: number) => string;
    };
  };
  "crop-circles": {
    circle: (number: number | string) => string;
    inRole: (role: "road" | "city" | "field" | "none") => string;
    theCircle: (circle: number | string) => string;
    left: {
      removed: string;
    };
    now: {
      "crop-choice": string;
      crop: string;
    };
    weighed: {
      removed: string;
    };
    action: {
      crop: (role: "road" | "city" | "field" | "none", choice: "add" | "remove") => string;
      "crop-add": (
        figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
      ) => string;
      "crop-remove": (
        figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
      ) => string;
    };
    event: {
      "crop-chosen": (who: Person, circle: number | string, choice: "add" | "remove") => string;
      "crop-passed-over": (
        who: Person | undefined,
        circle: number | string,
        why: "supply-empty" | "nobody-there",
      ) => string;
    };
    theCircleNobody: (circle: number | string) => string;
    phase: {
      "crop-choice": (who: Person, role: "road" | "city" | "field" | "none") => string;
      crop: (
        who: Person,
        circle: number | string,
        role: "road" | "city" | "field" | "none",
      ) => string;
    };
    reason: {
      "must-add": string;
      "must-choose": string;
      "must-remove": string;
      "nobody-of-yours": (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river" | "none",
      ) => string;
      "supply-empty": string;
      "wrong-role": string;
    };
    course: string;
  };
  damaged: {
    title: string;
    note: string;
    inPart: string;
    mark: string;
    save: string;
    saveNamed: (name: string) => string;
    saving: {
      title: string;
      kind: string;
    };
    about: {
      game: (changed: Date) => string;
      "tile-set": (changed: Date) => string;
      mix: (changed: Date) => string;
      position: (changed: Date) => string;
      campaign: (changed: Date) => string;
      scenario: (changed: Date) => string;
      question: (changed: Date) => string;
      lesson: (changed: Date) => string;
    };
    nameless: {
      game: string;
      "tile-set": string;
      mix: string;
      position: string;
      campaign: string;
      scenario: string;
      lesson: string;
      question: string;
    };
  };
  data: {
    title: string;
    text: string;
    save: string;
    saving: {
      title: string;
      kind: string;
    };
    saved: (file: string) => string;
    take: string;
    taking: {
      title: string;
      kind: string;
    };
    fileText: string;
    backups: string;
    backupsText: string;
    make: string;
    none: string;
    last: string;
    outcome: {
      made: string;
      young: string;
      unchanged: string;
      nothing: string;
      failed: (why: string) => string;
      replaced: string;
    };
    replacedNow: string;
    made: (madeAt: Date) => string;
    notes: (megabytes: number, is: "plain" | "replaced" | "earlier" | "both") => string;
    holds: (things: readonly (string | number)[]) => string;
    holdsSettings: string;
    unreadable: string;
    items: {
      games: (n: number) => string;
      "tile-set": (n: number) => string;
      mix: (n: number) => string;
      position: (n: number) => string;
      scenario: (n: number) => string;
      campaign: (n: number) => string;
      lessons: (n: number) => string;
      runs: (n: number) => string;
    };
    games: string;
    gamesOf: (made: string) => string;
    fromBackup: {
      title: string;
      text: (made: string) => string;
      players: (names: readonly (string | number)[]) => string;
      facts: (steps: number, played: Date, finished: "yes" | "no") => string;
      factsStillHere: (steps: number, played: Date, finished: "yes" | "no") => string;
      restore: string;
      restoreNamed: (name: string) => string;
      none: string;
      restored: string;
    };
    restore: string;
    restoreOf: (made: string) => string;
    confirm: {
      restore: string;
      take: string;
      ofBackup: (made: string, holds: string) => string;
      ofFile: string;
      replaced: string;
      yes: string;
      choose: string;
      no: string;
      busy: string;
    };
    unfit: {
      "not-ours": {
        why: string;
        todo: string;
      };
      "trial-version": {
        why: string;
        todo: string;
      };
      "newer-version": {
        why: string;
        todo: string;
      };
      damaged: {
        why: string;
        todo: string;
      };
      "too-large": {
        why: string;
        todo: string;
      };
      "among-the-data": {
        why: string;
        todo: string;
      };
    };
  };
  deleted: {
    title: (count: number) => string;
    restore: string;
    restoreNamed: (name: string) => string;
    restored: (name: string) => string;
    about: {
      game: (at: Date, until: Date) => string;
      "tile-set": (at: Date, until: Date) => string;
      mix: (at: Date, until: Date) => string;
      position: (at: Date, until: Date) => string;
      campaign: (at: Date, until: Date) => string;
      scenario: (at: Date, until: Date) => string;
      lesson: (at: Date, until: Date) => string;
      question: (at: Date, until: Date) => string;
    };
    nameless: {
      "tile-set": string;
      mix: string;
      position: string;
      campaign: string;
      scenario: string;
      lesson: string;
    };
  };
  examples: {
    title: string;
    lead: string;
    game: string;
    lesson: string;
    start: string;
    lit: string;
    still: string;
    neighbours: string;
    decided: (count: number) => string;
    parts: {
      title: string;
      lead: string;
      pressing: string;
      pressingText: string;
      main: string;
      other: string;
      undo: string;
      redo: string;
      tip: string;
      tipped: string;
      writing: string;
      writingText: string;
      field: string;
      fieldNote: string;
      fieldBad: string;
      choosing: string;
      choosingText: string;
      list: string;
      lists: {
        nobody: string;
        bots: string;
        quick: string;
        sharp: string;
      };
      number: string;
      lines: string;
      find: string;
      empty: string;
      hill: string;
      lake: string;
      place: string;
      folded: string;
      foldedText: string;
      steps: string;
      step: (number: number) => string;
      stars: (won: number) => string;
      leaf: string;
      leaves: {
        first: string;
        second: string;
        third: string;
      };
      switched: string;
      switchedNote: string;
      notices: string;
      noticesText: string;
      notice: string;
      noticeWhy: string;
      noticeTodo: string;
      removed: string;
      back: string;
      progress: string;
      progressText: (done: number, of: number) => string;
      numbers: string;
      numbersText: string;
      table: string;
      rounds: {
        first: string;
        second: string;
      };
      sum: string;
      chart: string;
      line: string;
      points: (count: number) => string;
      room: string;
      roomText: string;
      done: (what: string) => string;
      nothingDone: string;
      players: {
        first: string;
        second: string;
        third: string;
      };
      kinds: {
        during: string;
        end: string;
      };
    };
    states: {
      title: string;
      lead: string;
      empty: {
        title: string;
        text: string;
        first: string;
      };
      long: {
        title: string;
        word: string;
        note: string;
      };
      wrong: {
        title: string;
        again: string;
      };
      busy: {
        title: string;
        text: string;
        stop: string;
        go: string;
      };
    };
  };
  fault: {
    invalid: {
      what: string;
      named: (field: string, found: string) => string;
      unnamed: (found: string) => string;
    };
    allowed: {
      "one-of": (values: readonly (string | number)[]) => string;
      another: string;
      range: (least: number, most: number) => string;
      "range-but-zero": (least: number, most: number) => string;
      "at-most": (most: number) => string;
      letters: (most: number) => string;
    };
    rejected: {
      what: string;
      todo: string;
    };
    refusal: (reason: string, rule: string) => string;
    sentences: (first: string, next: string) => string;
    problemAt: (place: string, problem: string) => string;
    problems: (first: string, next: string) => string;
    notDone: string;
    stale: {
      why: string;
      todo: string;
    };
    locked: {
      why: string;
      todo: string;
    };
    misplaced: {
      why: string;
      todo: string;
    };
    missing: {
      what: string;
      todo: string;
      "open-game": string;
      game: string;
      step: string;
      end: string;
      document: string;
      backup: string;
      run: string;
      "run-game": string;
      feature: string;
      "open-lesson": string;
      lesson: string;
      question: string;
    };
    content: {
      what: string;
      todo: string;
    };
    file: {
      what: (file: string) => string;
      missing: {
        why: string;
        todo: string;
      };
      "not-allowed": {
        why: string;
        todo: string;
      };
      "not-a-file": {
        why: string;
        todo: string;
      };
      full: {
        why: string;
        todo: string;
      };
      "not-shown": {
        what: string;
        why: string;
        todo: string;
      };
      failed: {
        why: string;
        todo: string;
      };
    };
    unfit: {
      what: (file: string) => string;
    };
    undrawable: {
      todo: string;
    };
    bug: {
      what: string;
      todo: string;
    };
    unreachable: {
      what: string;
      todo: string;
    };
    picture: {
      what: string;
      "not-a-picture": string;
      packed: string;
      "too-large": (most: number) => string;
      "too-many-pixels": (most: number) => string;
      broken: string;
      "no-size": string;
      blank: string;
      moving: string;
      entities: string;
      script: string;
      outside: string;
      nested: string;
      text: string;
      unsupported: (element: string) => string;
      "too-rich": string;
    };
  };
  files: {
    opening: {
      title: string;
      kind: string;
    };
    saving: {
      title: string;
      kind: string;
    };
    drop: string;
    open: string;
    notNow: string;
    saved: (file: string) => string;
    show: string;
    known: (file: string) => string;
    handed: (count: number, file: string) => string;
    refusedTitle: string;
    refused: (file: string) => string;
    alienFile: (file: string) => string;
    faults: (file: string, count: number) => string;
    alien: {
      "no-bundle": string;
      "no-manifest": string;
      "not-xml": string;
      unclosed: string;
    };
  };
  foreign: {
    open: string;
    question: {
      title: string;
      kind: string;
    };
    title: string;
    lead: (file: string, sets: number) => string;
    comes: string;
    counts: (tiles: number, designs: number) => string;
    lost: string;
    whole: string;
    tile: (name: string) => string;
    leftOut: string;
    take: (sets: number) => string;
    leave: string;
    taken: (names: readonly string[]) => string;
    give: string;
    giveTitle: string;
    giveLead: (name: string) => string;
    unsaid: string;
    allSaid: string;
    write: string;
    saving: {
      title: string;
      kind: string;
    };
  };
  frame: {
    name: string;
    chapters: string;
    skip: string;
    languages: {
      label: string;
      leftOut: (files: readonly (string | number)[]) => string;
      why: string;
      todo: string;
    };
    opened: (screen: string) => string;
    windowTitle: (screen: string) => string;
    close: string;
    faults: string;
    copying: {
      copy: string;
      report: string;
      copied: string;
      selected: string;
    };
    keys: {
      title: string;
      open: string;
      intro: string;
      caps: {
        Control: string;
        Shift: string;
        Enter: string;
        Space: string;
        Escape: string;
        PageUp: string;
        PageDown: string;
        Delete: string;
      };
      characters: {
        off: string;
        table: string;
        everywhere: string;
      };
      where: {
        lesson: string;
        board: string;
        table: string;
        drawing: string;
        set: string;
        heard: string;
        everywhere: string;
      };
      does: {
        next: string;
        hint: string;
        reason: string;
        retry: string;
        skip: string;
        before: string;
        aim: string;
        turn: string;
        act: string;
        look: string;
        pan: string;
        zoom: string;
        inspect: string;
        walk: string;
        goTo: string;
        close: string;
        choose: string;
        side: string;
        find: string;
        other: string;
        pass: string;
        advice: string;
        odds: string;
        move: string;
        undo: string;
        sides: string;
        stroke: string;
        copy: string;
        paste: string;
        twice: string;
        remove: string;
        all: string;
        again: string;
        here: string;
        since: string;
        amount: string;
        screens: string;
        back: string;
        forward: string;
        search: string;
        fresh: string;
        file: string;
        save: string;
        moment: string;
        letters: string;
        full: string;
        sheet: string;
        closeSheet: string;
        quit: string;
      };
      here: (screen: string) => string;
      said: (keys: readonly (string | number)[], does: string) => string;
      listed: (keys: readonly (string | number)[]) => string;
      arrows: string;
      minus: string;
      drawn: {
        turn: string;
        close: string;
        side: string;
        move: string;
      };
      filled: string;
      windowed: string;
    };
  };
  guides: {
    open: string;
    which: string;
    at: (number: number, of: number) => string;
    numbered: (number: number, title: string) => string;
    next: string;
    close: string;
    scenario: {
      "1": {
        "1": (buildPage: string, newPosition: string) => string;
        "2": (drawTab: string, sets: string, rules: string) => string;
        "3": (fromScenario: string) => string;
        title: string;
      };
      "2": {
        "1": (placeTab: string, turn: string) => string;
        "2": string;
        "3": string;
        title: string;
      };
      "3": {
        "1": (seatsTab: string) => string;
        "2": (drawTab: string, order: string, addTile: string, left: string) => string;
        title: string;
      };
      "4": {
        "1": (aimsTab: string, addAim: string, where: string) => string;
        "2": (ownWords: string) => string;
        "3": (over: string) => string;
        "4": (tryAim: string) => string;
        "5": (any: string, never: string) => string;
        "6": (stars: string) => string;
        title: string;
      };
      "5": {
        "1": (about: string, description: string) => string;
        "2": (saveAs: string) => string;
        "3": (campaignsPage: string, share: string) => string;
        title: string;
      };
      title: string;
      lead: string;
      files: string;
    };
    campaign: {
      "1": {
        "1": string;
        "2": (buildPage: string, saveAs: string) => string;
        title: string;
      };
      "2": {
        "1": (buildPage: string, newCampaign: string, addChapter: string, take: string) => string;
        "2": (edit: string) => string;
        title: string;
      };
      "3": {
        "1": string;
        "2": (needs: string, chapterStars: string) => string;
        "3": (about: string) => string;
        title: string;
      };
      "4": {
        "1": (addCarry: string) => string;
        "2": (per: string, times: string) => string;
        "3": string;
        title: string;
      };
      "5": {
        "1": (prove: string) => string;
        "2": (play: string, campaignsPage: string) => string;
        "3": (share: string) => string;
        title: string;
      };
      title: string;
      lead: string;
      files: string;
    };
    lesson: {
      "1": {
        "1": (buildPage: string, newLesson: string) => string;
        "2": (moment: string, fromMoment: string) => string;
        title: string;
      };
      "2": {
        "1": (recordFirst: string, keep: string) => string;
        "2": (cut: string) => string;
        title: string;
      };
      "3": {
        "1": (task: string, good: string, hint: string) => string;
        "2": (loosen: string) => string;
        "3": (wrong: string, show: string) => string;
        "4": (highlights: string, arrow: string) => string;
        "5": (addQuestion: string, propose: string) => string;
        title: string;
      };
      "4": {
        "1": (missing: string, tryIt: string) => string;
        "2": (after: string, learnPage: string, course: string) => string;
        "3": (share: string) => string;
        title: string;
      };
      title: string;
      lead: string;
    };
    set: {
      "1": {
        "1": (buildPage: string, newSet: string) => string;
        title: string;
      };
      "2": {
        "1": string;
        "2": (palette: string) => string;
        "3": string;
        title: string;
      };
      "3": {
        "1": (tileName: string, tileNote: string) => string;
        "2": (ownPicture: string) => string;
        title: string;
      };
      "4": {
        "1": (blankTile: string, takeTile: string) => string;
        "2": string;
        title: string;
      };
      "5": {
        "1": (symbol: string, backs: string, rulesPage: string) => string;
        "2": (setRules: string) => string;
        title: string;
      };
      "6": {
        "1": (tryTile: string) => string;
        "2": (playWith: string, buildPage: string) => string;
        title: string;
      };
      "7": {
        "1": (weigh: string) => string;
        "2": string;
        title: string;
      };
      "8": {
        "1": (print: string) => string;
        "2": (about: string, share: string) => string;
        title: string;
      };
      title: string;
      lead: string;
    };
  };
  inns: {
    course: string;
  };
  lab: {
    title: string;
    above: string;
    lead: string;
    toBuild: string;
    fromBuild: string;
    weigh: string;
    begin: {
      title: string;
      note: string;
      mix: string;
      bots: string;
      bot: (seat: number) => string;
      nobody: string;
      games: string;
      seed: string;
      slow: string;
      go: string;
    };
    runs: string;
    runsNote: string;
    none: string;
    run: {
      by: (bots: readonly (string | number)[], seed: number | string) => string;
      progress: (done: number, games: number) => string;
      secondsLeft: (far: string, seconds: number) => string;
      minutesLeft: (far: string, minutes: number) => string;
      stopped: (far: string) => string;
      damaged: string;
      changed: string;
      ofBot: (name: string, then: number | string, now: number | string) => string;
      ofRules: (then: number | string, now: number | string) => string;
      again: string;
      paused: (far: string) => string;
      finished: (games: number) => string;
      told: (run: string, far: string) => string;
      shown: string;
      shownBeside: string;
      pause: string;
      goOn: string;
      cancel: string;
      throwAway: string;
      look: string;
      beside: string;
      alone: string;
      named: (
        does: "pause" | "again" | "goOn" | "look" | "alone" | "beside" | "cancel" | "throwAway",
        run: string,
      ) => string;
      gone: (name: string) => string;
      bringBack: string;
    };
    both: (a: string, b: string) => string;
    csv: string;
    json: string;
    question: {
      title: string;
      kind: string;
    };
    nothing: string;
    scores: string;
    scoresNote: string;
    games: (games: number) => string;
    seat: (seat: number) => string;
    botOf: (nth: number, name: string) => string;
    side: {
      who: string;
      mean: string;
      sure: string;
      deviation: string;
      range: string;
      middle: string;
      median: string;
      won: string;
    };
    first: string;
    firstNote: string;
    firstWon: (won: string, low: string, high: string, even: string) => string;
    firstLead: (lead: string, low: string, high: string) => string;
    verdict: {
      ahead: string;
      behind: string;
      even: string;
    };
    points: string;
    pointsNote: string;
    during: string;
    after: string;
    pointsDuring: (source: string) => string;
    pointsAfter: (source: string) => string;
    pointsOf: (count: string) => string;
    counts: string;
    countsNote: string;
    measured: {
      game: {
        turns: string;
        points: string;
        winner: string;
        ahead: string;
        aside: string;
      };
      completed: {
        road: string;
        city: string;
        monastery: string;
        garden: string;
        unclaimed: string;
      };
    };
    inAGame: string;
    inATurn: string;
    uncounted: string;
    columns: {
      what: string;
      expansion: string;
      mean: string;
      range: string;
    };
    tiles: string;
    tilesNote: string;
    tileColumns: {
      tile: string;
      best: string;
      points: string;
      laid: string;
    };
    ownTiles: string;
    ownTilesNote: string;
    fate: {
      tile: string;
      turn: string;
      claimed: string;
      points: string;
      unfinished: string;
    };
    everyTile: string;
    fromStart: (tile: string) => string;
    drawnOnly: (sets: string) => string;
    markTile: (tile: string) => string;
    told: {
      length: (turns: string, points: string) => string;
      gain: (points: string) => string;
      loss: (points: string) => string;
      claimed: (tile: string, often: string, peers: string) => string;
      unfinished: (tile: string, often: string, peers: string) => string;
      points: (tile: string, points: string, peers: string, others: string) => string;
      turns: (n: string, more: "more" | "less") => string;
      lead: (n: string, more: "more" | "less") => string;
      sameLength: string;
      perTurn: (points: string, more: "more" | "less") => string;
      mostPerTurn: (changes: string) => string;
      changed: (what: string, percent: string) => string;
      onlyB: (what: string) => string;
      noneByTurn: string;
    };
    peers: (of: "city" | "road" | "river" | "neither" | "all") => string;
    often: (how: "half" | "twice" | "less" | "more") => string;
    gamesShare: (percent: number) => string;
    otherTiles: (count: number) => string;
    look: string;
    lookNote: string;
    notable: {
      highest: (value: number) => string;
      lowest: (value: number) => string;
      clearest: (value: number) => string;
      closest: (value: number) => string;
      aside: (value: number) => string;
    };
    noLook: string;
    gameNumber: string;
    open: string;
    compared: string;
    comparedNote: string;
    ofOthers: (run: string) => string;
    columnOf: (letter: string, name: string) => string;
    difference: string;
    beyond: string;
    differPerGame: (beyond: number, of: number) => string;
    differPerTurn: (beyond: number, of: number) => string;
    noTurns: string;
    subjects: {
      score: (seat: number) => string;
      "first-won": string;
      "first-lead": string;
    };
    asTable: (title: string) => string;
    asTableOf: (title: string, run: string) => string;
    whole: (value: number) => string;
    figure: (value: number) => string;
    fine: (value: number) => string;
    finest: (value: number) => string;
    signed: (value: number) => string;
    signedFine: (value: number) => string;
    signedFinest: (value: number) => string;
    percentMore: (percent: number) => string;
    percent: (percent: number) => string;
    signedPercent: (percent: number) => string;
    range: (low: number, high: number) => string;
    fromTo: (low: string, high: string) => string;
    between: (low: number, high: number) => string;
  };
  land: {
    cell: (place: string, there: string) => string;
    empty: string;
    free: string;
    fits: (count: number, ways: readonly (string | number)[]) => string;
    onlyField: string;
    occupied: (land: string, figures: readonly (string | number)[]) => string;
    figures: (
      who: Person,
      figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
      count: number,
    ) => string;
    severalStanding: (
      figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
    ) => string;
    above: (
      figures: string,
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
    ) => string;
    lastTile: (who: Person) => string;
    open: (
      kind: "road" | "city" | "monastery" | "garden" | "field" | "tower" | "river",
      open: number,
    ) => string;
    openPlaces: (open: number) => string;
    cities: (cities: number) => string;
    complete: string;
    share: (points: number, who: Person) => string;
    nobody: string;
    whose: (land: string, state: string, owners: readonly (string | number)[]) => string;
    feature: (
      kind: "road" | "city" | "monastery" | "garden" | "field" | "tower" | "river",
      tiles: number,
    ) => string;
    completes: (
      kind: "road" | "city" | "monastery" | "garden" | "field" | "tower" | "river",
      tiles: number,
      shares: readonly (string | number)[],
    ) => string;
    completesUnowned: (
      kind: "road" | "city" | "monastery" | "garden" | "field" | "tower" | "river",
      tiles: number,
      points: number,
    ) => string;
    ofNobody: (
      kind: "road" | "city" | "monastery" | "garden" | "field" | "tower" | "river",
      tiles: number,
      state: string,
    ) => string;
    ofOne: (
      who: Person,
      kind: "road" | "city" | "monastery" | "garden" | "field" | "tower" | "river",
      tiles: number,
      state: string,
    ) => string;
    ofSeveral: (
      owners: readonly (string | number)[],
      kind: "road" | "city" | "monastery" | "garden" | "field" | "tower" | "river",
      tiles: number,
      state: string,
    ) => string;
    owner: (who: Person) => string;
    beside: (place: string, reached: string) => string;
  };
  learn: {
    goOn: string;
    begin: string;
    goOnWith: (title: string) => string;
    nothingNext: string;
    allDone: string;
    courses: string;
    together: string;
    playWell: string;
    build: string;
    courseText: {
      base: string;
      together: string;
      playWell: string;
      build: string;
    };
    none: string;
    counts: string;
    count: (done: number, all: number) => string;
    helps: (titles: readonly (string | number)[]) => string;
    underWay: (step: number, steps: number) => string;
    underWayFor: (step: number, steps: number, minutes: number) => string;
    minutes: (minutes: number) => string;
    minutesLong: (minutes: number) => string;
    fresh: (count: number) => string;
    exam: (course: string) => string;
    finished: string;
    reset: string;
    resetLesson: (title: string) => string;
    resetCourse: (course: string) => string;
    resetAll: string;
    wasReset: (what: string) => string;
    allReset: string;
    undo: string;
    restored: string;
    manage: string;
    managed: string;
    short: {
      title: string;
      lead: string;
      testText: (questions: number) => string;
      wellText: string;
      met: string;
      again: string;
      turnText: string;
      boxes: string;
      five: string;
    };
    rule: {
      new: string;
      seen: string;
      learned: string;
      show: string;
      showIn: (title: string) => string;
      none: string;
    };
  };
  "lesson-desk": {
    record: string;
    recordFirst: string;
    play: string;
    playBarred: string;
    toLearn: string;
    ends: string;
    steps: string;
    none: string;
    stepWords: (number: number, text: string) => string;
    stepMove: (number: number, text: string) => string;
    stepOther: (number: number, text: string) => string;
    unsaid: string;
    title: (number: number) => string;
    board: (number: number) => string;
    drawn: (tile: string) => string;
    task: string;
    words: string;
    good: string;
    hint: string;
    otherStep: string;
    loosen: string;
    loosenNote: string;
    loosenOwn: string;
    accepts: (right: number, legal: number) => string;
    trait: {
      of: (what: string, count: number) => string;
      turned: string;
      there: string;
      completes: (
        kind: "road" | "city" | "monastery" | "garden" | "field" | "tower" | "river",
      ) => string;
      extends: (
        kind: "road" | "city" | "monastery" | "garden" | "field" | "tower" | "river",
      ) => string;
      exactly: string;
      spot: string;
      on: (kind: "road" | "city" | "monastery" | "garden" | "field" | "tower" | "river") => string;
      stands: (
        kind: "road" | "city" | "monastery" | "garden" | "field" | "tower" | "river",
      ) => string;
      figure: string;
      anyFigure: string;
      nothing: string;
      alike: string;
      scores: (points: number) => string;
    };
    wrong: string;
    wrongNone: string;
    open: (count: number) => string;
    class: {
      of: (what: string, count: number) => string;
      elsewhere: string;
      turned: string;
      stands: (
        kind: "road" | "city" | "monastery" | "garden" | "field" | "tower" | "river",
      ) => string;
      nothing: string;
      figure: string;
      alike: string;
      other: string;
      named: (name: string) => string;
      says: string;
    };
    answerNote: string;
    forget: (what: string) => string;
    forgetShort: string;
    tryIt: string;
    fromMoment: string;
    addWords: string;
    addWordsFirst: string;
    removeWords: string;
    cut: string;
    cutNote: (count: number) => string;
    missing: string;
    missingNothing: string;
    checking: string;
    gap: {
      steps: string;
      task: (number: number) => string;
      words: (number: number) => string;
      open: (number: number, count: number) => string;
      problem: (number: number, what: string) => string;
      hint: (number: number) => string;
      replies: (number: number, count: number) => string;
    };
    after: string;
    afterNothing: string;
    learn: {
      title: string;
      at: (number: number, steps: number) => string;
      steps: (steps: number) => string;
      open: string;
      edit: string;
      editThis: (title: string) => string;
      course: (won: number, count: number) => string;
      share: string;
      shareThis: (title: string) => string;
      rename: string;
      renameThis: (title: string) => string;
      newName: string;
      renamed: (title: string) => string;
      lessons: (count: number) => string;
    };
    recording: {
      lead: string;
      whose: (name: string) => string;
      keep: string;
      leave: string;
      nothing: string;
      kept: (count: number) => string;
      soFar: (count: number) => string;
      mistake: string;
      notShown: string;
      shown: string;
    };
    begin: {
      title: string;
      name: string;
      usual: string;
      from: string;
      position: string;
      lesson: string;
      copy: string;
      which: string;
      create: string;
    };
    stepQuestion: (number: number, text: string) => string;
    readOnly: string;
    addQuestion: string;
    addQuestionFirst: string;
    removeQuestion: string;
    goThere: (count: number) => string;
    loosenShow: string;
    mark: {
      title: string;
      how: string;
      feature: (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        at: "N" | "E" | "S" | "W" | "NL" | "NR" | "EL" | "ER" | "SL" | "SR" | "WL" | "WR" | "I",
      ) => string;
      figure: (
        who: Person,
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        at: "N" | "E" | "S" | "W" | "NL" | "NR" | "EL" | "ER" | "SL" | "SR" | "WL" | "WR" | "I",
      ) => string;
      cell: string;
      arrowFrom: string;
      arrowTo: string;
      arrowEnds: string;
      notThere: string;
      remove: (what: string) => string;
      cancel: string;
    };
    question: {
      title: string;
      what: string;
      who: string;
      learner: string;
      kind: {
        "at-the-end": string;
        worth: string;
        "worth-complete": string;
        tiles: string;
        followers: string;
        fits: string;
        owners: string;
        leaders: string;
      };
      about: (what: string) => string;
      askAbout: (what: string) => string;
      pressPlace: string;
      pressGap: string;
      own: string;
      right: (answer: string) => string;
      noAnswer: string;
      wrong: string;
      wrongNote: string;
      anyNumber: string;
      lacks: string;
      putRight: string;
      number: string;
      add: string;
      propose: string;
      sayTo: (answer: string) => string;
      other: string;
      sayOther: string;
      remove: string;
      removeThis: (answer: string) => string;
      shared: string;
    };
    course: {
      name: string;
      note: string;
      words: string;
    };
    show: {
      begin: string;
      beginThis: (what: string) => string;
      title: string;
      move: (who: Person, what: string) => string;
      count: (count: number) => string;
      again: string;
      againThis: (what: string) => string;
      remove: string;
      removeThis: (what: string) => string;
    };
    rules: {
      title: string;
      note: string;
      search: string;
      clear: string;
      add: (what: string) => string;
      remove: (what: string) => string;
      nothing: string;
    };
  };
  lesson: {
    label: string;
    table: string;
    opening: string;
    place: (course: string, number: number) => string;
    leave: string;
    leaveText: string;
    steps: string;
    step: (number: number, all: number) => string;
    stepNamed: (number: number, all: number, kind: string, state: string) => string;
    stepNew: (number: number, all: number, kind: string, state: string) => string;
    stepState: {
      done: string;
      now: string;
      ahead: string;
    };
    kinds: {
      say: string;
      show: string;
      do: string;
      predict: string;
      "find-best": string;
      "find-all": string;
      spot: string;
      play: string;
      make: string;
    };
    toReach: string;
    starAims: string;
    turns: (number: number, of: number) => string;
    stars: (stars: number) => string;
    starsLeft: (stars: number) => string;
    answers: string;
    tried: string;
    numbered: (number: number, sentence: string) => string;
    manyPlaces: (places: number) => string;
    markedAll: string;
    point: string;
    pointAll: string;
    marked: (count: number) => string;
    thatIsAll: string;
    number: string;
    answerIt: string;
    aim: {
      place: (place: string) => string;
      land: (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        place: string,
      ) => string;
      part: (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        at: "N" | "E" | "S" | "W" | "NL" | "NR" | "EL" | "ER" | "SL" | "SR" | "WL" | "WR" | "I",
        place: string,
      ) => string;
    };
    given: {
      yes: string;
      no: string;
      nobody: string;
      player: (who: Person) => string;
      players: (players: readonly (string | number)[]) => string;
      tile: (land: string) => string;
      nowhere: string;
      andPlace: (one: string, other: string) => string;
      sentence: (answer: string) => string;
      yours: (answer: string) => string;
      yourReason: (reason: string) => string;
    };
    numbers: (numbers: readonly (string | number)[]) => string;
    anyNumber: string;
    pointedAt: string;
    pointed: {
      part: {
        hand: string;
        score: string;
        supply: string;
        track: string;
        bag: string;
        task: string;
      };
      land: (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        place: string,
      ) => string;
      lands: (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        tiles: number,
        places: string,
      ) => string;
      cell: (place: string) => string;
      figure: (place: string) => string;
      arrow: (from: string, to: string) => string;
    };
    wished: (place: string, rotation: number, land: string) => string;
    judged: {
      right: string;
      wrong: string;
      refused: string;
      done: string;
    };
    tries: {
      "2": string;
      "3": string;
    };
    notAtOnce: string;
    judgedSo: (judged: string) => string;
    noMistake: string;
    takenBack: string;
    againByKey: string;
    other: string;
    value: (answer: string) => string;
    imagined: string;
    part: string;
    moves: string;
    move: (number: number, all: number) => string;
    earlier: string;
    later: string;
    next: string;
    tryAgain: string;
    toLast: string;
    yourTurn: string;
    hint: string;
    hints: {
      "1": string;
      "2": string;
      "3": string;
      "4": string;
    };
    hintsOfTurns: {
      "1": string;
      "2": string;
      "3": string;
      "4": string;
    };
    hintsOfChoices: {
      "1": string;
      "2": string;
      "3": string;
      "4": string;
    };
    hintsOfAnswers: {
      "1": string;
      "2": string;
      "3": string;
      "4": string;
    };
    hintFor: (called: string, stars: number) => string;
    hintCosts: (stars: number) => string;
    unsay: string;
    unsayText: string;
    nudge: string;
    litArea: string;
    litPlaces: string;
    left: string;
    why: string;
    takeBack: string;
    retry: string;
    skip: string;
    back: string;
    rules: string;
    says: (name: string, words: string) => string;
    desk: {
      label: string;
      later: string;
      first: string;
      way: string;
      hints: {
        "1": string;
        "2": string;
        "3": string;
        "4": string;
      };
      run: string;
      weigh: (games: number) => string;
      weighed: (games: number) => string;
      notWeighed: string;
      keep: {
        tile: string;
        set: string;
        mix: string;
        lab: string;
      };
      kept: string;
      open: string;
    };
    trial: {
      what: string;
      why: string;
      whole: string;
      back: string;
      desk: string;
      game: string;
      enough: string;
    };
    path: {
      place: string;
      page: string;
      pageText: string;
      print: string;
      inForce: string;
      passed: string;
      passedText: string;
      notPassed: string;
      notPassedText: string;
      rightOf: (right: number, all: number) => string;
      toBoxes: string;
      toLessons: string;
    };
    cameUp: {
      title: string;
      text: string;
      turn: (turn: number) => string;
      over: string;
      lookInTurn: (rule: string, turn: number) => string;
      lookAtEnd: (rule: string) => string;
      toEnd: string;
      never: string;
    };
    end: {
      title: string;
      learned: string;
      said: (title: string, lesson: string, stars: number, summary: string) => string;
      how: {
        "1": string;
        "2": string;
        "3": string;
      };
      standings: string;
      aims: (reached: number, all: number) => string;
      allAims: (all: number) => string;
      summary: (mistakes: number, hints: number, skipped: number) => string;
      guesses: (count: number) => string;
      moreAims: string;
      best: (stars: number) => string;
      more: {
        "1": string;
        "2": string;
      };
      next: (title: string) => string;
      practise: string;
      again: string;
      map: string;
      last: string;
      reached: string;
      notReached: string;
    };
  };
  "mix-editor": {
    sets: string;
    times: (name: string) => string;
    own: string;
    singles: (name: string) => string;
    singlesNote: string;
    count: (tile: string) => string;
    playFirst: string;
    rules: string;
    options: string;
    usual: (value: string) => string;
    pieces: string;
    piecesNote: string;
    start: string;
    startNote: string;
    startHow: string;
    startAdd: string;
    startBoard: string;
    startHere: (place: string) => string;
    startLies: (place: string, tile: string) => string;
    startTurn: string;
    startOther: string;
    startAway: string;
    chooseTile: string;
    chooseFrom: string;
    draws: string;
    drawsNote: string;
    drawsAdd: string;
    nthDraw: (place: number, tile: string) => string;
    sooner: (place: number, tile: string) => string;
    later: (place: number, tile: string) => string;
    removeDraw: (place: number, tile: string) => string;
    play: string;
    piece: {
      floors: string;
    };
  };
  odds: {
    title: string;
    open: string;
    intro: string;
    none: string;
    untold: string;
    everybody: string;
    riverFirst: string;
    which: string;
    inHand: string;
    coming: string;
    gap: (place: string, copies: number) => string;
    first: (who: Person) => string;
    further: (who: Person) => string;
    together: (names: readonly (string | number)[]) => string;
    chances: (who: string, next: string, ever: string) => string;
    chancesSure: (who: string, next: string) => string;
    chancesLater: (who: string, ever: string) => string;
    chancesLaterSure: (who: string) => string;
    certain: (who: string) => string;
    never: (who: string) => string;
    noDraw: (who: string) => string;
    percentOf: (percent: number) => string;
    percentLow: string;
    percentHigh: string;
    grows: (
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
      count: number,
    ) => string;
    closes: (count: number) => string;
    inHandCloses: string;
    staysOpen: (places: number) => string;
    proof: {
      title: string;
      needs: (needs: readonly (string | number)[]) => string;
      edge: (edge: "field" | "road" | "city" | "river", at: "N" | "E" | "S" | "W") => string;
      gone: (copies: number) => string;
      never: string;
      refused: string;
    };
  };
  own: {
    title: string;
    lead: string;
    none: string;
    toPlay: string;
    label: string;
    opening: string;
    place: string;
    leave: string;
    back: string;
    picture: (title: string) => string;
    tiles: (count: number) => string;
    turns: (count: number) => string;
    seats: (others: readonly (string | number)[]) => string;
    unproven: string;
    chapters: (campaigns: readonly (string | number)[]) => string;
    came: (title: string) => string;
    known: (title: string) => string;
    removed: (title: string) => string;
    restored: (title: string) => string;
    save: string;
    saving: {
      title: string;
      kind: string;
    };
    remove: string;
    removeThis: (title: string) => string;
    saveThis: (title: string) => string;
    edit: string;
    editThis: (title: string) => string;
    undoRemove: string;
    end: {
      title: string;
    };
    making: {
      title: string;
      lead: (turn: number) => string;
      name: string;
      named: (turn: number) => string;
      seat: string;
      aim: string;
      aims: {
        win: string;
        "win-alone": string;
        points: string;
      };
      points: string;
      pointsThen: (who: Person, points: number) => string;
      tiles: string;
      tilesLeft: (count: number) => string;
      note: string;
      noteText: string;
      noteLong: (words: number | string, most: number | string) => string;
      save: string;
      trying: string;
      noWay: {
        what: (tries: number) => string;
        todo: string;
        save: string;
      };
      wrong: (count: number) => string;
      kept: (title: string) => string;
      play: string;
      goOn: string;
    };
  };
  pages: {
    figure: (number: number) => string;
    home: {
      name: string;
      title: string;
      lead: string;
      now: {
        title: string;
        text: string;
        bot: string;
        realTable: string;
        play: string;
        as: string;
      };
      learn: {
        title: string;
        text: string;
        begin: string;
        goOn: string;
        continue: string;
        know: string;
        more: string;
        boxes: {
          ask: string;
          title: string;
          text: string;
          test: string;
          done: string;
        };
      };
      ways: string;
      newText: string;
      toRulebook: string;
      rulebookText: string;
      inWords: string;
      inPictures: string;
      wordsOn: string;
      wordsOff: string;
    };
    learn: {
      name: string;
      title: string;
      lead: string;
      short: string;
    };
    play: {
      name: string;
      title: string;
      lead: string;
      short: string;
      caption: string;
    };
    build: {
      name: string;
      title: string;
      lead: string;
      short: string;
    };
    campaigns: {
      name: string;
      title: string;
      lead: string;
      short: string;
    };
    rulebook: {
      name: string;
      title: string;
      lead: string;
    };
    practice: {
      name: string;
      title: string;
      lead: string;
      short: string;
    };
    settings: {
      name: string;
      title: string;
      lead: string;
    };
  };
  play: {
    continueText: string;
    playNow: (bot: string) => string;
    newGame: string;
    games: string;
    earlier: (count: number) => string;
    none: string;
    resume: string;
    look: string;
    rename: string;
    renamed: string;
    nameOf: string;
    keep: string;
    remove: string;
    undoRemove: string;
    open: string;
    save: string;
    export: string;
    of: {
      resume: (name: string) => string;
      look: (name: string) => string;
      review: (name: string) => string;
      rename: (name: string) => string;
      save: (name: string) => string;
      export: (name: string) => string;
      remove: (name: string) => string;
    };
    removed: (name: string) => string;
    restored: (name: string) => string;
    imported: (name: string) => string;
    trial: (name: string) => string;
    trialOf: (name: string) => string;
    branch: (step: number, name: string) => string;
    branchGone: (step: number) => string;
    lookedAt: string;
    toReview: string;
    finished: string;
    tiles: (count: number) => string;
    touched: (when: Date) => string;
    ownTiles: string;
    withExpansions: (names: readonly (string | number)[]) => string;
    picture: (name: string) => string;
    exportTitle: string;
    exportText: string;
    import: string;
    importTitle: string;
    importText: string;
    importLabel: string;
    importDo: string;
    importFaults: (count: number) => string;
    at: (path: string) => string;
    fresh: {
      title: string;
      lead: string;
      seats: string;
      seatsText: string;
      seat: (number: number) => string;
      name: string;
      nameOf: (number: number) => string;
      who: string;
      whoAt: (number: number) => string;
      person: string;
      bots: string;
      personNames: {
        "1": string;
        "2": string;
        "3": string;
        "4": string;
        "5": string;
        "6": string;
      };
      botNames: {
        "1": string;
        "2": string;
        "3": string;
        "4": string;
        "5": string;
        "6": string;
      };
      colour: (number: number) => string;
      colours: {
        "1": string;
        "2": string;
        "3": string;
        "4": string;
        "5": string;
        "6": string;
      };
      coloursBlind: {
        "1": string;
        "2": string;
        "3": string;
        "4": string;
        "5": string;
        "6": string;
      };
      same: string;
      pattern: (number: number) => string;
      patterns: {
        plain: string;
        stripes: string;
        dots: string;
        bars: string;
        checks: string;
        waves: string;
      };
      add: string;
      removeSeat: (number: number) => string;
      up: (number: number) => string;
      table: {
        title: string;
        text: string;
        always: string;
        inBox: (count: number) => string;
        withoutTiles: string;
        tiles: (count: number) => string;
        pieces: (pieces: readonly (string | number)[]) => string;
        ownLies: (name: string) => string;
        ownRules: (names: readonly (string | number)[]) => string;
        shelf: (names: readonly (string | number)[]) => string;
        noShelf: string;
        remember: string;
        remembered: string;
        shortcuts: string;
        own: string;
      };
      course: {
        state: {
          new: string;
          begun: string;
          learned: string;
        };
        open: {
          new: string;
          begun: string;
          learned: string;
        };
        named: {
          new: (expansion: string) => string;
          begun: (expansion: string) => string;
          learned: (expansion: string) => string;
        };
      };
      options: string;
      optionsText: string;
      usual: (value: string) => string;
      help: string;
      helpText: string;
      locked: string;
      lockedText: string;
      seed: string;
      seedText: string;
      seedLabel: string;
      seedBad: string;
      anotherSeed: string;
      gameName: string;
      gameNameText: string;
      start: string;
      back: string;
    };
  };
  position: {
    board: string;
    how: string;
    gridHow: string;
    gridKeys: string;
    tabs: string;
    tab: {
      place: string;
      seats: string;
      draw: string;
      aims: string;
    };
    here: (place: string) => string;
    free: string;
    far: string;
    fit: string;
    all: string;
    tileLeft: (name: string, left: number) => string;
    none: string;
    noneLeft: string;
    noneFree: string;
    turn: string;
    lift: string;
    other: string;
    figures: string;
    whose: string;
    which: string;
    put: (
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
      at: "N" | "E" | "S" | "W" | "NL" | "NR" | "EL" | "ER" | "SL" | "SR" | "WL" | "WR" | "I",
    ) => string;
    putAnother: (
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
      at: "N" | "E" | "S" | "W" | "NL" | "NR" | "EL" | "ER" | "SL" | "SR" | "WL" | "WR" | "I",
    ) => string;
    take: (
      who: Person,
      figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
      at: "N" | "E" | "S" | "W" | "NL" | "NR" | "EL" | "ER" | "SL" | "SR" | "WL" | "WR" | "I",
    ) => string;
    landOnTile: (
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
      at: "N" | "E" | "S" | "W" | "NL" | "NR" | "EL" | "ER" | "SL" | "SR" | "WL" | "WR" | "I",
      tile: string,
    ) => string;
    floors: string;
    house: string;
    noHouse: string;
    side: string;
    turned: string;
    seats: string;
    seat: {
      name: string;
      bot: string;
      person: string;
      personNote: (bot: string) => string;
      score: string;
      supplyNote: string;
      goods: {
        wine: string;
        wheat: string;
        cloth: string;
      };
      floors: string;
      robber: string;
      robberNote: string;
      whoseRobber: string;
      putRobber: (name: string, space: number) => string;
      robberHome: (name: string) => string;
      supply: (figure: "follower" | "big-follower" | "abbot" | "builder" | "pig") => string;
      held: (
        name: string,
        figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
      ) => string;
    };
    active: string;
    draw: {
      title: string;
      left: string;
      seed: string;
      order: string;
      "by-hand": string;
      number: string;
      add: string;
      remove: (n: number) => string;
      empty: string;
      drawnBy: (name: string) => string;
      orderNote: string;
    };
    play: string;
    count: string;
    saveAs: string;
    save: string;
    saved: (name: string) => string;
    unsaved: (name: string) => string;
    chapters: string;
    chapterOf: (campaign: string, number: number) => string;
    noWay: (tries: number) => string;
    anyway: string;
    trying: string;
    noAims: string;
    toScenario: string;
    aims: {
      whose: string;
      goals: string;
      stars: string;
      never: string;
      add: string;
      addPart: string;
      remove: string;
      ownWords: string;
      ownWordsNote: string;
      kind: string;
      kinds: {
        score: string;
        worth: string;
        owns: string;
        complete: string;
        stands: string;
        supply: string;
        prisoners: string;
        captured: string;
        completed: string;
        wins: string;
        over: string;
        scored: string;
        turns: string;
        any: string;
        all: string;
        not: string;
        other: string;
      };
      who: string;
      bound: string;
      bounds: {
        least: string;
        most: string;
        exactly: string;
        between: string;
      };
      number: string;
      upTo: string;
      owner: string;
      anybody: string;
      figure: string;
      anyFigure: string;
      ofKind: string;
      anyKind: string;
      source: string;
      anySource: string;
      what: string;
      text: string;
      textNote: string;
      alone: string;
      where: string;
      anywhere: string;
      whereNote: string;
      turns: string;
      turnsNote: string;
      holds: string;
      holdsNot: string;
      unknown: string;
      try: string;
      ownOrder: {
        true: string;
        false: string;
      };
      ownOrderNote: string;
      stop: string;
      sources: {
        road: string;
        city: string;
        monastery: string;
        field: string;
        goods: string;
        ransom: string;
        rob: string;
        toll: string;
        garden: string;
      };
      lying: {
        follower: string;
        "big-follower": string;
        abbot: string;
        builder: string;
        pig: string;
        floors: string;
        prisoners: string;
        robber: string;
        tollhouse: string;
        wine: string;
        wheat: string;
        cloth: string;
      };
      tried: (bot: string, reached: number, bags: number) => string;
      sentence: (text: string) => string;
    };
    problems: (count: number) => string;
    possible: string;
    empty: string;
    fromMoment: string;
    fromScenario: string;
    bound: {
      least: (n: number) => string;
      most: (n: number) => string;
      exactly: (n: number) => string;
      between: (least: number, most: number) => string;
      any: string;
    };
    anyLand: (
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river" | "none",
    ) => string;
    aim: {
      all: (parts: readonly (string | number)[]) => string;
      any: (parts: readonly (string | number)[]) => string;
      not: (part: string) => string;
      score: (who: Person, bound: string) => string;
      worth: (who: Person, land: string, bound: string) => string;
      scored: (
        who: Person,
        source:
          | "road"
          | "city"
          | "monastery"
          | "field"
          | "goods"
          | "ransom"
          | "rob"
          | "toll"
          | "garden"
          | "none",
        bound: string,
      ) => string;
      scoredAt: (
        who: Person,
        source:
          | "road"
          | "city"
          | "monastery"
          | "field"
          | "goods"
          | "ransom"
          | "rob"
          | "toll"
          | "garden"
          | "none",
        land: string,
        bound: string,
      ) => string;
      owns: (who: Person, land: string, alone: "yes" | "no") => string;
      complete: (land: string) => string;
      stands: (
        who: Person,
        figure: "follower" | "big-follower" | "abbot" | "builder" | "pig" | "none",
        land: string,
      ) => string;
      supply: (who: Person, what: string, bound: string) => string;
      prisoners: (
        who: Person,
        figure: "follower" | "big-follower" | "abbot" | "builder" | "pig" | "none",
        owner: Person | undefined,
        bound: string,
      ) => string;
      captured: (
        who: Person,
        figure: "follower" | "big-follower" | "abbot" | "builder" | "pig" | "none",
        owner: Person | undefined,
      ) => string;
      completed: (land: string) => string;
      wins: (who: Person, alone: "yes" | "no") => string;
      over: string;
      turns: (bound: string) => string;
    };
    pointsFor: (
      source:
        | "road"
        | "city"
        | "monastery"
        | "field"
        | "goods"
        | "ransom"
        | "rob"
        | "toll"
        | "garden"
        | "none",
    ) => string;
    whoseFigure: (
      who: Person,
      figure: "follower" | "big-follower" | "abbot" | "builder" | "pig" | "none",
    ) => string;
    captured: (
      figure: "follower" | "big-follower" | "abbot" | "builder" | "pig" | "none",
    ) => string;
    heldBy: (
      who: Person,
      figure: "follower" | "big-follower" | "abbot" | "builder" | "pig" | "none",
    ) => string;
    anyFigure: (
      figure: "follower" | "big-follower" | "abbot" | "builder" | "pig" | "none",
    ) => string;
    captures: (
      who: Person,
      figure: "follower" | "big-follower" | "abbot" | "builder" | "pig" | "none",
    ) => string;
  };
  practice: {
    place: (number: number, of: number) => string;
    begin: string;
    due: (rules: number, own: number) => string;
    length: string;
    rating: {
      title: string;
      range: (low: number | string, high: number | string, answers: number) => string;
      text: string;
      chart: string;
      figures: string;
      columns: {
        day: string;
        rating: string;
        range: string;
        answers: string;
      };
      fromTo: (low: number | string, high: number | string) => string;
      day: (when: Date) => string;
    };
    daily: {
      title: string;
      text: string;
      save: string;
      picture: string;
      savingPicture: {
        title: string;
        kind: string;
      };
      saving: {
        title: string;
        kind: string;
      };
      tomorrow: string;
      begin: string;
    };
    exam: {
      take: string;
      title: string;
      place: (number: number, of: number) => string;
      text: (of: number, mayMiss: number) => string;
      announced: (of: number, mayMiss: number) => string;
      finish: string;
      over: string;
      outcome: (right: number, of: number) => string;
      passed: string;
      failed: (mayMiss: number) => string;
      all: string;
      missed: string;
      lesson: (title: string) => string;
      again: string;
    };
    kinds: string;
    decisions: {
      title: string;
      lead: string;
      begin: string;
    };
    own: {
      title: string;
      lead: string;
      none: string;
      toPlay: string;
      begin: string;
      only: (what: string) => string;
      when: (kind: string, days: number) => string;
      look: string;
      lookAt: (what: string) => string;
      lookThere: string;
      remove: string;
      removeOf: (what: string) => string;
      putAway: (what: string) => string;
      bringBack: string;
      isBack: (what: string) => string;
      onceMore: string;
      from: (turn: number, name: string) => string;
      fromUnnamed: (turn: number) => string;
      asking: (turn: number, name: string) => string;
      askingUnnamed: (turn: number) => string;
      then: string;
      isThen: string;
      right: string;
      gives: (points: number) => string;
      each: (count: number) => string;
      best: (count: number) => string;
      others: (count: number) => string;
      bestIs: (move: string) => string;
    };
    outcome: (right: number, of: number) => string;
    outcomeAll: (of: number) => string;
    decided: {
      best: string;
      cost: string;
      outs: string;
      steal: string;
      send: string;
      follow: string;
      taught: string;
    };
    only: (kind: string) => string;
    rulesOf: (count: number) => string;
    starred: string;
    mastery: {
      new: string;
      seen: string;
      due: string;
      solid: string;
    };
    masteryText: {
      new: string;
      seen: string;
      due: string;
      solid: string;
    };
    kind: {
      places: string;
      fits: string;
      refusal: string;
      road: string;
      city: string;
      monastery: string;
      field: string;
      majority: string;
      home: string;
      follower: string;
      ending: string;
      winner: string;
      wealth: string;
      splendour: string;
      builder: string;
      pig: string;
      goods: string;
      capture: string;
      robbery: string;
      toll: string;
      bend: string;
      recall: string;
      taught: string;
      best: string;
      cost: string;
      outs: string;
      steal: string;
      send: string;
      follow: string;
    };
    next: string;
    finish: string;
    leave: string;
    helped: string;
    over: string;
    again: string;
    back: string;
    opening: string;
    onceMore: string;
    none: string;
    mixIn: (kind: string) => string;
    mixInShort: string;
    mixed: (count: number) => string;
    mix: string;
    unmix: string;
  };
  print: {
    print: string;
    fromBuild: string;
    above: string;
    title: (name: string) => string;
    back: string;
    toSet: string;
    toMix: string;
    what: string;
    ownSets: string;
    ownMixes: string;
    sets: string;
    mixes: string;
    paper: string;
    papers: {
      a4: string;
      letter: string;
    };
    size: string;
    usual: string;
    usualNote: string;
    own: string;
    ownSize: string;
    cut: string;
    cuts: {
      marks: string;
      lines: string;
      stickers: string;
      nothing: string;
    };
    stickersNote: string;
    bleed: string;
    bleeds: {
      none: string;
      two: string;
      three: string;
    };
    bleedNote: string;
    backs: string;
    backsNote: string;
    reference: string;
    referenceNote: string;
    baseRules: string;
    baseRulesNote: string;
    tiles: string;
    copies: (tile: string) => string;
    asThere: string;
    oneEach: string;
    none: string;
    total: (tiles: number, sheets: number) => string;
    pages: string;
    page: (at: number, of: number) => string;
    pageWith: (at: number, of: number, what: string) => string;
    kinds: {
      sheet: (count: number) => string;
      backs: (count: number) => string;
      reference: (count: number) => string;
    };
    earlier: string;
    later: string;
    large: string;
    whole: string;
    save: string;
    drawing: (done: number, of: number) => string;
    saving: {
      title: string;
      kind: string;
    };
    picture: {
      open: string;
      title: (tile: string) => string;
      pixels: string;
      note: string;
      svg: string;
      png: string;
    };
    savingPicture: {
      svg: {
        title: string;
        kind: string;
      };
      png: {
        title: string;
        kind: string;
      };
    };
    table: {
      open: string;
      boxes: string;
      lead: (names: readonly (string | number)[]) => string;
      paper: {
        title: string;
        setup: string;
        turn: string;
        scores: string;
        tiles: string;
        options: string;
        disputes: string;
        ruling: string;
      };
    };
    scores: {
      title: string;
      open: string;
      over: (turns: number) => string;
      under: (turn: number) => string;
      bySource: string;
      byTurn: string;
      final: string;
      begun: (day: Date) => string;
      with: (boxes: readonly (string | number)[]) => string;
      place: string;
      running: (now: string, gain: string) => string;
      turnOf: (turn: number, name: string) => string;
      turnAlone: (turn: number) => string;
      atEnd: (name: string, cause: string) => string;
      seat: (who: Person, points: number) => string;
      counted: string;
      turn: (turn: number, what: string) => string;
      line: (line: string, rule: string) => string;
    };
    paged: {
      sheet: string;
      back: string;
      scale: string;
      tiles: string;
      page: string;
      copies: (count: number) => string;
      namedCopies: (name: string, count: number) => string;
      by: (author: string) => string;
      byUnder: (author: string, licence: string) => string;
    };
    rulesPage: {
      title: string;
      note: string;
      drawnOnly: string;
      rulesOf: (name: string) => string;
      chapter: (of: "setup" | "placing" | "figures" | "scoring" | "ending" | "questions") => string;
    };
    sheets: {
      title: string;
      note: string;
      full: string;
      tabletop: string;
      cells: (columns: number, rows: number, count: number) => string;
      tooMany: (most: number) => string;
    };
    refused: {
      what: string;
      noTiles: {
        why: string;
        todo: string;
      };
      tooManyTiles: {
        why: (most: number) => string;
        todo: string;
      };
      tooManyWords: {
        why: string;
        todo: string;
      };
      size: {
        why: (least: number, most: number) => string;
        todo: string;
      };
      bleed: {
        why: (most: number) => string;
        todo: string;
      };
      pixels: {
        why: (least: number, most: number) => string;
        todo: string;
      };
      notDrawn: {
        why: (tile: string) => string;
        todo: string;
      };
      picture: {
        why: (
          tile: string,
          why: "unreadable" | "too-long" | "not-square" | "not-only-paths",
        ) => string;
        unnamed: (why: "unreadable" | "too-long" | "not-square" | "not-only-paths") => string;
        todo: string;
      };
      failed: {
        todo: string;
      };
    };
  };
  problems: {
    "too-large": (most: number | string) => string;
    "record-too-large": (most: number | string) => string;
    unreadable: (error: string) => string;
    unwritable: (error: string) => string;
    unlistable: (error: string) => string;
    "empty-folder": string;
    "not-text": string;
    empty: string;
    "cut-off": (line: number | string) => string;
    "not-json": (statement: string, line: number | string, column: number | string) => string;
    "too-deep": (most: number | string, line: number | string, column: number | string) => string;
    "too-many-values": (most: number | string) => string;
    "field-twice": (field: string, line: number | string, column: number | string) => string;
    "more-faults": (n: number) => string;
    "no-bundle": string;
    "no-manifest": string;
    "too-many-entries": (n: number | string, most: number | string) => string;
    "unpacks-too-large": (most: number | string) => string;
    "packed-too-tight": (most: number | string) => string;
    "entries-overlap": string;
    "bad-entry-path": string;
    "entry-twice": (by: string) => string;
    "entry-link": string;
    "entry-locked": string;
    "entry-damaged": string;
    "not-listed": string;
    "entry-missing": (path: string) => string;
    "path-taken": (by: string) => string;
    "no-sum": string;
    "wrong-sum": string;
    "wrong-size": (found: string, size: number | string) => string;
    "kind-differs": (kind: string, found: string) => string;
    "id-differs": (id: string, found: string) => string;
    "nothing-to-carry": string;
    "not-built-in": (kind: string, id: string) => string;
    near: {
      "cannot-travel": (word: string, near: string) => string;
      "unknown-field": (near: string) => string;
      "no-such-file": (word: string, near: string) => string;
      "unknown-word": (word: string, near: string) => string;
      "no-set": (id: string, near: string) => string;
      "no-tile": (id: string, near: string) => string;
      "no-tile-in-game": (id: string, near: string) => string;
      "no-mix": (id: string, near: string) => string;
      "no-rule": (id: string, near: string) => string;
      "no-option": (id: string, near: string) => string;
      "no-bot": (id: string, near: string) => string;
      "no-reason": (id: string, near: string) => string;
      "no-text": (id: string, near: string) => string;
      "not-in-own-texts": (language: string, id: string, near: string) => string;
      "no-board": (id: string, near: string) => string;
      "no-step": (id: string, near: string) => string;
      "no-feature": (id: string, near: string) => string;
      "no-answer-fact": (id: string, near: string) => string;
      "no-chapter": (id: string, near: string) => string;
    };
    known: {
      "cannot-travel": (word: string, known: string) => string;
      "unknown-field": (known: string) => string;
      "no-such-file": (word: string, known: string) => string;
      "unknown-word": (word: string, known: string) => string;
      "no-mix": (id: string, known: string) => string;
    };
    "field-missing": string;
    "format-missing": (kind: string, format: string) => string;
    "any-format-missing": string;
    "robbed-missing": string;
    "action-missing": string;
    "word-missing": (known: string) => string;
    "english-missing": string;
    "texts-missing": (language: string) => string;
    "option-needs-values": string;
    "step-needs": (step: string) => string;
    "find-all-needs": string;
    "gives-up-needs-costs": string;
    "class-needs": string;
    "step-needs-solution": (step: string) => string;
    "desk-needs": string;
    "lesson-needs": string;
    "task-needs-nudge": string;
    "task-needs-good": string;
    "task-needs-why": string;
    "task-needs-rule": string;
    "free-turns-need-class": string;
    "answers-need-class": string;
    "unknown-field": string;
    "request-field": (request: string) => string;
    "by-only-in-scenario": string;
    "only-options-have-values": string;
    "step-has-no": (step: string, field: string) => string;
    "costs-of-all": string;
    "nothing-done": string;
    "other-place": (step: string) => string;
    "deck-draws": string;
    "one-field": (known: string) => string;
    "wrong-kind": (expected: readonly (string | number)[], found: string) => string;
    "wrong-length": (expected: number | string, found: string) => string;
    "no-whole-number": (least: number | string, most: number | string, found: string) => string;
    "no-document": (kind: string, found: string) => string;
    "no-format": (format: string, found: string) => string;
    "no-operation": string;
    "no-action": (found: string) => string;
    "no-action-word": (found: string) => string;
    "no-request": (example: string) => string;
    "no-word-of": (known: string) => string;
    unexpected: (said: string) => string;
    "no-progress": string;
    "any-format": (found: string) => string;
    "newer-format": (kind: string, number: number | string, newest: number | string) => string;
    "newer-rules": (number: number | string, newest: number | string) => string;
    "unknown-word": (word: string) => string;
    "no-robber-space": (word: string) => string;
    number: {
      "out-of-range": (
        number: number | string,
        least: number | string,
        most: number | string,
      ) => string;
    };
    "out-of-range": (least: number | string, most: number | string) => string;
    "players-out-of-range": (n: number | string) => string;
    "bots-out-of-range": (n: number | string) => string;
    "moves-out-of-range": (n: number | string) => string;
    "bad-language": string;
    "empty-text": string;
    "empty-source": string;
    "long-text": (most: number | string) => string;
    "long-said": (key: string, words: number | string, most: number | string) => string;
    "long-sentence": (words: number | string, most: number | string) => string;
    "rare-word": (word: string) => string;
    "bad-id": (id: string, most: number | string) => string;
    "bad-tile-id": (id: string) => string;
    "bad-rule-id": (id: string) => string;
    "id-taken": (id: string, by: string) => string;
    "rule-elsewhere": (rule: string) => string;
    "id-in-use": (id: string) => string;
    "id-built-in": (id: string, kind: string) => string;
    "foreign-id": (set: string, id: string) => string;
    faulty: (kind: string, id: string) => string;
    "no-set": (id: string) => string;
    "no-tile": (id: string) => string;
    "no-tile-in-game": (id: string) => string;
    "no-rule": (id: string) => string;
    "no-scenario": (id: string) => string;
    "set-needed": (id: string) => string;
    "no-option": (id: string) => string;
    "no-option-value": (value: string, id: string, known: string) => string;
    "no-option-in-rules": (id: string) => string;
    "option-values": (known: string) => string;
    "option-default": (value: string) => string;
    "no-bot": (id: string) => string;
    "no-reason": (id: string) => string;
    "no-tiles": string;
    "picture-no-base64": string;
    "picture-no-png": string;
    "picture-other-form": (most: number) => string;
    "picture-with-more": string;
    "picture-broken": string;
    "picture-too-large": (most: number) => string;
    "pictures-too-large": (most: number) => string;
    "too-many-tiles": (n: number | string, most: number | string) => string;
    "bag-too-full": (n: number | string, most: number | string) => string;
    "expansion-twice": (expansion: string) => string;
    "segment-twice": (segment: number | string) => string;
    "deck-by-hand": string;
    "time-or-playouts": string;
    "too-many-adjustments": (most: number | string) => string;
    "no-first-tile": string;
    "empty-bag": string;
    "rule-without-tile": (expansion: string) => string;
    more: {
      "symbol-without-rule": (tile: string, more: number | string, expansion: string) => string;
    };
    "symbol-without-rule": (tile: string, expansion: string) => string;
    "river-unanswered": (tile: string) => string;
    "leaves-the-game": (tile: string, n: number) => string;
    stays: {
      "leaves-the-game": (tile: string, n: number, stays: string) => string;
    };
    "misleading-picture": (picture: string) => string;
    "piece-without-rule": (expansion: string) => string;
    "piece-left-out": string;
    refused: (reasons: string) => string;
    "refused-after": (done: string, reasons: string) => string;
    "mark-twice": (mark: string) => string;
    "no-end": (mark: string, land: string) => string;
    "two-crop-circles": string;
    "segment-count": (n: number | string, most: number | string) => string;
    "spot-twice": (spot: string) => string;
    "whole-sides": (land: string, spot: string) => string;
    "half-edges": (land: string, spot: string) => string;
    "inside-only": (land: string, spot: string) => string;
    "no-side": (land: string) => string;
    "inside-and-edge": string;
    "only-of": (owner: string, field: string, land: string) => string;
    "no-road-of-village": (segment: number | string, land: string) => string;
    "no-city-of-field": (segment: number | string, land: string) => string;
    "covered-twice": (spot: string, segment: number | string) => string;
    "side-open": (side: string) => string;
    "half-open": (spot: string) => string;
    "split-field": (left: string, right: string) => string;
    "road-without-field": (land: string, side: string, spots: string) => string;
    "beside-city": (spot: string, side: string) => string;
    "two-inner": (land: string) => string;
    crossing: (land: string, other: string, segment: number | string) => string;
    "no-segment": (segment: number | string) => string;
    "road-passes": (segment: number | string) => string;
    "land-between": (city: number | string, segment: number | string) => string;
    "village-between": (city: number | string) => string;
    "no-steps": string;
    "too-many-steps": (n: number | string, most: number | string) => string;
    "too-many-boards": (n: number | string, most: number | string) => string;
    learners: (n: number | string) => string;
    "deck-twice": string;
    "no-script": string;
    untranslated: string;
    "no-text": (id: string) => string;
    "not-in-own-texts": (language: string, id: string) => string;
    "no-board": (id: string) => string;
    "no-step": (id: string) => string;
    "no-seat": (player: number | string, last: number | string) => string;
    "no-feature": (id: string) => string;
    "no-answer-fact": (id: string) => string;
    "fact-without-value": (id: string, done: string) => string;
    "only-in-answers": (id: string) => string;
    "say-twice": string;
    "no-chapters": string;
    "too-many-chapters": (most: number | string, n: number | string) => string;
    "chapter-twice": (id: string) => string;
    "not-earlier": string;
    "no-chapter": (id: string) => string;
    "too-many-stars": (most: number | string) => string;
    "leads-back": string;
    "chapter-unreached": string;
    "too-many-carried": (most: number | string, n: number | string) => string;
    "carry-limits": (least: number | string, most: number | string) => string;
    "carry-stays": (what: string) => string;
    "carry-lacks": (what: string, id: string) => string;
    "carry-nowhere": (what: string) => string;
    "brought-differs": (id: string, found: string) => string;
    "no-chapter-plays": string;
    "cannot-lose": string;
    "chapter-unwon": (tries: number | string) => string;
    "chapter-rarely-won": (won: number | string, of: number | string) => string;
    "not-later": string;
    "never-heard": string;
    "no-place": string;
    "not-taught": (rule: string) => string;
    "questions-in-row": string;
    "more-questions": (questions: number | string, moves: number | string) => string;
    "unused-text": string;
    "question-first": string;
    "many-boards": (n: number, most: number) => string;
    "figure-on-first-tile": string;
    "figures-on-one-tile": string;
    "few-tiles": (tiles: number, turn: number) => string;
    "mixed-answer": (one: string, other: string) => string;
    "number-contradicted": (number: number, done: string) => string;
    "compass-word": (word: string) => string;
    "ruling-unmarked": (rule: string) => string;
    "rule-undecided": (rule: string) => string;
    "hint-elsewhere": string;
    "unused-board": string;
    "never-reached": string;
    unproven: string;
    "other-bots": (then: number | string, bot: string, now: number | string) => string;
    "too-much-to-prove": string;
    "other-tile": (id: string) => string;
    "any-position": string;
    "goal-missed": string;
    "goal-missed-in-turns": string;
    "goal-of-step-missed": string;
    "over-before-step": string;
    "nobody-asked": string;
    "nobody-decides": (player: number | string) => string;
    "nobody-decides-in-turns": (player: number | string) => string;
    "script-impossible": (step: string) => string;
    "fits-nowhere": (step: string, tile: string) => string;
    "too-many-ways": (most: number | string) => string;
    "nothing-right": string;
    "other-ways": (n: number, ways: number) => string;
    "many-more-ways": (n: number) => string;
    "best-not-accepted": (done: string) => string;
    "unused-costs": string;
    "judged-by-another": (bot: string, then: number, now: number) => string;
    "all-right": string;
    "empty-class": (class_: string) => string;
    "mistake-without-class": (done: string) => string;
    "answer-without-class": (answer: string) => string;
    "none-of-the-ways": string;
    "solution-errs": string;
    "hint-errs": string;
    "solution-stuck": string;
    misplaced: (wants: string) => string;
    "task-lost": string;
    "too-long": string;
    "other-kind": (of: string, kind: string) => string;
    "still-scored": string;
    "no-tile-there": string;
    "not-over": string;
    "no-feature-there": string;
    "never-scored": string;
    "no-best-place": string;
    "several-places": (n: number | string) => string;
    "wrong-answer": (right: string) => string;
    "right-missing": (right: string) => string;
    "reasons-among-choices": (right: number | string, known: string) => string;
    "right-is-wrong": (right: string) => string;
    "not-wrong": string;
    "not-done": (why: string) => string;
    "wrong-on-the-way": (class_: string) => string;
    "no-game": string;
    "nothing-to-undo": string;
    "not-drawn": string;
    "only-rulings-between": string;
    "wrong-pair": string;
    "no-room-there": string;
    "no-tile-of-game": (id: string) => string;
    "several-tiles": (n: number | string) => string;
    "not-xml": (line: number | string, column: number | string) => string;
    unclosed: (line: number | string) => string;
    "document-type": string;
    "no-definition": (word: string) => string;
    "elements-too-deep": (most: number | string) => string;
    "too-many-elements": (most: number | string) => string;
    "too-many-attributes": (most: number | string) => string;
    "too-many-namespaces": (most: number | string) => string;
    "too-many-designs": (n: number | string, most: number | string) => string;
    "no-place-said": string;
    "no-city-there": (spot: string) => string;
    "left-out": string;
    "not-taken": (thing: string) => string;
    "not-taken-often": (thing: string, n: number, tiles: string) => string;
    "not-taken-element": (word: string) => string;
    "not-taken-attribute": (word: string, value: string) => string;
    "not-taken-text": (word: string) => string;
    "not-written": (thing: string) => string;
    "not-written-often": (thing: string, tiles: string) => string;
    "in-no-set": string;
    "not-in-file": (tile: string) => string;
    "village-guessed": (n: number | string) => string;
    "end-guessed": (mark: string) => string;
    "bridge-guessed": string;
    "never-told": string;
    "nothing-made": string;
    impossible: {
      "setup-players": (most: number | string, n: number | string) => string;
      "setup-no-such-player": (player: number | string) => string;
      "setup-part": string;
      "setup-unknown-tile": string;
      "setup-too-many-tiles": (most: number | string, n: number | string) => string;
      "setup-no-start": string;
      "setup-too-many-figures": (
        out: number | string,
        owned: number | string,
        figure: string,
      ) => string;
      "setup-beyond-the-box": (
        out: number | string,
        figure: string,
        owned: number | string,
      ) => string;
      "setup-two-figures": (land: string) => string;
      "setup-more-copies": (most: number | string, n: number | string) => string;
      "setup-expansion-off": (expansion: string) => string;
      "setup-rotation": string;
      "setup-too-far": (most: number | string) => string;
      "setup-tile-does-not-fit": (reasons: string) => string;
      "setup-figure-not-in-play": (figure: string) => string;
      "setup-wrong-land": (figure: string, land: string) => string;
      "setup-already-scored": (land: string) => string;
      "setup-no-such-place": (land: string) => string;
      "setup-lonely": (figure: string) => string;
      "setup-score": (most: number | string, n: number | string) => string;
      "setup-supply": (most: number | string, n: number | string) => string;
      "setup-robber-space": string;
      "setup-goods-off": string;
      "setup-prisoner-owner": string;
      "setup-prisoner-kind": string;
      "setup-mutual": (player: number | string, other: string) => string;
      "setup-too-many-towers": (most: number | string, n: number | string) => string;
      "setup-tower-twice": string;
      "setup-no-foundation": string;
      "setup-too-many-floors": string;
      "setup-bare-foundation": string;
      "setup-wrong-figure": string;
      "setup-tower-shared": string;
      "setup-toll-value": string;
      "setup-tollhouse": (reasons: string) => string;
      "catalog-word-twice": (word: string) => string;
      "catalog-no-place": (word: string) => string;
      "tile-unknown-mark": (word: string) => string;
      "tile-unknown-word": (word: string) => string;
      "tile-inner-twice": (land: string) => string;
      "tile-segments": (most: number | string) => string;
      "tile-id-twice": (id: string) => string;
    };
    n: {
      impossible: {
        "setup-too-many-figures": (most: number | string, n: number | string) => string;
      };
    };
    figure: {
      impossible: {
        "setup-supply": (most: number | string, figure: string) => string;
      };
    };
    documentName: (
      kind:
        | "tile-set"
        | "mix"
        | "rules"
        | "game"
        | "scenario"
        | "campaign"
        | "position"
        | "path"
        | "bundle",
    ) => string;
    landName: (land: "city" | "road" | "field" | "monastery" | "garden" | "river") => string;
    otherLand: (other: "city" | "road" | "field" | "monastery" | "garden" | "river") => string;
    ownerLand: (owner: "city" | "road" | "field" | "monastery" | "garden" | "river") => string;
    ownerHas: (field: "cities" | "pennants" | "cathedral" | "goods" | "roadside") => string;
    sideName: (side: "N" | "E" | "S" | "W") => string;
    symbolOf: (
      expansion:
        | "traders"
        | "tower"
        | "robbers"
        | "tollkeepers"
        | "crop-circles"
        | "inns"
        | "river"
        | "abbot",
    ) => string;
    neededBy: (
      expansion:
        | "traders"
        | "tower"
        | "robbers"
        | "tollkeepers"
        | "crop-circles"
        | "inns"
        | "river"
        | "abbot",
    ) => string;
    wantedNext: (wants: "next" | "act" | "answer" | "nothing") => string;
    foreignThing: (
      thing:
        | "acrobats"
        | "author"
        | "bag"
        | "bazaar"
        | "bridge"
        | "bush"
        | "castle"
        | "castle-base"
        | "church"
        | "circus"
        | "city-gate"
        | "condition"
        | "crater"
        | "description"
        | "double-edge"
        | "dragon"
        | "extra-points"
        | "family"
        | "ferry"
        | "festival"
        | "first-place"
        | "fishing-hut"
        | "flying-machine"
        | "gamblers-shield"
        | "garden-land"
        | "gold-mine"
        | "highwaymen"
        | "hill"
        | "inn"
        | "labyrinth"
        | "letter"
        | "licence"
        | "mage"
        | "market"
        | "most"
        | "multi-tile"
        | "names"
        | "needs"
        | "picture"
        | "pig-herd"
        | "pile"
        | "plague"
        | "portal"
        | "princess"
        | "quarter"
        | "razboynik"
        | "removal"
        | "requirement"
        | "script"
        | "shed"
        | "shrine"
        | "siege"
        | "special-monastery"
        | "rules-page"
        | "symbol"
        | "back"
        | "own-picture"
        | "tile-name"
        | "tile-note"
        | "travellers"
        | "tunnel"
        | "village"
        | "vineyard"
        | "vodyanoy"
        | "volcano"
        | "wagon"
        | "watchtower"
        | "well"
        | "wind-rose"
        | "wooden-bridge"
        | "yaga-hut",
    ) => string;
    expectedKind: (
      it: "null" | "boolean" | "whole" | "negative" | "number" | "text" | "list" | "object",
    ) => string;
    figureName: (figure: "follower" | "big-follower" | "abbot" | "builder" | "pig") => string;
    figureNames: (figure: "follower" | "big-follower" | "abbot" | "builder" | "pig") => string;
    found: {
      list: string;
      object: string;
      text: (text: string) => string;
      value: (value: string) => string;
    };
    listed: (first: string, next: string) => string;
    doneThen: (first: string, next: string) => string;
    sentences: (first: string, next: string) => string;
    refusal: (reason: string, rule: string) => string;
  };
  "real-table": {
    byHand: string;
    byHandText: string;
    drawn: string;
    find: string;
    clear: string;
    sides: string;
    onSide: {
      city: string;
      road: string;
      field: string;
      river: string;
    };
    anew: string;
    pressed: (lands: string, count: number) => string;
    pressedNone: string;
    none: string;
    tile: (look: string, left: number) => string;
    left: (left: number) => string;
    keyed: (act: string) => string;
    correctOf: (turn: number, what: string) => string;
    correctLine: (what: string) => string;
    ofTile: {
      title: (turn: number) => string;
      draw: string;
      tile: string;
      figure: string;
    };
    correctingOf: (turn: number, what: string) => string;
    correctingText: string;
    entered: string;
    losing: (dropped: number, all: number) => string;
    losingAll: (all: number) => string;
    losingFrom: (turn: number) => string;
    losingAgain: (dropped: number) => string;
    keepLosing: string;
    leaveLosing: string;
    leave: string;
    corrected: (turn: number) => string;
    held: (count: number) => string;
    nothingFollowed: string;
    dropped: (count: number, turn: number) => string;
    goOnYourself: (count: number) => string;
    fittingAll: (count: number) => string;
    fitting: (fitting: number, left: number) => string;
    enterAgain: string;
    enteredAgain: (count: number) => string;
    stillDropped: (count: number, turn: number) => string;
    undoAgain: string;
    takeBack: string;
    endHere: string;
    endedHere: string;
    playOn: string;
    adjusting: {
      open: string;
      title: string;
      lead: string;
      who: string;
      points: string;
      pointsNote: (has: number) => string;
      notSoMany: (has: number) => string;
      tooMany: (room: number) => string;
      notWhole: string;
      note: string;
      put: string;
      before: string;
      takeAway: string;
      takeAwayOf: (what: string) => string;
      away: (what: string) => string;
      inTurn: (turn: number, what: string) => string;
      given: (who: Person, points: number) => string;
      givenFor: (who: Person, points: number, note: string) => string;
      taken: (who: Person, points: number) => string;
      takenFor: (who: Person, points: number, note: string) => string;
      source: string;
      chapter: string;
    };
  };
  rescue: {
    label: string;
    whole: string;
    close: string;
    what: {
      file: string;
      version: string;
      empty: string;
      log: string;
      "log-missing": string;
      "log-of-another-time": string;
    };
    saved: {
      games: (n: number) => string;
      documents: (n: number) => string;
      lessons: (n: number) => string;
      answers: (n: number) => string;
      questions: (n: number) => string;
      runs: (n: number) => string;
      settings: (n: number) => string;
    };
    lost: {
      games: (n: number) => string;
      documents: (n: number) => string;
      lessons: (n: number) => string;
      answers: (n: number) => string;
      questions: (n: number) => string;
      runs: (n: number) => string;
      settings: (n: number) => string;
    };
    inPart: {
      games: (n: number) => string;
      documents: (n: number) => string;
      lessons: (n: number) => string;
      answers: (n: number) => string;
      questions: (n: number) => string;
      runs: (n: number) => string;
      settings: (n: number) => string;
    };
    perhapsMore: {
      games: string;
      documents: string;
      lessons: string;
      answers: string;
      questions: string;
      runs: string;
      settings: string;
    };
    originalLeft: string;
    originalKept: (name: string) => string;
    newestBackup: (name: string) => string;
    unknownFiles: {
      what: (count: number, names: readonly (string | number)[]) => string;
      why: (count: number) => string;
      todo: string;
    };
  };
  review: {
    open: string;
    above: string;
    title: string;
    titled: (name: string) => string;
    lead: string;
    toGame: string;
    json: string;
    pdf: string;
    question: {
      title: string;
      kind: string;
    };
    none: string;
    looking: string;
    progress: (done: number, parts: number) => string;
    secondsLeft: (far: string, seconds: number) => string;
    minutesLeft: (far: string, minutes: number) => string;
    stopped: (far: string) => string;
    stop: string;
    goOn: string;
    meanwhile: string;
    ready: (decisions: number) => string;
    moments: string;
    momentsNote: string;
    noMoments: string;
    board: string;
    boardHow: string;
    boardStops: string;
    placeTaken: (there: string) => string;
    placeBetter: (there: string) => string;
    placeBoth: (there: string) => string;
    momentsInWords: string;
    at: (turn: number, name: string) => string;
    turn: (turn: number) => string;
    end: string;
    taken: string;
    better: string;
    why: string;
    look: string;
    lookAt: (decision: string) => string;
    try: string;
    tryFrom: (decision: string) => string;
    again: {
      title: string;
      note: string;
      ask: string;
      askOf: (decision: string) => string;
      leave: string;
      leaveOf: (decision: string) => string;
      judging: string;
      judgingOf: (decision: string) => string;
      toPractice: string;
      putAway: string;
      notes: {
        asked: string;
        level: string;
        apart: string;
      };
      mine: (lost: number, asked: number) => string;
      ofPlayer: (name: string, lost: number, asked: number) => string;
      askAll: string;
      askAllOf: (name: string) => string;
      allAsked: string;
      nothing: string;
      progress: (done: number, of: number) => string;
      doneAsked: (asked: number) => string;
      doneLevel: (level: number) => string;
    };
    course: string;
    courseNote: string;
    chart: string;
    inFigures: string;
    columns: {
      turn: string;
      luck: string;
      who: string;
      points: string;
      even: string;
      luckInLead: string;
      lost: string;
      unforced: string;
      rate: string;
      rating: string;
    };
    asked: (turn: number, name: string, about: "tile" | "figure" | "order" | "other") => string;
    grade: (grade: "small" | "doubtful" | "bad" | "very-bad") => string;
    lostPoints: (grade: "small" | "doubtful" | "bad" | "very-bad", points: number) => string;
    lostChance: (
      grade: "small" | "doubtful" | "bad" | "very-bad",
      points: number,
      best: string,
      played: string,
    ) => string;
    leadsTo: (outlook: string) => string;
    playsOn: (bot: string) => string;
    endedShared: (who: Person) => string;
    endedWon: (who: Person, by: number) => string;
    endedLost: (who: Person, by: number) => string;
    because: (who: Person, luck: "good" | "bad" | "even", points: number, lost: number) => string;
    costliest: (who: Person, moves: number) => string;
    sheet: {
      lost: (lost: string) => string;
      taken: (decision: string) => string;
      better: (decision: string) => string;
      even: (range: string) => string;
      luck: (points: string) => string;
      away: (lost: string, unforced: number, rate: string) => string;
      rating: (bot: string) => string;
      draw: (points: string) => string;
      expected: (name: string, points: string) => string;
      ahead: (name: string, points: number) => string;
      behind: (name: string, points: number) => string;
    };
    nothing: string;
    figures: string;
    resultInFigures: string;
    lossesInFigures: string;
    lossesNote: string;
    leadOf: (name: string, ended: number, even: number) => string;
    overallNote: (games: number) => string;
    decisions: string;
    decisionsNote: string;
    othersLevel: (level: number) => string;
    othersForced: (forced: number) => string;
    figure: (value: number) => string;
    signed: (value: number) => string;
    roughly: (mean: string, error: string) => string;
    roughlyChance: (mean: string, error: string, chance: string) => string;
    even: (value: string, low: string, high: string) => string;
  };
  river: {
    begins: {
      text: string;
      rule: string;
    };
    reason: {
      "not-at-the-end": string;
      "u-turn": string;
      "bends-back": string;
      "no-way-on": string;
      "nobody-on-water": string;
      "not-yet": string;
    };
    course: string;
  };
  robbers: {
    home: string;
    short: (space: number | string) => string;
    at: (space: number | string) => string;
    of: (who: Person) => string;
    choose: (space: number | string) => string;
    rob: (who: Person) => string;
    loot: (scored: number, gain: number) => string;
    now: {
      robber: string;
      rob: string;
    };
    source: {
      rob: string;
    };
    weighed: {
      robberies: string;
    };
    pieces: {
      robber: (n: number) => string;
    };
    action: {
      robber: (space: number | string) => string;
      rob: (who: Person) => string;
    };
    event: {
      "robber-placed": (who: Person, space: number | string) => string;
      "robber-followed": (who: Person, along: Person, space: number | string) => string;
      "robber-home": (who: Person) => string;
    };
    alongWith: (along: Person) => string;
    phase: {
      robber: (who: Person) => string;
      rob: (who: Person) => string;
    };
    reason: {
      "already-there": (n: number | null | undefined) => string;
      "must-rob": string;
      "no-such-space": (n: number | null | undefined) => string;
      "nobody-else-there": (n: number | null | undefined) => string;
      "not-a-victim": (who: Person | undefined) => string;
    };
    cause: {
      rob: (from: Person | undefined) => string;
    };
    counted: {
      half: (n: number) => string;
    };
    line: {
      half: (of: number, sum: number, rounded: "yes" | "no") => string;
    };
    course: string;
  };
  rulebook: {
    contents: string;
    search: string;
    clear: string;
    also: (words: readonly (string | number)[]) => string;
    found: (count: number) => string;
    inChapter: (chapter: string, count: number) => string;
    close: (count: number) => string;
    partly: string;
    best: string;
    more: (count: number) => string;
    nothing: string;
    unknown: (id: string) => string;
    toGame: string;
    see: string;
    ways: {
      of: (option: string) => string;
      what: string;
      way: (number: number) => string;
      usual: string;
      means: string;
      printed: string;
      none: string;
      editions: (editions: readonly (string | number)[]) => string;
    };
    edition: (it: "first" | "second" | "third" | "third-revised" | "mini") => string;
    matrix: {
      title: string;
      how: string;
      known: (learned: number) => string;
      none: string;
      cell: (expansions: readonly (string | number)[], rulings: number, learned: number) => string;
      both: (expansions: readonly (string | number)[]) => string;
      listed: (expansions: readonly (string | number)[], rulings: number) => string;
    };
    tiles: {
      title: (tiles: number) => string;
      titleWithOwn: (tiles: number, own: number) => string;
      unnamed: (looks: string, count: number) => string;
      own: string;
      copies: (count: number) => string;
      tile: (name: string, looks: string, count: number) => string;
    };
    chapters: {
      rulings: string;
      options: string;
    };
    notes: {
      rulings: string;
      options: string;
    };
    from: (source: string) => string;
    groups: {
      components: string;
      rules: string;
      notes: string;
    };
    kinds: {
      clarification: string;
      example: string;
    };
  };
  "set-editor": {
    add: string;
    take: string;
    takeTitle: string;
    comes: (copies: number) => string;
    copy: string;
    cut: string;
    paste: string;
    copied: (count: number) => string;
    chosen: (count: number) => string;
    choose: (name: string) => string;
    list: string;
    draw: (name: string, look: string) => string;
    shown: (name: string, look: string) => string;
    duplicateThis: (name: string) => string;
    removeThis: (name: string) => string;
    earlier: (name: string) => string;
    later: (name: string) => string;
    copies: (name: string) => string;
    rules: string;
    rulesNote: string;
    twins: string;
    twinsNote: string;
    noTwins: string;
    twin: (tile: string, others: readonly (string | number)[], how: "same" | "mirrored") => string;
    tileCalled: (tile: string) => string;
    tileCalledOf: (tile: string, set: string) => string;
    symbol: string;
    symbolNote: string;
    symbolNone: string;
    symbolNamed: (
      symbol: "circle" | "square" | "triangle" | "diamond" | "star" | "cross" | "moon" | "drop",
    ) => string;
    back: string;
    backNote: string;
    backUsual: string;
    backOwn: string;
    backRestore: string;
  };
  settings: {
    changed: string;
    reading: string;
    readingText: string;
    language: string;
    languageOfSystem: (name: string) => string;
    theme: string;
    themes: {
      system: string;
      paper: string;
      candle: string;
      "contrast-light": string;
      "contrast-dark": string;
    };
    themeText: string;
    largeTargets: string;
    largeTargetsText: string;
    inWords: string;
    inWordsText: string;
    textSize: string;
    textSizes: (percent: number) => string;
    textSizeNow: (percent: number) => string;
    comfort: string;
    comfortText: string;
    motion: string;
    motions: {
      system: string;
      off: string;
      on: string;
    };
    motionText: string;
    botPace: string;
    botPaces: {
      calm: string;
      brisk: string;
      "at-once": string;
    };
    botPaceText: string;
    keysWhere: string;
    keysWheres: {
      off: string;
      table: string;
      everywhere: string;
    };
    keysWhereText: string;
    teaching: string;
    teachingText: string;
    firstCards: string;
    firstCardsText: string;
    palette: string;
    palettes: {
      standard: string;
      "colour-blind": string;
    };
    paletteText: string;
    heard: string;
    heardText: string;
    amount: string;
    amounts: {
      few: string;
      usual: string;
      many: string;
    };
    amountNow: (amount: string) => string;
    amountText: string;
    sounds: string;
    soundsWhen: {
      "in-words": string;
      on: string;
      off: string;
    };
    soundsText: string;
    volume: string;
    volumes: (percent: number) => string;
    boxes: string;
    boxesText: string;
    aids: string;
    aidsText: string;
    aid: {
      legalPlaces: string;
      remainingTiles: string;
      projectedScores: string;
      fieldOverlay: string;
      deadCells: string;
      hints: string;
      blunders: string;
    };
    aidText: {
      legalPlaces: string;
      remainingTiles: string;
      projectedScores: string;
      fieldOverlay: string;
      deadCells: string;
      hints: string;
      blunders: string;
    };
    preview: {
      label: string;
      caption: string;
    };
    about: string;
  };
  shape: {
    corner: (it: "NE" | "SE" | "SW" | "NW") => string;
    corners: (corners: readonly (string | number)[], cornerCount: number) => string;
    fromSide: (from: "N" | "E" | "S" | "W") => string;
    toSide: (to: "N" | "E" | "S" | "W") => string;
    across: (from: "N" | "E" | "S" | "W", to: "N" | "E" | "S" | "W") => string;
    spread: (
      extent: "all" | "sides" | "corners" | "both" | "middle",
      sides: readonly (string | number)[],
      corners: readonly (string | number)[],
      cornerCount: number,
    ) => string;
    piece: (
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
      extent: "all" | "sides" | "corners" | "both" | "middle",
      sides: readonly (string | number)[],
      corners: readonly (string | number)[],
      cornerCount: number,
    ) => string;
    oneCity: (
      extent: "all" | "sides" | "corners" | "both" | "middle",
      sides: readonly (string | number)[],
      corners: readonly (string | number)[],
      cornerCount: number,
    ) => string;
    roadBetween: (sides: readonly (string | number)[]) => string;
    roadTo: (sides: readonly (string | number)[]) => string;
    roadFromVillage: (sides: readonly (string | number)[]) => string;
    riverBetween: (sides: readonly (string | number)[]) => string;
    riverEnd: (sides: readonly (string | number)[]) => string;
    with: (land: string, things: readonly (string | number)[]) => string;
    cities: (sides: readonly (string | number)[]) => string;
    roads: (sides: readonly (string | number)[]) => string;
    roadsFromVillage: (sides: readonly (string | number)[]) => string;
    cornerFields: string;
  };
  share: {
    share: string;
    shareThis: (name: string) => string;
    several: string;
    title: string;
    lead: string;
    choose: string;
    kind: {
      "tile-set": string;
      mix: string;
      position: string;
      scenario: string;
      campaign: string;
      lesson: string;
    };
    chapters: (count: number) => string;
    inside: (count: number) => string;
    along: (names: readonly string[]) => string;
    faulty: string;
    licence: string;
    licenceNote: (names: readonly string[]) => string;
    write: string;
    none: string;
    saving: {
      title: string;
      kind: string;
    };
    offered: (file: string) => string;
    offeredLead: string;
    allThere: string;
    fresh: string;
    same: string;
    other: (name: string, tiles: number, updated: Date) => string;
    usedBy: (names: readonly string[]) => string;
    decide: (name: string) => string;
    ways: {
      leave: string;
      copy: string;
      replace: string;
    };
    notes: {
      leave: string;
      copy: string;
      replace: string;
    };
    done: string;
    leave: string;
    takeAll: (count: number) => string;
    takeSome: (count: number, all: number) => string;
    kept: (names: readonly string[]) => string;
    nothingKept: string;
    known: (file: string) => string;
    faults: (count: number) => string;
    unshareable: (count: number) => string;
  };
  shared: {
    aFigure: (figure: "follower" | "big-follower" | "abbot" | "builder" | "pig") => string;
    aKind: (
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river" | "none",
    ) => string;
    aStanding: (
      figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
    ) => string;
    asTurned: (rotation: number) => string;
    clauses: (before: string, next: string) => string;
    count: {
      abbots: (n: number) => string;
      aboutPoints: (n: number) => string;
      answers: (n: number) => string;
      backSides: (n: number) => string;
      bigFollowers: (n: number) => string;
      builders: (n: number) => string;
      chapters: (n: number) => string;
      closeMatches: (n: number) => string;
      copies: (n: number) => string;
      days: (n: number) => string;
      decisions: (n: number) => string;
      designs: (n: number) => string;
      earlierSteps: (n: number) => string;
      faults: (n: number) => string;
      figures: (n: number) => string;
      files: (n: number) => string;
      floors: (n: number) => string;
      floorsLeft: (n: number) => string;
      followers: (n: number) => string;
      games: (n: number) => string;
      goodsOfCloth: (n: number) => string;
      goodsOfWheat: (n: number) => string;
      goodsOfWine: (n: number) => string;
      laps: (n: number) => string;
      lessons: (n: number) => string;
      min: (n: number) => string;
      minutes: (n: number) => string;
      otherTiles: (n: number) => string;
      ownDecisions: (n: number) => string;
      passagesFound: (n: number) => string;
      pigs: (n: number) => string;
      places: (n: number) => string;
      placesMarked: (n: number) => string;
      points: (n: number) => string;
      problems: (n: number) => string;
      questions: (n: number) => string;
      robbers: (n: number) => string;
      rows: (n: number) => string;
      rules: (n: number) => string;
      rulings: (n: number) => string;
      sheets: (n: number) => string;
      stars: (n: number) => string;
      steps: (n: number) => string;
      tiles: (n: number) => string;
      tilesChosen: (n: number) => string;
      tilesLeft: (n: number) => string;
      tollhouses: (n: number) => string;
      tries: (n: number) => string;
      turns: (n: number) => string;
      warnings: (n: number) => string;
      kinds: (n: number) => string;
      wrongAnswers: (n: number) => string;
    };
    eachSide: (it: "N" | "E" | "S" | "W") => string;
    facts: (before: string, next: string) => string;
    figure: {
      abbot: string;
      "big-follower": string;
      builder: string;
      follower: string;
      pig: string;
    };
    figures: {
      abbot: string;
      "big-follower": string;
      builder: string;
      follower: string;
      pig: string;
    };
    items: (before: string, next: string) => string;
    land: {
      city: string;
      field: string;
      garden: string;
      monastery: string;
      river: string;
      road: string;
      tower: string;
    };
    lastOfAll: (rest: string, last: string) => string;
    lastOfAny: (rest: string, last: string) => string;
    onTheKind: (
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river" | "none",
    ) => string;
    quoted: (it: string) => string;
    sentencePair: (before: string, next: string) => string;
    side: {
      E: string;
      N: string;
      S: string;
      W: string;
    };
    signedNumber: (n: number) => string;
    spot: (
      at: "N" | "E" | "S" | "W" | "NL" | "NR" | "EL" | "ER" | "SL" | "SR" | "WL" | "WR" | "I",
    ) => string;
    spots: {
      E: string;
      EL: string;
      ER: string;
      I: string;
      N: string;
      NL: string;
      NR: string;
      S: string;
      SL: string;
      SR: string;
      W: string;
      WL: string;
      WR: string;
    };
    standing: (
      figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
    ) => string;
    theFigure: (figure: "follower" | "big-follower" | "abbot" | "builder" | "pig") => string;
    theKind: (
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river" | "none",
    ) => string;
    thisKind: (
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river" | "none",
    ) => string;
  };
  spoken: {
    label: string;
    state: (turn: number | string, left: number) => string;
    hand: string;
    lies: string;
    fits: (places: number) => string;
    fitsIn: (places: number) => string;
    fitsOff: string;
    choices: string;
    board: string;
    boardHow: string;
    boardActs: string;
    boardMoves: (back: string, on: string) => string;
    boardKeys: string;
    grid: string;
    heads: string;
    goTo: string;
    goToHow: (key: string) => string;
    goThere: string;
    beyond: string;
    nothingInHand: string;
    noMore: string;
    players: string;
    seat: (name: string, score: string) => string;
    supplyAsked: string;
    turns: string;
    nothingSince: string;
    left: string;
    design: (count: number, land: string) => string;
    turned: (rotation: number, land: string) => string;
    place: (place: string, rotation: number) => string;
    placeReaching: (place: string, rotation: number, reached: string) => string;
    wished: (rotation: number, fits: "yes" | "no" | "untold", land: string) => string;
    chooseTurn: (ways: readonly (string | number)[]) => string;
    choice: (choice: string, reached: string) => string;
    numbered: (number: number | string, text: string) => string;
    leftOut: (others: "large" | "abbot" | "both") => string;
    sentence: (text: string) => string;
    landSentence: (land: string) => string;
    noLand: string;
    notHere: (place: string, reasons: string) => string;
    fitsHere: (place: string) => string;
    command: {
      title: string;
      label: string;
      hint: string;
      send: string;
      unknown: (text: string) => string;
      noPlace: string;
      noChoice: string;
      typed: {
        tile: string;
        fits: string;
        choices: string;
        do: string;
        place: string;
        why: string;
        at: string;
        scores: string;
        players: string;
        turns: string;
        left: string;
        odds: string;
        hint: string;
        reasons: string;
        undo: string;
        help: string;
      };
      help: string;
      asDrawn: string;
      turnedRight: string;
      upsideDown: string;
      turnedLeft: string;
      nothing: string;
    };
  };
  start: {
    silent: {
      title: string;
      why: string;
    };
  };
  statistics: {
    open: string;
    above: string;
    title: string;
    lead: string;
    toGames: string;
    csv: string;
    question: {
      title: string;
      kind: string;
    };
    none: string;
    noneMeant: string;
    choose: string;
    player: string;
    anybody: string;
    unnamed: string;
    tiles: string;
    anything: string;
    alone: (base: string) => string;
    seats: string;
    anyNumber: string;
    ofSeats: (seats: number) => string;
    countedAll: (count: number) => string;
    countedSome: (count: number, all: number) => string;
    leftOut: (count: number) => string;
    counting: string;
    progress: (done: number, of: number) => string;
    results: string;
    resultsNote: string;
    resultsInFigures: string;
    columns: {
      player: string;
      games: string;
      won: string;
      share: string;
      mean: string;
      best: string;
      rate: string;
      luck: string;
      source: string;
      played: string;
      atEnd: string;
      all: string;
      others: string;
      game: string;
      ended: string;
      unforced: string;
      luckOfGame: string;
    };
    sources: string;
    sourcesNoteAll: string;
    sourcesNoteOf: (name: string) => string;
    sourcesInFigures: string;
    agreed: string;
    course: string;
    courseNote: (name: string) => string;
    courseNone: string;
    rates: string;
    lucks: string;
    courseInFigures: string;
    review: (name: string) => string;
    look: string;
    nothing: string;
    whole: (value: number) => string;
    percent: (percent: number) => string;
    points: (value: number) => string;
    rate: (value: number) => string;
    luck: (value: number) => string;
    day: (when: Date) => string;
  };
  steps: {
    version: string;
    about: (what: "name" | "description" | "author" | "licence") => string;
    tile: {
      side: (side: "N" | "E" | "S" | "W", land: "field" | "road" | "city" | "river") => string;
      join: (sides: readonly (string | number)[]) => string;
      part: (side: "N" | "E" | "S" | "W") => string;
      "form-fields": string;
      "join-fields": string;
      "part-field": (
        at: "N" | "E" | "S" | "W" | "NL" | "NR" | "EL" | "ER" | "SL" | "SR" | "WL" | "WR" | "I",
      ) => string;
      border: (side: "N" | "E" | "S" | "W", on: "on" | "off") => string;
      gate: (side: "N" | "E" | "S" | "W", on: "on" | "off") => string;
      "inner-field": (on: "on" | "off") => string;
      pennants: (side: "N" | "E" | "S" | "W", count: number) => string;
      goods: (side: "N" | "E" | "S" | "W", goods: "wine" | "wheat" | "cloth" | "none") => string;
      cathedral: (side: "N" | "E" | "S" | "W", on: "on" | "off") => string;
      roadside: (thing: string, side: "N" | "E" | "S" | "W", on: "on" | "off") => string;
      monastery: (on: "on" | "off") => string;
      village: (on: "on" | "off") => string;
      "village-road": (side: "N" | "E" | "S" | "W", on: "on" | "off") => string;
      bridge: (on: "on" | "off") => string;
      mark: (thing: string, on: "on" | "off") => string;
      decor: (thing: string, on: "on" | "off") => string;
      turn: string;
      "turn-back": string;
      mirror: string;
      clear: string;
    };
    inSide: (side: "N" | "E" | "S" | "W") => string;
    atSide: (side: "N" | "E" | "S" | "W") => string;
    set: {
      add: string;
      duplicate: (tile: string) => string;
      remove: (tiles: readonly (string | number)[]) => string;
      move: (tile: string) => string;
      paste: (tiles: readonly (string | number)[]) => string;
      count: (tile: string, count: number) => string;
      rename: (tile: string, name: string) => string;
      about: (tile: string, what: "name" | "note") => string;
      chapter: (chapter: string) => string;
      symbol: (symbol: "some" | "none") => string;
      picture: (tile: string, how: "put" | "lay" | "fit" | "remove") => string;
      back: (back: "some" | "none") => string;
      rules: (on: "on" | "off") => string;
    };
    mix: {
      times: (set: string, times: number) => string;
      count: (tile: string, count: number) => string;
      countAsSet: (tile: string) => string;
      rules: (on: "on" | "off") => string;
      option: string;
      piece: (
        piece: "follower" | "big-follower" | "abbot" | "builder" | "pig" | "floors",
        count: string,
      ) => string;
      start: string;
      draws: string;
    };
    pieceCount: (count: number) => string;
    pieceUsual: string;
    position: {
      lay: (where: string) => string;
      lift: (where: string) => string;
      stand: (
        figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        where: string,
      ) => string;
      take: (
        figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        where: string,
      ) => string;
      tower: (where: string, floors: number) => string;
      seats: (count: number) => string;
      aside: string;
      aims: string;
      learner: string;
      turns: string;
    };
    seat: {
      name: string;
      bot: string;
      score: string;
      supply: string;
      goods: string;
      floors: string;
      prisoners: string;
      robber: string;
      tollhouse: string;
    };
    turn: {
      first: string;
      active: string;
      number: string;
      second: string;
      ransomed: string;
    };
    draw: {
      order: (tiles: readonly (string | number)[]) => string;
      seed: (seed: number | string) => string;
      left: string;
      "by-hand": string;
    };
    chapter: (title: string) => string;
    goneChapter: string;
    campaign: {
      add: (chapter: string) => string;
      remove: (chapter: string) => string;
      scenario: (chapter: string) => string;
      move: (chapter: string, place: number) => string;
      say: (chapter: string, what: "say" | "won" | "lost") => string;
      end: string;
      open: (chapter: string, on: "on" | "off") => string;
      leads: (chapter: string, to: string, way: "win" | "loss", on: "on" | "off") => string;
      needs: (chapter: string, needed: string, on: "on" | "off") => string;
      stars: (chapter: string, stars: number) => string;
      carry: (chapter: string) => string;
    };
    lesson: {
      record: string;
      note: string;
      remove: string;
      cut: string;
      say: (what: "task" | "good" | "hint") => string;
      keep: string;
      answer: string;
      unanswer: string;
      reword: string;
      refute: string;
      rules: string;
      after: string;
      ask: string;
      reask: string;
      choices: string;
      point: string;
      unpoint: string;
      course: string;
    };
  };
  storage: {
    label: string;
    folder: string;
    state: string;
    kept: string;
    onlyRead: string;
    memory: string;
    unknown: string;
    detail: string;
    notKept: string;
    notWritable: string;
    notWritten: string;
    place: (where: "own" | "named", path: string) => string;
    inPlace: (where: "own" | "named", path: string) => string;
    why: {
      "not-writable": (where: "own" | "named", path: string) => string;
      "not-a-database": (where: "own" | "named", path: string) => string;
      "not-ours": (where: "own" | "named", path: string) => string;
      "trial-version": (where: "own" | "named", path: string) => string;
      "newer-version": (where: "own" | "named", path: string) => string;
      damaged: (where: "own" | "named", path: string) => string;
      busy: (where: "own" | "named", path: string) => string;
      "in-use": (where: "own" | "named", path: string) => string;
      gone: (where: "own" | "named", path: string) => string;
      replaced: (where: "own" | "named", path: string) => string;
      "cut-short": (where: "own" | "named", path: string) => string;
      full: (where: "own" | "named", path: string) => string;
      failed: (where: "own" | "named", path: string) => string;
    };
    todo: {
      "not-writable": string;
      "trial-version": string;
      "newer-version": string;
      busy: string;
      "in-use": string;
      gone: string;
      replaced: string;
      "cut-short": string;
      full: string;
      failed: string;
    };
    goBack: (backup: "none" | "some" | "dated", made: Date) => string;
    retry: {
      "not-writable": string;
      busy: string;
      full: string;
    };
  };
  table: {
    label: string;
    decision: string;
    choices: string;
    onBoard: (turn: string, held: string) => string;
    onBoardUnlettered: (held: string) => string;
    refused: (count: number) => string;
    thinking: (name: string) => string;
    held: (name: string) => string;
    stopBot: string;
    botPace: string;
    goOnBot: string;
    beyond: {
      what: string;
      why: (steps: number) => string;
      torn: string;
      whyTorn: (steps: number) => string;
      todo: string;
    };
    otherwise: {
      what: string;
      why: (then: readonly (string | number)[], now: readonly (string | number)[]) => string;
      todo: string;
    };
    turn: (turn: number | string) => string;
    secondPart: string;
    looking: (step: number | string) => string;
    lookingShort: string;
    backToNow: string;
    playOn: string;
    followers: {
      legend: string;
      name: (figure: "follower" | "big-follower" | "abbot" | "builder" | "pig") => string;
      taken: (figure: "follower" | "big-follower" | "abbot" | "builder" | "pig") => string;
    };
    tabs: {
      seats: string;
      track: string;
      tiles: string;
      log: string;
      rules: string;
    };
    tabsLabel: string;
    pile: (left: number) => string;
    drawn: string;
    putAside: string;
    landed: string;
    seats: {
      title: string;
      score: (points: number) => string;
      supply: (
        figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
        count: number,
      ) => string;
      player: (number: number | string) => string;
      you: string;
      projected: (count: number) => string;
      projectedShort: (count: number | string) => string;
      projectedLater: string;
      toMove: string;
      playsAs: (name: string, bot: string) => string;
      winner: string;
      laps: (count: number) => string;
    };
    track: {
      title: string;
      space: (space: number | string) => string;
      marker: (name: Person, score: number) => string;
    };
    left: {
      title: string;
      kind: (tile: string, count: number) => string;
      count: (count: number) => string;
      none: string;
      aside: (count: number) => string;
      off: string;
    };
    facts: {
      mix: string;
      ownMix: string;
      expansions: string;
      options: string;
      seed: string;
    };
    log: {
      title: string;
      empty: string;
      earlier: string;
      gain: (points: number) => string;
      leftOut: {
        empty: string;
        taken: string;
      };
      row: {
        turn: (turn: number | string, who: Person) => string;
        tile: (place: string) => string;
        figure: (
          who: Person,
          figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
        ) => string;
        takenBack: (
          who: Person,
          figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
        ) => string;
        taken: (
          by: Person,
          owner: Person,
          figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
        ) => string;
        points: (points: number, who: Person) => string;
      };
      how: string;
      numbered: string;
      rule: (id: string) => string;
      ruleTitled: (id: string, title: string) => string;
      step: (step: number | string) => string;
    };
    time: {
      title: string;
      undo: string;
      save: string;
      moment: string;
      redo: string;
      undone: string;
      back: string;
      forward: string;
      noMore: string;
      isNow: string;
      seen: (step: number | string, steps: number | string, happened: string) => string;
      at: (step: number | string, steps: number | string) => string;
    };
    offer: {
      label: string;
      title: (course: string, rule: string) => string;
      long: string;
      said: (title: string) => string;
      take: string;
      notNow: string;
    };
    card: {
      label: string;
      said: (text: string) => string;
      gotIt: string;
      noMore: string;
      off: string;
      below: (count: number) => string;
      says: {
        placing: string;
        claiming: string;
        taken: (who: Person, kind: "road" | "city" | "field") => string;
        road: (who: Person, points: number) => string;
        city: (who: Person, points: number) => string;
        monastery: (who: Person, points: number) => string;
        shared: (kind: "road" | "city" | "field") => string;
        farmer: string;
        empty: string;
        aside: string;
        final: string;
        open: string;
        farmers: string;
      };
    };
    rule: {
      open: string;
      unknown: string;
      ours: string;
      named: (rule: string) => string;
    };
    end: {
      title: string;
      won: (name: Person) => string;
      firstWinner: (who: Person) => string;
      otherWinner: (who: Person) => string;
      shared: (names: readonly (string | number)[]) => string;
      close: (points: number, winner: string) => string;
      lost: string;
      cost: (
        winner: string,
        points: number,
        source: "road" | "city" | "monastery" | "field",
      ) => string;
      costOther: (winner: string, points: number, source: string) => string;
      lesson: (title: string) => string;
      easier: (bot: string) => string;
      alone: (name: Person, score: number) => string;
      scores: string;
      table: string;
      before: string;
      sum: string;
      tableText: string;
      also: (atEnd: number) => string;
      final: string;
      noFinal: string;
      again: string;
      replay: string;
      toGames: string;
      fold: string;
      unfold: string;
    };
    figureName: (figure: "follower" | "big-follower" | "abbot" | "builder" | "pig") => string;
  };
  "tile-editor": {
    title: (name: string) => string;
    tile: string;
    dragged: {
      land: string;
      fields: string;
    };
    keyed: {
      land: (press: string, lead: string) => string;
      fields: (press: string, lead: string) => string;
    };
    lands: (city: string, road: string, field: string, river: string) => string;
    mode: string;
    land: string;
    fields: string;
    side: (
      side: "N" | "E" | "S" | "W",
      land: "field" | "road" | "city" | "river",
      joined: readonly (string | number)[],
    ) => string;
    sideName: (side: "N" | "E" | "S" | "W") => string;
    landName: (land: "field" | "road" | "city" | "river") => string;
    spotField: (
      at: "N" | "E" | "S" | "W" | "NL" | "NR" | "EL" | "ER" | "SL" | "SR" | "WL" | "WR" | "I",
    ) => string;
    spotOfField: (
      n: number,
      at: "N" | "E" | "S" | "W" | "NL" | "NR" | "EL" | "ER" | "SL" | "SR" | "WL" | "WR" | "I",
    ) => string;
    cityAt: (side: "N" | "E" | "S" | "W") => string;
    middle: string;
    unlettered: {
      land: (press: string, join: string) => string;
      fields: (press: string, join: string) => string;
    };
    join: string;
    joining: {
      land: string;
      fields: string;
    };
    heldPressed: (what: string) => string;
    held: (what: string, lead: string) => string;
    dropped: string;
    ways: string;
    words: string;
    sides: string;
    joinedSides: string;
    sidePair: (sides: readonly (string | number)[]) => string;
    neighbours: string;
    try: string;
    tryFirst: string;
    tried: string;
    toDrawing: string;
    turn: string;
    mirror: string;
    clear: string;
    formFields: string;
    inner: string;
    name: string;
    note: string;
    noteNote: string;
    copies: string;
    next: string;
    previous: string;
    cities: (places: readonly (string | number)[]) => string;
    roads: (places: readonly (string | number)[]) => string;
    rivers: (places: readonly (string | number)[]) => string;
    pennants: string;
    goods: string;
    inVillage: string;
    gate: (side: "N" | "E" | "S" | "W") => string;
    onTile: string;
    crop: string;
    decor: string;
    palette: string;
    means: (thing: string) => string;
    own: {
      title: string;
      note: string;
      choose: string;
      replace: string;
      remove: string;
      where: string;
      under: string;
      over: string;
      size: string;
      right: string;
      down: string;
      asking: {
        title: string;
        kind: string;
      };
      came: string;
    };
  };
  tiles: {
    thing: {
      monastery: string;
      village: string;
      bridge: string;
      cathedral: string;
      inn: string;
      farmhouse: string;
      cowshed: string;
      pigsty: string;
      "donkey-stable": string;
      garden: string;
      highwaymen: string;
      travellers: string;
      wine: string;
      wheat: string;
      cloth: string;
      bag: string;
      foundation: string;
      spring: string;
      lake: string;
      "crop-club": string;
      "crop-fork": string;
      "crop-shield": string;
    };
    strange: string;
    pennants: (n: number) => string;
    label: {
      road: string;
      river: string;
      city: string;
      field: string;
      monastery: string;
      village: string;
      bridge: string;
      cathedral: string;
      pennant: string;
      inn: string;
      farmhouse: string;
      cowshed: string;
      pigsty: string;
      "donkey-stable": string;
      garden: string;
      highwaymen: string;
      travellers: string;
      wine: string;
      wheat: string;
      cloth: string;
      bag: string;
      foundation: string;
      spring: string;
      lake: string;
      "crop-club": string;
      "crop-fork": string;
      "crop-shield": string;
    };
    crossing: string;
    unknown: string;
    called: (land: string) => string;
    calledWith: (name: string, land: string) => string;
    withName: (name: string, land: string) => string;
  };
  tollkeepers: {
    placed: (value: number | string) => string;
    of: (who: Person) => string;
    home: string;
    crossroads: (letter: string) => string;
    source: {
      toll: string;
    };
    weighed: {
      tolls: string;
    };
    pieces: {
      tollhouse: (n: number) => string;
    };
    action: {
      tollhouse: (letter: string) => string;
    };
    event: {
      "tollhouse-placed": (
        who: Person,
        place: string,
        letter: string,
        value: number | string,
        moved: "yes" | "no",
      ) => string;
      "tollhouse-flipped": (who: Person, value: number | string) => string;
    };
    tollPlace: (place: string, letter: string) => string;
    put: {
      "tollhouse-placed": (who: Person, moved: "yes" | "no") => string;
    };
    reason: {
      "already-there": string;
      "no-crossroads": string;
      taken: (who: Person | undefined) => string;
    };
    cause: {
      toll: string;
    };
    counted: {
      farmhouses: (n: number) => string;
      sheds: (n: number) => string;
      gardens: (n: number) => string;
      highwaymen: (n: number) => string;
      travellers: (n: number) => string;
    };
    course: string;
  };
  totals: {
    title: string;
    size: (tiles: number, designs: number) => string;
    beside: string;
    sides: string;
    side: {
      field: string;
      road: string;
      city: string;
      river: string;
    };
    things: string;
    here: string;
    base: string;
    patterns: string;
    patternsNote: string;
    edge: {
      field: string;
      road: string;
      city: string;
      river: string;
    };
    pattern: (first: string, second: string, third: string, fourth: string) => string;
    corners: string;
    cornersNote: string;
    nothing: string;
    turns: (count: number) => string;
    each: (count: number) => string;
    share: (percent: number) => string;
  };
  tower: {
    floors: (count: number) => string;
    price: (price: number) => string;
    high: (tower: number | string, floors: number) => string;
    bare: (tower: number | string) => string;
    prisoner: (
      figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
      owner: Person,
    ) => string;
    bareFigure: (figure: "follower" | "big-follower" | "abbot" | "builder" | "pig") => string;
    left: {
      "taken-back": string;
      exchanged: string;
      ransomed: string;
    };
    now: {
      capture: string;
      exchange: string;
      ransom: string;
    };
    source: {
      ransom: string;
    };
    weighed: {
      floors: string;
      captures: string;
      ransoms: string;
    };
    pieces: {
      floors: (n: number) => string;
    };
    action: {
      floor: (tower: number | string) => string;
      capture: (
        own: "yes" | "no",
        owner: Person,
        figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
      ) => string;
      ransom: (
        from: Person,
        figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
      ) => string;
      exchange: (figure: "follower" | "big-follower" | "abbot" | "builder" | "pig") => string;
    };
    event: {
      "floor-added": (who: Person, tower: number | string, place: string, floors: number) => string;
      captured: (
        who: Person,
        owner: Person,
        own: "yes" | "no",
        figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
        place: string,
      ) => string;
      "ransom-paid": (
        who: Person,
        to: Person,
        figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
        points: number,
      ) => string;
    };
    whichTower: (tower: number | string, place: string) => string;
    whoseFigure: (
      owner: Person,
      figure: "follower" | "big-follower" | "abbot" | "builder" | "pig",
      kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river",
    ) => string;
    fromWhom: (to: Person) => string;
    put: {
      "floor-added": (who: Person, floors: number) => string;
    };
    phase: {
      capture: (who: Person, tower: number | string) => string;
      exchange: (who: Person) => string;
      ransom: (who: Person) => string;
    };
    reason: {
      "bare-foundation": string;
      closed: string;
      "must-exchange": string;
      "not-in-line": string;
      "no-floors-left": string;
      "no-foundation": string;
      "no-prisoner": (who: Person | undefined) => string;
      "nobody-there": (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river" | "none",
      ) => string;
      "not-capturable": (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river" | "none",
      ) => string;
      "nothing-to-exchange": string;
      "out-of-reach": (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river" | "none",
        n: number | null | undefined,
      ) => string;
      "ransom-once": string;
      "ransom-too-poor": (n: number | null | undefined, m: number | null | undefined) => string;
      "wrong-figure": string;
    };
    cause: {
      ransom: (from: Person | undefined) => string;
    };
    counted: {
      ransom: (n: number) => string;
    };
    line: {
      ransom: (things: string, sum: number) => string;
    };
    course: string;
  };
  traders: {
    source: {
      goods: string;
    };
    weighed: {
      "double-turns": string;
      goods: string;
    };
    goods: (goods: "wine" | "wheat" | "cloth", count: number) => string;
    event: {
      "second-part": (who: Person) => string;
      "goods-taken": (who: Person, goods: "wine" | "wheat" | "cloth", count: number) => string;
    };
    reason: {
      "builder-alone": (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river" | "none",
      ) => string;
      "builder-too-late": (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river" | "none",
      ) => string;
      "builder-wrong-land": string;
      "one-is-enough": (
        kind: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "river" | "none",
      ) => string;
      "pig-alone": string;
      "pig-wrong-land": string;
    };
    cause: {
      goods: string;
    };
    counted: {
      pig: (n: number) => string;
      most: (n: number) => string;
    };
    course: string;
  };
  where: {
    eastWest: (columns: number, eastWest: "east" | "west" | "none") => string;
    northSouth: (rows: number, northSouth: "north" | "south" | "none") => string;
    walk: (
      columns: number,
      eastWest: "east" | "west" | "none",
      rows: number,
      northSouth: "north" | "south" | "none",
    ) => string;
    place: (
      form: "alone" | "full" | "at" | "of" | "the-place" | "the-tile",
      columns: number,
      eastWest: "east" | "west" | "none",
      rows: number,
      northSouth: "north" | "south" | "none",
    ) => string;
    first: (form: "alone" | "full" | "at" | "of" | "the-place" | "the-tile") => string;
    typed: {
      north: string;
      east: string;
      south: string;
      west: string;
      first: string;
    };
  };
}
