import { afterAll, expect, test } from "vitest";
import { MESSAGES } from "#features/messages.ts";
import { openTestApi } from "./testing/open-test-api.ts";

const api = await openTestApi();
afterAll(() => api.close());

type Listing = { general: { id: number; title: { nl: string } } };

async function titleAt(origin: string): Promise<string> {
  return ((await api.json(`${origin}/nl/ajax/estate/1`)) as Listing).general.title.nl;
}

async function idsLike(id: number): Promise<number[]> {
  const { results } = (await api.json(`/nl/ajax/similar-estate/${id}`)) as { results: Listing[] };
  return results.map(({ general }) => general.id);
}

async function citiesAt(path: string): Promise<string[]> {
  const { results } = (await api.json(path)) as { results: Array<{ name: string }> };
  return results.map(({ name }) => name);
}

test("the host name says for which site a page asks", async () => {
  expect(await titleAt("http://huyzen.localhost")).toBe("Herenhuis");
  expect(await titleAt("http://ZILT.localhost:3000")).toBe("Zeezicht aan de dijk");
  expect(await titleAt("http://unknown.example")).toBe("Herenhuis");
});

test("a language that the site does not publish has no ajax either", async () => {
  expect((await api.get("http://huyzen.localhost/de/ajax/estate/1")).status).toBe(404);
  expect((await api.get("http://zilt.localhost/de/ajax/estate/1")).status).toBe(200);
});

test("an estate of another site, one that never was and one that is gone are told apart", async () => {
  expect((await api.get("/nl/ajax/estate/100")).status).toBe(404);
  expect((await api.get("/nl/ajax/estate/x")).status).toBe(404);
  expect((await api.get("/nl/ajax/estate/9")).status).toBe(410);
});

test("listings like another are offered, also in the place of one that is gone", async () => {
  expect((await idsLike(1)).toSorted()).toEqual([2, 3]);
  expect((await idsLike(9)).toSorted()).toEqual([1, 2, 3]);
  expect((await api.get("/nl/ajax/similar-estate/100")).status).toBe(404);
});

test("maps get their words in the language of the page, and no others", async () => {
  const messages = (await api.json("/fr/ajax/map-messages")) as Record<string, string>;
  expect(messages["map.zoomIn"]).toBe(MESSAGES.fr["map.zoomIn"]);
  expect(Object.keys(messages).filter((key) => !key.startsWith("map."))).toEqual([]);
});

test("a city is found by its name, its alias or its postcode", async () => {
  expect(await citiesAt("/nl/ajax/search-city?q=gen")).toEqual(["Gent"]);
  expect(await citiesAt("/fr/ajax/search-city?q=GAN")).toEqual(["Gand"]);
  expect(await citiesAt("/nl/ajax/search-city?q=90")).toEqual(["Gent"]);
  expect(await citiesAt("/nl/ajax/search-city?q=oostende")).toEqual([]);
  expect(await citiesAt("http://zilt.localhost/nl/ajax/search-city?q=oostende")).toEqual(["Oostende"]);
});

test.each(["9000 Gent", "9000 ge", "9000 Gand", "gent (9000)"])(
  "a city is found by its postcode and name together: %s",
  async (words) => {
    expect(await citiesAt(`/nl/ajax/search-city?q=${encodeURIComponent(words)}`)).toEqual(["Gent"]);
  },
);

test("a city where the agency has nothing now is found by who wants to follow it", async () => {
  expect(await citiesAt("/nl/ajax/search-city?all=1&q=oost")).toEqual(["Oostende"]);
  expect(await citiesAt("/fr/ajax/search-city?all=1&id=2&id=1")).toEqual(["Gand", "Ostende"]);
  expect(await citiesAt("/nl/ajax/search-city?all=1&id=999&id=x")).toEqual([]);
  expect(await api.json("/nl/ajax/search-city?all=1&q=8400")).toEqual({
    results: [{ id: 2, zip: "8400", name: "Oostende", count: 0 }],
  });
});

test("a place is found by a part of its name, as many as a search leaves", async () => {
  const found = { kind: "city", id: 1, zip: "9000", name: "Gent" };
  const at = (where: object) =>
    api.json(`/nl/ajax/search-place?q=ent&where=${encodeURIComponent(JSON.stringify(where))}`);
  expect(await at({})).toMatchObject({ results: [found] });
  expect(await at({ terms: { "general.id": [0] } })).toEqual({ results: [] });
  const wrong = "/nl/ajax/search-place?q=gent&where=";
  for (const where of ["{", '{"terms":{"nonsense":[1]}}'])
    expect((await api.get(wrong + encodeURIComponent(where))).status).toBe(400);
  expect(await api.json("/nl/ajax/search-place?all=1&q=8400")).toMatchObject({
    results: [{ kind: "city", id: 2, zip: "8400", name: "Oostende", count: 0 }, { kind: "municipality" }],
  });
});

test.each([
  "",
  "?q=",
  "?q=%20",
  "?q=%00",
  "?q=%25",
  "?q=_",
  "?q=%27--",
  "?q=%ED%A0%80",
  `?q=${"x".repeat(150)}`,
])("what nobody types finds no city: %s", async (query) => {
  expect(await api.json(`/nl/ajax/search-city${query}`)).toEqual({ results: [] });
});
