import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleFiles, estateJson, linesOf, pageJson } from "../../testing/test-bundle.ts";
import { newSite } from "../../testing/test-imports.ts";
import { removeSite } from "../../remove-site.ts";
import { oldVersions } from "../../versions/store-versions.ts";
import { MOST_VERSIONS } from "../../versions/store-versions.ts";
import { withConnection } from "#platform/db/connection.ts";
import { openWriteApi } from "../testing/open-write-api.ts";

let api: Awaited<ReturnType<typeof openWriteApi>>;
beforeAll(async () => void (api = await openWriteApi()));
afterAll(() => api.close());

const TEAM = pageJson({ id: 2, paths: { nl: "team" }, title: { nl: "Team" }, blocks: [] });
const GUIDES = { name: "guides", title: {}, items: [{ id: 1, title: { nl: "Dok" }, picture: "gevel.svg" }] };

async function agency() {
  const { id, site } = newSite();
  const files = bundleFiles({
    "site.json": site(),
    "pages/team.json": JSON.stringify(TEAM),
    "entities.json": JSON.stringify([GUIDES]),
    "estates.ndjson": linesOf([estateJson(1), estateJson(2)]),
  });
  await api.importFiles(files);
  const token = await api.token(id, ["listings", "content"]);
  const send = (method: string, path: string, body?: unknown, headers = {}) =>
    api.call(method, `${id}/${path}`, { token, headers, ...(body === undefined ? {} : { body }) });
  const versions = async (path: string) =>
    (await send("GET", `${path}/versions`)).json!["versions"] as unknown as Version[];
  return { id, token, send, versions, files };
}

type Version = { id: number; by: unknown; changed: string[]; isRemoval: boolean; resource: string };

const renamed = (title: string) => ({ title: { nl: title } });
const price = (value: number) => ({ general: { price: { value } } });

test.each<[string, object, string[]]>([
  ["pages/2", renamed("Wij"), ["title.nl"]],
  ["entities/guides/items/1", renamed("Muide"), ["title.nl"]],
  ["site", { agency: { phone: "+32 9 111 22 33" } }, ["agency.phone"]],
  ["estates/2", price(1), ["general.price.value"]],
])("what %s was before a change is told and comes back", async (path, patch, changed) => {
  const { send, versions } = await agency();
  const before = (await send("GET", path)).json;
  expect(await versions(path)).toEqual([]);
  await send("PATCH", path, patch);
  const [version] = await versions(path);
  expect(version).toMatchObject({
    resource: path,
    at: "2026-03-02T11:00:00.000Z",
    by: { kind: "token", name: "crm" },
    isRemoval: false,
    changed,
  });
  const read = await send("GET", `${path}/versions/${version!.id}`);
  expect(read.json).toMatchObject({ ...version, document: before });
  const back = await send("POST", `${path}/versions/${version!.id}/put-back`);
  expect(back).toMatchObject({ status: 200, json: { etag: back.etag } });
  const now = await send("GET", path);
  expect([now.json, now.etag]).toEqual([before, back.etag]);
  expect((await versions(path)).map((one) => one.changed)).toEqual([changed, changed]);
});

test("a menu comes back whole, and a change that changes nothing is no version", async () => {
  const { send, versions } = await agency();
  const before = (await send("GET", "menus/main")).json;
  await send("PUT", "menus/main", before);
  expect(await versions("menus/main")).toEqual([]);
  await send("DELETE", "menus/main");
  const [version] = await versions("menus/main");
  await send("POST", `menus/main/versions/${version!.id}/put-back`);
  expect((await send("GET", "menus/main")).json).toEqual(before);
});

test("a page and a listing that were taken off come back, the listing under its number", async () => {
  const { send, versions } = await agency();
  const { json } = await send("PUT", "estates/api:A-1", estateJson(undefined, { reference: "A" }));
  const number = json!["id"] as never as number;
  for (const path of ["pages/2", "estates/api:A-1"]) {
    const before = (await send("GET", path)).json;
    expect((await send("DELETE", path)).status).toBe(204);
    const [version] = await versions(path);
    expect(version).toMatchObject({ isRemoval: true, changed: [] });
    const back = await send("POST", `${path}/versions/${version!.id}/put-back`);
    expect(back.status).toBe(201);
    expect((await send("GET", path)).json).toEqual(before);
  }
  expect((await send("GET", `estates/${number}`)).status).toBe(200);
});

test("a version that the site can't take any more is refused as any document", async () => {
  const { send, versions, id } = await agency();
  const button = {
    id: "b",
    type: "call-to-action",
    heading: {},
    buttons: [{ label: { nl: "Team" }, pageId: 2 }],
  };
  await send("PATCH", "pages/1", { blocks: [button] });
  await send("PATCH", "pages/1", { blocks: [] });
  await send("DELETE", "pages/2");
  const [version] = await versions("pages/1");
  const { status, json } = await send("POST", `pages/1/versions/${version!.id}/put-back`);
  expect([status, JSON.stringify(json)]).toEqual([422, expect.stringContaining("page 2 does not exist")]);
  expect((await api.log(id)).at(-1)).toBe(`PUT BACK ${version!.id} pages/1 refused`);
});

