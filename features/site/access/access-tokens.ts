import type { Pool } from "pg";
import { hashSecret, isSecret, newToken, type Scope, type TokenParts, tokenText } from "./access-token.ts";

declare module "#features/site/storage.ts" {
  interface Storage {
    readonly accessTokens: AccessTokens;
  }
}

/** Who signs in with a token, as the site log names them. */
export type TokenHolder = {
  readonly tokenId: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
};

/** How the log of a site names the holder of a token. */
export function actorOf({ tokenId, name }: TokenHolder): string {
  return `token ${tokenId} (${name})`;
}

export type ListedToken = TokenHolder & {
  readonly createdAt: Date;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
};

type AccessTokens = ReturnType<typeof openAccessTokens>;

/** The tokens of each site. */
export function openAccessTokens(pool: Pool) {
  return {
    /** Makes a token and answers its text, which is nowhere kept; null where there is no such site. */
    async create(
      siteId: string,
      { name, scopes, now }: { readonly name: string; readonly scopes: readonly Scope[]; readonly now: Date },
    ): Promise<string | null> {
      const token = newToken();
      const { rowCount } = await pool.query(INSERT, [
        siteId,
        token.id,
        name,
        scopes,
        hashSecret(token.secret),
        now,
      ]);
      return rowCount === 1 ? tokenText(token) : null;
    },

    /** Whose token it is; null for one that is unknown, revoked or of another site. */
    async find(siteId: string, { id, secret }: TokenParts, now: Date): Promise<TokenHolder | null> {
      const { rows } = await pool.query<Row>(FIND, [siteId, id]);
      const [row] = rows;
      if (!row || !isSecret(secret, row.secret_hash)) return null;
      await pool.query(NOTE_USE, [siteId, id, now]);
      return { tokenId: id, name: row.name, scopes: row.scopes };
    },

    async list(siteId: string): Promise<ListedToken[]> {
      const { rows } = await pool.query<ListedToken>(LIST, [siteId]);
      return rows;
    },

    /** False where the site has no such token, or it was revoked before. */
    async revoke(siteId: string, tokenId: string, now: Date): Promise<boolean> {
      const { rowCount } = await pool.query(REVOKE, [siteId, tokenId, now]);
      return rowCount === 1;
    },
  };
}

type Row = { readonly name: string; readonly scopes: Scope[]; readonly secret_hash: Buffer };

const INSERT = `
  insert into access_token (site_id, token_id, name, scopes, secret_hash, created_at)
  select site_id, $2, $3, $4, $5, $6 from site where site_id = $1`;

const FIND = `
  select name, scopes, secret_hash from access_token
  where site_id = $1 and token_id = $2 and revoked_at is null`;

/** Once a minute is often enough to see whether a token is in use. */
const NOTE_USE = `
  update access_token set used_at = $3
  where site_id = $1 and token_id = $2 and (used_at is null or used_at < $3::timestamptz - interval '1 minute')`;

const LIST = `
  select token_id as "tokenId", name, scopes, created_at as "createdAt", used_at as "usedAt", revoked_at as "revokedAt"
  from access_token where site_id = $1 order by created_at, token_id`;

const REVOKE = `
  update access_token set revoked_at = $3 where site_id = $1 and token_id = $2 and revoked_at is null`;
