import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limitSite } from "#features/site/queries/hosting.ts";
import { withConnection } from "#platform/db/connection.ts";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import { isContentAddress } from "#platform/media/media-folder.ts";
import { bundleFiles, estateJson, linesOf } from "../testing/test-bundle.ts";
import { importsForTests, newSite } from "../testing/test-imports.ts";
import { fetchRemoteMedia } from "./fetch-remote-media.ts";

const { importFiles, query, storedEstate, url: databaseUrl } = importsForTests();

// After everything that the imports of these tests note.
const NOW = new Date(Date.now() + 3_600_000);
const MINUTE_MS = 60_000;

/** An agency's system that holds pictures: each answers as the test says. */
let server: Server;
const asked: Array<{ readonly path: string; readonly etag: string | undefined }> = [];
const answers = new Map<string, { status: number; headers?: Record<string, string>; body?: Buffer }>();

beforeAll(async () => {
  server = createServer(({ url = "", headers }, response) => {
    asked.push({ path: url, etag: headers["if-none-match"] });
    const { status, headers: own = {}, body } = answers.get(url) ?? { status: 404 };
    response.writeHead(status, own).end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());

async function picture(colour: string) {
  const body = await sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return { status: 200, headers: { "Content-Type": "image/jpeg", ETag: `"${colour}"` }, body };
}

const addressOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

/** A site with one listing whose pictures lie at these paths. */
async function agency(...paths: string[]) {
  const { id, site } = newSite();
  const files = (reference: string) =>
    bundleFiles({
      "site.json": site(),
      "estates.ndjson": linesOf([
        estateJson(1, { reference }, { pictures: paths.map((path) => ({ url: addressOf(path) })) }),
      ]),
    });
  const { dataDir, errors } = await importFiles(files("first"));
  expect(errors).toEqual([]);
  const log = { info: () => {}, warn: () => {}, error: () => {} } as never;
  const storage = { databaseUrl: databaseUrl() } as never;
  return {
    id,
    run: (now = NOW) =>
      fetchRemoteMedia({ storage, log, dataDir, fetchPublic: createFetchPublic({ loopback: true }) }, now),
    again: (reference: string) => importFiles(files(reference), { dataDir }),
    pictures: async () => (await storedEstate(id, 1)).document.pictures.map(({ file }) => file),
    faults: () =>
      query<{ fault: string | null; next_at: Date | null }>(
        "select fault, next_at from remote_media where site_id = $1 order by url",
        [id],
      ),
    forgetTime: () =>
      query("update remote_media set fetched_at = fetched_at - interval '2 days' where site_id = $1", [id]),
  };
}

test("a listing shows at once, and its pictures when they have been fetched, in their order", async () => {
  answers.set("/a.jpg", await picture("red")).set("/b.jpg", await picture("blue"));
  const { run, pictures } = await agency("/a.jpg", "/b.jpg");
  expect(await pictures()).toEqual([]);
  await run();
  const shown = await pictures();
  expect(shown).toHaveLength(2);
  expect(shown.every(isContentAddress)).toBe(true);
  expect(new Set(shown).size).toBe(2);
});

test("what was fetched stays when its bundle comes again, and is asked for once", async () => {
  answers.set("/once.jpg", await picture("green"));
  const { run, again, pictures } = await agency("/once.jpg");
  await run();
  await again("first");
  await again("second");
  await run();
  expect(await pictures()).toHaveLength(1);
  expect(asked.filter(({ path }) => path === "/once.jpg")).toHaveLength(1);
});

test("when its listing changes days later, a picture is asked for by its ETag, and replaced where it is another", async () => {
  answers.set("/new.jpg", await picture("black"));
  const { run, again, pictures, forgetTime } = await agency("/new.jpg");
  await run();
  const [first] = await pictures();
  await forgetTime();
  answers.set("/new.jpg", { status: 304 });
  await again("second");
  await run(new Date(NOW.getTime() + MINUTE_MS));
  expect(asked.findLast(({ path }) => path === "/new.jpg")).toMatchObject({ etag: '"black"' });
  expect(await pictures()).toEqual([first]);
  await forgetTime();
  answers.set("/new.jpg", await picture("white"));
  await again("third");
  await run(new Date(NOW.getTime() + MINUTE_MS));
  expect(await pictures()).not.toEqual([first]);
});

test.each<[string, { status: number; headers?: Record<string, string>; body?: Buffer }, RegExp]>([
  ["is gone", { status: 410 }, /answers 410/],
  [
    "is a page",
    { status: 200, headers: { "Content-Type": "text/html" }, body: Buffer.from("<p>") },
    /of the type/,
  ],
  ["is no picture", { status: 200, headers: { "Content-Type": "image/jpeg" }, body: Buffer.from("x") }, /./],
  [
    "leads to this machine",
    { status: 302, headers: { Location: "http://169.254.169.254/" } },
    /no public address/,
  ],
])("a picture that %s is left out, and not asked for again", async (_what, answer, fault) => {
  answers.set("/bad.jpg", answer);
  const { run, pictures, faults } = await agency("/bad.jpg");
  await run();
  expect(await pictures()).toEqual([]);
  expect(await faults()).toEqual([{ fault: expect.stringMatching(fault), next_at: null }]);
});

test.each([404, 503])("what answers %i is asked for again later", async (status) => {
  answers.set("/later.jpg", { status });
  const { run, pictures, faults } = await agency("/later.jpg");
  await run();
  expect(await faults()).toEqual([
    { fault: `answers ${status}`, next_at: new Date(NOW.getTime() + 2 * MINUTE_MS) },
  ]);
  answers.set("/later.jpg", await picture("grey"));
  await run(new Date(NOW.getTime() + MINUTE_MS));
  expect(await pictures()).toEqual([]);
  await run(new Date(NOW.getTime() + 2 * MINUTE_MS));
  expect(await pictures()).toHaveLength(1);
});

test.each(["file:///etc/passwd", "ftp://example.be/a.jpg", "//example.be/a.jpg", ""])(
  "%j is no address of a picture",
  async (url) => {
    const { site } = newSite();
    const estates = linesOf([estateJson(1, {}, { pictures: [{ url }] })]);
    const { errors } = await importFiles(bundleFiles({ "site.json": site(), "estates.ndjson": estates }));
    expect(errors).toEqual(["estates.ndjson:1: pictures.0.url: expected an http or https address"]);
  },
);

test("a site with very many addresses does not hold up the pictures of another", async () => {
  answers.set("/late.jpg", await picture("pink"));
  const many = Array.from({ length: 150 }, (_, index) => `/many-${index}.jpg`);
  const large = await agency(...many);
  const { pictures } = await agency("/late.jpg");
  const before = asked.length;
  await large.run();
  expect(await pictures()).toHaveLength(1);
  const paths = asked.slice(before).map(({ path }) => path);
  expect(paths.indexOf("/late.jpg")).toBeLessThan(5);
});

test("a picture for which the site has no megabytes left is refused, and comes once it has", async () => {
  answers.set("/much.jpg", await picture("orange"));
  const { id, run, pictures, faults } = await agency("/much.jpg");
  await withConnection(databaseUrl(), (client) => limitSite(client, id, { mediaBytes: 0 }));
  await run();
  expect(await pictures()).toEqual([]);
  expect(await faults()).toMatchObject([{ fault: "the site may have no more pictures" }]);
  await withConnection(databaseUrl(), (client) => limitSite(client, id, { mediaBytes: 1_000_000 }));
  await run(new Date(NOW.getTime() + 3 * MINUTE_MS));
  expect(await pictures()).toHaveLength(1);
});
