import type { Client } from "pg";
import { syncCalendars } from "../calendars/sync-calendars.ts";
import { finishRentals } from "../rentals/finish-rentals.ts";
import type { BundleLimits } from "../files/bundle-limits.ts";
import { type OpenBundle, ESTATES_FILE } from "../files/bundle-files.ts";
import type { CheckedBundle } from "../check/check-bundle.ts";
import type { Step } from "../finding.ts";
import { indexReference } from "../check/reference-index.ts";
import { beginImport } from "../commit/begin-import.ts";
import { finishImport } from "../commit/finish-import.ts";
import { refuseHalfHidden, refuseShownRentals } from "../commit/refuse-half-hidden.ts";
import { noteMeantRemovals, refuseRemovals } from "../commit/refuse-removals.ts";
import { withListsOfSources } from "../commit/lists-of-sources.ts";
import { writeAssets } from "../commit/write-assets.ts";
import { type SiteContent, writeSite } from "../commit/write-site.ts";
import { writeSettingsSources } from "../sources/run/settings-sources.ts";
import type { MediaIndex } from "../check/media/media-index.ts";
import { noteMediaUrls } from "../remote-media/note-media-urls.ts";
import { stageRentals } from "../rentals/stage-rentals.ts";
import type { Change } from "../versions/store-versions.ts";
import { stageEstates } from "./stage-estates.ts";

export type ContentWriting = {
  readonly bundle: OpenBundle;
  readonly checked: CheckedBundle;
  readonly mediaIndex: MediaIndex;
  readonly partial: boolean;
  readonly broughtBy: string;
  readonly removedIds?: readonly number[];
  readonly isFirstRun?: boolean;
  readonly allowRemovals: boolean;
  readonly limits: BundleLimits;
  readonly onStep: Step;
  readonly isOperators?: boolean;
  readonly change: Change;
};

/** Writes a site, its listings and its holiday homes in the transaction of an import. */
export async function writeContent(client: Client, content: SiteContent, writing: ContentWriting) {
  const { checked, partial, broughtBy, allowRemovals } = writing;
  const siteId = content.site.id;
  await beginImport(client, siteId);
  const site = await writeOwnContent(client, content, writing);
  const outcome = await writeListings(client, siteId, writing, !site.kinds.has("reference"));
  const rentalsOutcome = await writeRentals(client, content.site, writing);
  await syncCalendars(client, siteId);
  if (allowRemovals) await noteMeantRemovals(client, siteId, broughtBy);
  if (partial) {
    await refuseHalfHidden(client, siteId, checked.estates.hidden.named);
    await refuseShownRentals(client, siteId, checked.rentals.hidden);
  }
  return { site, outcome, rentalsOutcome };
}

/** A whole bundle takes off what it leaves out; so much of it at once has to be asked for. */
function guardsRemovals({ partial, allowRemovals }: ContentWriting): boolean {
  return !partial && !allowRemovals;
}

async function writeOwnContent(client: Client, content: SiteContent, writing: ContentWriting) {
  const { checked, partial, change } = writing;
  const { id } = content.site;
  const pages = content.pages.map((page) => page.id);
  if (guardsRemovals(writing)) await refuseRemovals(client, "pages", id, pages);
  const reference = partial ? content.reference : await withListsOfSources(client, id, content.reference);
  const written = await writeSite(client, { ...content, reference }, change);
  const { sources } = checked.parts;
  if (sources && writing.isOperators) await writeSettingsSources(client, id, sources);
  await writeAssets(client, id, { files: checked.addresses, partial });
  return written;
}

async function writeListings(
  client: Client,
  siteId: string,
  writing: ContentWriting,
  keepsReference: boolean,
) {
  const { bundle, checked, mediaIndex, partial, limits, onStep } = writing;
  const { broughtBy, removedIds = [], isFirstRun = false, allowRemovals, change } = writing;
  const mediaUrls = await stageEstates(client, {
    estateLines: checked.estateLines,
    limits,
    estates: checked.estates,
    reference: indexReference(checked.parts.reference),
    mediaIndex,
    hiddenStreets: checked.hiddenStreets,
    onBytes: onStep("writing", bundle.files.get(ESTATES_FILE) ?? 0),
  });
  await noteMediaUrls(client, siteId, mediaUrls);
  if (guardsRemovals(writing)) await refuseRemovals(client, "listings", siteId, broughtBy);
  if (removedIds.length > 0 && !allowRemovals)
    await refuseRemovals(client, "withdrawals", siteId, broughtBy, removedIds.length);
  const finishing = { partial, source: broughtBy, removedIds, isFirstRun, change, keepsReference };
  return finishImport(client, siteId, finishing);
}

async function writeRentals(client: Client, site: SiteContent["site"], writing: ContentWriting) {
  const { bundle, checked, mediaIndex, partial, limits, change } = writing;
  const reference = indexReference(checked.parts.reference);
  const { hiddenAddressTexts: texts } = site.settings;
  await stageRentals(client, { bundle, limits, rentals: checked.rentals, reference, mediaIndex, texts });
  if (guardsRemovals(writing)) await refuseRemovals(client, "rentals", site.id);
  return finishRentals(client, site.id, { partial, change });
}
