import { inspectIsolated } from "#platform/media/isolated-media.ts";
import { openBundle } from "#bundle/files/open-bundle.ts";
import { checkBundle } from "#bundle/check/check-bundle.ts";
import type { Report, Step } from "#bundle/finding.ts";
import { NO_STORED_SITE } from "#bundle/write/stored-site.ts";
import { EXIT } from "../exit-code.ts";
import { showProgress } from "../show-progress.ts";
import { count, reportFindings } from "../report-findings.ts";
import { writeCheckReport } from "../write-check-report.ts";
import type { Command } from "./command.ts";

export const checkCommand: Command = {
  name: "check",
  takes: "<bundle>",
  fewest: 1,
  most: 1,
  summary: "Says what is wrong with a bundle, and changes nothing.",
  flags: { all: { type: "boolean" }, json: { type: "boolean" } },
  help: `
<bundle> is a folder or a .zip that holds one site. Every file is held against its schema and against the others, every
picture is opened. Errors name the file, the line and the field; an import refuses them. Warnings are worth mending:
unknown fields, names that the law asks an agency for, blocks that this version does not draw.

  --all    names every line of a warning that many lines have, instead of the first and how many more there are
  --json   writes all of it as one JSON document; its schema is at /api/schemas/check-report.json

No database is needed. Exit code 0: no errors; 1: errors, or no bundle at all.`,
  run: async ({ words: [path = ""], flags, terminal }) => {
    if (flags["json"] === true)
      return writeCheckReport(terminal, path, (report) => check(path, report, () => () => {}));
    const { report, counts, reportRepeated } = reportFindings(terminal, { all: flags["all"] === true });
    const checked = await check(
      path,
      report,
      showProgress(terminal, () => performance.now()),
    );
    const isShortened = reportRepeated();
    const listings = count(checked?.estates.valid ?? 0, "good listing");
    terminal.say(`${listings}, ${count(counts.error, "error")}, ${count(counts.warning, "warning")}`);
    if (isShortened) terminal.say("--all names every line.");
    return checked && counts.error === 0 ? EXIT.done : EXIT.failed;
  },
};

async function check(path: string, report: Report, onStep: Step) {
  const bundle = await openBundle(path);
  try {
    return await checkBundle(
      {
        bundle,
        onStep,
        now: new Date(),
        settle: inspectIsolated,
        surroundingsOf: async () => NO_STORED_SITE,
      },
      report,
    );
  } finally {
    await bundle.close();
  }
}
