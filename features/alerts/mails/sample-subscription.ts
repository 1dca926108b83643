import { hrefOf } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { SAMPLE_WORDS } from "#features/site/mail/sample-words.ts";

const TOKEN = "0b6f0d4e.1.b9a3";

/** A search that somebody follows, and where it is changed and ended, for previews and tests. */
export function sampleSubscription(locale: Locale) {
  return {
    summary: SAMPLE_WORDS[locale].wish,
    editPath: hrefOf({ type: "editSubscriptions", token: TOKEN }, locale),
    unsubscribePath: hrefOf({ type: "unsubscribe", token: TOKEN }, locale),
  };
}
