import { isIPv6 } from "node:net";
import { type Limit, type LimitName, LIMITS, type LimitSubject } from "#domain/contact/limits.ts";
import type { Guard } from "../../storage/submissions/submissions.ts";
import type { AskedOfSite } from "../call/endpoint.ts";
import { checksOf } from "./checks-of.ts";
import type { Received } from "./receive.ts";

/** What a message counts against; nothing where the site or the operator has switched limits off. */
export function countsOf(
  { site, parts, caller }: Pick<AskedOfSite<unknown>, "site" | "parts" | "caller">,
  { email, receiver }: Pick<Received, "email" | "receiver">,
  names: readonly LimitName[],
  isProven: boolean,
): Guard["counts"] {
  const { captcha, rateLimits } = checksOf({ site, parts });
  if (!rateLimits) return [];
  const subjects: Record<LimitSubject, string | undefined> = {
    caller: networkOf(caller.address) || undefined,
    sender: mailboxOf(email),
    receiver: receiver === undefined ? undefined : mailboxOf(receiver),
  };
  // Without a puzzle to solve, nobody can prove anything.
  const isTrusted = isProven || !captcha;
  return names.flatMap((limit) => {
    const { by, minutes, most, mostUnproven }: Limit = LIMITS[limit];
    const subject = subjects[by];
    return subject === undefined ? [] : [{ limit, subject, minutes, most: isTrusted ? most : mostUnproven }];
  });
}

/** A connection has a whole /64 of IPv6 addresses to write from. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("%")[0]!.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array(8 - before.length - after.length).fill("0");
  const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** Capitals make no other mailbox. */
function mailboxOf(email: string): string {
  return email.toLowerCase();
}
