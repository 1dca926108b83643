import type { Client } from "pg";
import type { Site } from "#features/site/schema/site.ts";
import { createMediaIndex } from "../../check/media/media-index.ts";
import { resolveMediaOfParts } from "../../check/media/media-of-parts.ts";
import type { SiteContent } from "../../commit/write-site.ts";
import type { Draft } from "../../drafts/drafts-table.ts";
import { createFaults } from "../../faults.ts";
import { memoryBundle } from "../../files/bundle-files.ts";
import { checkAdditions } from "../../import-bundle.ts";
import { contentOfParts } from "../../write/content-of-parts.ts";
import { mediaNamesIn } from "../import-documents.ts";
import { contentResourceOf } from "./content-target.ts";
import { nullIfRefused } from "./null-if-refused.ts";

type Asked = { readonly site: Site; readonly dataDir: string; readonly now: Date };

/** What publishing a draft would make of the site's content; null where it would be refused, and for a listing. Nothing is written. */
export async function contentWithDraft(
  client: Client,
  { site, dataDir, now }: Asked,
  draft: Draft,
): Promise<SiteContent | null> {
  const resource = contentResourceOf(draft.resource);
  if (!resource) return null;
  return nullIfRefused(async () => {
    const store = { client, site, dataDir };
    const bundle = await resource.bundleWith(store, JSON.parse(draft.document));
    const entries = Object.entries(bundle.files).map(([name, value]): [string, Buffer] => [
      name,
      Buffer.from(JSON.stringify(value)),
    ]);
    const files = Object.fromEntries(entries);
    const faults = createFaults(() => {});
    const { report } = faults;
    const asked = { siteId: site.id, dataDir, now, mediaNames: mediaNamesIn(files), report };
    const checked = await checkAdditions(memoryBundle(files), client, asked);
    if (!checked || faults.count() > 0) return null;
    const media = createMediaIndex(dataDir, checked.addresses);
    return contentOfParts(await resolveMediaOfParts(checked.parts, media), faults.files);
  });
}
