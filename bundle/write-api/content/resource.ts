import { hash } from "node:crypto";
import type { ClientBase } from "pg";
import type { Locale } from "#domain/locale/locale.ts";
import { namesOfMedia, withMediaNames } from "../../export/media-names.ts";
import type { Site } from "#features/site/schema/site.ts";

/** A site in the database, and where its files lie. */
export type SiteStore = { readonly client: ClientBase; readonly site: Site; readonly dataDir: string };

/** What of a site's content has an address of its own in the API, as the file of a bundle has it. */
export type ContentResource = {
  /** As the log names it. Example: `pages/3`. */
  readonly subject: string;
  /** The file of a bundle that holds it, and what stands before its own fields in the places that findings name. */
  readonly file: string;
  readonly within: RegExp | null;
  /** The document as it would be brought; null where there is none. */
  read(store: SiteStore): Promise<unknown>;
  /** The bundle that puts a document in its place. */
  bundleWith(store: SiteStore, document: unknown): Promise<PartialBundle>;
  /** The bundle without it; null for what a site can't be without. */
  readonly bundleWithout: ((store: SiteStore) => Promise<PartialBundle>) | null;
  /** A version as it may be put back; the version itself where absent. */
  readonly restorable?: (stored: unknown, version: unknown) => unknown;
  /** Its address on the site in each language. */
  addresses(store: SiteStore): Promise<{ readonly [locale in Locale]?: string }>;
};

export type PartialBundle = {
  readonly files: Readonly<Record<string, unknown>>;
  readonly removedPages?: readonly number[];
};

/** A stored part of a site; undefined where it has none. */
export async function readPart<Part>(
  { client, site }: SiteStore,
  kind: string,
  key = "",
): Promise<Part | undefined> {
  const { rows } = await client.query<{ document: Part }>(
    "select document from site_part where site_id = $1 and kind = $2 and key = $3",
    [site.id, kind, key],
  );
  return rows[0]?.document;
}

/** A stored document with the names that a bundle gives to media, and without what an import measures. */
export async function asBrought<Document>(
  { client, site, dataDir }: SiteStore,
  document: Document,
): Promise<Document> {
  return withMediaNames(document, await namesOfMedia(client, { siteId: site.id, dataDir }, document));
}

/** What `If-Match` names: the same as long as `GET` answers the same document. */
export function etagOf(document: unknown): string {
  return `"${hash("sha256", JSON.stringify(document), "base64url")}"`;
}
