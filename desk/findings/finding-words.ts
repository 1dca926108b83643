import { useMessages } from "./messages.ts";

type WordKey = Parameters<ReturnType<typeof useMessages>>[0];

/** What the check of the site says, and how it is said to who fills in a field; the first that fits. */
const WORDS: readonly (readonly [RegExp, WordKey])[] = [
  [/^nests quotes and lists|^holds a word of more|^holds too many signs of emphasis/, "markdown"],
  [/^page \d+ does not exist/, "page"],
  [/^(collection|office|entity) .* does not exist/, "reference"],
  [/has the (path|address) /, "addressTaken"],
  [/is the address of a screen/, "addressReserved"],
  [/^expected a path such as|^expected lower-case/, "address"],
  [/does not publish/, "language"],
  [/^no page has the address|^leads nowhere/, "leadsNowhere"],
  [/expected an https|URL/, "link"],
  [/email/i, "email"],
  [/must hold \{places\}/, "places"],
  [/^Too big: expected array/, "tooMany"],
  [/^Too small: expected array/, "tooFew"],
  [/^Too big: expected string/, "tooLong"],
  [/^Too small: expected string/, "missing"],
  [/^Too (big|small)/, "number"],
  [/media|picture|file/, "media"],
  [/expected a (day|date)|ISO date/i, "date"],
  [/received (undefined|null)/, "missing"],
];

/** Says what the site found wrong in the words of the desk; what has none is told as the site says it. */
export function useFindingWords(): (message: string) => string {
  const t = useMessages();
  return (message) => {
    const key = keyOfFinding(message);
    return key ? t(key) : t("other", { message });
  };
}

export function keyOfFinding(message: string): WordKey | undefined {
  return WORDS.find(([pattern]) => pattern.test(message))?.[1];
}
