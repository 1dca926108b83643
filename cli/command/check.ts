import { inspectMedia } from "#server/media/taking-in/inspect-media.ts";
import { openBundle } from "#server/storage/import/bundle/open-bundle.ts";
import { checkBundle } from "#server/storage/import/check/check-bundle.ts";
import { ALONE } from "#server/storage/import/write/stored-surroundings.ts";
import { EXIT } from "../exit-code.ts";
import { showProgress } from "../show-progress.ts";
import { count, tellFindings } from "../tell-findings.ts";
import type { Command } from "./command.ts";

export const checkCommand: Command = {
  name: "check",
  takes: "<bundle>",
  fewest: 1,
  most: 1,
  summary: "Says what is wrong with a bundle, and changes nothing.",
  flags: {},
  help: `
<bundle> is a folder or a .zip that holds one site. Every file is held against its schema and against the others, every
picture is opened. Errors name the file, the line and the field; an import refuses them. Warnings are worth mending:
unknown fields, names that the law asks an agency for, blocks that this version does not draw.
No database is needed. Exit code 0: no errors; 1: errors, or no bundle at all.`,
  run: async ({ words, terminal }) => {
    const source = await openBundle(words[0]!);
    const { report, counts } = tellFindings(terminal);
    try {
      const onStep = showProgress(terminal, () => performance.now());
      const checked = await checkBundle(
        { source, onStep, now: new Date(), settle: inspectMedia, surroundingsOf: async () => ALONE },
        report,
      );
      const listings = count(checked?.estates.valid ?? 0, "good listing");
      terminal.say(`${listings}, ${count(counts.error, "error")}, ${count(counts.warning, "warning")}`);
      return checked && counts.error === 0 ? EXIT.done : EXIT.failed;
    } finally {
      await source.close();
    }
  },
};
