import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  option,
  record,
} from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleFiles, estateJson, linesOf, pageJson, REFERENCE, siteJson } from "../testing/test-bundle.ts";
import { newSite } from "../testing/test-imports.ts";
import { FIRST_GIVEN_NUMBER } from "../ids/text-ids.ts";
import { mergePatch } from "./merge-patch.ts";
import { openWriteApi } from "./testing/open-write-api.ts";

let api: Awaited<ReturnType<typeof openWriteApi>>;
beforeAll(async () => void (api = await openWriteApi()));
afterAll(() => api.close());

type Write =
  | { readonly method: "PUT"; readonly key: string; readonly body: object }
  | { readonly method: "PATCH"; readonly key: string; readonly body: object }
  | { readonly method: "DELETE"; readonly key: string };

const key = constantFrom("a", "b", "c", "d");
const general = record(
  {
    reference: constantFrom("R1", "R2"),
    price: record({ value: integer({ min: 0, max: 900_000 }) }),
    bedroomCount: integer({ min: -1, max: 5 }),
    title: option(record({ nl: constantFrom("Huis", "Villa") })),
  },
  { requiredKeys: [] },
);
const write: Arbitrary<Write> = oneof(
  record({
    method: constant("PUT" as const),
    key,
    body: general.map((more) => estateJson(undefined, more as Record<string, unknown>)),
  }),
  record({ method: constant("PATCH" as const), key, body: general.map((more) => ({ general: more })) }),
  record({ method: constant("DELETE" as const), key }),
);

/** What a site shows of its listings, with nothing of their numbers and of when they came. */
async function shownOf(siteId: string) {
  const { rows } = await api.storage.pool.query<{
    external_id: string;
    document: { general: object };
    price: number;
  }>(
    `select l.external_id, c.document, e.price from listing_source l join estate e using (site_id, id)
       join estate_content c using (site_id, id) where site_id = $1 and source = 'api' order by external_id`,
    [siteId],
  );
  return rows.map((row) =>
    JSON.stringify(row, (_name, value: unknown) => (Number(value) >= FIRST_GIVEN_NUMBER ? undefined : value)),
  );
}

async function newAgency() {
  const { id, site } = newSite();
  await api.importFiles(bundleFiles({ "site.json": site(), "reference.json": JSON.stringify(REFERENCE) }));
  return { id, token: await api.token(id) };
}

/** The documents after writes that were taken. */
type Documents = ReadonlyMap<string, object>;

function after(documents: Documents, one: Write): Documents {
  const next = new Map(documents);
  const before = next.get(one.key);
  if (one.method === "PUT") next.set(one.key, withId(one.body, one.key));
  if (one.method === "PATCH" && before)
    next.set(one.key, withId(mergePatch(before, one.body) as object, one.key));
  if (one.method === "DELETE") next.delete(one.key);
  return next;
}

function withId(document: object, externalId: string): object {
  const { general: own } = document as { general?: object };
  const { id: _id, ...rest } = (own ?? {}) as { id?: number };
  return { ...document, general: { ...rest, externalId } };
}

test("after any writes the site is that of one import of the documents as they are then, and repeating changes nothing", async () => {
  await assert(
    asyncProperty(array(write, { minLength: 1, maxLength: 6 }), async (writes) => {
      const written = await newAgency();
      let documents: Documents = new Map();
      for (const one of writes) {
        const send = () =>
          api.call(one.method, `${written.id}/estates/api:${one.key}`, {
            token: written.token,
            ...("body" in one ? { body: one.body } : {}),
          });
        const { status } = await send();
        if (status < 300) documents = after(documents, one);
        const before = await shownOf(written.id);
        await send();
        expect(await shownOf(written.id)).toEqual(before);
      }
      const imported = await newAgency();
      await api.importFiles(
        { "estates.ndjson": linesOf([...documents.values()]) },
        { siteId: imported.id, source: "api", partial: true },
      );
      expect(await shownOf(written.id)).toEqual(await shownOf(imported.id));
    }),
    { numRuns: 12 },
  );
}, 120_000);

const GUIDES = {
  name: "guides",
  title: { nl: "Wijken" },
  pageId: 1,
  fields: [{ name: "homes", label: {}, kind: "number" }],
};
const CONTENT = {
  "pages/1": pageJson(),
  "menus/main": [{ id: 1, label: { nl: "Te koop" }, pageId: 1 }],
  "menus/footer": [],
} as const;

