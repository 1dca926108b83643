import { afterAll, expect, test } from "vitest";
import { openTestApi } from "#server/api/testing/open-test-api.ts";

const api = await openTestApi();
afterAll(() => api.close());

const pages = "/api/sites/huyzen/estate-pages";

test("an estate's page in a language is its address, its words, the same page elsewhere and the estate", async () => {
  expect(await api.json(`${pages}/fr/1`)).toMatchObject({
    locale: "fr",
    path: expect.stringMatching(/^\/fr\/offre\/1\/maison-a-vendre-a-place-d-armes-12-9000-gand$/),
    title: "Herenhuis, 9000 Gand",
    description: expect.stringMatching(/^Maison à vendre, 9000 Gand/),
    alternates: [
      { locale: "nl", path: expect.stringMatching(/^\/nl\/aanbod\/1\//) },
      { locale: "fr", path: expect.stringMatching(/^\/fr\/offre\/1\//) },
      { locale: "en", path: expect.stringMatching(/^\/en\/offer\/1\//) },
    ],
    estate: { general: { id: 1, title: { nl: "Herenhuis" } } },
  });
});

test("a unit of a project has a page below its project's", async () => {
  expect(await api.json(`${pages}/nl/31`)).toMatchObject({
    path: expect.stringMatching(/^\/nl\/aanbod\/3\/.+\/31$/),
  });
});

test.each([
  ["de/1", 404],
  ["it/1", 404],
  ["nl/77", 404],
  ["nl/0", 404],
  ["nl/x", 404],
  ["nl/9", 410],
  ["nl/4", 410],
])("the page %s answers %i", async (path, status) => {
  expect(await api.problem(`${pages}/${path}`)).toMatchObject({ status });
});
