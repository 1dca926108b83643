import type { LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** What any page says of itself to search engines and to those who share it. */
export type PageHead = {
  readonly title: LocalizedText | null;
  readonly description: string;
  /** Absolute address of the page itself. */
  readonly canonical: string;
  /** Paths of the same thing in each language that it is published in. */
  readonly alternates: ReadonlyArray<{ readonly locale: Locale; readonly href: string }>;
  /** Where the language switch leads in a language that the thing itself is not published in. */
  readonly nearest?: ReadonlyArray<{ readonly locale: Locale; readonly href: string }>;
  readonly image?: string | null;
  readonly isHome?: boolean;
  /** Facts in schema.org's words for search engines. */
  readonly jsonLd?: readonly object[];
};
