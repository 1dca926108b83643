import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { filmUrl } from "../address.ts";
import { mp4, track, webm } from "../ingest/film/testing/films.ts";
import { ingestMedia } from "../ingest/ingest-media.ts";
import { createMediaHandler } from "./media-handler.ts";

const FILM = mp4(track("vide"));

async function cinema(bytes = FILM) {
  const dataDir = await mkdtemp(join(tmpdir(), "gevel-film-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const taken = await ingestMedia(dataDir, bytes);
  if (!taken.ok) throw new Error(taken.reason);
  const handle = createMediaHandler({ dataDir, log: { error: () => undefined } });
  const ask = async (headers: Record<string, string> = {}, { method = "GET", path = "" } = {}) =>
    (await handle(
      new Request(`http://huyzen.localhost${path || filmUrl(taken.file, "mp4")}`, { headers, method }),
      "huyzen",
    ))!;
  return { ask, file: taken.file, size: taken.info.bytes, etag: `"${taken.file}"` };
}

test("a film is sent whole to who asks for all of it, for ever, and runs nothing", async () => {
  const { ask, size, etag } = await cinema();
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "video/mp4",
    "content-length": String(size),
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("sandbox"),
    etag,
  });
  expect((await answer.bytes()).length).toBe(size);
});

test("a player that moves on gets the part that it asks for", async () => {
  const { ask, size } = await cinema();
  const at = FILM.indexOf("pictures and sound");
  const answer = await ask({ range: `bytes=${at}-${at + 7}` });
  expect([answer.status, answer.headers.get("content-range")]).toEqual([
    206,
    `bytes ${at}-${at + 7}/${size}`,
  ]);
  expect([answer.headers.get("content-length"), await answer.text()]).toEqual(["8", "pictures"]);
});

test("who asks only how long a film is hears it of the whole", async () => {
  const { ask, size } = await cinema();
  const answer = await ask({ range: "bytes=0-3" }, { method: "HEAD" });
  expect([answer.status, answer.headers.get("content-length")]).toEqual([200, String(size)]);
});

test("a part that the film does not have is told how long it is", async () => {
  const { ask, size } = await cinema();
  const answer = await ask({ range: "bytes=9999-" });
  expect([answer.status, answer.headers.get("content-range")]).toEqual([416, `bytes */${size}`]);
});

test("a part of another version of the film is sent anew and whole", async () => {
  const { ask, etag } = await cinema();
  expect((await ask({ range: "bytes=0-3", "if-range": '"other"' })).status).toBe(200);
  expect((await ask({ range: "bytes=0-3", "if-range": etag })).status).toBe(206);
  expect((await ask({ "if-none-match": etag })).status).toBe(304);
});

test("who asks about a film is told of it without any of it", async () => {
  const { ask, size } = await cinema();
  const answer = await ask({}, { method: "HEAD" });
  expect([answer.headers.get("content-length"), await answer.text()]).toEqual([String(size), ""]);
});

test("a film is at the address of its own kind alone", async () => {
  const { ask, file } = await cinema(webm());
  const statusOf = async (name: string) => (await ask({}, { path: `/media/${file}/${name}` })).status;
  expect(await statusOf("film.webm")).toBe(200);
  for (const name of ["film.mp4", "document.pdf", "document.webm", "card-760", "original.webm"])
    expect([name, await statusOf(name)]).toEqual([name, 404]);
});
