import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "./secrets.ts";

/** What a token in a mail opens: which thing, and which version of it. */
type TokenContent = { readonly id: string; readonly version: number };

/**
 * Words in addresses that only this site could have made: HMACs with a secret of the site that lives in the database, so that
 * every server makes and reads the same ones.
 */
export type Tokens = {
  /** For an id of letters, digits, `-` and `_`. The purpose keeps a token for one thing from opening another. */
  sign(siteId: string, purpose: string, content: TokenContent): Promise<string>;
  /** Null for anything that this site never signed for this purpose. */
  read(siteId: string, purpose: string, token: string): Promise<TokenContent | null>;
};

const ID = /^[\w-]{1,64}$/;
const TOKEN = /^([\w-]{1,64})\.(\d{1,9})\.([\w-]{22})$/;
/** 128 bits: nobody guesses them, and the address still fits a line of a mail. */
const MAC_BYTES = 16;

/** Tokens that read as `{id}.{version}.{proof}`. */
export function createTokens(secrets: Secrets): Tokens {
  const proofOf = async (siteId: string, purpose: string, { id, version }: TokenContent) =>
    createHmac("sha256", await secrets.find(siteId, "tokens"))
      .update(JSON.stringify([siteId, purpose, id, version]))
      .digest()
      .subarray(0, MAC_BYTES);

  return {
    async sign(siteId, purpose, content) {
      if (!ID.test(content.id)) throw new Error(`"${content.id}" cannot stand in a token`);
      const proof = await proofOf(siteId, purpose, content);
      return `${content.id}.${content.version}.${proof.toString("base64url")}`;
    },
    async read(siteId, purpose, token) {
      const match = TOKEN.exec(token);
      if (!match) return null;
      const content = { id: match[1]!, version: Number(match[2]) };
      const given = Buffer.from(match[3]!, "base64url");
      const proof = await proofOf(siteId, purpose, content);
      return given.length === proof.length && timingSafeEqual(given, proof) ? content : null;
    },
  };
}
