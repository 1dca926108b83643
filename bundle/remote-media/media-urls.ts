import { isPlainObject } from "#domain/is-plain-object.ts";
import { hash } from "node:crypto";

/** Lists of a listing whose entries may name their file by `url`, and the field that names a file of the bundle. */
const LISTS = { pictures: "file", files: "link" } as const;

const WEB_ADDRESS = /^https?:\/\/\S{1,2000}$/i;

type Node = Record<string, unknown>;
type Entry = { readonly list: keyof typeof LISTS; readonly entry: Node; readonly url: string };

/** The name under which the site keeps what an address holds. Example: `remote/2fd4e1c6…`. */
export function remoteNameOf(url: string): string {
  return `remote/${hash("sha1", url)}`;
}

/** The addresses of the web from which a listing has pictures and documents, each once. */
export function mediaUrlsOf(node: Node): string[] {
  return [...new Set(entriesOf(node).map(({ url }) => url))];
}

/** The same listing with the names of what was fetched; what was not fetched yet is left out meanwhile. */
export function withFetchedMedia(node: Node, isFetched: (name: string) => boolean): Node {
  const waiting = new Set<Node>();
  for (const { list, entry, url } of entriesOf(node)) {
    const name = remoteNameOf(url);
    delete entry["url"];
    if (isFetched(name)) entry[LISTS[list]] = name;
    else waiting.add(entry);
  }
  const lists = Object.keys(LISTS).filter((list) => Array.isArray(node[list]));
  const complete = lists.map((list) => [list, (node[list] as Node[]).filter((entry) => !waiting.has(entry))]);
  return { ...node, ...Object.fromEntries(complete) };
}

function entriesOf(node: Node): Entry[] {
  return (Object.keys(LISTS) as Array<keyof typeof LISTS>).flatMap((list) => {
    const entries = Array.isArray(node[list]) ? (node[list] as unknown[]) : [];
    return entries.filter(isPlainObject).flatMap((entry) => {
      const { url } = entry;
      const isRemote = typeof url === "string" && WEB_ADDRESS.test(url) && entry[LISTS[list]] === undefined;
      return isRemote ? [{ list, entry, url }] : [];
    });
  });
}
