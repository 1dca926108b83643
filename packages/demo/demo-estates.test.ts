import { expect, test } from "vitest";
import { EstateList } from "../../features/listings/schema/listing-blocks.ts";
import { SUB_TYPES } from "../../domain/estate/reference/sub-types.ts";
import { LOCALES } from "../../domain/locale/locale.ts";
import { bundleContents } from "./bundle-contents.ts";
import { DEMO_AGENCIES } from "./write-demo.ts";

const TODAY = new Date("2026-11-21T09:00:00Z");
const [HUYZEN, ZILT] = DEMO_AGENCIES.map((plan) => bundleContents(plan, TODAY)) as [
  ReturnType<typeof bundleContents>,
  ReturnType<typeof bundleContents>,
];
const BOTH = [...HUYZEN.nodes, ...ZILT.nodes];
const ROOTS = [...HUYZEN.roots, ...ZILT.roots];

const sorted = (values: Iterable<number | undefined | null>) =>
  [...new Set(values)].filter((value) => value != null).toSorted((one, other) => one - other);

test("the city agency lists about 150 homes, the coast agency about 60", () => {
  expect(HUYZEN.roots.length).toBeGreaterThanOrEqual(145);
  expect(HUYZEN.roots.length).toBeLessThanOrEqual(160);
  expect(ZILT.roots.length).toBeGreaterThanOrEqual(55);
  expect(ZILT.roots.length).toBeLessThanOrEqual(65);
});

test("no id appears twice on a site", () => {
  for (const { nodes } of [HUYZEN, ZILT]) {
    expect(new Set(nodes.map(({ general }) => general.id)).size).toBe(nodes.length);
  }
});

test("every head type and every transaction appears at the city agency", () => {
  expect(sorted(HUYZEN.nodes.map(({ general }) => general.headType?.id))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 9, 10,
  ]);
  const transactions = BOTH.map(({ general }) => general.transaction?.id);
  expect(sorted(transactions)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 11]);
});

test("head type and sub type of every listing belong together", () => {
  for (const { general } of BOTH) {
    const subType = SUB_TYPES.find(({ id }) => id === general.subType?.id);
    expect(general.headType?.id, `${general.id}`).toBe(subType?.headTypeId);
  }
});

test("at least half of all sub types have a listing", () => {
  const shown = new Set(BOTH.map(({ general }) => general.subType?.id));
  expect(shown.size).toBeGreaterThanOrEqual(SUB_TYPES.length / 2);
});

test("all three regions appear, and only places of the coast have a view of the sea", () => {
  expect(new Set(BOTH.map(({ general }) => general.address?.region))).toEqual(
    new Set(["FLANDERS", "BRUSSELS", "WALLONIA"]),
  );
  for (const { property, general } of BOTH) {
    if (property?.other?.sea_view) expect(Number(general.address?.city?.zip)).toBeGreaterThanOrEqual(8300);
  }
});

test("sold and rented homes wear the badges, others wear new and under option", () => {
  for (const { general } of BOTH) {
    if (general.transaction?.id === 5) expect(general.sticker?.id).toBe(1);
    if (general.transaction?.id === 6) expect(general.sticker?.id).toBe(2);
  }
  const stickers = sorted(BOTH.map(({ general }) => general.sticker?.id));
  expect(stickers).toEqual(expect.arrayContaining([1, 2, 3, 4]));
});

test("about one address in ten is hidden", () => {
  const hidden = ROOTS.filter(({ general }) => general.address?.visible === false).length;
  expect(hidden / ROOTS.length).toBeGreaterThan(0.07);
  expect(hidden / ROOTS.length).toBeLessThan(0.13);
});

test("about one listing in ten misses one or two languages, the others none", () => {
  const gaps = ROOTS.map(({ general }) => LOCALES.filter((locale) => !general.title?.[locale]).length);
  const short = gaps.filter((gap) => gap > 0);
  expect(short.length / ROOTS.length).toBeGreaterThan(0.07);
  expect(short.length / ROOTS.length).toBeLessThan(0.13);
  expect(Math.max(...short)).toBe(2);
  expect(short).toContain(1);
});

test("half of the stock has attribute groups, the rest the estate's own groups, and none has neither", () => {
  const stock = ROOTS.filter(({ general }) => !general.project);
  const tabs = stock.filter(({ property }) => property).length;
  expect(tabs / stock.length).toBeGreaterThan(0.4);
  expect(tabs / stock.length).toBeLessThan(0.65);
  for (const { property, technical, general } of BOTH)
    expect(property ?? technical, `${general.id}`).toBeTruthy();
});

