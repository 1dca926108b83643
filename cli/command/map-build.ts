import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { buildStreets } from "#features/map/streets/build-streets.ts";
import { EXIT } from "../exit-code.ts";
import type { Command } from "./command.ts";

const BOX = /^-?[\d.]+(,-?[\d.]+){3}$/;

export const mapBuildCommand: Command = {
  name: "map build",
  takes: "<extract.osm.pbf> <map.pmtiles>",
  fewest: 2,
  most: 2,
  summary: "Makes a map of streets from an extract of OpenStreetMap.",
  flags: { box: { type: "string" } },
  help: `
Needs tilemaker 2 or later (Debian: apt install tilemaker). The file that it writes is what the setting MAP_PMTILES names; it is
replaced once the new one is whole. An extract of a region (Geofabrik, or osmium extract) keeps it small.

  --box <west,south,east,north>   what to draw, for an extract that does not say what it covers`,
  run: async ({ words: [extract = "", file = ""], flags, terminal }) => {
    const box = typeof flags["box"] === "string" ? flags["box"] : null;
    if (box !== null && !BOX.test(box)) {
      terminal.complain("--box takes four numbers: west,south,east,north.");
      return EXIT.usage;
    }
    const found = await stat(extract).catch(() => null);
    if (!found?.isFile()) {
      terminal.complain(`${extract} is no file.`);
      return EXIT.failed;
    }
    const outcome = await buildStreets({
      extract: resolve(extract),
      file: resolve(file),
      box,
      tell: (line) => terminal.say(line),
    });
    if (outcome.kind === "built") {
      terminal.say(`${file} has ${outcome.tiles} tiles. Set MAP_PMTILES=${resolve(file)} and start again.`);
      return EXIT.done;
    }
    terminal.complain(
      outcome.kind === "no-tilemaker"
        ? "tilemaker is not installed (Debian: apt install tilemaker)."
        : `tilemaker failed: ${outcome.said}`,
    );
    return EXIT.failed;
  },
};
