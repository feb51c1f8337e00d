// The decision about documents that came in a file: which are taken, or none. It must not know how they are shown.
import { refuseParcel, takeParcel, type Problem, type ImportChoice } from "../ipc";
import { arrivals } from "./arrivals.svelte";
import { faults } from "./faults.svelte";
import { files } from "./files.svelte";
import { t } from "./language.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { sought } from "./sought";

/** Does with the first parcel what was decided; what keeps it from being done, if it was not. */
export const takeFirst = async (takes: ImportChoice[]): Promise<Problem[]> => {
  const [first] = arrivals.offered;
  if (!first) return [];
  const outcome = await takeParcel(first.parcel.number, takes, settings.current.language);
  if (!outcome.ok && outcome.fault.kind === "content") return outcome.fault.problems;
  const kept = faults.unwrap(outcome);
  if (!kept) return [];
  // Another one may have come meanwhile.
  arrivals.offered = arrivals.offered.filter((each) => each !== first);
  files.notify(
    kept.length > 0 ? t().share.kept(kept.map(({ name }) => name)) : t().share.nothingKept,
  );
  const campaign = kept.find(({ kind }) => kind === "campaign");
  if (campaign) sought.seek({ document: campaign.document });
  arrivals.renew();
  const [only] = kept;
  // What can be played is shown where one plays it.
  if (kept.some(({ kind }) => kind === "scenario" || kind === "campaign")) router.open("campaigns");
  else if (kept.length === 1 && only) router.openDocument(only.document);
  else if (kept.length > 1) router.open("build");
  return [];
};

/** Leaves the first parcel outside. */
export const refuseFirst = async (): Promise<void> => {
  const [first, ...others] = arrivals.offered;
  if (!first) return;
  arrivals.offered = others;
  await refuseParcel(first.parcel.number);
};
