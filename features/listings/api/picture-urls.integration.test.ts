import { afterAll, expect, test } from "vitest";
import { pictureUrls } from "#platform/media/picture-urls.ts";
import { MEDIA_SIZES } from "#platform/media/sizes.ts";
import { PICTURE } from "#server/api/testing/listings.ts";
import { openTestApi } from "#server/api/testing/open-test-api.ts";

const api = await openTestApi();
afterAll(() => api.close());

type Found = { readonly urls?: Readonly<Record<string, string>> };

/** Every picture of the test's listings in an answer, wherever it stands. */
function picturesIn(answer: unknown): Found[] {
  if (typeof answer !== "object" || answer === null) return [];
  if ("file" in answer && answer.file === PICTURE) return [answer as Found];
  return Object.values(answer).flatMap(picturesIn);
}

const huyzen = "/api/sites/huyzen";
const searched = async (view: string) => (await api.post(`${huyzen}/estates`, { view })).json();

test.each<[string, () => Promise<unknown>]>([
  ["a list of whole estates", () => searched("full")],
  ["a list of cards", () => searched("card")],
  ["an estate", () => api.json(`${huyzen}/estates/v2/31`)],
  ["a project", () => api.json(`${huyzen}/estates/v2/3`)],
  ["its units", () => api.json(`${huyzen}/estates/group/3`)],
  ["an estate's page", () => api.json(`${huyzen}/estate-pages/nl/31`)],
  ["an estate that a page asks for", () => api.json("/nl/ajax/estate/31")],
])("pictures in %s have an address in every size", async (_, ask) => {
  const pictures = picturesIn(await ask());
  expect(pictures.length).toBeGreaterThan(0);
  for (const { urls = {} } of pictures) {
    expect(Object.keys(urls)).toEqual(Object.keys(pictureUrls(PICTURE, null)));
    for (const [size, url] of Object.entries(urls)) {
      expect(MEDIA_SIZES.has(size)).toBe(true);
      expect(url).toBe(`/media/${PICTURE}/${size}`);
    }
  }
});

test("the site's own pages build addresses themselves, and are not told them", async () => {
  const { estate } = await (await api.queriesOf("huyzen")).estate(31);
  expect(picturesIn(estate)).toEqual([expect.not.objectContaining({ urls: expect.anything() })]);
});
