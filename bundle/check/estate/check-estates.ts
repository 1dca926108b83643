import { valueAt } from "#domain/document/value-at.ts";
import { EstateNode } from "#features/listings/schema/estate.ts";
import type { BundleLimits } from "../../files/bundle-limits.ts";
import { ESTATES_FILE } from "../../files/bundle-files.ts";
import type { EstateLine, EstateLines } from "../../ids/estate-lines.ts";
import { FIRST_GIVEN_NUMBER } from "../../ids/text-ids.ts";
import { doubtfulFactsOfNode } from "./doubtful-facts-of-node.ts";
import { createBuildingIndex, type BuildingIndex, type HiddenBuildings } from "./building-index.ts";
import { faultsOfNode, type NodeContext, type NodeFault } from "./faults-of-node.ts";
import type { Report } from "../../finding.ts";
import { mediaOfNode } from "../media/media-of-node.ts";
import { addressOfRefused, hidingOfRefused } from "./hiding-of-refused.ts";
import type { Fault } from "../record/parse-record.ts";
import { lackingOfNode } from "./lacking-of-node.ts";
import { missingFactsOfNode } from "./missing-facts-of-node.ts";
import { atListedAddress } from "../reference-index.ts";
import { readRecordOfLine } from "../record/read-record-of-line.ts";

export type CheckedEstates = {
  readonly valid: number;
  /** Line numbers whose listing can't be taken. */
  readonly invalid: ReadonlySet<number>;
  /** Whose address must not be found out, not by the other units of the project either. */
  readonly hidden: HiddenBuildings;
  /** Each line that has a listing, and its building: the project's id, or its own. */
  readonly lines: () => Iterable<readonly [line: number, building: number]>;
};

export type EstatesCheck = {
  readonly estateLines: EstateLines;
  readonly limits: BundleLimits;
  readonly context: NodeContext;
  /** Projects that the site has already, when a bundle only adds to it. */
  readonly isKnownProject: (id: number) => boolean;
  /** Whether a listing that lacks what each published one says is refused, as calls are; an import warns of it. */
  readonly refusesIncomplete: boolean;
  /** The day (yyyy-mm-dd) whose laws count. */
  readonly today: string;
  readonly useMedia: (file: string, usedAt: string, isFilm?: boolean) => void;
  readonly meetListing: (id: number, salesRepId: number | null) => void;
  readonly onBytes: (bytes: number) => void;
};

/** Checks the listings line by line; of each only its id is kept, and of a building whether it hides its address. */
export async function checkEstates(check: EstatesCheck, report: Report): Promise<CheckedEstates> {
  const invalid = new Set<number>();
  const buildings = createBuildingIndex();
  let lines = 0;
  for await (const line of check.estateLines.read()) {
    lines += 1;
    check.onBytes((line.bytes?.length ?? check.limits.lineBytes) + 1);
    if (checkLine(line, check, buildings, report)) continue;
    invalid.add(line.number);
    const bytes = line.bytes ?? line.start;
    buildings.hide(hidingOfRefused(bytes), line.number, addressOfRefused(bytes));
  }
  for (const orphan of buildings.orphans(check.isKnownProject, check.estateLines.nameOf)) {
    report({ level: "error", file: ESTATES_FILE, ...orphan });
    invalid.add(orphan.line);
  }
  reportUnclear(buildings, report);
  return checkedEstates(lines - invalid.size, invalid, buildings);
}

function checkedEstates(
  valid: number,
  invalid: ReadonlySet<number>,
  buildings: BuildingIndex,
): CheckedEstates {
  return { valid, invalid, hidden: buildings.hidden, lines: () => buildings.lines() };
}

function checkLine(line: EstateLine, check: EstatesCheck, buildings: BuildingIndex, report: Report): boolean {
  const read = readRecordOfLine(
    line,
    { file: ESTATES_FILE, schema: EstateNode, limits: check.limits, explain: faultOfAddress },
    report,
  );
  if (!read) return false;
  const { node, warning, refuse } = read;
  const faults = [
    ...faultsOfLine(node, line),
    ...faultsOfNode(node, check.context),
    ...(check.refusesIncomplete ? faultsOf("error", lackingOfNode(node)) : []),
  ];
  for (const fault of [...faults, ...warningsOfNode(node, check)]) {
    if (fault.level === "warning") warning(fault);
  }
  const errors = faults.filter(({ level }) => level === "error");
  if (errors.length > 0) return refuse(errors);
  const twin = buildings.add(node.general, line.number);
  if (twin)
    return refuse([
      {
        code: "duplicate-id",
        path: "general.id",
        message: `line ${twin} has the id ${check.estateLines.nameOf(node.general.id)} too`,
      },
    ]);
  check.meetListing(node.general.id, node.salesRep?.id ?? null);
  for (const { file, isFilm } of mediaOfNode(node))
    check.useMedia(file, `${ESTATES_FILE}:${line.number}`, isFilm);
  return true;
}

/** A picture or document whose address was no web address has no file: it is the address that is wrong. */
function faultOfAddress(fault: Fault, input: unknown): Fault {
  const entry =
    fault.code === "missing" && /^((?:pictures|files)\.\d+)\.(?:file|link)$/.exec(fault.path ?? "")?.[1];
  if (!entry || valueAt(input, [...entry.split("."), "url"]) === undefined) return fault;
  return { code: "not-a-link", path: `${entry}.url`, message: "expected an http or https address" };
}

function* faultsOfLine(
  { general: { id, externalId } }: EstateNode,
  { hasOddSource }: EstateLine,
): Generator<NodeFault> {
  if (hasOddSource)
    yield {
      level: "error",
      code: "wrong-format",
      path: "general.source",
      message: "expected the name of a source, as whise",
    };
  if (id < FIRST_GIVEN_NUMBER || externalId) return;
  const message = `numbers from ${FIRST_GIVEN_NUMBER} are given by the product, to listings with an externalId`;
  yield { level: "error", code: "reserved-id", path: "general.id", message };
}

function reportUnclear({ unclear }: BuildingIndex, report: Report): void {
  if (unclear === null) return;
  const message =
    "it may be a home with a hidden address; as long as nobody can tell, every project hides its own";
  report({ level: "warning", code: "hidden-address-unclear", file: ESTATES_FILE, line: unclear, message });
}

function faultsOf(level: NodeFault["level"], faults: readonly Fault[]): NodeFault[] {
  return faults.map(({ code, path, message }) => ({ level, code, path, message }));
}

function warningsOfNode(node: EstateNode, check: EstatesCheck): NodeFault[] {
  const { reference } = check.context;
  const placed = atListedAddress(node, reference);
  const missing = missingFactsOfNode(placed, check.today);
  // What the law asks for too is told once.
  const lacking = check.refusesIncomplete
    ? []
    : lackingOfNode(node).filter(({ path }) => !missing.some((fact) => fact.path === path));
  const facts = [...faultsOf("warning", lacking), ...missing, ...doubtfulFactsOfNode(placed, check.today)];
  if (!node.salesRep || node.salesRep.bivNumber) return facts;
  return [
    ...facts,
    {
      level: "warning",
      code: "legal-fact-missing",
      path: "salesRep.bivNumber",
      message: "missing; the law asks for it",
    },
  ];
}
