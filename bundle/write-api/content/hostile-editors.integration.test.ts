import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleFiles, pageJson } from "../../testing/test-bundle.ts";
import { newSite } from "../../testing/test-imports.ts";
import { openWriteApi } from "../testing/open-write-api.ts";

let api: Awaited<ReturnType<typeof openWriteApi>>;
beforeAll(async () => void (api = await openWriteApi()));
afterAll(() => api.close());

async function agency() {
  const own = newSite();
  const files = bundleFiles({
    "site.json": own.site(),
    "pages/home.json": JSON.stringify(pageJson()),
    "menus.json": JSON.stringify({}),
  });
  await api.importFiles(files);
  return { id: own.id, token: await api.token(own.id, ["content"]) };
}

const OF_ANOTHER_SITE = 4_711;

test.each<[string, object, string]>([
  [
    "a script as an address",
    { buttons: [{ label: {}, link: "javascript:alert(1)" }] },
    "blocks.0.buttons.0.link",
  ],
  [
    "an address without a scheme",
    { buttons: [{ label: {}, link: "//evil.example" }] },
    "blocks.0.buttons.0.link",
  ],
  [
    "a page of another site",
    { buttons: [{ label: {}, pageId: OF_ANOTHER_SITE }] },
    "blocks.0.buttons.0.pageId",
  ],
  ["a way out of the folder of pictures", { picture: "../../etc/passwd" }, "blocks.0.picture"],
  ["an object as a text", { text: { nl: { toString: "x" } } }, "blocks.0.text.nl"],
  ["an id that is no word", { id: "<script>" }, "blocks.0.id"],
])("%s in a block is refused, and its place is named", async (_what, fields, place) => {
  const { id, token } = await agency();
  const block = { id: "call", type: "call-to-action", ...fields };
  const body = { title: { nl: "Test" }, paths: { nl: "test" }, blocks: [block] };
  const { status, json } = await api.call("PUT", `${id}/pages/77`, { token, body });
  expect(status).toBe(422);
  expect((json as unknown as { errors: { path: string }[] }).errors.map(({ path }) => path)).toContain(place);
  expect((await api.call("GET", `${id}/pages/77`, { token })).status).toBe(404);
});

test.each<[string, object]>([
  ["a script", { id: 1, label: { nl: "x" }, link: "javascript:alert(1)" }],
  ["a page of another site", { id: 1, label: { nl: "x" }, pageId: OF_ANOTHER_SITE }],
])("a menu does not lead to %s", async (_what, item) => {
  const { id, token } = await agency();
  const { status } = await api.call("PUT", `${id}/menus/main`, { token, body: [item] });
  expect(status).toBe(422);
});

test.each<[string, object, string]>([
  ["a name with a second line, which mails come from", { name: "Gevel\r\nBcc: all@evil.example" }, "name"],
  ["a host name of another site", { hostnames: ["evil.example"] }, "hostnames"],
  ["the id of another site", { id: "evil" }, "id"],
  ["a colour that ends the sheet", { theme: { accent: "red}</style><script>" } }, "theme.accent"],
])("%s is refused for the site", async (_what, change, place) => {
  const { id, token } = await agency();
  const { status, json } = await api.call("PATCH", `${id}/site`, { token, body: change });
  expect(status).toBe(422);
  expect((json as unknown as { errors: { path: string }[] }).errors.map(({ path }) => path)).toContain(place);
});
