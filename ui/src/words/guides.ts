// The guides for authors, step by step. The documents in tutorials/guides are written from the English.
import { extended, inEach, type Messages } from "./extended";

/** One step: what it is about, and what is done in it. */
export interface GuideStep {
  readonly title: string;
  readonly does: readonly string[];
}

/** Each thing that has one. */
export type GuideName = "set" | "scenario" | "campaign" | "lesson";

export interface Guide {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly GuideStep[];
}

/** The pages and buttons that the guides name, as they are called there. */
const namesOf = ({ pages, build, position, share, ...m }: Messages) => {
  const [campaign, mix, lesson] = [m["campaign-editor"], m["mix-editor"], m["lesson-desk"]];
  const [set, tile] = [m["set-editor"], m["tile-editor"]];
  return {
    buildPage: pages.build.name,
    campaignsPage: pages.campaigns.name,
    newSet: build.newSet,
    palette: tile.palette,
    tileName: tile.name,
    tileNote: tile.note,
    ownPicture: tile.own.title,
    blankTile: set.add,
    takeTile: set.take,
    symbol: set.symbol,
    backs: set.back,
    setRules: set.rules,
    rulesPage: m.print.rulesPage.title,
    tryTile: tile.try,
    playWith: mix.play,
    weigh: m.lab.weigh,
    print: m.print.print,
    newPosition: build.newPosition,
    newCampaign: build.newCampaign,
    about: build.about,
    description: build.aboutFields.description,
    sets: mix.sets,
    rules: mix.rules,
    placeTab: position.tab.place,
    seatsTab: position.tab.seats,
    drawTab: position.tab.draw,
    aimsTab: position.tab.aims,
    turn: position.turn,
    order: position.draw.order,
    addTile: position.draw.add,
    left: position.draw.left,
    addAim: position.aims.add,
    where: position.aims.where,
    over: position.aims.kinds.over,
    any: position.aims.kinds.any,
    tryAim: position.aims.try,
    ownWords: position.aims.ownWords,
    never: position.aims.never,
    stars: position.aims.stars,
    saveAs: position.saveAs,
    fromScenario: position.fromScenario,
    share: share.share,
    addChapter: campaign.add,
    edit: campaign.edit,
    take: campaign.take,
    needs: campaign.needs,
    chapterStars: campaign.stars,
    addCarry: campaign.addCarry,
    per: campaign.per,
    times: campaign.times,
    prove: campaign.prove,
    play: campaign.play,
    learnPage: pages.learn.name,
    newLesson: build.newLesson,
    moment: m.table.time.moment,
    fromMoment: lesson.fromMoment,
    recordFirst: lesson.recordFirst,
    keep: lesson.recording.keep,
    cut: lesson.cut,
    task: lesson.task,
    good: lesson.good,
    hint: lesson.hint,
    loosen: lesson.loosen,
    highlights: lesson.mark.title,
    arrow: lesson.mark.arrowFrom,
    addQuestion: lesson.addQuestion,
    propose: lesson.question.propose,
    wrong: lesson.wrong,
    show: lesson.show.begin,
    missing: lesson.missing,
    tryIt: lesson.tryIt,
    after: lesson.after,
    course: lesson.course.name,
  };
};

/** Everything up to the first that is missing. */
const upTo = <Said>(said: (number: number) => Said | undefined): Said[] => {
  const all: Said[] = [];
  for (let next = said(1); next !== undefined; next = said(all.length + 1)) all.push(next);
  return all;
};

/** Its steps and what is done in them are numbered from 1. */
const stepsOf = (m: Messages, guide: GuideName): GuideStep[] => {
  const names = namesOf(m);
  return upTo((step) => {
    const title = m.say("guides", `${guide}-${step}-title`, {});
    const does = upTo((nth) => m.say("guides", `${guide}-${step}-${nth}`, names));
    return title === undefined ? undefined : { title, does };
  });
};

export const guides = inEach((m) =>
  extended(m.guides, {
    set: { steps: stepsOf(m, "set") },
    scenario: { steps: stepsOf(m, "scenario") },
    campaign: { steps: stepsOf(m, "campaign") },
    lesson: { steps: stepsOf(m, "lesson") },
  }),
);
