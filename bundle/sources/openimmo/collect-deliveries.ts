import { setImmediate as nextTurn } from "node:timers/promises";
import type { Readable } from "node:stream";
import type { Finding } from "#bundle/finding.ts";
import type { OpenBundle } from "#bundle/files/bundle-files.ts";
import type { MappedListing } from "../mapping.ts";
import { externalIdOf } from "../write-draft.ts";
import type { Collecting, MediaFiles, UploadedFile } from "../run/connector.ts";
import { filesOfArchive, type FindFile } from "./archive-files.ts";
import { openOpenimmo } from "./open-openimmo.ts";
import { withoutMissingMedia, withOwnMedia } from "./own-media.ts";
import type { OpenimmoDelivery, OpenimmoEntry } from "./read-openimmo.ts";

type Known = Pick<Collecting<unknown>, "context" | "storedMedia">;

type Stored = { readonly archive: OpenBundle; readonly path: string };

export type Deliveries = {
  readonly listings: readonly MappedListing[];
  readonly withdrawn: readonly string[];
  readonly isComplete: boolean;
  readonly findings: readonly Finding[];
  readonly media: MediaFiles;
  readonly masters: ReadonlyMap<string, string>;
  /** How many files could be read. */
  readonly read: number;
  readonly close: () => Promise<void>;
};

/** Reads deliveries one after the other, as if they were one; a file that can't be read is told and passed over. */
export async function collectDeliveries(
  files: readonly UploadedFile[],
  masters: ReadonlyMap<string, string>,
  known: Known,
): Promise<Deliveries> {
  const archives: OpenBundle[] = [];
  const collection = createCollection();
  const findings: Finding[] = [];
  let read = 0;
  for (const { path, name } of files) {
    const context = { ...known.context, file: name, masters };
    const { delivery, archive } = await openOpenimmo(path, context);
    if (archive) archives.push(archive);
    if (delivery.kind === "broken") {
      findings.push(...delivery.findings);
      continue;
    }
    read += 1;
    masters = delivery.masters;
    const find = archive && filesOfArchive(archive);
    await collection.add(delivery, { name, archive, find, storedMedia: known.storedMedia });
  }
  return {
    ...collection.result(),
    findings,
    masters,
    read,
    close: async () => void (await Promise.all(archives.map((archive) => archive.close()))),
  };
}

type Delivered = Extract<OpenimmoDelivery, { kind: "delivery" }>;
type From = {
  readonly name: string;
  readonly archive: OpenBundle | null;
  readonly find: FindFile | null;
  readonly storedMedia: Known["storedMedia"];
};

/** What several deliveries amount to: the last word on each listing. */
function createCollection() {
  const listings = new Map<string, MappedListing>();
  const unread: MappedListing[] = [];
  const withdrawn = new Set<string>();
  const media = new Map<string, Stored>();
  let isComplete = false;

  const take = async (entry: OpenimmoEntry, from: From) => {
    if (entry.kind === "withdrawn") {
      listings.delete(entry.id);
      withdrawn.add(entry.id);
      return;
    }
    const id = externalIdOf(entry.listing.draft);
    if (id === null) return void unread.push(entry.listing);
    withdrawn.delete(id);
    listings.set(id, await withMedia(entry, id, from, media));
  };
  return {
    async add(delivery: Delivered, from: From): Promise<void> {
      if (delivery.isComplete) {
        isComplete = true;
        listings.clear();
        withdrawn.clear();
      }
      for (const entry of delivery.entries()) {
        await take(entry, from);
        // A large delivery is read in the process that answers visitors.
        await nextTurn();
      }
    },
    result: () => ({
      listings: [...listings.values(), ...unread],
      withdrawn: [...withdrawn],
      isComplete,
      media: mediaFiles(media),
    }),
  };
}

/** The listing under names of its own, with what the archive has of its files. */
async function withMedia(
  { listing, attachments }: Extract<OpenimmoEntry, { kind: "listing" }>,
  id: string,
  { name, archive, find, storedMedia }: From,
  media: Map<string, Stored>,
): Promise<MappedListing> {
  const { draft, paths } = withOwnMedia(listing.draft!, id, attachments);
  const missing: string[] = [];
  for (const [own, path] of paths) {
    const found = find?.(path);
    if (archive && found) media.set(own, { archive, path: found });
    else missing.push(own);
  }
  if (missing.length === 0) return { ...listing, draft };
  const stored = await storedMedia(missing);
  const isMissing = (file: string) => missing.includes(file) && !stored.has(file);
  const complete = withoutMissingMedia(draft, `${name}, listing ${id}`, isMissing);
  return { ...listing, draft: complete.draft, findings: [...listing.findings, ...complete.findings] };
}

function mediaFiles(media: ReadonlyMap<string, Stored>): MediaFiles {
  const bytesOf = ({ archive, path }: Stored) => archive.files.get(path)!;
  return {
    files: new Map([...media].map(([name, stored]) => [name, bytesOf(stored)])),
    open: (name): Promise<Readable> => {
      const { archive, path } = media.get(name)!;
      return archive.open(path);
    },
  };
}
