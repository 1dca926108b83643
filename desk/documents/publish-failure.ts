import { CallFailed } from "../api/call.ts";
import { type Limit, limitOf } from "../api/limit-of.ts";
import type { Finding } from "../findings/finding-words.ts";

/** Why something was not published. */
export type PublishFailure =
  | { readonly kind: "refused"; readonly findings: readonly Finding[] }
  | { readonly kind: "over-limit"; readonly limit: Limit }
  /** Somebody else changed it meanwhile. */
  | { readonly kind: "contested" }
  /** It is another's to change. */
  | { readonly kind: "not-own" }
  /** Nobody knows whether it arrived. */
  | { readonly kind: "lost" }
  | { readonly kind: "failed" };

/** What the desk makes of a call that did not publish; the only place that reads the answers of those. */
export function publishFailureOf(error: unknown): PublishFailure {
  if (!(error instanceof CallFailed)) return { kind: "failed" };
  if (error.kind === "lost") return { kind: "lost" };
  const limit = limitOf(error);
  if (limit) return { kind: "over-limit", limit };
  switch (error.code) {
    case "changed-meanwhile":
      return { kind: "contested" };
    case "refused":
    case "invalid-input":
      return { kind: "refused", findings: findingsIn(error.members["errors"]) };
    case "not-own":
    case "other-role":
      return { kind: "not-own" };
    default:
      return { kind: "failed" };
  }
}

function findingsIn(errors: unknown): Finding[] {
  if (!Array.isArray(errors)) return [];
  return errors.map(({ code, path = "", params }) => ({ level: "error", code, path, params }));
}
