import { readdir } from "node:fs/promises";
import { basename, extname, join, relative, sep } from "node:path";
import { slugify } from "#domain/locale/slug.ts";
import { bad, quoted, type ReadValue } from "../values/read-value.ts";

/** A picture beside the sheet, and what it is called in the bundle's media folder. */
export type SheetPicture = { readonly path: string; readonly name: string };

const PICTURE = /\.(?:jpe?g|png|webp|avif|svg)$/i;
const MOST_ENTRIES = 100_000;
const DEEPEST = 3;

/**
 * The pictures in a folder and its folders, by name; none without a folder. A cell can name nothing else: no path leads out, and
 * links are not followed.
 */
export async function findPictures(
  folder: string | null,
): Promise<(typed: string) => ReadValue<SheetPicture>> {
  const root = folder ?? "";
  const byName = new Map<string, string | null>();
  for await (const path of folder === null ? [] : picturesIn(folder)) {
    const inside = relative(root, path).split(sep).join("/");
    byName.set(keyOf(inside), path);
    const bare = keyOf(basename(path));
    if (inside.includes("/")) byName.set(bare, byName.has(bare) ? null : path);
  }
  const nameOf = createNames(root);
  return (typed) => {
    const wanted = typed.replaceAll("\\", "/").replace(/^\.\//, "");
    const path = byName.get(keyOf(wanted)) ?? byName.get(keyOf(wanted.slice(wanted.lastIndexOf("/") + 1)));
    if (path) return { value: { path, name: nameOf(path) } };
    return bad(
      path === null
        ? `there are several pictures ${quoted(typed)}`
        : `there is no picture ${quoted(typed)} beside the sheet`,
    );
  };
}

async function* picturesIn(root: string, depth = 0, seen = { entries: 0 }): AsyncGenerator<string> {
  for (const entry of await readdir(root, { withFileTypes: true }).catch(() => [])) {
    seen.entries += 1;
    if (seen.entries > MOST_ENTRIES) return;
    const path = join(root, entry.name);
    if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
    if (entry.isDirectory() && depth < DEEPEST) yield* picturesIn(path, depth + 1, seen);
    if (entry.isFile() && PICTURE.test(entry.name)) yield path;
  }
}

function keyOf(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

/** Names of a bundle's files hold neither spaces nor accents: "Voorgevel (1).JPG" is "voorgevel-1.jpg". */
function createNames(root: string): (path: string) => string {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  return (path) => {
    const known = names.get(path);
    if (known) return known;
    const end = extname(path).toLowerCase();
    const slug = slugify(relative(root, path).slice(0, -end.length).split(sep), "nl");
    let name = slug + end;
    for (let copy = 2; taken.has(name); copy += 1) name = `${slug}-${copy}${end}`;
    names.set(path, name);
    taken.add(name);
    return name;
  };
}
