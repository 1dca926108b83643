import { z } from "zod";
import { FindingCode, FindingParams } from "#features/site/schema/finding-codes.ts";

/** Something that `gevel check` tells of a bundle. */
export const CheckFinding = z.object({
  /** An error keeps its record out, a warning is worth mending, a note only informs. */
  level: z.enum(["error", "warning", "note"]),
  /** What kind of finding it is; later versions may add codes. */
  code: FindingCode,
  /** The bundle's file; of a bundle that can't be opened, the bundle itself. */
  file: z.string(),
  /** From 1, where the file has lines of its own. */
  line: z.int().positive().optional(),
  column: z.int().positive().optional(),
  /** The field, as `general.price.value`; positions in lists count from 0. */
  path: z.string().optional(),
  /** Of the listing or holiday home on that line, as far as it can be read. */
  id: z.int().positive().optional(),
  /** For people, in English; it may be worded anew. */
  message: z.string(),
  params: FindingParams.optional(),
});
export type CheckFinding = z.infer<typeof CheckFinding>;

const Checked = z.object({ good: z.int().min(0), bad: z.int().min(0) });

/** What `gevel check <bundle> --json` writes: every finding, and how many there are of each level. */
export const CheckReport = z.object({
  findings: z.array(CheckFinding),
  /** Null where `site.json` can't be read. */
  site: z.string().nullable(),
  /** Whether an import would take the bundle as it is. */
  ok: z.boolean(),
  counts: z.object({ error: z.int().min(0), warning: z.int().min(0), note: z.int().min(0) }),
  listings: Checked,
  holidayHomes: Checked,
});
export type CheckReport = z.infer<typeof CheckReport>;
