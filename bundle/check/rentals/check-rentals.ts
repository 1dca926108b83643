import type { Stay } from "#domain/rental/period.ts";
import { RentalNode } from "#features/rentals/schema/unit.ts";
import type { BundleLimits } from "../../files/bundle-limits.ts";
import { BundleRefused, type OpenBundle, RENTALS_FILE } from "../../files/bundle-files.ts";
import { type Line, readLines } from "../../files/read-lines.ts";
import { readSmall } from "../../files/read-small.ts";
import { hidingOfRefused } from "../estate/hiding-of-refused.ts";
import type { Report } from "../../finding.ts";
import type { Fault } from "../record/parse-record.ts";
import { type HiddenTexts, reportHiddenStreetsOf } from "../estate/report-hidden-streets.ts";
import { hiddenStreetsOfRental } from "./hidden-streets-of-rental.ts";
import { readRecordOfLine } from "../record/read-record-of-line.ts";
import { faultsOfRental, type RentalContext } from "./faults-of-rental.ts";
import { readBusyIsolated } from "../../calendars/read-busy-isolated.ts";

export type CheckedRentals = {
  readonly valid: number;
  /** Line numbers whose unit can't be taken. */
  readonly invalid: ReadonlySet<number>;
  /** Ids of units that can't be taken and hide their address. */
  readonly hidden: ReadonlySet<number>;
};

export type RentalsCheck = {
  readonly bundle: OpenBundle;
  readonly limits: BundleLimits;
  readonly context: RentalContext;
  readonly texts: HiddenTexts;
  readonly useMedia: (file: string, usedAt: string) => void;
};

type Seen = {
  readonly units: Map<number, number>;
  readonly photos: Map<number, number>;
};

/** Checks the holiday homes line by line; of each only its ids are kept. */
export async function checkRentals(check: RentalsCheck, report: Report): Promise<CheckedRentals> {
  if (!check.bundle.files.has(RENTALS_FILE)) return { valid: 0, invalid: new Set(), hidden: new Set() };
  const invalid = new Set<number>();
  const hidden = new Set<number>();
  const seen: Seen = { units: new Map(), photos: new Map() };
  let lines = 0;
  for await (const line of readLines(await check.bundle.open(RENTALS_FILE), check.limits.lineBytes)) {
    lines += 1;
    if (await checkLine(line, check, seen, report)) continue;
    invalid.add(line.number);
    const hiding = hidingOfRefused(line.bytes ?? line.start);
    if (typeof hiding === "number") hidden.add(hiding);
  }
  return { valid: lines - invalid.size, invalid, hidden };
}

async function checkLine(line: Line, check: RentalsCheck, seen: Seen, report: Report): Promise<boolean> {
  const read = readRecordOfLine(
    line,
    { file: RENTALS_FILE, schema: RentalNode, limits: check.limits },
    report,
  );
  if (!read) return false;
  const { node, warning, refuse } = read;
  const faults = [...faultsOfRental(node, check.context)];
  for (const fault of faults) {
    if (fault.level === "warning") warning(fault);
  }
  const streets = hiddenStreetsOfRental(node, check.context.reference);
  if (streets) reportHiddenStreetsOf(node, streets, check.texts, warning);
  const errors: Fault[] = faults.filter(({ level }) => level === "error");
  if (errors.length === 0)
    errors.push(...(await calendarFaults(node, check)), ...twinFaults(node, line.number, seen));
  if (errors.length > 0) return refuse(errors);
  for (const { file } of node.photos) check.useMedia(file, `${RENTALS_FILE}:${line.number}`);
  return true;
}

/** Ids that an earlier line has; those of a line that is refused stay free. */
function twinFaults({ id, photos }: RentalNode, line: number, { units, photos: known }: Seen): Fault[] {
  const faults: Fault[] = [];
  const own = new Set<number>();
  const twin = units.get(id);
  if (twin !== undefined)
    faults.push({ code: "duplicate-id", path: "id", message: `line ${twin} has the id ${id} too` });
  for (const [at, photo] of photos.entries()) {
    const taken = own.has(photo.id) ? line : known.get(photo.id);
    own.add(photo.id);
    if (taken !== undefined)
      faults.push({
        code: "duplicate-id",
        path: `photos.${at}.id`,
        message: `line ${taken} has a photo with the id ${photo.id} too`,
      });
  }
  if (faults.length > 0) return faults;
  units.set(id, line);
  for (const photo of own) known.set(photo, line);
  return [];
}

async function calendarFaults(node: RentalNode, { bundle, limits }: RentalsCheck): Promise<Fault[]> {
  if (!node.takenCalendar) return [];
  const read = await readTakenStays(bundle, limits, node);
  if (read.ok) return [];
  const message = `${node.takenCalendar}: ${read.reason}`;
  return [{ code: "unreadable-calendar", path: "takenCalendar", message }];
}

type TakenStays =
  | { readonly ok: true; readonly stays: readonly Stay[] }
  | { readonly ok: false; readonly reason: string };

/** What the unit's own calendar file says is taken during its periods. */
export async function readTakenStays(
  bundle: OpenBundle,
  limits: BundleLimits,
  { takenCalendar, periods }: RentalNode,
): Promise<TakenStays> {
  const window = {
    from: periods.map(({ start }) => start).toSorted()[0] ?? NO_PERIODS.from,
    until:
      periods
        .map(({ end }) => end)
        .toSorted()
        .at(-1) ?? NO_PERIODS.until,
  };
  try {
    const bytes = await readSmall(bundle, takenCalendar!, limits.jsonBytes);
    const read = await readBusyIsolated(bytes.toString("utf8"), window);
    if (read.ok) return { ok: true, stays: read.events.map(({ stay }) => stay) };
    return { ok: false, reason: read.detail ? `${read.reason} (${read.detail})` : read.reason };
  } catch (error) {
    if (error instanceof BundleRefused) return { ok: false, reason: error.message };
    throw error;
  }
}

/** The file is read all the same, so that a check tells what is wrong with it. */
const NO_PERIODS = { from: "2000-01-01", until: "2000-01-02" };
