import type { Holder } from "#features/site/access/holder.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { ApiParts } from "#features/site/api/query-context.ts";
import type { Site } from "#features/site/schema/site.ts";
import { actorOfPerson } from "../queries/sessions.ts";
import { rightsOf } from "../roles.ts";
import { sessionSecret } from "../session-cookie.ts";

/** The header that every call of the desk's own pages has; no page of another site can send it unasked (Fetch, CORS). */
export const DESK_HEADER = "Gevel-Desk";

/** Refuses a write that does not come from the desk's own page: a browser sends the cookie whoever made it call. */
export function refuseUnlessFromDesk({ method, headers, url }: Request): void {
  if (method === "GET" || method === "HEAD") return;
  const where = headers.get("Sec-Fetch-Site");
  const origin = headers.get("Origin");
  const isOwn =
    where === null
      ? origin !== null && URL.canParse(origin) && new URL(origin).host === new URL(url).host
      : where === "same-origin";
  if (isOwn && headers.get(DESK_HEADER) === "1") return;
  throw new AppError("other-origin", {
    detail: `With a session, send \`${DESK_HEADER}: 1\` from a page of the same host.`,
  });
}

type Asked = { readonly site: Site; readonly parts: Pick<ApiParts, "storage">; readonly now: Date };

/** Who calls, by the session of the call; null where it brings none that lives. */
export async function findSessionHolder(
  request: Request,
  { site, parts, now }: Asked,
): Promise<Holder | null> {
  const secret = sessionSecret(request.headers, new URL(request.url).host);
  const session = secret && (await parts.storage.desk.findSession(site.id, secret, now));
  if (!session) return null;
  return { actor: actorOfPerson(session.person.id), session, ...rightsOf(session.person) };
}
