import { Id } from "#features/site/schema/primitives.ts";
import type { Report } from "../../finding.ts";
import type { Fault } from "./parse-record.ts";

/** Tells what is found in one line; warnings are those that many lines may have. */
export function reportOfLine(file: string, line: number, id: number | undefined, report: Report) {
  return {
    // A line's fault stands on that line, wherever its own text begins to count.
    error: (fault: Fault) =>
      report({
        level: "error",
        code: fault.code,
        params: fault.params,
        file,
        line,
        column: fault.column,
        path: fault.path,
        id,
        message: fault.message,
      }),
    warning: ({ code, params, path, message }: Fault) =>
      report({ level: "warning", code, params, file, line, path, id, message, repeats: true }),
  };
}

/** The id of a listing or a holiday home, whatever else is wrong with it. */
export function idOfNode(node: unknown): number | undefined {
  const { general, id } = (node ?? {}) as {
    readonly general?: { readonly id?: unknown } | null;
    readonly id?: unknown;
  };
  return Id.safeParse(general?.id ?? id).data;
}
