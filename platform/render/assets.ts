import { readFileSync } from "node:fs";

/** What every document loads, as browsers ask for it. */
export type Assets = { readonly script: string; readonly sheets: readonly string[] };

type Manifest = Readonly<Record<string, { readonly file: string }>>;

/**
 * Reads from Vite's manifests which files a build wrote: the script of an entry, from the build for browsers, and the one
 * style sheet of all that the server renders, from the build for the server.
 */
export function readAssets(browserManifest: string, serverManifest: string, entry: string): Assets {
  return {
    script: addressOf(readManifest(browserManifest), entry),
    sheets: [addressOf(readManifest(serverManifest), "style.css")],
  };
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, "utf8")) as Manifest;
}

function addressOf(manifest: Manifest, name: string): string {
  const built = manifest[name];
  if (!built) throw new Error(`The build has no ${name}.`);
  return `/${built.file}`;
}
