import type { FieldError } from "#contract/problem.ts";
import type { ProblemCode } from "./problem-codes.ts";

type Particulars = {
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
};

/** A failure that the caller may know about; everything else that is thrown answers as unexpected. */
export class AppError extends Error {
  readonly code: ProblemCode;
  readonly particulars: Particulars;

  constructor(code: ProblemCode, particulars: Particulars = {}) {
    super(particulars.detail ?? code);
    this.name = "AppError";
    this.code = code;
    this.particulars = particulars;
  }
}
