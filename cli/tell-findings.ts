import { type Finding, formatFinding, type Report } from "#server/storage/import/check/finding.ts";
import type { Terminal } from "./terminal.ts";

/** Writes findings as they come and counts them; warnings and notes go where errors go, so that results stay clean. */
export function tellFindings(terminal: Terminal) {
  const counts: Record<Finding["level"], number> = { error: 0, warning: 0, note: 0 };
  const report: Report = (finding) => {
    counts[finding.level] += 1;
    terminal.complain(`${finding.level}: ${formatFinding(finding)}`);
  };
  return { report, counts: counts as Readonly<typeof counts> };
}

/** `count(1, "error")` is "1 error", `count(2, "error")` is "2 errors", `count(2, "try", "tries")` is "2 tries". */
export function count(number: number, word: string, words = `${word}s`): string {
  return `${number} ${number === 1 ? word : words}`;
}
