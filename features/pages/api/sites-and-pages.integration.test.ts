import { MESSAGES } from "#features/messages.ts";
import { afterAll, expect, test } from "vitest";
import { openTestApi } from "#server/api/testing/open-test-api.ts";

const api = await openTestApi();
afterAll(() => api.close());

test("a site is found by its id, and by exactly its host name", async () => {
  expect(await api.json("/api/sites/huyzen")).toMatchObject({ id: "huyzen", name: "Huyzen" });
  expect(await api.json("/api/sites/by-hostname/zilt.localhost")).toMatchObject({ id: "zilt" });
  expect(await api.json("/api/sites/by-hostname/ZILT.localhost.:3000")).toMatchObject({ id: "zilt" });
});

test.each([
  "/api/sites/nobody",
  "/api/sites/Huyzen",
  "/api/sites/huyzen%00",
  "/api/sites/huyzen%27%20or%201=1",
  "/api/sites/by-hostname/nobody.example",
  "/api/sites/by-hostname/zilt.localhost@evil.example",
  "/api/sites/nobody/estates/v2/1",
])("%s is not found", async (path) => {
  expect(await api.problem(path)).toMatchObject({ status: 404, type: "/api/problems/not-found" });
});

test("a menu comes with its items, and one item at any depth by its id", async () => {
  const menu = (await api.json("/api/sites/huyzen/navigation/main")) as Array<{ id: number }>;
  expect(menu.map(({ id }) => id)).toEqual([1]);
  expect(await api.json("/api/sites/huyzen/navigation/main/11")).toMatchObject({ label: { nl: "Huizen" } });
  expect(await api.json("/api/sites/huyzen/navigation/footer")).toEqual([]);
});

test.each(["other", "constructor", "main/3", "main/0", "main/1.5", "main/x", "main/99999999999999999999"])(
  "the menu %s is not found",
  async (path) => {
    expect((await api.get(`/api/sites/huyzen/navigation/${path}`)).status).toBe(404);
  },
);

test("a page is found at its path in the language that is asked", async () => {
  const pages = "/api/sites/huyzen/pages";
  expect(await api.json(`${pages}/by-url/aanbod-huizen/te-koop`)).toMatchObject({ id: 2 });
  expect(await api.json(`${pages}/by-url/aanbod-huizen%2Fte-koop/`)).toMatchObject({ id: 2 });
  const french = { "Accept-Language": "fr-BE, nl;q=0.5" };
  expect(await api.json(`${pages}/by-url/maisons/a-vendre`, french)).toMatchObject({ id: 2 });
  expect((await api.get(`${pages}/by-url/maisons/a-vendre`)).status).toBe(404);
  expect((await api.get(`${pages}/by-url/maisons/a-vendre`, french)).headers.get("Vary")).toBe(
    "Accept-Language",
  );
});

test("the empty path is the home page", async () => {
  for (const path of ["by-url/", "by-url"]) {
    expect(await api.json(`/api/sites/huyzen/pages/${path}`)).toMatchObject({ id: 1 });
  }
});

test("a language that the site does not publish is answered in its default one", async () => {
  const german = { "Accept-Language": "de" };
  expect((await api.get("/api/sites/huyzen/pages/by-url/aanbod-huizen/te-koop", german)).status).toBe(200);
  expect(await api.json("/api/sites/zilt/pages/by-url/meer")).toMatchObject({ id: 7 });
});

test.each(["by-url/nergens", "by-url/%E0%A4%A", "by-url/../../../etc/passwd", "3", "x", "-1"])(
  "the page %s is not found",
  async (path) => {
    expect((await api.get(`/api/sites/huyzen/pages/${path}`)).status).toBe(404);
  },
);

test("all pages are listed, with and without the last slash", async () => {
  for (const path of ["pages/", "pages"]) {
    expect(await api.json(`/api/sites/huyzen/${path}`)).toHaveLength(2);
  }
});

test("the words of a language are the product's, with the site's own over them", async () => {
  const asHuyzen = { "X-Site-Id": "huyzen" };
  const own = { ...MESSAGES.nl, "list.empty": "Niets gevonden bij Huyzen" };
  expect(await api.json("/api/translations/nl", asHuyzen)).toEqual(own);
  expect(await api.json("/api/translations/nl", { "X-Site-Id": "zilt" })).toEqual(MESSAGES.nl);
  expect(await api.json("http://zilt.localhost/api/translations/nl")).toEqual(MESSAGES.nl);
  expect(await api.json("http://localhost/api/translations/nl")).toEqual(own);
});

test("the words of another language or for another site are not found", async () => {
  expect((await api.get("/api/translations/it")).status).toBe(404);
  expect((await api.get("/api/translations/NL")).status).toBe(404);
  expect((await api.get("/api/translations/nl", { "X-Site-Id": "nobody" })).status).toBe(404);
});

test("a new word of a site's is there as soon as it is imported", async () => {
  const german = "/api/translations/de";
  expect(await api.json(german, { "X-Site-Id": "zilt" })).toEqual(MESSAGES.de);
  await api.changeWords({ de: { "list.more": "Mehr Meer" } });
  await expect
    .poll(() => api.json(german, { "X-Site-Id": "zilt" }))
    .toMatchObject({ "list.more": "Mehr Meer" });
});

test("an agency's own statement comes before the product's, and falls back to Dutch", async () => {
  const french = await api.json("/api/sites/huyzen/agreements?locale=fr");
  expect(french).toMatchObject({
    privacy: { markdown: "Huyzen bewaart niets.", locale: "nl", isOwn: true },
    terms: { locale: "fr", isOwn: false },
    accessibility: { locale: "fr", isOwn: false },
  });
  expect(await api.json("/api/sites/zilt/agreements", { "Accept-Language": "nl" })).toMatchObject({
    privacy: {
      locale: "nl",
      isOwn: false,
      markdown: expect.stringContaining("**Zilt bv**, Kouter 1, 9000 Gent"),
    },
  });
});

test.each(["it", "NL", "", "nl%00"])("statements in the language %j can't be asked", async (locale) => {
  expect(await api.problem(`/api/sites/huyzen/agreements?locale=${locale}`)).toMatchObject({
    status: 400,
    errors: [{ path: "locale" }],
  });
});
