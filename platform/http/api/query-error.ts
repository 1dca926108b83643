import type { FieldError } from "./problem.ts";

/** What a failed query tells: the problem details with which the API answers the same. */
export type QueryProblem = {
  readonly title?: string | undefined;
  readonly detail?: string | undefined;
  readonly errors?: readonly FieldError[] | undefined;
  readonly [member: string]: unknown;
};

/** A query that has no answer, for a reason that its page may know. Example: `new QueryError(410)` for a listing that was taken off. */
export class QueryError extends Error {
  readonly status: number;
  readonly problem: QueryProblem;

  constructor(status: number, problem: QueryProblem = {}) {
    super(problem.detail ?? problem.title ?? String(status));
    this.name = "QueryError";
    this.status = status;
    this.problem = problem;
  }
}

/**
 * The HTTP status with which a failed query or call answers; null for any other failure. It is told by what the error holds
 * and never by its class: queries and pages are built apart, so that a class is not the same in both.
 * Example: `statusOfError(new QueryError(410))` is 410.
 */
export function statusOfError(error: unknown): number | null {
  const { status } = (error ?? {}) as { readonly status?: unknown };
  return typeof status === "number" ? status : null;
}

/** What a failed query tells beside its status; empty where it tells nothing. */
export function problemOf(error: unknown): QueryProblem {
  const { problem } = (error ?? {}) as { readonly problem?: QueryProblem };
  return problem ?? {};
}
