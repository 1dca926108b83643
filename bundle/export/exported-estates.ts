import { EstateNode } from "#features/listings/schema/estate.ts";
import { mediaOfNode } from "../check/media/media-of-node.ts";
import { ESTATES_FILE } from "../files/bundle-files.ts";
import { BUNDLE } from "../ids/listing-sources.ts";
import { ownNode, type StoredNode } from "../reindex/rebuilt-building.ts";
import { mediaUrlsOf, remoteNameOf } from "../remote-media/media-urls.ts";
import { noteMedia } from "./exported-media.ts";
import type { Exporting } from "./exporting.ts";
import { namesOfMedia, withMediaNames } from "./media-names.ts";

const BATCH = 200;

type Listing = StoredNode & {
  readonly id: number;
  readonly source: string;
  readonly externalId: string | null;
  readonly line: string | null;
};

/** The lines of estates.ndjson as they were brought, with the numbers and the sources of those that a bundle did not bring. */
export async function* exportedEstates(exporting: Exporting): AsyncGenerator<Buffer> {
  const { client, siteId } = exporting;
  for (let last = 0; ;) {
    const { rows } = await client.query<Listing>(READ, [siteId, last, BATCH]);
    if (rows.length === 0) return;
    last = rows.at(-1)!.id;
    yield Buffer.from((await linesOf(exporting, rows)).map((line) => `${line}\n`).join(""));
  }
}

async function linesOf(exporting: Exporting, rows: readonly Listing[]): Promise<string[]> {
  const { client, siteId } = exporting;
  const brought = rows.map(({ line }) => (line === null ? null : (JSON.parse(line) as Node)));
  const named = brought.map((node) => (node ? [...filesOf(node)] : []));
  const fetched = brought.flatMap((node) => (node ? mediaUrlsOf(node).map(remoteNameOf) : []));
  const assets = await client.query<{ name: string; file: string }>(FIND_ASSETS, [
    siteId,
    [...named.flat(), ...fetched],
  ]);
  const files = new Map(assets.rows.map(({ name, file }) => [name, file]));
  await noteMedia(client, files);
  const lines: string[] = [];
  for (const [at, row] of rows.entries()) {
    const node = brought[at] ?? null;
    const isWhole = node !== null && named[at]!.every((name) => files.has(name));
    if (!isWhole) report(exporting, row);
    lines.push(isWhole ? lineOf(row, node) : JSON.stringify(withIds(row, await storedNode(exporting, row))));
  }
  return lines;
}

type Node = Record<string, unknown> & { readonly general?: object };

/** A listing of the bundle's own stands in it as it was brought. */
function lineOf(listing: Listing, node: Node): string {
  const isAsBrought = listing.source === BUNDLE && listing.externalId === null;
  return isAsBrought ? listing.line! : JSON.stringify(withIds(listing, node));
}

function withIds({ id, externalId, source }: Listing, node: Node): Node {
  const { id: _, externalId: __, source: ___, ...general } = (node.general ?? {}) as Record<string, unknown>;
  const ids = { id, ...(externalId !== null && { externalId }), ...(source !== BUNDLE && { source }) };
  return { ...node, general: { ...ids, ...general } };
}

/** The files of media/ that a line names; what was brought by its address is not among them. */
function filesOf(node: Node): Set<string> {
  const lists = { pictures: [], videos: [], files: [], ...node } as unknown as EstateNode;
  return new Set([...mediaOfNode(lists)].map(({ file }) => file).filter((file) => typeof file === "string"));
}

/** A listing as far as what is shown of it tells, with its true address and price. */
async function storedNode(exporting: Exporting, stored: StoredNode): Promise<Node> {
  const node = ownNode(stored);
  const names = await namesOfMedia(exporting.client, exporting, node);
  await noteMedia(exporting.client, new Map([...names].map(([address, name]) => [name, address])));
  const known = {
    ...node,
    pictures: node.pictures.filter(({ file }) => names.has(file)),
    general: { ...node.general, source: undefined },
  };
  return withMediaNames(known, names) as unknown as Node;
}

function report(exporting: Exporting, { id, line }: Listing): void {
  const reason =
    line === null ? "its line was not kept when it was brought" : "its line names files that are not kept";
  exporting.report({
    level: "warning",
    code: "written-as-shown",
    file: ESTATES_FILE,
    id,
    message: `listing ${id}: ${reason}; it is written as it is shown`,
  });
}

const READ = `
  select e.id, coalesce(l.source, '${BUNDLE}') as source, l.external_id as "externalId", l.line, c.document,
    a.address as "privateAddress", v.figures
  from estate e join estate_content c using (site_id, id)
    left join listing_source l using (site_id, id)
    left join estate_private_address a using (site_id, id)
    left join estate_private_price v using (site_id, id)
  where e.site_id = $1 and e.id > $2 order by e.id limit $3`;

const FIND_ASSETS = "select name, file from asset where site_id = $1 and name = any($2::text[])";
