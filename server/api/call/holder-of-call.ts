import { DESK_HEADER, findSessionHolder, refuseUnlessFromDesk } from "#features/desk/api/find-holder.ts";
import { sessionSecret } from "#features/desk/session-cookie.ts";
import type { Holder } from "#features/site/access/holder.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { authorize } from "#features/site/api/authorize.ts";
import type { Endpoint } from "#features/site/api/endpoint.ts";
import type { ApiParts } from "#features/site/api/query-context.ts";
import type { Site } from "#features/site/schema/site.ts";

type Calling = { readonly site: Site; readonly parts: ApiParts };

/** Who makes a call: the holder of a token, or a person with a session; nobody where the endpoint asks for neither. */
export async function holderOfCall(
  request: Request,
  { scope, isOpen, desk }: Endpoint,
  { site, parts }: Calling,
): Promise<Holder | undefined> {
  const { headers } = request;
  const now = parts.now();
  if (desk === "anyone") return void refuseUnlessFromDesk(request);
  if (scope && (headers.has("Authorization") || !bringsSession(request))) {
    return isOpen && !headers.has("Authorization")
      ? undefined
      : authorize({ site, headers, scope, parts, now });
  }
  // A visitor's page answers whoever signed in to the desk as it does everybody.
  if (isOpen && !headers.has(DESK_HEADER)) return undefined;
  refuseUnlessFromDesk(request);
  const holder = await findSessionHolder(request, { site, parts, now });
  if (!holder) throw new AppError("no-session");
  return holder;
}

/** Whether a call comes from the desk, or from a browser that has a session of it. */
export function bringsSession({ headers, url }: Request): boolean {
  return headers.has(DESK_HEADER) || sessionSecret(headers, new URL(url).host) !== null;
}

/** Refuses a person whose role does not have what a call asks for; what a token may do was asked before. */
export function refuseOtherRoles(
  holder: Holder | undefined,
  { scope, desk, isNarrowed, isOwners }: Endpoint,
): void {
  if (!holder?.session) return;
  const hasScope = !scope || holder.scopes.includes(scope);
  const seesEnough = !scope || holder.onlyOf === null || isNarrowed === true;
  const isForOwners = desk === "owner" || isOwners === true;
  const hasRole = !isForOwners || holder.session.person.role === "owner";
  if (!hasScope || !seesEnough || !hasRole) throw new AppError("other-role");
}
