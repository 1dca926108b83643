/** No text of people's nests deeper; the reader of Markdown calls itself for each level. */
const MOST_LEVELS = 20;
/** The reader looks from each sign of a word whether an e-mail address begins there. */
const MOST_SIGNS_OF_A_WORD = 1_000;
/** It holds each sign of emphasis against all that follow it in the paragraph. */
const MOST_EMPHASIS = { paragraph: 500, text: 5_000 } as const;

/**
 * Why a text is not read as Markdown, or null: its reader would be busy for seconds, or run out of stack.
 * Example: of 21 times `>` "nests quotes and lists more than 20 levels deep".
 */
export function markdownFault(text: string): string | null {
  if (text.split(/\s+/).some((word) => word.length > MOST_SIGNS_OF_A_WORD))
    return `holds a word of more than ${MOST_SIGNS_OF_A_WORD} signs`;
  const lines = text.split(/\r\n?|\n/);
  if (nestsTooDeep(lines)) return `nests quotes and lists more than ${MOST_LEVELS} levels deep`;
  return emphasizesTooMuch(lines) ? "holds too many signs of emphasis (* _ ~)" : null;
}

/** A quote, or a list whose next lines belong to it from a column on. */
type Container = { readonly isQuote: boolean; readonly from: number };

const MARKER = / *(>|[-*+](?= |$)|\d{1,9}[.)](?= |$))/y;
/** A line such as `* * *` parts paragraphs and opens no list. */
const RULE = /^ *([-*_])(?: *\1)* *$/;

/** Counts without calling itself, so that no text can overflow the stack here. */
function nestsTooDeep(lines: readonly string[]): boolean {
  const open: Container[] = [];
  return lines.some((line) => {
    const spaced = line.replaceAll("\t", "    ");
    if (!RULE.test(spaced)) openContainers(spaced, open);
    return open.length > MOST_LEVELS;
  });
}

/** Closes what a line does not go on with, and opens what its quote and list signs begin. */
function openContainers(line: string, open: Container[]): void {
  let depth = 0;
  MARKER.lastIndex = 0;
  for (let found = MARKER.exec(line); found && depth <= MOST_LEVELS; found = MARKER.exec(line)) {
    const sign = found[1]!;
    const end = MARKER.lastIndex;
    const isQuote = sign === ">";
    while (isListUpTo(open[depth], end - sign.length)) depth += 1;
    if (!isQuote || !open[depth]?.isQuote) {
      open.length = depth;
      open.push({ isQuote, from: end + (isQuote ? 0 : 1) });
    }
    depth += 1;
  }
}

function isListUpTo(container: Container | undefined, column: number): boolean {
  return container !== undefined && !container.isQuote && container.from <= column;
}

/** What ends a paragraph, also below one without an empty line between. */
const NEW_PARAGRAPH = /^(?:[ \t]*$| {0,3}(?:[-*+]|1[.)])[ \t]+\S)/;

function emphasizesTooMuch(lines: readonly string[]): boolean {
  let ofParagraph = 0;
  let ofText = 0;
  return lines.some((line) => {
    if (NEW_PARAGRAPH.test(line)) ofParagraph = 0;
    const signs = line.match(/[*_~]/g)?.length ?? 0;
    ofParagraph += signs;
    ofText += signs;
    return ofParagraph > MOST_EMPHASIS.paragraph || ofText > MOST_EMPHASIS.text;
  });
}
