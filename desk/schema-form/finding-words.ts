import type { FormWords } from "./field-words.ts";

type WordKey = Parameters<FormWords>[0];

/** What the check of the site says, and how it is said to who fills in a field; the first that fits. */
const WORDS: readonly (readonly [RegExp, WordKey])[] = [
  [/^page \d+ does not exist/, "finding.page"],
  [/^(collection|office|entity) .* does not exist/, "finding.reference"],
  [/has the (path|address) /, "finding.addressTaken"],
  [/is the address of a screen/, "finding.addressReserved"],
  [/^expected a path such as|^expected lower-case/, "finding.address"],
  [/does not publish/, "finding.language"],
  [/^no page has the address|^leads nowhere/, "finding.leadsNowhere"],
  [/expected an https|URL/, "finding.link"],
  [/email/i, "finding.email"],
  [/must hold \{places\}/, "finding.places"],
  [/^Too big: expected array/, "finding.tooMany"],
  [/^Too small: expected array/, "finding.tooFew"],
  [/^Too big: expected string/, "finding.tooLong"],
  [/^Too (big|small)/, "finding.number"],
  [/media|picture|file/, "finding.media"],
  [/expected a (day|date)|ISO date/i, "finding.date"],
  [/received (undefined|null)|^Too small: expected string/, "finding.missing"],
];

/** What the site found wrong, in the words of the desk; what has none is told as the site says it. */
export function wordsOfFinding(message: string, t: FormWords): string {
  const known = WORDS.find(([pattern]) => pattern.test(message));
  return known ? t(known[1]) : t("finding.other", { message });
}
