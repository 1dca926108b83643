import { textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { type Block, isKnownType, tellingText } from "./block.ts";
import type { useMessages } from "./messages.ts";

type BlockWords = ReturnType<typeof useMessages>;

/** What a block is: "Tekst", "Team"; the word of the bundle for what this version does not know. */
export function nameOfType(type: string, t: BlockWords): string {
  return isKnownType(type) ? t(`block.${type}`) : type;
}

const SHOWN_CHARACTERS = 80;

/** The first words by which somebody knows a block again: without marks, in one line. */
export function firstWords(block: Block, locale: Locale): string {
  const text = textOf(tellingText(block), locale);
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[*_#>`|]+/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, SHOWN_CHARACTERS);
}
