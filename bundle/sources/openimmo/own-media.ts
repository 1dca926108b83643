import { hash } from "node:crypto";
import type { Finding } from "#bundle/finding.ts";
import type { ListingDraft } from "../write-draft.ts";

/** Lists of a listing that may name a file of the archive, and the field that does. */
const LISTS = { pictures: "file", videos: "link", files: "link" } as const;

type Entry = Record<string, unknown>;

export type OwnMedia = {
  readonly draft: ListingDraft;
  /** By their new names, their paths in the archive. */
  readonly paths: ReadonlyMap<string, string>;
};

/**
 * A listing whose files have names of its own, since senders call the first picture of each `1.jpg`. Example:
 * `source/0f3c…/1.jpg`.
 */
export function withOwnMedia(
  draft: ListingDraft,
  externalId: string,
  attachments: ReadonlyMap<string, string>,
): OwnMedia {
  const folder = `source/${hash("sha1", externalId).slice(0, 16)}`;
  const paths = new Map([...attachments].map(([name, path]) => [`${folder}/${name}`, path]));
  const renamed = (value: unknown) =>
    typeof value === "string" && attachments.has(value) ? `${folder}/${value}` : value;
  const named = mapEntries(draft, (entry, field) => [{ ...entry, [field]: renamed(entry[field]) }]);
  return { draft: named, paths };
}

/** A listing without files that neither its archive nor the site has; each is told. */
export function withoutMissingMedia(
  draft: ListingDraft,
  document: string,
  isMissing: (name: string) => boolean,
): { readonly draft: ListingDraft; readonly findings: Finding[] } {
  const findings: Finding[] = [];
  const complete = mapEntries(draft, (entry, field) => {
    const name = entry[field];
    if (typeof name !== "string" || !isMissing(name)) return [entry];
    const message = `${name.split("/").at(-1)} is not in the archive, and did not come before`;
    findings.push({ level: "warning", code: "missing-file", file: document, message });
    return [];
  });
  return { draft: complete, findings };
}

function mapEntries(
  draft: ListingDraft,
  change: (entry: Entry, field: (typeof LISTS)[keyof typeof LISTS]) => Entry[],
): ListingDraft {
  const lists = Object.entries(LISTS).flatMap(([list, field]) => {
    const entries = draft[list];
    return Array.isArray(entries) ? [[list, entries.flatMap((entry: Entry) => change(entry, field))]] : [];
  });
  return { ...draft, ...Object.fromEntries(lists) };
}
