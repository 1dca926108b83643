import { type Limit, type LimitName, LIMITS } from "#domain/contact/limits.ts";
import { personKeys } from "#domain/contact/person-keys.ts";
import { networksOf } from "#features/contact/receiving/networks-of.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";

type Counted = Pick<QueryContext, "site" | "parts" | "caller" | "now">;

/**
 * Counts a call against limits, whether or not it achieves anything: the answer tells nothing of who is known here. They hold whatever
 * a site says of its forms' limits.
 */
export async function countCall(
  { site, parts, caller, now }: Counted,
  limits: readonly LimitName[],
  email?: string,
): Promise<void> {
  if (!parts.formChecks) return;
  const subjects: Record<Limit["by"], readonly { name: string; times: number }[]> = {
    network: networksOf(caller.address),
    person: email === undefined ? [] : personKeys({ email }).map((name) => ({ name, times: 1 })),
    receiver: [],
  };
  const counts = limits.flatMap((limit) => {
    const { by, most, minutes }: Limit = LIMITS[limit];
    return subjects[by].map(({ name, times }) => ({ limit, subject: name, minutes, most: most * times }));
  });
  const { submissions } = parts.storage;
  const verdict = await submissions.transact((transaction) =>
    submissions.guard(site.id, transaction, { puzzle: null, counts, now }),
  );
  if (verdict.kind === "limited")
    throw new AppError("too-many", { headers: { "Retry-After": String(verdict.seconds) } });
}
