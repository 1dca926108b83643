import type { CustomEntity, EntityItem } from "#features/pages/entity/schema.ts";
import type { Page } from "#features/site/schema/page.ts";
import type { BundleFile } from "../files/write-files.ts";
import { noteMedia } from "./exported-media.ts";
import type { Exporting } from "./exporting.ts";
import { namesOfMedia, withMediaNames } from "./media-names.ts";

type Part = { readonly kind: string; readonly key: string; readonly document: unknown };

const WHOLE_FILES = new Set(["menus", "reference", "collections", "agreements", "agenda"]);

/** Everything of a site's bundle but its listings, holiday homes and media. */
export async function* exportedParts(exporting: Exporting, site: unknown): AsyncGenerator<BundleFile> {
  const { client, siteId } = exporting;
  const { rows } = await client.query<Part>(
    "select kind, key, document from site_part where site_id = $1 order by kind, key",
    [siteId],
  );
  const files = new Map<string, unknown>([
    ["site.json", site],
    ...rows.flatMap((part) => filesOf(part, rows)),
  ]);
  const names = await namesOfMedia(client, exporting, [...files.values()]);
  await noteMedia(client, new Map([...names].map(([address, name]) => [name, address])));
  for (const [name, document] of files) {
    const text = JSON.stringify(withMediaNames(document, names), null, 2);
    yield { name, content: Buffer.from(`${text}\n`) };
  }
}

function filesOf({ kind, key, document }: Part, parts: readonly Part[]): Array<[string, unknown]> {
  if (WHOLE_FILES.has(kind)) return [[`${kind}.json`, document]];
  if (kind === "translations") return [[`translations/${key}.json`, document]];
  if (kind === "pages")
    return (document as Page[]).map((page): [string, unknown] => [`pages/${page.id}.json`, page]);
  if (kind !== "entities") return [];
  const itemsOf = (name: string) =>
    parts.find((part) => part.kind === "entity-items" && part.key === name)?.document as EntityItem[];
  const entities = (document as CustomEntity[]).map((entity) =>
    Object.assign({}, entity, { items: itemsOf(entity.name) ?? [] }),
  );
  return [["entities.json", entities]];
}
