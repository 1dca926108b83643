import { AppError } from "./app-error.ts";
import type { ApiParts } from "./query-context.ts";
import type { Site } from "../schema/site.ts";
import { readToken, type Scope } from "../access/access-token.ts";
import { actorOf } from "../access/access-tokens.ts";
import type { Holder } from "../access/holder.ts";

type Signing = {
  readonly site: Site;
  readonly headers: Headers;
  readonly scope: Scope;
  readonly parts: Pick<ApiParts, "storage">;
  readonly now: Date;
};

/** Who calls, by the token of the call; throws where it opens nothing here. */
export async function authorize({ site, headers, scope, parts, now }: Signing): Promise<Holder> {
  const token = readToken(headers.get("Authorization"));
  const holder = token && (await parts.storage.accessTokens.find(site.id, token, now));
  if (!holder) throw new AppError("no-token", { headers: { "WWW-Authenticate": "Bearer" } });
  if (!holder.scopes.includes(scope))
    throw new AppError("other-scope", { detail: `This call needs a token with the scope ${scope}.` });
  return { actor: actorOf(holder), scopes: holder.scopes, onlyOf: null, session: null };
}