test.each(["pages/2", "estates/2"])(
  "of %s that somebody changed meanwhile nothing is put back",
  async (path) => {
    const { send, versions } = await agency();
    const patch = (value: number) => (path === "pages/2" ? renamed(`${value}`) : price(value));
    const { etag } = await send("PATCH", path, patch(1));
    await send("PATCH", path, patch(2));
    const at = `${path}/versions/${(await versions(path)).at(-1)!.id}/put-back`;
    expect((await send("POST", at, undefined, { "If-Match": etag! })).status).toBe(412);
    const key = { "Idempotency-Key": "back" };
    const first = await send("POST", at, undefined, key);
    await send("PATCH", path, patch(3));
    expect((await send("POST", at, undefined, key)).json).toEqual(first.json);
    expect(await versions(path)).toHaveLength(4);
  },
);

test("an import keeps the pages and listings that it overwrites, but not those of an agency's system", async () => {
  const { id, send, versions, files } = await agency();
  for (const value of [1, 2])
    await api.importFiles(
      { "estates.ndjson": linesOf([estateJson(undefined, { externalId: "W-1", price: { value } })]) },
      { partial: true, siteId: id, source: "whise" },
    );
  expect(await versions("estates/whise:W-1")).toEqual([]);
  await send("PATCH", "pages/2", renamed("Wij"));
  await send("PATCH", "estates/2", price(1));
  await api.importFiles(files);
  for (const [path, changed] of [
    ["pages/2", "title.nl"],
    ["estates/2", "general.price.value"],
  ] as const)
    expect((await versions(path))[0]).toMatchObject({
      by: { kind: "import", name: "bundle" },
      changed: [changed],
    });
  const all = (await send("GET", "versions")).json!["versions"] as unknown as Version[];
  expect(all.map(({ resource }) => resource).slice(2)).toEqual(["estates/2", "pages/2"]);
  expect((await send("GET", "versions?by=person")).json).toEqual({ versions: [] });
});

test("a site's host names are not put back", async () => {
  const { id, send, versions, files } = await agency();
  await send("PATCH", "site", { agency: { phone: "1" } });
  const site = JSON.parse(String(files["site.json"])) as Record<string, unknown>;
  const hostnames = [`new-${id}.example`];
  await api.importFiles({ ...files, "site.json": JSON.stringify({ ...site, hostnames }) });
  const oldest = (await versions("site")).at(-1)!;
  expect((await send("POST", `site/versions/${oldest.id}/put-back`)).status).toBe(200);
  expect((await send("GET", "site")).json).toMatchObject({ hostnames });
});

test("a site neither sees nor puts back another's versions, and takes its own along when it goes", async () => {
  const [one, other] = [await agency(), await agency()];
  for (const path of ["pages/2", "estates/2"]) {
    await one.send("PATCH", path, path === "pages/2" ? renamed("Wij") : price(1));
    const [version] = await one.versions(path);
    expect(await other.versions(path)).toEqual([]);
    expect((await other.send("GET", `${path}/versions/${version!.id}`)).status).toBe(404);
    expect((await other.send("POST", `${path}/versions/${version!.id}/put-back`)).status).toBe(404);
    expect((await one.send("GET", `pages/1/versions/${version!.id}`)).status).toBe(404);
    const { status } = await api.call("GET", `${one.id}/${path}/versions`, { token: other.token });
    expect(status).toBe(401);
    expect((await api.call("GET", `${one.id}/${path}/versions`)).status).toBe(401);
  }
  expect((await other.send("GET", "versions")).json).toEqual({ versions: [] });
  expect(await countOf(one.id)).toBe(2);
  await withConnection(api.storage.databaseUrl, (client) => removeSite(client, one.id));
  expect(await countOf(one.id)).toBe(0);
});

test("the last versions stay, for a year", async () => {
  const { id, send, versions } = await agency();
  await api.storage.pool.query(
    `insert into resource_version (site_id, resource, document, actor, at, is_removal, changed)
     select $1, 'pages/2', '{}', 'import bundle', '2026-03-01', false, '{}' from generate_series(1, $2)`,
    [id, MOST_VERSIONS],
  );
  await send("PATCH", "pages/2", renamed("Wij"));
  expect(await versions("pages/2")).toHaveLength(MOST_VERSIONS);
  await oldVersions.run({ storage: api.storage } as never, new Date("2027-03-01T12:00:00Z"));
  expect(await versions("pages/2")).toMatchObject([{ changed: ["title.nl"] }]);
});

test.each(["pages/2", "estates/2"])("what %s was is forgotten when asked, and nothing else", async (path) => {
  const { id, send, versions } = await agency();
  for (const changed of ["pages/2", "estates/2"])
    await send("PATCH", changed, changed === "pages/2" ? renamed("Wij") : price(1));
  const now = (await send("GET", path)).json;
  expect((await send("DELETE", `${path}/versions`)).status).toBe(204);
  expect([await versions(path), await countOf(id)]).toEqual([[], 1]);
  expect((await send("GET", path)).json).toEqual(now);
  expect((await api.log(id)).at(-1)).toBe(`DELETE ${path}/versions removed`);
});

async function countOf(siteId: string): Promise<number> {
  const { rows } = await api.storage.pool.query<{ count: number }>(
    "select count(*)::int as count from resource_version where site_id = $1",
    [siteId],
  );
  return rows[0]!.count;
}
