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
import { bundleFiles, estateJson, linesOf, REFERENCE } from "../testing/test-bundle.ts";
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
  await api.bring(bundleFiles({ "site.json": site(), "reference.json": JSON.stringify(REFERENCE) }));
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
      await api.bring(
        { "estates.ndjson": linesOf([...documents.values()]) },
        { siteId: imported.id, source: "api", partial: true },
      );
      expect(await shownOf(written.id)).toEqual(await shownOf(imported.id));
    }),
    { numRuns: 12 },
  );
}, 120_000);
