import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleFiles, estateJson, folderOf, linesOf, photo, siteJson } from "#bundle/testing/test-bundle.ts";
import { testSubmission } from "#features/contact/submissions/testing/test-submission.ts";
import { workOff } from "#features/contact/submissions/work-off.ts";
import { openTestDesk } from "#features/desk/testing/open-test-desk.ts";
import { takeDueSources } from "#bundle/sources/run/sources-table.ts";
import { runTyped } from "../testing/run-typed.ts";

let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeAll(async () => void (desk = await openTestDesk()));
afterAll(() => desk.close());

/** A photo that compresses badly. */
const noise = (width: number) =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: "white",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 100 })
    .toBuffer();

const NOW = new Date("2026-03-02T11:00:00Z");

const gevel = (...typed: string[]) =>
  runTyped(typed, { settings: { DATABASE_URL: desk.storage.databaseUrl, DATA_DIR: desk.dataDir } });

/** What this server hears of a site within two seconds of a command. */
const heard = async (siteId: string) => {
  const notice = Promise.withResolvers<object>();
  const stop = desk.storage.onChange((change) => change.siteId === siteId && notice.resolve(change));
  return notice.promise.finally(stop);
};

test("a suspended site answers 503 to visitors and systems, while its desk goes on and says why", async () => {
  const { id, cookie } = await desk.agency({}, { files: {} });
  const change = heard(id);
  const done = await gevel(
    "site",
    "suspend",
    id,
    "--reason",
    "Factuur 12 staat open.",
    "--message-nl",
    "Even dicht.",
  );
  expect([done.exit, done.stdout]).toEqual([0, expect.stringContaining(`gevel site resume ${id}`)]);
  expect(await change).toMatchObject({ scope: "site", withdraws: true });
  const refused = await desk.call("GET", id, { headers: {} });
  expect([refused.status, refused.headers.get("Retry-After"), refused.json?.["type"]]).toEqual([
    503,
    "3600",
    "/api/problems/suspended",
  ]);
  expect((await desk.call("PUT", `${id}/estates/1`, { body: {}, headers: {} })).status).toBe(503);
  expect((await desk.call("GET", `by-hostname/${id}.localhost`, { headers: {} })).status).toBe(503);
  const session = await desk.call("GET", `${id}/desk/session`, { cookie });
  expect(session.json?.["suspension"]).toEqual({
    since: expect.any(String),
    reason: "Factuur 12 staat open.",
  });
  expect((await gevel("sites")).stdout).toContain(`${id} (suspended)`);

  const served = heard(id);
  expect((await gevel("site", "resume", id)).exit).toBe(0);
  await served;
  expect((await desk.call("GET", id, { headers: {} })).status).toBe(200);
  expect((await desk.call("GET", `${id}/desk/session`, { cookie })).json?.["suspension"]).toBeNull();
});

test("a system that sends the header or the cookie of the desk is no person of the desk of a suspended site", async () => {
  const { id, cookie } = await desk.agency();
  const token = await desk.token(id, ["content"]);
  await gevel("site", "suspend", id);
  const withCookie = { Cookie: `gevel_desk=${"a".repeat(43)}` };
  for (const headers of [{ "Gevel-Desk": "1" }, withCookie]) {
    const written = await desk.call("PUT", `${id}/menus/main`, {
      body: [],
      headers: { ...headers, Authorization: `Bearer ${token}` },
    });
    expect(written.status).toBe(503);
  }
  expect((await desk.call("GET", `${id}/pages/1`, { headers: withCookie })).status).toBe(503);
  expect((await desk.call("GET", `${id}/drafts`, { cookie })).status).toBe(200);
});

test("sources and whatever is due of a suspended site wait until it is served again", async () => {
  const { id } = await desk.agency();
  const { pool } = desk.storage;
  await pool.query(
    "insert into source (site_id, name, kind, settings, every_minutes, next_at, created_at) values ($1, 'whise', 'whise', '{}', 15, $2, $2)",
    [id, NOW],
  );
  const takenFor = async () => {
    const skipped: string[] = [];
    const take = async (_: unknown, except: readonly string[]) => (skipped.push(...except), []);
    const log = { error: () => undefined } as never;
    await workOff({ storage: desk.storage, log }, { take, workOn: async () => 0 });
    return skipped;
  };
  await gevel("site", "suspend", id);
  expect((await takeDueSources(pool, NOW)).map(({ siteId }) => siteId)).not.toContain(id);
  expect(await takenFor()).toContain(id);
  await gevel("site", "resume", id);
  expect((await takeDueSources(pool, NOW)).map(({ siteId }) => siteId)).toContain(id);
  expect(await takenFor()).not.toContain(id);
});