test("no description and no summary is told twice in any language", () => {
  for (const locale of LOCALES) {
    const told = BOTH.map(({ general }) => general.description?.[locale]).filter(Boolean);
    const twice = told.filter((text, at) => told.indexOf(text) !== at);
    expect(twice).toEqual([]);
  }
});

test("no text still holds a placeholder or an undefined value", () => {
  for (const { general } of BOTH) {
    const texts = [general.title, general.description, general.shortDescription];
    expect(JSON.stringify(texts)).not.toMatch(/[{]\w+[}]|undefined|null m²|NaN/);
  }
});

test("each project has six to fourteen units, and says from which price in two ways", () => {
  const projects = ROOTS.filter(({ general }) => general.project);
  expect(projects.length).toBe(5);
  for (const { general } of projects) {
    const units = BOTH.filter((node) => node.general.parentId === general.id);
    expect(units.length).toBeGreaterThanOrEqual(6);
    expect(units.length).toBeLessThanOrEqual(14);
  }
  const isPriced = projects.map(({ general }) => general.price?.priceFrom != null);
  expect(isPriced).toContain(true);
  expect(isPriced).toContain(false);
});

test("one project is mostly sold", () => {
  const shares = HUYZEN.roots
    .filter(({ general }) => general.project)
    .map(({ general }) => HUYZEN.nodes.filter((node) => node.general.parentId === general.id))
    .map((units) => units.filter(({ general }) => general.transaction?.id === 5).length / units.length);
  expect(Math.max(...shares)).toBeGreaterThan(0.5);
});

test("a notary sale names its notary, its starting price and a session still to come", () => {
  const sales = BOTH.filter(({ general }) => general.transaction?.id === 3);
  expect(sales.length).toBeGreaterThanOrEqual(5);
  for (const { property, general } of sales) {
    expect(property?.notary?.setting_price).toBe(general.price?.value);
    expect(Date.parse(property?.notary?.session_date ?? "")).toBeGreaterThan(TODAY.getTime());
    expect(property!.notary!.bid_start_date! < property!.notary!.bid_end_date!).toBe(true);
  }
});

test("nothing was published in the future", () => {
  for (const { general } of BOTH)
    expect(Date.parse(general.publicationDate!)).toBeLessThan(Date.parse("2026-11-21T00:00:00Z"));
});

test("every listing shows five to fourteen pictures, the front first", () => {
  for (const { pictures, general } of BOTH) {
    expect(pictures.length, `${general.id}`).toBeGreaterThanOrEqual(5);
    expect(pictures.length, `${general.id}`).toBeLessThanOrEqual(14);
    expect(pictures[0]?.kind).toBe("photo");
  }
});

/** What a list's fixed conditions let through; they only ask for ids of the listing itself. */
function listed({ nodes, roots }: typeof HUYZEN, block: Record<string, unknown>) {
  const { where = {}, collectionIds = [] } = EstateList.parse(block);
  const asked = Object.entries(where.terms ?? {});
  return roots.filter((root) => {
    const family = [root, ...nodes.filter(({ general }) => general.parentId === root.general.id)];
    const ids = new Set(
      family.flatMap((node) => node.estate_collections.map((one) => one.estate_collection_id)),
    );
    const valueAt = (path: string) =>
      path === "general.headType.id" ? root.general.headType?.id : root.general.transaction?.id;
    const collected = collectionIds.length === 0 || collectionIds.some((id) => ids.has(id));
    return collected && asked.every(([path, values]) => values.includes(valueAt(path) ?? 0));
  });
}

test("no list of either site is empty", () => {
  for (const site of [HUYZEN, ZILT]) {
    const pages = [...site.files].filter(([name]) => name.startsWith("pages/"));
    const blocks = pages.flatMap(([name, text]) =>
      JSON.parse(text)
        .blocks.filter((block: { type: string }) => block.type === "estate-list")
        .map((block: Record<string, unknown>) => ({ name, block })),
    );
    expect(blocks.length).toBeGreaterThan(5);
    for (const { name, block } of blocks)
      expect(listed(site, block).length, `${name} ${block.id}`).toBeGreaterThan(2);
  }
});

test("every collection of a site is named, and holds something", () => {
  for (const { files, nodes } of [HUYZEN, ZILT]) {
    const rows: { id: number }[] = JSON.parse(files.get("collections.json") ?? "[]");
    const named = new Set(rows.map(({ id }) => id));
    const used = nodes.flatMap((node) => node.estate_collections.map((one) => one.estate_collection_id));
    expect(sorted(used).filter((id) => !named.has(id))).toEqual([]);
  }
});
