import type { Locale } from "#domain/locale/locale.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { nl } from "./nl.ts";

const TEXTS = { nl, fr, en, de } as const satisfies Record<Locale, typeof nl>;

export type AgreementKind = keyof typeof nl;

/** Who a statement speaks for. */
export type AgreementParty = {
  readonly site: string;
  readonly agency: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  /** After how many months the site deletes what visitors sent. */
  readonly months: string;
};

/** The product's own statement about a site, in Markdown, for an agency that wrote none: it says what the product does. */
export function standardAgreement(kind: AgreementKind, locale: Locale, party: AgreementParty): string {
  return TEXTS[locale][kind].replace(/\{(\w+)\}/g, (_, name: keyof AgreementParty) => party[name]);
}
