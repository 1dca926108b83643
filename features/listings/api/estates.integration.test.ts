import { afterAll, expect, test } from "vitest";
import { SECRETS } from "#server/api/testing/listings.ts";
import { openTestApi } from "#server/api/testing/open-test-api.ts";

const api = await openTestApi();
afterAll(() => api.close());

const huyzen = "/api/sites/huyzen";

test("an estate is answered whole, with who to call about it", async () => {
  expect(await api.json(`${huyzen}/estates/v2/1`)).toMatchObject({
    general: { id: 1, title: { nl: "Herenhuis" }, address: { number: "12" } },
  });
  expect(await api.json(`${huyzen}/estates/1/contact-info`)).toMatchObject({ firstname: "An" });
});

test("an estate without a contact person has none to tell", async () => {
  const response = await api.get(`${huyzen}/estates/2/contact-info`);
  expect(response.status).toBe(204);
  expect(await response.text()).toBe("");
});

test("a project comes with its units, and is found from each of them", async () => {
  for (const id of [3, 31, 32]) {
    expect(await api.json(`${huyzen}/estates/group/${id}`)).toMatchObject({
      id: 3,
      title: { nl: "De Werf" },
      total: { value: 2 },
      results: [{ general: { id: 31 } }, { general: { id: 32 } }],
    });
  }
  expect(await api.json(`${huyzen}/estates/v2/3`)).toMatchObject({ children: [{}, {}] });
});

test("a standalone house is in no project", async () => {
  expect(await api.problem(`${huyzen}/estates/group/1`)).toMatchObject({ status: 404 });
});

test.each(["v2/9", "9/contact-info", "group/9", "v2/4", "4/contact-info"])(
  "estates/%s is gone: taken off, or of a status that the agency hides",
  async (path) => {
    expect(await api.problem(`${huyzen}/estates/${path}`)).toMatchObject({
      status: 410,
      type: "/api/problems/gone",
    });
  },
);

test.each([
  "v2/100",
  "100/contact-info",
  "group/100",
  "v2/12345",
  "v2/0",
  "v2/-1",
  "v2/1e3",
  "v2/9007199254740993",
])("estates/%s never was on this site", async (path) => {
  expect(await api.problem(`${huyzen}/estates/${path}`)).toMatchObject({ status: 404 });
});

test("an estate has addresses in the languages that its site publishes, and no others", async () => {
  const search = (view: string) =>
    api.post(`${huyzen}/estates`, { view }).then((response) => response.text());
  const answers = await Promise.all([
    search("card"),
    search("full"),
    ...["v2/1", "v2/3", "group/31"].map(async (path) =>
      JSON.stringify(await api.json(`${huyzen}/estates/${path}`)),
    ),
    api.json("/nl/ajax/similar-estate/1").then((found) => JSON.stringify(found)),
  ]);
  for (const answer of answers) {
    expect(answer).toMatch(/"\/nl\/aanbod\/\d/);
    expect(answer).toMatch(/"\/en\/offer\/\d/);
    expect(answer).not.toContain("/de/angebot/");
  }
  const { uri } = (await api.json("/api/sites/zilt/estates/v2/1")) as { uri: object };
  expect(Object.keys(uri).toSorted()).toEqual(["de", "nl"]);
});

test("a collection names its listings; one of another site is not found", async () => {
  expect(await api.json(`${huyzen}/estate-collections/5`)).toMatchObject({
    id: 5,
    name: { nl: "In de kijker" },
    estateIds: [1],
  });
  expect((await api.get(`${huyzen}/estate-collections/6`)).status).toBe(404);
});

test("the same id is another estate on another site", async () => {
  expect(await api.json("/api/sites/zilt/estates/v2/1")).toMatchObject({
    general: { title: { nl: "Zeezicht aan de dijk" } },
  });
});

test("a hidden address leaves the server nowhere", async () => {
  const answers = await Promise.all(
    ["estates/v2/2", "estates/v2/3", "estates/v2/31", "estates/group/3", "estates/2/contact-info"]
      .map((path) => `${huyzen}/${path}`)
      .concat([
        "/nl/ajax/estate/2",
        "/nl/ajax/estate/31",
        "/nl/ajax/similar-estate/1",
        "/nl/ajax/search-city?q=Ge",
      ])
      .map(async (path) => (await api.get(path)).text()),
  );
  for (const secret of SECRETS) expect(answers.filter((answer) => answer.includes(secret))).toEqual([]);
});
