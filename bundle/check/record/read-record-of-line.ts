import type { z } from "zod";
import { withPlainTexts } from "#features/listings/plain-text/with-plain-texts.server.ts";
import type { BundleLimits } from "../../files/bundle-limits.ts";
import type { Line } from "../../files/read-lines.ts";
import { HOLDS_MARKUP, type Report, UNKNOWN_FIELD } from "../../finding.ts";
import { type Fault, parseRecord, tooLong } from "./parse-record.ts";
import { idOfNode, reportOfLine } from "./report-of-line.ts";

type Reading<S> = {
  readonly file: string;
  readonly schema: S;
  readonly limits: BundleLimits;
  /** Tells a fault of the schema's in the words of what was brought; `input` is the record where it can be read. */
  readonly explain?: (fault: Fault, input: unknown) => Fault;
};

/**
 * The record of a line, whose unknown fields and markup are reported, and how to report more of the line; null where the line
 * is refused, with its faults reported.
 */
export function readRecordOfLine<S extends z.ZodType>(
  line: Line,
  { file, schema, limits, explain = asItIs }: Reading<S>,
  report: Report,
) {
  const parsed = line.bytes ? parseRecord(line.bytes, schema) : tooLong(limits);
  const id = idOfNode(parsed.ok ? parsed.value : parsed.input);
  const { error, warning } = reportOfLine(file, line.number, id, report);
  if (!parsed.ok) {
    for (const fault of parsed.faults) error(explain(fault, parsed.input));
    return null;
  }
  for (const path of parsed.unknown) warning({ path, ...UNKNOWN_FIELD });
  withPlainTexts(parsed.value, (path) => warning({ path, ...HOLDS_MARKUP }));
  const refuse = (faults: readonly Fault[]) => {
    faults.forEach(error);
    return false;
  };
  return { node: parsed.value, warning, refuse };
}

function asItIs(fault: Fault): Fault {
  return fault;
}
