import { z } from "zod";

/**
 * Every kind of fault or doubt that a check finds in what somebody sends, with what it means. Programs and the desk recognise a
 * finding by its code alone; its message is for people and may be worded anew.
 */
export const FINDINGS = {
  // A value of a document
  missing: "A value or a part that is needed is not there, or empty.",
  "wrong-type": "Another type of value is expected there: a number, a text, a list.",
  "wrong-choice": "The value is none of those that the field takes.",
  "wrong-format": "The text is not written in the way that the field asks for.",
  "not-valid": "The value breaks a rule of its own, which the message names.",
  "not-a-date": "It is no day or moment that exists, written as the field asks for.",
  "not-an-email": "It is no e-mail address.",
  "not-a-link": "It is no link that a page may have: https, mailto, tel, or a path.",
  "not-an-address": "It can't stand in the address of a page: lower-case letters, digits and dashes do.",
  "not-a-media-name": "It is no name of a file in the folder of media.",
  "too-long": "The text is longer than the field takes; `params.max` says how many characters that are.",
  "too-short": "The text is shorter than the field takes; `params.min` says how many characters that are.",
  "too-large": "The number is larger than the field takes; `params.max` says how large it may be.",
  "too-small": "The number is smaller than the field takes; `params.min` says how small it may be.",
  "too-many": "The list has more entries than it may have; `params.max` says how many.",
  "too-few": "The list has fewer entries than it needs; `params.min` says how many.",
  "unknown-field": "No field has this name; it is left out.",
  "duplicate-id": "Something else has this id already.",
  "duplicate-name": "Something else has this name already.",
  "duplicate-value": "The value stands there twice, where each may stand once.",
  "wrong-order": "It ends before it begins.",
  overlap: "It takes a time that another entry takes already.",
  "reserved-id": "Numbers of this range are given by the product.",

  // Texts
  "holds-markup": "The text holds HTML; it is shown as plain text.",
  "markdown-too-complex": "The text is too complex to be read as Markdown.",
  "unstorable-text": "The text holds characters that no database keeps.",
  "missing-placeholder": "A placeholder that the text needs is not in it.",
  "unknown-placeholder": "Nothing fills a placeholder of the text.",
  "unknown-text": "No text of the site has this key.",
  "tells-hidden-address": "The text tells the street of an address that is hidden.",
  "hidden-address-unclear":
    "Nobody can tell whether an address is hidden: those of all projects stay hidden.",
  "texts-not-restored": "Texts in which a street was replaced stay so until they are brought again.",

  // References, addresses and links
  "unknown-page": "No page of the site has this id.",
  "unknown-reference": "What the value names is not on the site, or in none of the agency's lists.",
  "unknown-project": "The project of which the listing is a part is not there.",
  "wrong-project": "What is named as the project of the listing can't be one.",
  "unnamed-sales-rep": "No listing names the sales rep whose agenda it is.",
  "address-taken": "Something else of the site has this address already.",
  "address-reserved": "The address belongs to a screen of the product.",
  "no-address": "It has no address in this language.",
  "language-not-published": "The site is not published in this language.",
  "leads-nowhere": "The link leads to nothing on the site.",
  "endless-redirect": "The redirect leads round in a circle.",
  "no-home-page": "The site has no home page in this language, or would have none.",
  "unknown-block": "This version shows no block of this type.",
  "unknown-condition": "A list can't be narrowed by this condition.",

  // Doubts about a listing, and what the law asks for
  "legal-fact-missing": "The law asks for this on the page or the site, and it is not there.",
  "wrong-enterprise-number": "It is no number of the Crossroads Bank for Enterprises.",
  "doubtful-value": "No estate, or hardly any, has such a value; it is shown as it came.",
  contradiction: "It says something else than another field; the message says which one is shown.",
  "not-shown": "The value is not shown, for the reason that the message names.",
  "assumed-value": "The value is missing, and the message says what is shown in its place.",
  "too-little-contrast": "Text in this colour is hard to read on its background.",
  "corrected-colour": "The colour is hard to read; another one is shown.",
  "span-too-short": "The span is shorter than one visit.",

  // Files of media
  "missing-file": "The file is not there.",
  "unused-file": "Nothing shows the file; it is left out.",
  "empty-file": "The file is empty.",
  "damaged-file": "The file is damaged.",
  "unknown-file-format": "The file is no picture, drawing, PDF or film that is taken in.",
  "too-many-pixels": "The picture has more pixels than one may have.",
  "oversized-file": "The file is larger than is taken in.",
  "unsafe-drawing": "The drawing is no plain SVG, or would take too long to draw.",
  "cleaned-drawing": "Parts of the drawing that could act or call elsewhere were taken out.",
  "wrong-film-format": "Browsers don't play films of this format.",
  "film-tells-more": "The film has a track beside picture and sound, which may tell where it was made.",
  "wrong-file-kind": "A film stands where none is shown, or something else stands where a film is meant.",
  "unfetched-file": "The file could not be fetched from its address.",
  "unreadable-calendar": "The calendar can't be read.",

  // A file or record as a whole
  "not-utf8": "It is not text in UTF-8.",
  "not-json": "It is not JSON.",
  "nested-too-deep": "It nests more deeply than is read.",
  "line-too-long": "The line is longer than is read.",
  "unknown-file": "A bundle has no file of this name; it is left out.",
  "unreadable-bundle": "The bundle can't be read, or changed while it was read.",
  "part-left-out": "A part that has a fault was left out, and all around it stays.",
  "other-site": "It is of another site, or of one that is not there.",
  "wrong-source": "The settings of a source are not valid.",

  // What the site as it stands refuses
  "hostname-taken": "Another site has this host name.",
  "over-limit": "The site would have more of something than it may have.",
  "too-many-removals": "Too much of the site would be removed at once.",
  "of-another-source": "Another source brought it, and only that source changes it.",
  "only-by-operator": "Only who runs the server changes this.",
  "only-by-editors": "An agent of the desk may not change this.",
  "waits-for-import": "Another import of the site runs; this one waits for it.",
  "not-tidied": "It was imported, and the database could not be tidied up after it.",

  // Deliveries of other systems, sheets and exports
  "unreadable-delivery": "What a source sent can't be read.",
  "unreadable-listing": "A listing of a delivery can't be read, and is left out.",
  "value-left-out": "A value can't be read or has no place, and is left out.",
  "listing-left-out": "A row of a sheet is left out.",
  "written-as-shown": "What the agency sent was not kept: it is exported as it is shown.",
} as const;

export const FindingCode = z
  .enum(Object.keys(FINDINGS) as [keyof typeof FINDINGS, ...Array<keyof typeof FINDINGS>])
  .describe(
    `What kind of fault or doubt it is. Later versions may add codes.\n\n${Object.entries(FINDINGS)
      .map(([code, meaning]) => `- \`${code}\`: ${meaning}`)
      .join("\n")}`,
  );
export type FindingCode = z.infer<typeof FindingCode>;

/** What a message says in figures and names, for who words it anew. Example: `{ max: 200 }`. */
export const FindingParams = z
  .record(z.string(), z.union([z.string(), z.number()]))
  .describe('What the message says in figures and names. Example: `{"max": 200}`.');
export type FindingParams = Readonly<z.infer<typeof FindingParams>>;

export function isFindingCode(word: unknown): word is FindingCode {
  return typeof word === "string" && Object.hasOwn(FINDINGS, word);
}

/**
 * What a refinement of a schema says where it does not hold.
 * Example: `Period.refine(isInOrder, coded("wrong-order", "expected a day after the start"))`.
 */
export function coded(code: FindingCode, message: string) {
  return { message, params: { code } };
}