test("an import that would pass a limit changes nothing, and one that removes is taken", async () => {
  const { id } = await desk.agency(
    {},
    { files: { "estates.ndjson": linesOf([1, 2].map((n) => estateJson(n))) } },
  );
  const site = siteJson({ id, hostnames: [`${id}.localhost`] });
  const bundle = (ids: readonly number[], files = {}) =>
    folderOf(
      bundleFiles({
        "site.json": JSON.stringify(site),
        "estates.ndjson": linesOf(ids.map((n) => estateJson(n))),
        ...files,
      }),
    );
  expect((await gevel("site", "limit", id, "--listings", "2", "--pictures", "0")).exit).toBe(0);
  expect((await gevel("sites")).stdout).toMatch(new RegExp(`${id} .*2 listings of 2`));
  const refused = await gevel("import", await bundle([1, 2, 3]));
  expect(refused.exit).toBe(1);
  expect(refused.stderr + refused.stdout).toMatch(/estates\.ndjson.*would have 3 listings, and may have 2/);
  expect((await gevel("sites")).stdout).toMatch(new RegExp(`${id} .*2 listings of 2`));
  await gevel("site", "limit", id, "--listings", "0");
  expect((await gevel("import", await bundle([1, 2]))).exit).toBe(0);
  expect((await gevel("import", await bundle([1]), "--allow-removals")).exit).toBe(0);
  const more = await gevel("import", await bundle([1, 4]));
  expect(more.exit).toBe(1);
  await gevel("site", "limit", id, "--listings", "none");
  expect((await gevel("import", await bundle([1, 4]))).exit).toBe(0);
});

test("a call that would pass a limit is refused with what the site may have, and changes nothing", async () => {
  const { id, cookie } = await desk.agency({ role: "owner" }, { files: {} });
  const countFiles = async () =>
    (await desk.storage.pool.query("select from asset where site_id = $1", [id])).rowCount!;
  const most = (await countFiles()) + 1;
  await gevel("site", "limit", id, "--pictures", String(most), "--listings", "0");
  const send = (body: Uint8Array) => desk.call("POST", `${id}/media`, { cookie, body });
  const [first, second] = [await photo(), await photo({ width: 641 })];
  expect((await send(first)).status).toBe(201);
  const refused = await send(second);
  expect([refused.status, refused.json?.["type"], refused.json?.["detail"]]).toEqual([
    403,
    "/api/problems/over-limit",
    expect.stringContaining(`would have ${most + 1} pictures and documents, and may have ${most}`),
  ]);
  expect(refused.json?.["limit"]).toEqual({ of: "pictures", most });
  expect((await send(first)).status).toBe(201);
  expect(await countFiles()).toBe(most);
  const listing = await desk.call("PUT", `${id}/estates/9`, { cookie, body: estateJson(9) });
  expect([listing.status, listing.json?.["type"]]).toEqual([403, "/api/problems/over-limit"]);
  expect(listing.json?.["limit"]).toEqual({ of: "listings", most: 0 });
});

test("an upload over a site's megabytes is refused with what the site may have, and another may still be smaller", async () => {
  const { id, cookie } = await desk.agency({ role: "owner" }, { files: {} });
  const done = await gevel("site", "limit", id, "--media-mb", "1");
  expect(done.exit).toBe(0);
  expect((await gevel("sites")).stdout).toMatch(new RegExp(`${id} .*  0\\.\\d MB of 1\\.0 MB`));
  const send = (body: Uint8Array) => desk.call("POST", `${id}/media`, { cookie, body });
  const large = await noise(900);
  expect(large.length).toBeGreaterThan(1_000_000);
  const refused = await send(large);
  expect([refused.status, refused.json?.["type"], refused.json?.["detail"]]).toEqual([
    403,
    "/api/problems/over-limit",
    expect.stringMatching(/would have [\d.]+ MB of pictures and documents, and may have 1\.0 MB/),
  ]);
  expect((await send(await photo({ width: 642 }))).status).toBe(201);
});

test("of a site that may send one mail a day, the second waits until the first is a day old", async () => {
  const { id } = await desk.agency();
  const { mails, submissions, pool } = desk.storage;
  await gevel("site", "limit", id, "--mails-per-day", "1");
  const mail = { mail: { name: "contact-confirmation", props: { estate: null } }, locale: "nl" } as const;
  const submission = testSubmission({ email: "a@example.be" });
  await submissions.accept(id, submission, async () => ({
    mails: [{ ...mail, to: { address: "a@example.be" } }],
    answer: null,
  }));
  expect(await mails.maySend(id, NOW)).toBe(true);
  const { rows } = await pool.query<{ id: string }>("select id from mail where site_id = $1", [id]);
  await mails.markSent(id, rows[0]!.id, NOW);
  expect(await mails.maySend(id, new Date(NOW.getTime() + 3_600_000))).toBe(false);
  expect(await mails.maySend(id, new Date(NOW.getTime() + 25 * 3_600_000))).toBe(true);
});

test.each([
  [["site", "suspend", "nowhere"], 1],
  [["site", "resume", "nowhere"], 1],
  [["site", "limit", "nowhere", "--listings", "5"], 1],
  [["site", "limit", "nowhere"], 2],
  [["site", "limit", "nowhere", "--listings", "many"], 2],
  [["site", "suspend", "nowhere", "--reason", " "], 2],
])("%j is not carried out", async (typed, exit) => {
  const done = await gevel(...typed);
  expect(done.exit).toBe(exit);
  expect(done.stderr).not.toBe("");
});
