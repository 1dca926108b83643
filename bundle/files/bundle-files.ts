import { Readable } from "node:stream";

/** The files of a bundle, from wherever it lies; names are relative, with forward slashes, and already proven safe. */
export type OpenBundle = {
  /** Size in bytes by name. */
  readonly files: ReadonlyMap<string, number>;
  open(name: string): Promise<Readable>;
  close(): Promise<void>;
};

/** Whether a file is one that a bundle may have at its root or in one of its folders. */
export function isBundleFile(name: string): boolean {
  return BUNDLE_FILES.has(name) || BUNDLE_FOLDERS.some((folder) => name.startsWith(`${folder}/`));
}

export const ESTATES_FILE = "estates.ndjson";
export const RENTALS_FILE = "rentals.ndjson";

export const BUNDLE_FOLDERS = ["pages", "translations", "media", "calendars"] as const;

const BUNDLE_FILES: ReadonlySet<string> = new Set([
  "site.json",
  "menus.json",
  "reference.json",
  "collections.json",
  "agreements.json",
  "entities.json",
  ESTATES_FILE,
  RENTALS_FILE,
  "agenda.json",
]);

/** What was given can't be read as a bundle at all; the message is one line for the person who gave it. */
export class BundleRefused extends Error {
  override readonly name = "BundleRefused";
}

/** A bundle whose files are at hand, by name. */
export function memoryBundle(files: Readonly<Record<string, Buffer>>): OpenBundle {
  return {
    files: new Map(Object.entries(files).map(([name, bytes]) => [name, bytes.length])),
    open: async (name) => Readable.from([files[name]!]),
    close: async () => {},
  };
}

const MEDIA_FOLDER = "media/";

/** A bundle with more files in its media folder, each by its name there. */
export function withMediaFiles(
  bundle: OpenBundle,
  { files, open }: Pick<OpenBundle, "files" | "open">,
): OpenBundle {
  const media = [...files].map(([name, bytes]): [string, number] => [`${MEDIA_FOLDER}${name}`, bytes]);
  return {
    files: new Map([...media, ...bundle.files]),
    open: (name) => (bundle.files.has(name) ? bundle.open(name) : open(name.slice(MEDIA_FOLDER.length))),
    close: () => bundle.close(),
  };
}
