import { EstateNode } from "#contract/estate/estate.ts";
import type { BundleLimits } from "../bundle/bundle-limits.ts";
import type { BundleSource } from "../bundle/bundle-source.ts";
import { type Line, readLines } from "../bundle/read-lines.ts";
import { createFamilies, type Families } from "./families.ts";
import { faultsOfNode, type NodeContext } from "./faults-of-node.ts";
import type { Report } from "./finding.ts";
import { mediaOfNode } from "./media-of-node.ts";
import { missingFactsOfNode } from "./missing-facts-of-node.ts";
import { type Fault, parseRecord } from "./parse-record.ts";
import { createTally, type Tally } from "./tally.ts";

export const ESTATES_FILE = "estates.ndjson";

export type CheckedEstates = {
  readonly valid: number;
  /** Line numbers whose listing can't be taken. */
  readonly invalid: ReadonlySet<number>;
};

export type EstatesCheck = {
  readonly source: BundleSource;
  readonly limits: BundleLimits;
  readonly context: NodeContext;
  /** Projects that the site has already, when a bundle only adds to it. */
  readonly isKnownProject: (id: number) => boolean;
  /** The day (yyyy-mm-dd) whose laws count. */
  readonly today: string;
  readonly useMedia: (file: string, usedAt: string) => void;
  readonly onBytes: (bytes: number) => void;
};

/** Checks the listings line by line; of each only its id is kept. */
export async function checkEstates(check: EstatesCheck, report: Report): Promise<CheckedEstates> {
  if (!check.source.files.has(ESTATES_FILE)) return { valid: 0, invalid: new Set() };
  const invalid = new Set<number>();
  const families = createFamilies();
  const tally = createTally();
  let lines = 0;
  for await (const line of readLines(await check.source.open(ESTATES_FILE), check.limits.lineBytes)) {
    lines += 1;
    check.onBytes((line.bytes?.length ?? check.limits.lineBytes) + 1);
    if (!checkLine(line, check, families, tally, report)) invalid.add(line.number);
  }
  for (const { line, path, message } of families.orphans(check.isKnownProject)) {
    report({ level: "error", file: ESTATES_FILE, line, path, message });
    invalid.add(line);
  }
  tally.tell(ESTATES_FILE, report);
  return { valid: lines - invalid.size, invalid };
}

function checkLine(
  line: Line,
  check: EstatesCheck,
  families: Families,
  tally: Tally,
  report: Report,
): boolean {
  const file = ESTATES_FILE;
  const refuse = (fault: Fault) => report({ level: "error", file, ...fault });
  if (!line.bytes) {
    refuse({ line: line.number, message: `the line is longer than ${check.limits.lineBytes} bytes` });
    return false;
  }
  const parsed = parseRecord(line.bytes, EstateNode);
  if (!parsed.ok) {
    for (const fault of parsed.faults) refuse({ ...fault, line: line.number });
    return false;
  }
  let isGood = true;
  for (const { level, ...fault } of faultsOfNode(parsed.value, check.context)) {
    if (level === "error") refuse({ line: line.number, ...fault });
    else tally.add(line.number, fault.path, fault.message);
    isGood &&= level !== "error";
  }
  for (const path of parsed.unknown) tally.add(line.number, path, "unknown field, left out");
  for (const { path, message } of missingFactsOfNode(parsed.value, check.today)) {
    tally.add(line.number, path, message);
  }
  const rep = parsed.value.salesRep;
  if (rep && !rep.bivNumber) tally.add(line.number, "salesRep.bivNumber", "missing; the law asks for it");
  const twin = isGood && families.add(parsed.value.general, line.number);
  if (twin) {
    refuse({
      line: line.number,
      path: "general.id",
      message: `line ${twin} has the id ${parsed.value.general.id} too`,
    });
    return false;
  }
  if (isGood)
    for (const used of mediaOfNode(parsed.value)) check.useMedia(used.file, `${file}:${line.number}`);
  return isGood;
}
