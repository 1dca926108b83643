import type { CheckedBundle } from "./check/check-bundle.ts";
import type { Finding, Report } from "./finding.ts";
import { ESTATES_FILE, RENTALS_FILE } from "./files/bundle-files.ts";

export type Faults = ReturnType<typeof createFaults>;

/** Passes on what is found in a bundle, and remembers what of it is wrong. */
export function createFaults(report: Report) {
  const files = new Set<string>();
  const parts: Finding[] = [];
  let count = 0;
  const counting: Report = (finding) => {
    if (finding.level === "error") {
      count += 1;
      if (finding.spoils) parts.push(finding);
      else files.add(finding.file);
    }
    report(finding);
  };
  return {
    report: counting,
    /** Files with a fault that spoils a whole record. */
    files: files as ReadonlySet<string>,
    /** Faults of records that are good without the part that each spoils. */
    parts: () => parts.filter(({ file }) => !files.has(file)),
    count: () => count,
  };
}

/** With faults only records are left out, never what the whole site stands on, and never every listing there is. */
export function isImportable(
  { estates, rentals, parts }: CheckedBundle,
  faults: Faults,
  skipInvalid: boolean,
): boolean {
  if (faults.count() === 0) return true;
  if (!skipInvalid || [...faults.files].some((file) => WHOLE_SITE_FILES.has(file))) return false;
  if (faults.files.has("menus.json") && !parts.menus) return false;
  if (rentals.valid === 0 && faults.files.has(RENTALS_FILE)) return false;
  return estates.valid > 0 || !faults.files.has(ESTATES_FILE);
}

/** Tells what a page loses that was not refused: it is stored, and shown once what it needs is there. */
export function reportLostParts(faults: Faults): number {
  const lost = new Map(faults.parts().map((finding) => [`${finding.file} ${finding.spoils}`, finding]));
  for (const { file, spoils } of lost.values())
    faults.report({
      level: "note",
      code: "part-left-out",
      file,
      path: spoils!,
      message: "left out, all around it stays",
    });
  return lost.size;
}

/** Files without which the rest means something else: a fault in them can't be skipped. */
const WHOLE_SITE_FILES: ReadonlySet<string> = new Set([
  "site.json",
  "reference.json",
  "collections.json",
  "agenda.json",
  "entities.json",
]);
