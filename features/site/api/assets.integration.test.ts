import { afterAll, beforeAll, expect, test } from "vitest";
import { ingestMedia } from "#platform/media/ingest/ingest-media.ts";
import { writeAssets } from "#bundle/commit/write-assets.ts";
import { openTestApi } from "#server/api/testing/open-test-api.ts";

const api = await openTestApi();
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>`;
let hash = "";

beforeAll(async () => {
  const taken = await ingestMedia(api.dataDir, Buffer.from(DRAWING));
  if (!taken.ok) throw new Error(taken.reason);
  hash = taken.file;
  const files = new Map([
    ["logo.svg", hash],
    ["houses/gevel.svg", hash],
    ["lost.svg", "0".repeat(32)],
  ]);
  await api.storage.transact((client) => writeAssets(client, "huyzen", { files, partial: false }));
});
afterAll(() => api.close());

const assets = "/api/sites/huyzen/assets";

test("a file of the bundle is answered by its name, cleaned, and can do nothing but be looked at", async () => {
  const answer = await api.get(`${assets}/logo.svg`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("<rect");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "no-cache",
    etag: `"${hash}"`,
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
});

test.each(["houses/gevel.svg", "houses%2Fgevel.svg"])("a file in a folder is found as %s", async (name) => {
  expect((await api.get(`${assets}/${name}`)).status).toBe(200);
});

test("with the hash of what it holds it may be kept for ever", async () => {
  const answer = await api.get(`${assets}/logo.svg?hash=${hash}&version=3`);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test.each(["?version=3", `?hash=${"f".repeat(32)}`, "?hash="])(
  "with %s it is the file as it is now, asked for again each time",
  async (query) => {
    const answer = await api.get(`${assets}/logo.svg${query}`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-cache"]);
  },
);

test("who has it already gets no second copy", async () => {
  const answer = await api.get(`${assets}/logo.svg`, { "If-None-Match": `"${hash}"` });
  expect([answer.status, await answer.text()]).toEqual([304, ""]);
});

test.each(["none.svg", "lost.svg", "..%2F..%2Fetc%2Fpasswd", ".hidden", "houses"])(
  "%s is not found, and the problem says so",
  async (name) => {
    expect(await api.problem(`${assets}/${name}`)).toMatchObject({
      status: 404,
      detail: "The site has no file of this name.",
    });
  },
);

test.each(["houses/../logo.svg%00", "%00"])("%s is not found: nothing has such a name", async (name) => {
  expect(await api.problem(`${assets}/${name}`)).toMatchObject({
    status: 404,
    detail: "Nothing has a name with NUL in it.",
  });
});

test("one agency's files are not the other's", async () => {
  expect((await api.get("/api/sites/zilt/assets/logo.svg")).status).toBe(404);
});

test("a file of which only the name is known is nobody's", async () => {
  expect((await api.get(`${assets}/${hash}`)).status).toBe(404);
});
