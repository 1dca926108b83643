import type { CheckFinding, CheckReport } from "#bundle/check/check-report.ts";
import { BundleRefused } from "#bundle/files/bundle-files.ts";
import type { CheckedBundle } from "#bundle/check/check-bundle.ts";
import type { Report } from "#bundle/finding.ts";
import { EXIT, type Exit } from "./exit-code.ts";
import type { Terminal } from "./terminal.ts";

type Check = (report: Report) => Promise<CheckedBundle | null>;

/** Writes a `CheckReport` as JSON, a finding a line as they come: a million of them need no memory. */
export async function writeCheckReport(terminal: Terminal, bundle: string, check: Check): Promise<Exit> {
  const counts = { error: 0, warning: 0, note: 0 };
  let comma = "";
  const report: Report = ({ level, code, params, file, line, column, path, id, message }) => {
    const finding: CheckFinding = { level, code, params, file, line, column, path, id, message };
    counts[level] += 1;
    terminal.say(`${comma}${JSON.stringify(finding)}`);
    comma = ",";
  };
  terminal.say('{"findings":[');
  const checked = await checkOrTell(bundle, check, report);
  const isOk = checked !== null && counts.error === 0;
  const rest: Omit<CheckReport, "findings"> = {
    site: checked?.parts.site.id ?? null,
    ok: isOk,
    counts,
    listings: goodAndBad(checked?.estates),
    holidayHomes: goodAndBad(checked?.rentals),
  };
  terminal.say(`],${JSON.stringify(rest).slice(1)}`);
  return isOk ? EXIT.done : EXIT.failed;
}

async function checkOrTell(bundle: string, check: Check, report: Report): Promise<CheckedBundle | null> {
  try {
    return await check(report);
  } catch (error) {
    if (!(error instanceof BundleRefused)) throw error;
    report({ level: "error", code: "unreadable-bundle", file: bundle, message: error.message });
    return null;
  }
}

function goodAndBad(checked: { readonly valid: number; readonly invalid: ReadonlySet<number> } | undefined) {
  return { good: checked?.valid ?? 0, bad: checked?.invalid.size ?? 0 };
}
