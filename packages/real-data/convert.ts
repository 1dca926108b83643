/**
 * Turns portal listings (CSV or NDJSON), and holiday homes beside them, into a site bundle for development and benchmarks:
 *   npm run real-data -- <folder of the data> <folder to write> [file …]
 * Without files all of listings/ is taken; the holiday homes come along in either case. What comes out is not ours to publish: keep it out of the repository.
 */
import { createWriteStream } from "node:fs";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { finished } from "node:stream/promises";
import { convertRentals, RENTAL_REFERENCE } from "./convert-rentals.ts";
import { nodeOfRow } from "./node-of-row.ts";
import { readReference } from "./reference.ts";
import { readRows, type Row } from "./row.ts";
import { menusOf, PAGES, siteOf } from "./site-parts.ts";

const IDS_PER_FILE = 100_000;

/** Writes a bundle for the listings of some files; the answer counts the nodes. */
export async function convertListings(
  data: string,
  bundle: string,
  files?: readonly string[],
): Promise<number> {
  const listings = (files ?? (await readdir(join(data, "listings"))))
    .map((file) => basename(file))
    .toSorted();
  await mkdir(join(bundle, "pages"), { recursive: true });
  const { reference, lists } = await readReference(data);
  const photos = await copyPhotos(data, bundle);
  const write = (name: string, part: unknown) => writeFile(join(bundle, name), JSON.stringify(part));
  await write("site.json", siteOf());
  await write("reference.json", { ...reference, ...RENTAL_REFERENCE });
  await write("collections.json", []);
  await write("menus.json", menusOf());
  for (const page of PAGES) await write(`pages/${page.id}.json`, page);
  const out = createWriteStream(join(bundle, "estates.ndjson"));
  let count = 0;
  for (const [position, file] of listings.entries()) {
    let id = (position + 1) * IDS_PER_FILE;
    for await (const row of readRows(join(data, "listings", file))) {
      const node = nodeOfRow(row, (id += 1), { ...lists, pictures: pictureChoice(photos) });
      count += 1;
      if (!out.write(`${JSON.stringify(node)}\n`)) await new Promise((drained) => out.once("drain", drained));
    }
  }
  await finished(out.end());
  const today = new Date().toISOString().slice(0, 10);
  await convertRentals({ data, bundle, cities: reference.cities, photos, today });
  return count;
}

async function copyPhotos(data: string, bundle: string): Promise<string[]> {
  await mkdir(join(bundle, "media"), { recursive: true });
  const photos = (await readdir(join(data, "photos"))).filter((name) => name.endsWith(".jpg")).toSorted();
  for (const photo of photos) await copyFile(join(data, "photos", photo), join(bundle, "media", photo));
  return photos;
}

/** A façade that fits the kind of home, then rooms; every seventh listing has none, as in life. */
function pictureChoice(photos: readonly string[]) {
  return (row: Row, id: number): string[] => {
    if (id % 7 === 0) return [];
    const facades = photos.filter((photo) =>
      photo.startsWith(row["type"] === "APARTMENT" ? "apartment" : "house"),
    );
    const rooms = photos.filter((photo) => photo.startsWith("interior"));
    const facade = facades[id % facades.length];
    return [...(facade ? [facade] : []), ...rooms.slice(id % 3, (id % 3) + 4)];
  };
}

if (import.meta.main) {
  const [data, bundle, ...files] = process.argv.slice(2);
  if (!data || !bundle) {
    console.error("usage: npm run real-data -- <folder of the data> <folder to write> [file …]");
    process.exit(2);
  }
  try {
    await readFile(join(data, "README.md"));
  } catch {
    console.log("skipped: no real data here");
    process.exit(0);
  }
  const count = await convertListings(data, bundle, files.length ? files : undefined);
  console.log(`${count} listings in ${bundle}`);
}
