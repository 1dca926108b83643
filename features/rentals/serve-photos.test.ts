import { expect, test } from "vitest";
import { testFolder } from "#bundle/testing/test-bundle.ts";
import { DRAWING } from "#bundle/testing/test-bundle.ts";
import { createMediaHandler } from "#platform/media/serving/media-handler.ts";
import { createRentalPhotos } from "./serve-photos.server.ts";
import { ingestMedia } from "#platform/media/ingest/ingest-media.ts";

async function open() {
  const dataDir = await testFolder();
  const taken = await ingestMedia(dataDir, Buffer.from(DRAWING));
  if (!taken.ok) throw new Error(taken.reason);
  const answer = createRentalPhotos({
    findPhoto: async (siteId, photoId) => (siteId === "zee" && photoId === 5 ? taken.file : null),
    answerMedia: createMediaHandler({ dataDir, log: { error: () => {} } }),
  });
  return (path: string, { siteId = "zee", ...init }: RequestInit & { siteId?: string } = {}) =>
    answer(new Request(`http://zee.localhost/rental-units/assets/${path}`, init), siteId);
}

test("a photo comes from the site's own origin, with an ETag and for one hour", async () => {
  const ask = await open();
  const photo = await ask("5/medium");
  expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(photo.headers.get("cache-control")).toBe("public, max-age=3600");
  expect((await photo.arrayBuffer()).byteLength).toBeGreaterThan(100);
  const etag = photo.headers.get("etag")!;
  const again = await ask("5/medium", { headers: { "If-None-Match": etag } });
  expect([again.status, again.headers.get("cache-control")]).toEqual([304, "public, max-age=3600"]);
  const head = await ask("5/thumbnail", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test.each([
  ["a photo that is none", "6/medium", {}],
  ["another site's photo", "5/medium", { siteId: "land" }],
  ["a size that nobody serves", "5/huge", {}],
  ["an id that is none", "5x/medium", {}],
  ["a step up", "5/..", {}],
])("%s is a rendered placeholder", async (_what, path, init) => {
  const ask = await open();
  const answer = await ask(path, init);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "image/svg+xml"]);
});
