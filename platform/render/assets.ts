import { readFileSync } from "node:fs";

/** What documents load, as browsers ask for it: the script of all, and each style sheet by its name. */
export type Assets = { readonly script: string; readonly sheets: Readonly<Record<string, string>> };

/** The manifests that Vite wrote of the build for browsers, and of the one that has the style sheets. */
type Manifests = { readonly scripts: string; readonly sheets: string };

/** Under which name the manifests have the first script and each sheet. */
type Wanted = { readonly script: string; readonly sheets: Readonly<Record<string, string>> };

type Built = { readonly file: string; readonly css?: readonly string[] };

/** Reads from Vite's manifests which files a build wrote. */
export function readAssets(manifests: Manifests, wanted: Wanted): Assets {
  const [scripts, sheets] = [readManifest(manifests.scripts), readManifest(manifests.sheets)];
  return {
    script: `/${builtAs(scripts, wanted.script).file}`,
    sheets: Object.fromEntries(
      Object.entries(wanted.sheets).map(([name, key]) => [name, addressOfSheet(builtAs(sheets, key))]),
    ),
  };
}

type Manifest = Readonly<Record<string, Built>>;

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, "utf8")) as Manifest;
}

function builtAs(manifest: Manifest, name: string): Built {
  const built = manifest[name];
  if (!built) throw new Error(`The build has no ${name}.`);
  return built;
}

/** A sheet of its own, or the one that goes with a chunk of scripts. */
function addressOfSheet({ file, css = [] }: Built): string {
  return `/${css[0] ?? file}`;
}
