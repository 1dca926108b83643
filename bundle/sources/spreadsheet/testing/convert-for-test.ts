import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Finding, formatFinding } from "../../../finding.ts";
import { testFolder } from "../../../testing/test-bundle.ts";
import { convertSheet, type SheetConversion } from "../convert-sheet.ts";
import type { ListingDraft } from "../../write-draft.ts";

type Options = Partial<Omit<SheetConversion, "report" | "onListing">>;

/** Converts a sheet of a test, and all that came of it. */
export async function convertForTest(content: string | Uint8Array | null, options: Options = {}) {
  const path = options.path ?? join(await testFolder(), "aanbod.csv");
  if (content !== null) await writeFile(path, content);
  const drafts: ListingDraft[] = [];
  const findings: Finding[] = [];
  const understood = await convertSheet({
    fallback: "nl",
    ...options,
    path,
    report: (finding) => findings.push(finding),
    onListing: async (draft) => void drafts.push(draft),
  });
  return { understood, drafts, findings: findings.map(formatFinding) };
}
