import type { OpenBundle } from "./bundle-files.ts";

const FOLDER = "media/";

/** A bundle with more files in its media folder, each by its name there. */
export function withMediaFiles(
  bundle: OpenBundle,
  { files, open }: Pick<OpenBundle, "files" | "open">,
): OpenBundle {
  const media = [...files].map(([name, bytes]): [string, number] => [`${FOLDER}${name}`, bytes]);
  return {
    files: new Map([...media, ...bundle.files]),
    open: (name) => (bundle.files.has(name) ? bundle.open(name) : open(name.slice(FOLDER.length))),
    close: () => bundle.close(),
  };
}
