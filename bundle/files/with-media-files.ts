import type { BundleSource } from "./bundle-source.ts";

const FOLDER = "media/";

/** A bundle with more files in its media folder, each by its name there. */
export function withMediaFiles(
  source: BundleSource,
  { files, open }: Pick<BundleSource, "files" | "open">,
): BundleSource {
  const media = [...files].map(([name, bytes]): [string, number] => [`${FOLDER}${name}`, bytes]);
  return {
    files: new Map([...media, ...source.files]),
    open: (name) => (source.files.has(name) ? source.open(name) : open(name.slice(FOLDER.length))),
    close: () => source.close(),
  };
}
