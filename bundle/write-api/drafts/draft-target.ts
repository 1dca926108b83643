import type { Client } from "pg";
import type { Holder } from "#features/site/access/holder.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { ToldFinding } from "../../finding.ts";
import type { Write } from "../write.ts";
import { contentTarget } from "./content-target.ts";
import { listingTarget } from "./listing-target.ts";
import type { Publication } from "./schema.ts";

/** Where drafts are kept, and on whose behalf. */
export type DraftContext = {
  readonly client: Client;
  readonly site: Site;
  readonly dataDir: string;
  readonly holder: Pick<Holder, "onlyOf">;
};

/** What a draft is of: a page, menu, item, listing or the site's own document. */
export type DraftTarget = {
  /** Under which names its draft may be kept; the first is that of a new one. */
  readonly names: readonly [string, ...string[]];
  /** As it stands; null where it does not exist. */
  read(): Promise<{ readonly document: unknown; readonly etag: string } | null>;
  /** Throws where the holder may not make these changes. */
  refuse(changed: readonly string[], document: unknown): void;
  /** What publishing a document would find. */
  check(document: unknown, now: Date): Promise<readonly ToldFinding[]>;
  /** Publishes a document as `PUT` does, where nobody else writes on the site. */
  publish(write: Write, document: unknown): Promise<NonNullable<Publication["written"]>>;
};

/** What a name means; throws where it means nothing, or nothing that the holder sees. Example of a name: `pages/3`. */
export async function openTarget(context: DraftContext, name: string): Promise<DraftTarget> {
  const target = name.startsWith("estates/")
    ? await listingTarget(context, name.slice("estates/".length))
    : contentTarget(context, name);
  if (!target) throw new AppError("not-found");
  return target;
}
