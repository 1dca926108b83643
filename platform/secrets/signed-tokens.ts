import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "./secrets.ts";
import type { TokenContent, Tokens } from "./tokens.ts";

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
