import { formatFinding, type Report } from "#bundle/finding.ts";
import type { Terminal } from "./terminal.ts";

const MOST = 100;

/** Names the first hundred findings, and how many more there are; with `all` every one. */
export function limitFindings(terminal: Terminal, all: boolean) {
  let told = 0;
  const report: Report = (finding) => {
    told += 1;
    if (all || told <= MOST) terminal.complain(`${finding.level}: ${formatFinding(finding)}`);
  };
  const reportRest = () => {
    if (!all && told > MOST) terminal.complain(`and ${told - MOST} more; --all names every one`);
  };
  return { report, reportRest };
}
