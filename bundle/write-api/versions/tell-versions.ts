import type { Client } from "pg";
import { inBrussels } from "#domain/format/moments.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { MultilingualText } from "#features/site/schema/primitives.ts";
import type { StoredVersion } from "../../versions/find-versions.ts";
import { findListing } from "../listings/find-listings.ts";
import { byWhom, type Version } from "./schema.ts";

type Told = { readonly siteId: string; readonly now: Date };

const LISTING = /^estates\/(\d+)$/;

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

/** A listing is called by its place, as the agency sees it; one that was taken off by what it was called. */
async function titleOf(
  client: Client,
  { siteId, now }: Told,
  { resource, document }: StoredVersion,
): Promise<Multilingual> {
  const id = LISTING.exec(resource)?.[1];
  if (id === undefined) return titleIn(document);
  const listing = await findListing(client, siteId, {
    id: Number(id),
    onlyOf: null,
    day: inBrussels(now)!.date,
  });
  if (!listing) return titleIn(document);
  return listing.place["nl"] ? listing.place : listing.title;
}

function titleIn(document: string | null): Multilingual {
  const { title, general } = (document === null ? {} : JSON.parse(document)) as {
    readonly title?: unknown;
    readonly general?: { readonly title?: unknown } | null;
  };
  return MultilingualText.safeParse(title ?? general?.title).data ?? {};
}
