import { AppError } from "#features/site/api/app-error.ts";
import { errorFindings, type Finding } from "../../finding.ts";
import { checkDocuments } from "../check-documents.ts";
import { ITEM, MENU, PAGE, SITE } from "../content/content-writes.ts";
import { type ContentResource, etagOf } from "../content/resource.ts";
import { toldOf, writeContent } from "../content/write-content.ts";
import type { DraftContext, DraftTarget } from "./draft-target.ts";

/** Example: `entities/guides/items/3`. */
const NAMES: ReadonlyArray<readonly [RegExp, (params: Record<string, string>) => ContentResource]> = [
  [/^pages\/(?<id>\d+)$/, PAGE.resourceOf],
  [/^menus\/(?<type>[\w-]+)$/, MENU.resourceOf],
  [/^entities\/(?<name>[^/]+)\/items\/(?<id>\d+)$/, ITEM.resourceOf],
  [/^site$/, SITE.resourceOf],
];

/** A page, menu, item or the site's own document; null for another name. */
export function contentTarget({ client, site, dataDir }: DraftContext, name: string): DraftTarget | null {
  const resource = contentResourceOf(name);
  if (!resource) return null;
  const store = { client, site, dataDir };
  const told = (finding: Finding) => toldOf(finding, resource);
  return {
    names: [resource.subject],
    read: async () => {
      const document = await resource.read(store);
      return document === null ? null : { document, etag: etagOf(document) };
    },
    // Who writes content writes all of it.
    refuse: () => undefined,
    check: async (document, now) => {
      try {
        const { files } = await resource.bundleWith(store, document);
        const entries = Object.entries(files).map(([file, value]) => [
          file,
          Buffer.from(JSON.stringify(value)),
        ]);
        return await checkDocuments(client, { site, dataDir, now, files: Object.fromEntries(entries), told });
      } catch (error) {
        if (error instanceof AppError && error.code === "refused")
          return errorFindings(error.particulars.errors);
        throw error;
      }
    },
    publish: async (write, document) => (await writeContent(client, write, resource, () => document)).written,
  };
}

/** A page, menu, item or the site by its name; null for another. Example: `pages/3`. */
export function contentResourceOf(name: string): ContentResource | null {
  for (const [pattern, open] of NAMES) {
    const groups = pattern.exec(name)?.groups;
    if (groups || pattern.test(name)) return open({ ...groups });
  }
  return null;
}
