import { type Limit, type LimitName, LIMITS, type LimitSubject } from "#domain/contact/limits.ts";
import { personKeys } from "#domain/contact/person-keys.ts";
import type { Guard } from "../submissions/submissions.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { checksOf } from "./checks-of.ts";
import { type Counted, networksOf } from "./networks-of.ts";
import type { Received } from "./receive.ts";

/** What a message counts against; nothing where the site or the operator has switched limits off. */
export function countsOf(
  { site, parts, caller }: Pick<QueryContext, "site" | "parts" | "caller">,
  { email, phone, receiver }: Pick<Received, "email" | "phone" | "receiver">,
  names: readonly LimitName[],
  isProven: boolean,
): Guard["counts"] {
  const { captcha, rateLimits } = checksOf({ site, parts });
  if (!rateLimits) return [];
  const subjects: Record<LimitSubject, readonly Counted[]> = {
    network: networksOf(caller.address),
    person: personKeys({ email, phone }).map(once),
    receiver: receiver === undefined ? [] : personKeys({ email: receiver }).map(once),
  };
  // Without a puzzle to solve, nobody can prove anything.
  const isTrusted = isProven || !captcha;
  return names.flatMap((limit) => {
    const { by, minutes, most, mostUnproven }: Limit = LIMITS[limit];
    const share = isTrusted ? most : mostUnproven;
    return subjects[by].map(({ name, times }) => ({ limit, subject: name, minutes, most: share * times }));
  });
}

const once = (name: string): Counted => ({ name, times: 1 });
