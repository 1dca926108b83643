import { existsSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { formatFinding } from "../storage/import/check/finding.ts";
import { importBundle } from "../storage/import/import-bundle.ts";
import type { OpenStorage } from "../storage/open-storage.ts";

type DemoParts = {
  readonly config: Pick<Config, "databaseUrl" | "dataDir">;
  readonly storage: Pick<OpenStorage, "databaseUrl" | "findDefaultSite">;
  readonly now: () => Date;
  /** Aborted once the process has been told to stop. */
  readonly signal: AbortSignal;
};

/** Stands in `DATA_DIR` while the demo is loaded: a first run that was ended in the middle is gone on with. */
const UNFINISHED = "demo-unfinished";

/**
 * Gives a new embedded database something to show: the two invented agencies. A database of the operator's own is never
 * filled unasked, and neither is one that holds a site.
 */
export async function loadDemo(parts: DemoParts): Promise<void> {
  const { config, storage } = parts;
  if (config.databaseUrl !== null) return;
  const mark = join(config.dataDir, UNFINISHED);
  try {
    if (!existsSync(mark) && (await storage.findDefaultSite()) !== null) return;
    await writeFile(mark, "");
    await takeInDemo(parts);
    await rm(mark);
  } catch (error) {
    if (!parts.signal.aborted)
      console.error("The demo agencies could not be loaded; the server runs without them.", error);
  }
}

async function takeInDemo({ config, storage, now }: DemoParts): Promise<void> {
  const folder = join(config.dataDir, "demo");
  console.error("First run: drawing the two demo agencies …");
  // Only here does the server reach for the demo, and only when it is needed: it is text and drawings without end.
  const { writeDemo } = await import("#demo/write-demo.ts");
  await writeDemo(folder, { today: now() });
  for (const { name } of await bundlesIn(folder)) {
    console.error(`First run: taking in ${name} …`);
    const { kind } = await importBundle({
      path: join(folder, name),
      databaseUrl: storage.databaseUrl,
      dataDir: config.dataDir,
      report: (finding) => {
        if (finding.level === "error") console.error(formatFinding(finding));
      },
    });
    if (kind === "refused") console.error(`The demo agency ${name} was refused; the server runs without it.`);
  }
}

async function bundlesIn(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
