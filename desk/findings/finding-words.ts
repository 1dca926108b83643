import type { FindingCode, ToldFinding } from "../api/published.ts";
import { useMessages } from "./messages.ts";

/** What the site found; its English message is for programmers, the desk says it in its own words. */
export type Finding = Omit<ToldFinding, "message">;

type WordKey = Parameters<ReturnType<typeof useMessages>>[0];

/** Told of files, deliveries and whole sites, on the command line; no field of the desk has them. */
type ToldOfFiles =
  | "unused-file"
  | "unknown-file"
  | "not-utf8"
  | "not-json"
  | "line-too-long"
  | "unreadable-bundle"
  | "part-left-out"
  | "other-site"
  | "wrong-source"
  | "hostname-taken"
  | "over-limit"
  | "too-many-removals"
  | "of-another-source"
  | "waits-for-import"
  | "not-tidied"
  | "unreadable-delivery"
  | "unreadable-listing"
  | "value-left-out"
  | "listing-left-out"
  | "written-as-shown"
  | "hidden-address-unclear"
  | "unnamed-sales-rep"
  | "unknown-text"
  | "unknown-placeholder"
  | "reserved-id"
  | "oversized-file"
  | "empty-file"
  | "damaged-file"
  | "unknown-file-format"
  | "too-many-pixels"
  | "unsafe-drawing"
  | "cleaned-drawing"
  | "wrong-film-format"
  | "film-tells-more"
  | "wrong-file-kind"
  | "unfetched-file"
  | "unreadable-calendar";

/** How each finding is said to who fills in a field. */
const WORDS: Readonly<Record<Exclude<FindingCode, ToldOfFiles>, WordKey>> = {
  missing: "missing",
  "wrong-type": "invalid",
  "wrong-choice": "choice",
  "wrong-format": "invalid",
  "not-valid": "other",
  "not-a-date": "date",
  "not-an-email": "email",
  "not-a-link": "link",
  "not-an-address": "address",
  "not-a-media-name": "media",
  "too-long": "tooLong",
  "too-short": "tooShort",
  "too-large": "tooLarge",
  "too-small": "tooSmall",
  "too-many": "tooMany",
  "too-few": "tooFew",
  "unknown-field": "notShown",
  "duplicate-id": "duplicate",
  "duplicate-name": "duplicate",
  "duplicate-value": "duplicate",
  "wrong-order": "order",
  overlap: "overlap",
  "nested-too-deep": "other",
  "holds-markup": "markup",
  "markdown-too-complex": "markdown",
  "unstorable-text": "invalid",
  "missing-placeholder": "places",
  "tells-hidden-address": "hiddenAddress",
  "texts-not-restored": "textsStay",
  "unknown-page": "page",
  "unknown-reference": "reference",
  "unknown-project": "reference",
  "wrong-project": "reference",
  "address-taken": "addressTaken",
  "address-reserved": "addressReserved",
  "no-address": "noAddress",
  "language-not-published": "language",
  "leads-nowhere": "leadsNowhere",
  "endless-redirect": "endlessRedirect",
  "no-home-page": "homePage",
  "unknown-block": "notShown",
  "unknown-condition": "invalid",
  "legal-fact-missing": "law",
  "wrong-enterprise-number": "enterpriseNumber",
  "doubtful-value": "doubtful",
  contradiction: "contradiction",
  "not-shown": "notShown",
  "assumed-value": "missing",
  "too-little-contrast": "unreadableColour",
  "corrected-colour": "unreadableColour",
  "span-too-short": "invalid",
  "missing-file": "media",
  "only-by-operator": "operator",
  "only-by-editors": "notYours",
};

/** Says in the words of the desk what the site found. */
export function useFindingWords(): (finding: Pick<Finding, "code" | "params">) => string {
  const t = useMessages();
  return ({ code, params }) => t(keyOfFinding(code), params);
}

/** A code of a later version of the site has no words of its own. */
export function keyOfFinding(code: string): WordKey {
  return Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : "other";
}
