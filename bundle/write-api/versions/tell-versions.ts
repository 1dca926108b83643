import type { Client } from "pg";
import { inBrussels } from "#domain/format/moments.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { titlesOfRental } from "#domain/rental/rental-title.ts";
import type { RentalUnit } from "#features/rentals/schema/unit.ts";
import { MultilingualText } from "#features/site/schema/primitives.ts";
import type { StoredVersion } from "../../versions/find-versions.ts";
import { findListing } from "../listings/find-listings.ts";
import { findRepNames } from "../listings/find-rep-names.ts";
import { byWhom, type Version } from "./schema.ts";

type Told = { readonly siteId: string; readonly now: Date };

const LISTING = /^estates\/(\d+)$/;
const AGENDA = /^agendas\/(\d+)$/;

/** Versions as the API tells them, each with what it is a version of. */
export async function tellVersions(
  client: Client,
  asked: Told,
  versions: readonly StoredVersion[],
): Promise<Version[]> {
  const titles = new Map<string, Multilingual>();
  for (const version of versions) {
    const known = titles.get(version.resource) ?? {};
    if (Object.keys(known).length === 0) titles.set(version.resource, await titleOf(client, asked, version));
  }
  return versions.map((stored) => {
    const { id, resource, at, isRemoval, changed } = stored;
    const title = titles.get(resource)!;
    return {
      id,
      resource,
      title,
      at: at.toISOString(),
      by: byWhom(stored),
      isRemoval,
      changed: [...changed],
    };
  });
}

/**
 * A listing is called by its place, as the agency sees it; one that was taken off by what it was called. An agenda has the name of its
 * sales rep.
 */
async function titleOf(
  client: Client,
  { siteId, now }: Told,
  { resource, document }: StoredVersion,
): Promise<Multilingual> {
  const salesRepId = AGENDA.exec(resource)?.[1];
  if (salesRepId !== undefined) {
    const name = (await findRepNames(client, siteId)).get(Number(salesRepId));
    return name ? { nl: name } : {};
  }
  const id = LISTING.exec(resource)?.[1];
  if (id === undefined) return titleIn(resource, document);
  const listing = await findListing(client, siteId, {
    id: Number(id),
    onlyOf: null,
    day: inBrussels(now)!.date,
  });
  if (!listing) return titleIn(resource, document);
  return listing.place["nl"] ? listing.place : listing.title;
}

type Titled = { readonly title?: unknown; readonly general?: { readonly title?: unknown } | null };

function titleIn(resource: string, document: string | null): Multilingual {
  if (document === null) return {};
  const parsed: unknown = JSON.parse(document);
  if (resource.startsWith("rentals/")) return titlesOfRental(parsed as RentalUnit);
  const { title, general } = parsed as Titled;
  return MultilingualText.safeParse(title ?? general?.title).data ?? {};
}
