/** What a token in a mail opens: which thing, and which version of it. */
export type TokenContent = { readonly id: string; readonly version: number };

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
