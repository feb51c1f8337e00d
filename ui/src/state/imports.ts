// The decision about documents that came in a file: which are taken, or none.
import { type ImportChoice, type Problem, rust } from "../ipc";
import { arrivals } from "./arrivals.svelte";
import { faults } from "./faults.svelte";
import { files } from "./files.svelte";
import { t } from "./language.svelte";
import { addressOfCampaign, router } from "./router.svelte";

/** Does with the first parcel what was decided; what keeps it from being done, if it was not. */
export const takeFirst = async (takes: ImportChoice[]): Promise<Problem[]> => {
  const [first] = arrivals.offered;
  if (!first) return [];
  const outcome = await rust.takeParcel(first.parcel.number, takes);
  if (!outcome.ok && outcome.fault.kind === "content") return outcome.fault.problems;
  const kept = faults.unwrap(outcome);
  if (!kept) return [];
  // Another one may have come meanwhile.
  arrivals.offered = arrivals.offered.filter((each) => each !== first);
  const campaign = kept.find(({ kind }) => kind === "campaign");
  arrivals.renew();
  const [only] = kept;
  // What can be played is shown where one plays it.
  if (campaign) router.go(addressOfCampaign({ document: campaign.document }));
  else if (kept.some(({ kind }) => kind === "scenario")) router.open("campaigns");
  else if (kept.length > 1 && kept.every(({ kind }) => kind === "lesson")) router.open("learn");
  else if (kept.length === 1 && only) router.openDocument(only.document);
  else if (kept.length > 1) router.open("build");
  // It belongs to the page that is open now.
  files.notify(
    kept.length > 0 ? t().share.kept(kept.map(({ name }) => name)) : t().share.nothingKept,
  );
  return [];
};

/** Leaves the first parcel outside. */
export const refuseFirst = async (): Promise<void> => {
  const [first, ...others] = arrivals.offered;
  if (!first) return;
  arrivals.offered = others;
  await rust.refuseParcel(first.parcel.number);
};
