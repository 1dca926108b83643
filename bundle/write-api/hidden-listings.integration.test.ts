import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDesk } from "#features/desk/testing/open-test-desk.ts";
import { bundleFiles, estateJson, linesOf } from "../testing/test-bundle.ts";
import { newSite } from "../testing/test-imports.ts";

let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeAll(async () => void (desk = await openTestDesk()));
afterAll(() => desk.close());

const PROJECT = { project: true, headType: { id: 7 } };
const IN_SET = { estate_collections: [{ estate_collection_id: 1 }] };
const SHOWN = [
  estateJson(1, { bedroomCount: 2 }, IN_SET),
  estateJson(10, PROJECT),
  estateJson(11, { parentId: 10, bedroomCount: 3, price: { value: 300_000 } }),
];
/** A home, the cheapest unit of a project that is shown, and a project with its unit. */
const hiddenNodes = (hidden: boolean) => [
  estateJson(2, { hidden, bedroomCount: 5, title: { nl: "Herenhuis" } }, IN_SET),
  estateJson(12, { hidden, parentId: 10, bedroomCount: 1, price: { value: 90_000 } }),
  estateJson(20, { ...PROJECT, hidden }),
  estateJson(21, { parentId: 20 }),
];
const HIDDEN = [2, 12, 20, 21];

async function agency(nodes: readonly unknown[]) {
  const { id, site } = newSite();
  await desk.importFiles(bundleFiles({ "site.json": site(), "estates.ndjson": linesOf(nodes) }));
  const token = await desk.token(id);
  const headers = { Authorization: `Bearer ${token}` };
  const ask = async (method: string, path: string, body?: unknown) =>
    desk.call(method, `${id}/${path}`, { body, headers });
  const asVisitor = async (method: string, path: string, body?: unknown) => {
    const { status, json } = await desk.call(method, `${id}/${path}`, { body, headers: {} });
    return { status, json };
  };
  return { id, ask, asVisitor };
}

const SEARCHES = [
  {},
  { view: "marker" },
  { view: "full" },
  { groupBy: "city" },
  { sortBy: { sortType: "price" } },
  { where: { terms: { "general.parentId": [10, 20] } } },
  { where: { terms: { "general.id": [1, 2, 10, 20] } } },
  { where: { terms: { "general.bedroomCount": [1, 5] } } },
  { where: { match: { "*": "herenhuis" } } },
  { where: { range: { "general.price.value": { lt: 200_000 } } } },
];

const CALLS: ReadonlyArray<readonly [method: string, path: string, body?: unknown]> = [
  ["GET", "estates/v2/1"],
  ["GET", "estates/v2/10"],
  ["GET", "estates/group/10"],
  ["GET", "estate-collections/1"],
  ["POST", "estate-filters", { where: {} }],
  ...SEARCHES.map((body) => ["POST", "estates", body] as const),
];

test("visitors find of a site what they would without its hidden listings", async () => {
  const [one, other] = [await agency(SHOWN), await agency([...SHOWN, ...hiddenNodes(true)])];
  const answersOf = async ({ id, asVisitor }: typeof one) => {
    const answers = [];
    for (const call of CALLS) answers.push([call, await asVisitor(...call)]);
    const addresses = await desk.storage.listEstateAddresses(id);
    const feed = await desk.storage.readFeedPart(id, 0);
    const told = [
      answers,
      await desk.storage.findSimilar(id, 1, 5),
      addresses.map(({ changedAt: _at, ...address }) => address),
      feed.map(({ changedAt: _at, ...listing }) => listing),
    ];
    return JSON.parse(JSON.stringify(told).replaceAll(id, "site"));
  };
  const answers = await answersOf(one);
  expect(answers[0].filter(([, { status }]: [unknown, { status: number }]) => status !== 200)).toEqual([]);
  expect(await answersOf(other)).toEqual(answers);
});

test.each(HIDDEN)(
  "the address of hidden listing %i answers as gone, and the same address shows it again",
  async (listing) => {
    const { ask, asVisitor } = await agency([...SHOWN, ...hiddenNodes(false)]);
    const before = await asVisitor("GET", `estates/v2/${listing}`);
    const owner = listing === 21 ? 20 : listing;
    expect((await ask("PATCH", `estates/${owner}`, { general: { hidden: true } })).status).toBe(200);
    expect((await asVisitor("GET", `estates/v2/${listing}`)).status).toBe(410);
    expect((await ask("GET", `estates/${listing}`)).json).toMatchObject({ general: { id: listing } });
    expect((await ask("PATCH", `estates/${owner}`, { general: { hidden: false } })).status).toBe(200);
    const after = await asVisitor("GET", `estates/v2/${listing}`);
    expect(before.status).toBe(200);
    expect(after.json?.["uri"]).toEqual(before.json?.["uri"]);
  },
);

test("the agency still finds what it hides, and says which", async () => {
  const { ask } = await agency([...SHOWN, ...hiddenNodes(true)]);
  const idsOf = async (query: string) => {
    const { json } = await ask("GET", `listings?${query}`);
    return (json as unknown as { listings: { id: number }[] }).listings.map(({ id }) => id);
  };
  expect(await idsOf("")).toEqual([21, 20, 12, 11, 10, 2, 1]);
  expect(await idsOf("state=hidden")).toEqual([21, 20, 12, 2]);
  expect((await ask("GET", "listings/21")).json).toMatchObject({ isHidden: false, isProjectHidden: true });
  expect((await ask("GET", "listings/2")).json).toMatchObject({ isHidden: true, isProjectHidden: false });
});

test("visitors can't ask about a hidden listing, book a visit of it or send it to a friend", async () => {
  const { asVisitor } = await agency([...SHOWN, ...hiddenNodes(true)]);
  for (const path of [
    "live-agenda/2?from=2026-03-02&to=2026-03-09",
    "estates/2/contact-info",
    "estates/group/20",
  ])
    expect((await asVisitor("GET", path)).status).toBe(410);
});
