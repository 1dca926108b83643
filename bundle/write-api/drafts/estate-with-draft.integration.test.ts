import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDesk } from "#features/desk/testing/open-test-desk.ts";
import { withConnection } from "#platform/db/connection.ts";
import { findDraft } from "../../drafts/drafts-table.ts";
import { estateJson, linesOf } from "../../testing/test-bundle.ts";
import { Site } from "#features/site/schema/site.ts";
import { estateWithDraft } from "./estate-with-draft.ts";

let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeAll(async () => void (desk = await openTestDesk()));
afterAll(() => desk.close());

const address = (visible: boolean) => ({
  visible,
  street: { nl: "Zwijgstraat" },
  number: "77",
  city: { id: 1, zip: "9000", name: "Gent" },
  location: { latitude: 51.05412, longitude: 3.71893 },
});
const LISTINGS = [
  estateJson(1, { address: address(false), price: { value: 1 } }),
  estateJson(10, { project: true, headType: { id: 7 }, address: address(false) }),
  estateJson(11, { parentId: 10, address: address(false) }),
];

/** What the preview of a listing shows once these fields of it are changed. */
async function previewed(id: number, general: object) {
  const { id: siteId, cookie } = await desk.agency({}, { files: { "estates.ndjson": linesOf(LISTINGS) } });
  const { json } = await desk.call("GET", `${siteId}/estates/${id}`, { cookie });
  const listing = json as unknown as { general: object };
  const document = { ...listing, general: { ...listing.general, ...general } };
  const body = { base: null, document };
  const saved = await desk.call("PUT", `${siteId}/estates/${id}/draft`, { cookie, body });
  expect(saved.status).toBe(201);
  const { storage } = desk;
  const { rows } = await storage.pool.query("select document from site where site_id = $1", [siteId]);
  const site = Site.parse(rows[0].document);
  return withConnection(storage.databaseUrl, async (client) => {
    const draft = (await findDraft(client, siteId, [`estates/${id}`]))!;
    return estateWithDraft(client, { site, dataDir: desk.dataDir, now: new Date(), storage }, draft);
  });
}

test("the preview of a listing shows what is prepared, and tells no hidden street", async () => {
  const estate = await previewed(1, { title: { nl: "Wonen in de Zwijgstraat" }, price: { value: 5 } });
  expect(estate!.general.price).toMatchObject({ value: 5 });
  expect(JSON.stringify(estate)).not.toMatch(/Zwijgstraat|"77"|51\.05412|3\.71893/);
});

test("a unit that shows the street of its building, which others hide, has no preview", async () => {
  expect(await previewed(11, { reference: "A" })).toMatchObject({ general: { reference: "A" } });
  expect(await previewed(11, { address: address(true) })).toBeNull();
});
