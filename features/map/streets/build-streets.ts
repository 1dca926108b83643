import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packTiles } from "./pack-tiles.ts";
import { TILEMAKER_CONFIG, TILEMAKER_PROCESS } from "./tilemaker-files.ts";

type StreetsOrder = {
  /** An extract of OpenStreetMap, `.osm.pbf`. */
  readonly extract: string;
  /** The PMTiles file that is written; an earlier one is replaced once the new one is whole. */
  readonly file: string;
  /** `west,south,east,north`, for an extract that does not name its own. */
  readonly box: string | null;
  readonly tell: (line: string) => void;
};

export type StreetsOutcome =
  | { readonly kind: "built"; readonly tiles: number }
  | { readonly kind: "no-tilemaker" }
  | { readonly kind: "failed"; readonly said: string };

/** Makes a map of streets for `MAP_PMTILES`, by Debian's tilemaker. */
export async function buildStreets({ extract, file, box, tell }: StreetsOrder): Promise<StreetsOutcome> {
  const folder = await mkdtemp(join(tmpdir(), "gevel-streets-"));
  try {
    const [config, process] = [join(folder, "config.json"), join(folder, "process.lua")];
    const mbtiles = join(folder, "streets.mbtiles");
    await writeFile(config, JSON.stringify(TILEMAKER_CONFIG));
    await writeFile(process, TILEMAKER_PROCESS);
    const options = ["--input", extract, "--output", mbtiles, "--config", config, "--process", process];
    const run = await runTilemaker([...options, ...(box ? ["--bbox", box] : [])]);
    if (run.kind !== "built") return run;
    tell("Tiles are made; writing the map file.");
    const unfinished = `${file}.part`;
    const tiles = await packTiles(mbtiles, unfinished);
    await rename(unfinished, file);
    return { kind: "built", tiles };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Characters of what tilemaker said last, enough for its complaint. */
const LAST_WORDS = 600;

async function runTilemaker(options: readonly string[]): Promise<StreetsOutcome> {
  const run = spawn("tilemaker", options, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const output of [run.stdout, run.stderr])
    output.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-LAST_WORDS)));
  try {
    const [code] = (await once(run, "close")) as [number | null];
    return code === 0 ? { kind: "built", tiles: 0 } : { kind: "failed", said: said.trim() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { kind: "no-tilemaker" };
    throw error;
  }
}
