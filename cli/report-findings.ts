import { type Finding, formatFinding, type Report } from "#bundle/finding.ts";
import type { Terminal } from "./terminal.ts";

type Telling = {
  /** Names every line of what many lines have, instead of the first and how many more there are. */
  readonly all?: boolean;
};

/** Different findings beyond this number are only counted: a feed of noise must not fill the memory. */
const MOST_SUMMARIES = 500;

type Summary = { readonly first: Finding; lastPlace: string; places: number };

/**
 * Writes findings as they come and counts them, and at the end those that repeat; warnings and notes go where errors
 * go, so that results stay clean.
 */
export function reportFindings(terminal: Terminal, { all = false }: Telling = {}) {
  const counts: Record<Finding["level"], number> = { error: 0, warning: 0, note: 0 };
  const summaries = new Map<string, Summary>();
  let unsummed = 0;
  const tell = (finding: Finding, more = "") =>
    terminal.complain(`${finding.level}: ${formatFinding(finding)}${more}`);
  const report: Report = (finding) => {
    counts[finding.level] += 1;
    if (all || !finding.repeats) return tell(finding);
    const key = keyOf(finding);
    const known = summaries.get(key);
    const place = placeOf(finding);
    if (known) {
      if (known.lastPlace !== place) known.places += 1;
      known.lastPlace = place;
    } else if (summaries.size < MOST_SUMMARIES)
      summaries.set(key, { first: finding, lastPlace: place, places: 1 });
    else unsummed += 1;
  };
  return {
    report,
    counts: counts as Readonly<typeof counts>,
    /** Whether something was told of more places than were named. */
    reportRepeated: (): boolean => {
      for (const { first, places } of summaries.values()) tell(first, moreOf(first, places - 1));
      if (unsummed > 0) terminal.complain(`warning: ${unsummed} more findings`);
      return unsummed > 0 || summaries.values().some(({ places }) => places > 1);
    },
  };
}

/** What makes findings the same but for their place: positions in lists count for nothing. */
function keyOf({ level, file, line, path, message }: Finding): string {
  const field = path?.replaceAll(/\.\d+(?=\.|$)/g, "");
  return [level, line === undefined ? "" : file, field, message].join("\n");
}

function placeOf({ file, line }: Finding): string {
  return `${file}:${line}`;
}

function moreOf({ line }: Finding, more: number): string {
  if (more === 0) return "";
  return line === undefined ? ` (and ${count(more, "more file")})` : ` (and on ${count(more, "more line")})`;
}

/** `count(1, "error")` is "1 error", `count(2, "error")` is "2 errors", `count(2, "try", "tries")` is "2 tries". */
export function count(number: number, word: string, words = `${word}s`): string {
  return `${number} ${number === 1 ? word : words}`;
}
