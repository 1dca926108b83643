import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Post } from "./start-wordpress.ts";

/** A post for each home of a bundle that has a text, with its transaction, its kind and its town as categories, in Dutch. */
export async function postsOfBundle(bundle: string): Promise<Post[]> {
  const lines = (await readFile(join(bundle, "estates.ndjson"), "utf8")).split("\n").filter(Boolean);
  const nodes = lines.map((line) => JSON.parse(line).general);
  const homes = nodes.filter(({ parentId, description }) => parentId === null && description?.nl);
  return homes.map(({ title, description, transaction, subType, address }) => ({
    title: title.nl,
    paragraphs: description.nl.split("\n\n"),
    categories: [transaction, subType, address.city].map((named) => nameOf(named)).filter(Boolean),
  }));
}

/** A town is written as it calls itself, anything else in each language. */
const nameOf = (named?: { name?: string | { nl: string } }) =>
  typeof named?.name === "string" ? named.name : (named?.name?.nl ?? "");
