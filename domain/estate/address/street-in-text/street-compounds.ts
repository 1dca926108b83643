import { isOrdinary, shortForm } from "./street-words.ts";

/** A name that ends as streets do, in its two parts: of "Wolvenhoekstraat" those are "wolvenhoek" and "str". */
export type Compound = {
  /** What the name begins with, without the letters that may link it to the ending. */
  readonly root: string;
  readonly kind: string;
  /** Nobody writes the root but for the street: it is no ordinary word. */
  readonly isDistinctive: boolean;
};

/** The ends of names of streets as `shortForm` leaves them, with all that people make of each. */
const KINDS: Readonly<Record<string, string>> = {
  str: "str straatje straatjes straten strassen strasschen",
  stwg: "stwg steenweggetje steenwegen",
  ln: "ln laantje laantjes lanen",
  weg: "weg weggetje weggetjes wegen wege weglein",
  pl: "pl pleintje pleintjes pleinen platze platzchen",
  dreef: "dreef dreefje dreefjes dreven",
  lei: "lei leien leitje",
  kaai: "kaai kaaitje kaaien kade kades",
  baan: "baan baantje baantjes banen",
  steeg: "steeg steegje steegjes stegen",
  gracht: "gracht grachtje grachten",
  markt: "markt marktje markten markte",
  hof: "hof hofje hofjes hoven",
  pad: "pad paadje paden paadjes",
  all: "all allee alleen",
  gasse: "gasse gassen gasschen",
  ufer: "ufer",
  damm: "damm",
};
const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, forms]) => forms.split(" ").map((form) => [form, kind] as const)),
);
const FORMS = [...KIND_OF.keys()].toSorted((one, other) => other.length - one.length);

/** Kinds that are words of every day beside: "de wolvenhoek weg". */
export const EVERYDAY_KINDS: ReadonlySet<string> = new Set("weg lei baan markt hof pad all".split(" "));

/** What links the root of a name to its ending: Dorpsstraat, Brusselsesteenweg, Kerkestraat. */
const LINKS = ["", "s", "se", "e"];

const LEAST_ROOT = 5;

/** Words that describe any street, without endings: "een nieuwe straat" is not the Nieuwstraat. */
const DESCRIBING: ReadonlySet<string> = new Set(
  [
    "nieuw groen klein breed small stille kromm recht blind donker zwart blauw droge eerst tweed vierd laatst middel",
    "binnen buiten achter onder boven midden privat privaat openbar verkeer handel wandel parker parkeer winkel tennis",
    "toegang hoofd zijde lange grote rustig mooie prachtig schone kurze schmal breit ruhig neben einkauf wohn haupt",
  ]
    .join(" ")
    .split(" ")
    .map(shortForm),
);

/** The parts of a name in short forms whose last word is a compound; null for any other name. */
export function compoundOf(short: readonly string[]): Compound | null {
  const last = short.at(-1) ?? "";
  const form = endOfCompound(last);
  if (form === null) return null;
  const stem = short.slice(0, -1).join("") + last.slice(0, -form.length);
  const root = stem.replace(/(?:se|s|e)$/, "");
  const isPlain = [stem, root].some((word) => isOrdinary(word) || DESCRIBING.has(word));
  return { root, kind: KIND_OF.get(form)!, isDistinctive: root.length >= LEAST_ROOT && !isPlain };
}

/** The kind of street that a word in its short form ends with; null where it ends otherwise. */
export function kindAtEnd(short: string): string | null {
  return KIND_OF.get(endOfCompound(short) ?? "") ?? null;
}

function endOfCompound(short: string): string | null {
  return FORMS.find((form) => short.endsWith(form) && short.length > form.length + 1) ?? null;
}

/** Whether a root and what follows it are its street: bent, made small, with other letters between. */
export function isFormOf({ root, kind }: Compound, written: string): boolean {
  const rest = written.slice(root.length);
  return LINKS.some((link) => rest.startsWith(link) && KIND_OF.get(rest.slice(link.length)) === kind);
}

/** Whether words are a root alone, perhaps with the letters that link it. */
export function isRootOf({ root }: Compound, written: string): boolean {
  return written.startsWith(root) && LINKS.includes(written.slice(root.length));
}
