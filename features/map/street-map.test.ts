import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "#platform/log/log.ts";
import { answerStreetMap, lookForStreetMap, STREET_MAP_PATH } from "./street-map.server.ts";

let folder = "";
let file = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gevel-map-"));
  file = join(folder, "streets.pmtiles");
  await writeFile(file, "PMTiles0123456789");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ask = (headers: Record<string, string> = {}, method = "GET") =>
  new Request(`http://huyzen.example${STREET_MAP_PATH}`, { method, headers });

test("a browser gets the part of the map that it asks for", async () => {
  const answer = await answerStreetMap(ask({ range: "bytes=7-10" }), file);
  expect(answer.status).toBe(206);
  expect(answer.headers.get("content-range")).toBe("bytes 7-10/17");
  expect(await answer.text()).toBe("0123");
});

test("nobody gets the whole map at once", async () => {
  expect((await answerStreetMap(ask(), file)).status).toBe(416);
  expect((await answerStreetMap(ask({ range: "bytes=17-" }), file)).status).toBe(416);
});

test("a head carries no body, and a file that is gone is not found", async () => {
  const head = await answerStreetMap(ask({ range: "bytes=0-3" }, "HEAD"), file);
  expect([head.status, await head.text()]).toEqual([206, ""]);
  expect((await answerStreetMap(ask({ range: "bytes=0-3" }), join(folder, "gone"))).status).toBe(404);
});

test("an operator whose map file is not there hears of it", async () => {
  const lines: string[] = [];
  const log = createLog({
    level: "warn",
    now: () => new Date(0),
    destination: { write: (text) => lines.push(text) },
  });
  await lookForStreetMap({ mapPmtiles: null }, log);
  await lookForStreetMap({ mapPmtiles: file }, log);
  await lookForStreetMap({ mapPmtiles: join(folder, "gone") }, log);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("MAP_PMTILES names no file");
});
