import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readStaticFiles, type StaticFiles } from "./static-files.ts";

let folder: string;
let files: StaticFiles;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gevel-files-"));
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, ".vite"));
  await writeFile(join(folder, "assets/root-1a2b.js"), "export {};");
  await writeFile(join(folder, "assets/root-1a2b.js.br"), "pressed");
  await writeFile(join(folder, "font.woff2"), "letters");
  await writeFile(join(folder, ".vite/manifest.json"), "{}");
  files = readStaticFiles(folder);
});

afterAll(() => rm(folder, { recursive: true }));

function ask(path: string, more: { acceptEncoding?: string; ifNoneMatch?: string } = {}) {
  const sent = { head: {} as Record<string, string>, body: "" };
  const response = {
    writeHead(_status: number, fields: string[]) {
      for (let i = 0; i < fields.length; i += 2) sent.head[fields[i]!.toLowerCase()] = fields[i + 1]!;
      return response;
    },
    end: vi.fn((body?: Buffer) => void (sent.body = body?.toString() ?? "")),
  };
  const asked = { isHead: false, acceptEncoding: "", ifNoneMatch: "", ...more };
  const status = files.send(path, asked, response as unknown as ServerResponse);
  return { ...sent, status };
}

test("a file of the build is kept for a year, since its name changes with its content", () => {
  const { status, head, body } = ask("/assets/root-1a2b.js");
  expect([status, body]).toEqual([200, "export {};"]);
  expect(head).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
});

test("a browser that can read it gets the copy that the build pressed", () => {
  const { head, body } = ask("/assets/root-1a2b.js", { acceptEncoding: "gzip, br" });
  expect([head["content-encoding"], body]).toEqual(["br", "pressed"]);
});

test("a browser that refuses the pressed copy gets the plain one", () => {
  const { head, body } = ask("/assets/root-1a2b.js", { acceptEncoding: "gzip;q=0, br;q=0" });
  expect([head["content-encoding"], body]).toEqual([undefined, "export {};"]);
});

test("a file whose name stays is asked for again after an hour, and answered without its body", () => {
  const { head } = ask("/font.woff2");
  expect(head["cache-control"]).toBe("public, max-age=3600");
  const again = ask("/font.woff2", { ifNoneMatch: head["etag"]! });
  expect([again.status, again.body]).toEqual([304, ""]);
});

test("a proxy that made the tag of a file a strong one is told that it has the file", () => {
  const { etag } = ask("/font.woff2").head;
  const again = ask("/font.woff2", { ifNoneMatch: `"other", ${etag!.replace("W/", "")}` });
  expect([again.status, again.head["vary"]]).toEqual([304, "Accept-Encoding"]);
  expect(ask("/font.woff2", { ifNoneMatch: `"more of ${etag!.slice(3)}` }).status).toBe(200);
});

test.each([
  "/.vite/manifest.json",
  "/assets/../../package.json",
  "/assets/root-1a2b.js.br",
  "/assets/",
  "/nl",
])("%s is no file for browsers", (path) => {
  expect(ask(path).status).toBeNull();
});
