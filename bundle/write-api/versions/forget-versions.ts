import { transact } from "#platform/db/in-transaction.ts";
import { type Answer, EMPTY } from "#features/site/api/endpoint.ts";
import { dropVersions } from "../../versions/find-versions.ts";
import { log } from "../import-documents.ts";
import { withSiteWriteLock, type WriteCall } from "../with-site-write-lock.ts";
import { writeOf } from "../write.ts";

export const FORGETTING = {
  description:
    "What stands stays. For a text or a portrait that is to be nowhere any more; it can't be taken back.",
  isOwners: true,
  canBeEmpty: true,
  problems: ["too-many-writes", "busy"],
} as const;

/** Forgets the versions of a resource; the log keeps that somebody did. */
export function forgetVersions(call: WriteCall, resource: string): Promise<Answer> {
  return withSiteWriteLock(call, async (client) => {
    const write = writeOf(call, "DELETE", `${resource}/versions`);
    await transact(client, async () => {
      await dropVersions(client, call.site.id, resource);
      await log(client, write, "removed");
    });
    return EMPTY;
  });
}
