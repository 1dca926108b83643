import type { Locale } from "#domain/locale/locale.ts";

/** The operator of the servers took a site off for a while; its data stay. */
export type Suspension = {
  readonly since: Date;
  /** For the agency's people at the desk; visitors never see it. */
  readonly reason: string | null;
  /** What visitors read, by language, in place of the product's words. */
  readonly message: { readonly [locale in Locale]?: string };
};
