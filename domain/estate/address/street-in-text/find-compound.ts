import { gapBefore, hasCapital, isWithinName, type ReadText } from "./read-text.ts";
import { type Compound, EVERYDAY_KINDS, isFormOf, isRootOf, kindAtEnd } from "./street-compounds.ts";
import type { StreetName } from "./street-names.ts";

/**
 * The word behind a distinctive compound that begins at a word in another form than the name's own; null where none
 * does. Example: "Wolvenhoeksestraat", "Wolvenhoekse straat" and "Wolvenhoekstraatje" are the Wolvenhoekstraat.
 */
export function endOfForm(read: ReadText, at: number, { compound }: StreetName): number | null {
  if (!compound?.isDistinctive) return null;
  return endOfWords(read, at, compound, (written) => isFormOf(compound, written));
}

/**
 * The word behind a name whose ending a later word tells: "Wolvenhoek- en Dorpsstraat"; null where none begins. An
 * ordinary root wants a capital, and the very same ending.
 */
export function endOfShortened(read: ReadText, at: number, { compound, alone }: StreetName): number | null {
  if (!compound || alone !== "always") return null;
  const end = endOfWords(read, at, compound, (written) => isRootOf(compound, written));
  if (end === null || !isHyphenated(read, end)) return null;
  const kinds = kindsBehind(read, end);
  if (compound.isDistinctive) return kinds.length > 0 ? end : null;
  return kinds.includes(compound.kind) && hasCapital(read, { from: at, to: end }) ? end : null;
}

/** Whether the two words of a compound are it without a capital: "wolvenhoek-straat", "wolvenhoek straat". */
export function isSureInPieces(read: ReadText, at: number, compound: Compound | null): boolean {
  if (!compound?.isDistinctive) return false;
  if (/^[-‐‑]$/.test(gapBefore(read, at + 1))) return true;
  const first = read.tokens[at]!.word;
  return !EVERYDAY_KINDS.has(compound.kind) && (first === compound.root || first === `${compound.root}s`);
}

function endOfWords(
  read: ReadText,
  at: number,
  { root }: Compound,
  isWhole: (written: string) => boolean,
): number | null {
  const { tokens } = read;
  if (!tokens[at]!.word) return null;
  let written = "";
  let isRootWritten = false;
  for (let next = at; next < tokens.length; next += 1) {
    if (next > at && !isWithinName(gapBefore(read, next))) return null;
    written += tokens[next]!.word;
    if (!written.startsWith(root) && !root.startsWith(written)) return null;
    if (written.startsWith(root) && isWhole(written)) return next + 1;
    if (isRootWritten) return null;
    isRootWritten = written.length >= root.length;
  }
  return null;
}

/** Signs that a shortened word ends with, where the next word stands apart. */
function isHyphenated(read: ReadText, at: number): boolean {
  return at < read.tokens.length && /^[-‐‑–](?:[\s,/]|&nbsp;)/.test(gapBefore(read, at));
}

/** Within so many words the shortened name's ending comes: "Wolvenhoek-, Kerk- en de Oude Dorpsstraat". */
const FARTHEST_ENDING = 5;

function kindsBehind(read: ReadText, at: number): string[] {
  const kinds: string[] = [];
  const last = Math.min(at + FARTHEST_ENDING, read.tokens.length);
  for (let next = at; next < last; next += 1) {
    if (/[.!?:;•|]\s/.test(gapBefore(read, next))) break;
    const kind = kindAtEnd(read.tokens[next]!.word);
    if (kind) kinds.push(kind);
  }
  return kinds;
}
