import type { FieldError } from "#platform/http/api/problem.ts";
import type { FindingCode } from "#features/site/schema/finding-codes.ts";
import { QueryError } from "#platform/http/api/query-error.ts";
import { type ProblemCode, PROBLEMS } from "./problem-codes.ts";

/** As the API tells a fault: each has its code. */
export type CodedError = FieldError & { readonly code: FindingCode };

type Particulars = {
  readonly detail?: string;
  readonly errors?: readonly CodedError[];
  /** What the caller can go on with: the slots that are still free, for one (RFC 9457, 3.2). */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A failure that the caller may know about; everything else that is thrown answers as unexpected. */
export class AppError extends QueryError {
  readonly code: ProblemCode;
  readonly particulars: Particulars;

  constructor(code: ProblemCode, particulars: Particulars = {}) {
    const { status, title } = PROBLEMS[code];
    const { detail, errors, members } = particulars;
    super(status, { ...members, title, detail, errors });
    this.name = "AppError";
    this.code = code;
    this.particulars = particulars;
  }
}

/** A refusal that the log of the site names by itself. */
export class LoggedRefusal extends AppError {}
