import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { zipSync, type Zippable } from "fflate";
import { expect, test } from "vitest";
import { bundleFiles, type BundleFiles, folderOf, testFolder } from "../testing/test-bundle.ts";
import { BUNDLE_LIMITS } from "./bundle-limits.ts";
import { openBundle } from "./open-bundle.ts";
import { readSmall } from "./read-small.ts";

const UNIX = 3;
const SYMBOLIC_LINK = 0o120777 << 16;

async function zipOf(files: BundleFiles | Zippable): Promise<string> {
  const path = join(await testFolder(), "bundle.zip");
  const packed = Object.entries(files as Zippable).map(([name, content]) => [
    name,
    typeof content === "string" ? new TextEncoder().encode(content) : content,
  ]);
  await writeFile(path, zipSync(Object.fromEntries(packed)));
  return path;
}

test("a folder and a .zip of it hold the same files", async () => {
  const folder = await openBundle(await folderOf(bundleFiles()));
  const zip = await openBundle(await zipOf(bundleFiles()));
  expect(new Map([...zip.files].toSorted())).toEqual(new Map([...folder.files].toSorted()));
  const read = await readSmall(zip, "site.json", 10_000);
  expect(read).toEqual(await readSmall(folder, "site.json", 10_000));
  await zip.close();
});

test("a .zip may hold the bundle's folder itself, and what a system adds", async () => {
  const wrapped = Object.entries(bundleFiles()).map(([name, content]) => [`huyzen/${name}`, content]);
  const zip = await openBundle(
    await zipOf({
      ...Object.fromEntries(wrapped),
      "__MACOSX/huyzen/._site.json": "x",
      "huyzen/.DS_Store": "x",
    }),
  );
  expect([...zip.files.keys()].toSorted()).toEqual(Object.keys(bundleFiles()).toSorted());
  await zip.close();
});

const site = bundleFiles();
test.each<[string, () => Promise<string>, RegExp]>([
  ["nothing", async () => "/nowhere/at-all", /^there is no such file or folder$/],
  ["a folder without a site", () => folderOf({ "readme.txt": "hello" }), /^it is not a site bundle/],
  ["a .zip without a site", () => zipOf({ "readme.txt": "hello" }), /^it is not a site bundle/],
  ["a text", async () => join(await folderOf({ "a.zip": "hello" }), "a.zip"), /^it can't be read as a \.zip/],
  [
    "an empty file",
    async () => join(await folderOf({ "a.zip": "" }), "a.zip"),
    /^it can't be read as a \.zip/,
  ],
  ["a name that leads up", () => zipOf({ ...site, "../evil.json": "{}" }), /leads out of the bundle/],
  [
    "a name that leads up inside",
    () => zipOf({ ...site, "media/../../evil": "{}" }),
    /leads out of the bundle/,
  ],
  [
    "a name with backslashes that leads up",
    () => zipOf({ ...site, "..\\evil": "{}" }),
    /leads out of the bundle/,
  ],
  ["an absolute name", () => zipOf({ ...site, "/etc/passwd": "root" }), /leads out of the bundle/],
  ["a name with a drive", () => zipOf({ ...site, "C:/evil": "x" }), /leads out of the bundle/],
  [
    "a link in a .zip",
    () =>
      zipOf({
        ...site,
        "media/link": [new TextEncoder().encode("/etc/passwd"), { os: UNIX, attrs: SYMBOLIC_LINK }],
      } as Zippable),
    /^media\/link is a symbolic link/,
  ],
  [
    "a link in a folder",
    async () => {
      const folder = await folderOf(bundleFiles());
      await symlink("/etc/passwd", join(folder, "media", "link.svg"));
      return folder;
    },
    /^media\/link\.svg is a symbolic link/,
  ],
])("%s is refused in one line", async (_what, make, reason) => {
  const refusal = await openBundle(await make()).catch((error: Error) => error);
  expect(refusal).toMatchObject({ name: "BundleRefused", message: expect.stringMatching(reason) });
  expect((refusal as Error).message).not.toContain("\n");
});

test("a bomb is refused before anything of it is unpacked", async () => {
  const bomb = await zipOf({ ...site, "media/bomb.svg": new Uint8Array(60 * 1024 * 1024) });
  await expect(openBundle(bomb)).rejects.toThrow("unpack to more than 200 times the size of the archive");
});

test("more files, or more bytes, than a bundle may have are refused", async () => {
  const path = await zipOf(site);
  await expect(openBundle(path, { ...BUNDLE_LIMITS, files: 3 })).rejects.toThrow("more than 3 files");
  await expect(openBundle(path, { ...BUNDLE_LIMITS, totalBytes: 100 })).rejects.toThrow(
    "more than 100 bytes",
  );
  const folder = await folderOf(site);
  await expect(openBundle(folder, { ...BUNDLE_LIMITS, files: 3 })).rejects.toThrow("more than 3 files");
});

test("an entry that unpacks to more than it promised is cut off", async () => {
  const path = await zipOf({ ...site, "media/liar.svg": new Uint8Array(2_000_000) });
  const { readFile } = await import("node:fs/promises");
  const bytes = await readFile(path);
  const promised = Buffer.alloc(4);
  promised.writeUInt32LE(2_000_000);
  const lie = Buffer.alloc(4);
  lie.writeUInt32LE(10);
  for (let at = bytes.indexOf(promised); at !== -1; at = bytes.indexOf(promised)) lie.copy(bytes, at);
  await writeFile(path, bytes);
  const zip = await openBundle(path);
  expect(zip.files.get("media/liar.svg")).toBe(10);
  await expect(readSmall(zip, "media/liar.svg", 100)).rejects.toThrow();
  await zip.close();
});
