import type { Context } from "hono";
import type { Holder } from "#features/site/access/holder.ts";
import { networksOf } from "#features/contact/receiving/networks-of.ts";
import { AppError, LoggedRefusal } from "#features/site/api/app-error.ts";
import type { ApiParts } from "#features/site/api/query-context.ts";
import { PROBLEMS } from "#features/site/api/problem-codes.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { ApiEnv } from "./api-env.ts";

const COUNTED: ReadonlySet<number> = new Set([401, 403, 412, 422, 429]);

type Calling = {
  readonly site: Site;
  readonly parts: ApiParts;
  readonly holder: Holder | undefined;
};

/** Counts a refused call of a token or a network for the log of the site, whatever becomes of the count. */
export async function noteRefusal(
  c: Context<ApiEnv>,
  error: unknown,
  { site, parts, holder }: Calling,
): Promise<void> {
  if (!(error instanceof AppError) || error instanceof LoggedRefusal) return;
  const { status } = PROBLEMS[error.code];
  if (!COUNTED.has(status)) return;
  const [network] = networksOf(c.env?.caller?.address ?? "");
  const who = holder ? holder.actor : `network ${network?.name ?? "unknown"}`;
  const subject = new URL(c.req.url).pathname.replace(`/api/sites/${site.id}/`, "");
  const refusal = { who, status, action: c.req.method, subject, at: parts.now() };
  try {
    await parts.storage.noteRefusal(site.id, refusal);
  } catch (failure) {
    parts.log.error({ err: failure }, "a refused call could not be counted");
  }
}
