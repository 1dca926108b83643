import { hash } from "node:crypto";
import type { Client, ClientBase } from "pg";
import { findRepeated, type Repeatable } from "#features/site/access/site-log.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { WriteCall } from "./with-site-write-lock.ts";

/** One write over the API: of what, by whom, and under which conditions. */
export type Write = {
  readonly site: Site;
  readonly dataDir: string;
  readonly now: Date;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  /** The ETag that the caller changes; null where it does not say. */
  readonly ifMatch: string | null;
  /** Whether it may only bring what does not exist yet (`If-None-Match: *`). */
  readonly isForNew: boolean;
  readonly repeatable: Omit<Repeatable, "answer"> | null;
  /** What counts together with it, in its transaction. */
  readonly alongside?: (client: Client) => Promise<void>;
};

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** The write that a call asks for. Example of a subject: `estates/api:A-17`. */
export function writeOf(call: WriteCall, action: string, subject: string): Write {
  const { site, parts, headers, holder, now, body } = call;
  const key = headers.get("Idempotency-Key");
  if (key !== null && !IDEMPOTENCY_KEY.test(key))
    throw new AppError("invalid-input", {
      errors: [
        {
          code: "wrong-format",
          path: "Idempotency-Key",
          message: "expected 1 to 200 characters without spaces",
        },
      ],
    });
  return {
    site,
    dataDir: parts.dataDir,
    now,
    actor: holder!.actor,
    action,
    subject,
    ifMatch: headers.get("If-Match"),
    isForNew: headers.get("If-None-Match")?.trim() === "*",
    repeatable: key === null ? null : { key, requestHash: hashOfRequest([action, subject, hashOf(body)]) },
  };
}

/** What the same call with the same key was answered before; null where it is the first. */
export async function findAnswered<Answer>(
  client: ClientBase,
  { site, actor, repeatable }: Pick<Write, "site" | "actor" | "repeatable">,
): Promise<Answer | null> {
  if (!repeatable) return null;
  const { key, requestHash } = repeatable;
  const before = await findRepeated(client, site.id, { actor, key });
  if (before && before.requestHash !== requestHash) throw new AppError("other-request");
  return before && (before.answer as Answer);
}

/** Refuses a write of what somebody else changed meanwhile; `etag` is null of what is not there. */
export function refuseStale(
  { ifMatch, isForNew }: Pick<Write, "ifMatch" | "isForNew">,
  etag: string | null,
  isThere: boolean,
): void {
  if (isForNew && isThere) throw new AppError("changed-meanwhile");
  if (ifMatch === null) return;
  const tags = ifMatch.split(",").map((tag) => tag.trim());
  const isMet = ifMatch.trim() === "*" ? isThere : etag !== null && tags.includes(etag);
  if (!isMet) throw new AppError("changed-meanwhile");
}

/** What a repeated call must be the same in. */
function hashOfRequest(parts: readonly string[]): string {
  return hash("sha256", JSON.stringify(parts), "base64url");
}

function hashOf(body: unknown): string {
  return body instanceof Buffer ? hash("sha256", body, "base64url") : JSON.stringify(body ?? null);
}