const id = constantFrom(2, 3);
const words = record(
  { nl: constantFrom("wonen", "team"), fr: constantFrom("equipe", "agence") },
  { requiredKeys: [] },
);
const button = id.map((pageId) => ({ label: { nl: "Meer" }, pageId }));
const blocks = array(
  record({
    id: constantFrom("a", "b"),
    type: constant("call-to-action"),
    heading: constant({ nl: "Wij" }),
    buttons: array(button, { maxLength: 1 }),
  }),
  { maxLength: 2 },
);
const page = record({ title: words, paths: words, blocks });
const item = record({
  title: words,
  paths: words,
  values: record({ homes: oneof(integer({ min: 0, max: 9 }), constant("veel")) }, { requiredKeys: [] }),
  blocks,
});
const menuItems = array(record({ id: constantFrom(1, 2), label: words, pageId: constantFrom(1, 2, 3) }), {
  maxLength: 2,
});
const some = (document: Arbitrary<object>) =>
  document.chain((whole) =>
    constantFrom(...Object.keys(whole)).map((field) => ({
      [field]: (whole as Record<string, unknown>)[field],
    })),
  );

type ContentWrite = { readonly method: string; readonly path: string; readonly body?: unknown };

const writesOf = (path: Arbitrary<string>, body: Arbitrary<object>): Arbitrary<ContentWrite> =>
  oneof(
    record({ method: constant("PUT"), path, body }),
    record({ method: constant("PATCH"), path, body: some(body) }),
    record({ method: constant("DELETE"), path }),
  );

const contentWrite = oneof(
  writesOf(
    id.map((number) => `pages/${number}`),
    page,
  ),
  writesOf(
    id.map((number) => `entities/guides/items/${number}`),
    item,
  ),
  record({
    method: constantFrom("PUT", "PATCH"),
    path: constantFrom("menus/main", "menus/footer"),
    body: menuItems,
  }),
  record({
    method: constant("PATCH"),
    path: constant("site"),
    body: record({ slogan: words, settings: record({ notFoundPageId: option(constantFrom(1, 2)) }) }),
  }),
);

function applied(documents: ReadonlyMap<string, unknown>, { method, path, body }: ContentWrite) {
  const next = new Map(documents);
  if (method === "DELETE") next.delete(path);
  else {
    const document = method === "PUT" ? body : mergePatch(documents.get(path), body);
    const number = /\d+$/.exec(path)?.[0];
    next.set(path, number === undefined ? document : { ...(document as object), id: Number(number) });
  }
  return next;
}

/** The bundle of a site whose content these documents are. */
function bundleOf(documents: ReadonlyMap<string, unknown>) {
  const below = (start: string) => [...documents].filter(([path]) => path.startsWith(start));
  return bundleFiles({
    "pages/home.json": null,
    ...Object.fromEntries(
      below("pages/").map(([path, document]) => [`${path}.json`, JSON.stringify(document)]),
    ),
    "menus.json": JSON.stringify(
      Object.fromEntries(below("menus/").map(([path, document]) => [path.slice("menus/".length), document])),
    ),
    "entities.json": JSON.stringify([
      { ...GUIDES, items: below("entities/").map(([, document]) => document) },
    ]),
    "site.json": JSON.stringify(documents.get("site")),
    "reference.json": JSON.stringify(REFERENCE),
  });
}

async function contentOf(siteId: string) {
  const { rows } = await api.storage.pool.query<{ kind: string; document: unknown }>(
    `select kind, key, document from site_part where site_id = $1
     union all select 'site', '', document - 'id' - 'hostnames' from site where site_id = $1 order by 1, 2`,
    [siteId],
  );
  return rows;
}

/** A site of its own with the content of these documents. */
async function newContent(documents: ReadonlyMap<string, unknown>) {
  const { id: siteId, hostnames } = newSite();
  const own = { ...(documents.get("site") as object), id: siteId, hostnames };
  const result = await api.importFiles(bundleOf(new Map([...documents, ["site", own]])));
  return { siteId, result };
}

test("after any writes of content the site is that of one import of the documents, and what is refused would be by it", async () => {
  await assert(
    asyncProperty(array(contentWrite, { minLength: 1, maxLength: 8 }), async (writes) => {
      let documents: ReadonlyMap<string, unknown> = new Map([
        ...Object.entries(CONTENT),
        ["site", siteJson()],
      ]);
      const { siteId } = await newContent(documents);
      const token = await api.token(siteId, ["content"]);
      for (const one of writes) {
        const send = () =>
          api.call(one.method, `${siteId}/${one.path}`, {
            token,
            ...("body" in one ? { body: one.body } : {}),
          });
        const { status } = await send();
        if (status < 300) documents = applied(documents, one);
        if (status === 422) expect((await newContent(applied(documents, one))).result.kind).toBe("refused");
        const before = await contentOf(siteId);
        await send();
        expect(await contentOf(siteId)).toEqual(before);
      }
      const imported = await newContent(documents);
      expect(imported.result.kind).toBe("imported");
      expect(await contentOf(siteId)).toEqual(await contentOf(imported.siteId));
    }),
    { numRuns: 12 },
  );
}, 120_000);
