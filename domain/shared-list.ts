/** What the sender of a shared list adds to it: it travels in the address's fragment, which no server sees. */
export type SharedWords = {
  readonly sender: string;
  /** By the id of the home. */
  readonly notes: ReadonlyMap<number, string>;
  /** What the homes were called when the list was shared: one that is gone keeps its name. */
  readonly titles: ReadonlyMap<number, string>;
};

const MAX_SENDER = 60;
const MAX_TITLE = 120;
export const MAX_NOTE = 500;
/** Characters of a fragment: mail programs break longer addresses. */
const LONGEST_WRITTEN = 6_000;
const LONGEST_READ = 20_000;
const MAX_ENTRIES = 300;

/** Line ends may stay in a note; what turns the direction of a line or is unseen goes. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\uFFFD]/gu;

/**
 * The fragment of a shared list, notes before names, as far as there is room; `left` counts the notes that found none.
 * Example: the sender Ann with the note "Licht" on home 12 is `{ fragment: "from=Ann&n12=Licht", left: 0 }`.
 */
export function writeSharedWords({ sender, notes, titles }: SharedWords): { fragment: string; left: number } {
  const words = new URLSearchParams();
  const add = (key: string, text: string) => {
    if (!text) return true;
    const entry = new URLSearchParams({ [key]: text }).toString();
    if (words.toString().length + entry.length + 1 > LONGEST_WRITTEN) return false;
    words.set(key, text);
    return true;
  };
  add("from", cleanText(sender, MAX_SENDER));
  const left = [...notes].filter(([id, note]) => !add(`n${id}`, cleanText(note, MAX_NOTE))).length;
  for (const [id, title] of titles) add(`h${id}`, cleanText(title, MAX_TITLE));
  return { fragment: words.toString(), left };
}

/**
 * Reads a fragment that anyone may have written: what is odd in one part spoils no other, and all of it is plain text of limited
 * length. Example: `readSharedWords("#from=Ann&n12=Li%cht")` has Ann as its sender and the note "Li%cht".
 */
export function readSharedWords(fragment: string): SharedWords {
  const entries = new URLSearchParams(fragment.slice(0, LONGEST_READ).replace(/^#/, ""));
  const [notes, titles] = [new Map<number, string>(), new Map<number, string>()];
  let sender = "";
  for (const [key, value] of [...entries].slice(0, MAX_ENTRIES)) {
    if (key === "from") sender ||= cleanText(value, MAX_SENDER);
    const [, kind, digits] = /^([nh])(-?[1-9]\d{0,15})$/.exec(key) ?? [];
    const id = Number(digits);
    if (!kind || !Number.isSafeInteger(id)) continue;
    const text = cleanText(value, kind === "n" ? MAX_NOTE : MAX_TITLE);
    if (text) (kind === "n" ? notes : titles).set(id, text);
  }
  return { sender, notes, titles };
}

function cleanText(text: string, most: number): string {
  const seen = text
    .slice(0, 4 * most)
    .split("\n")
    .map((line) => line.replaceAll(UNSEEN, " ").trim())
    .join("\n");
  return [...seen.trim()].slice(0, most).join("");
}
