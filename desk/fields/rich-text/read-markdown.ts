import { markdownFault } from "#domain/format/markdown-fault.ts";
import type { Node } from "prosemirror-model";
import { NotEditable, readInline } from "./markdown-inline.ts";
import { PAGE_MARKUP } from "./markup-schema.ts";

const { nodes } = PAGE_MARKUP;
const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;
const RULE = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
const QUOTE = /^ {0,3}> ?/;
const ITEM = /^( {0,3})([-*+]|(\d{1,9})([.)]))( {1,4})(?=\S)/;
const REFUSED = /^(?: {4}| {0,3}\t| {0,3}(?:`{3}|~{3})| {0,3}\[[^\]]+\]:| {0,3}#{1,6}[ \t]*$)/;
/** Below a line of text these make a heading or a table of it. */
const UNDERLINE = /^ {0,3}(?:=+[ \t]*|[|:\- \t]*-[|:\- \t]*)$/;

/** A page's text as the editor shows it; null where it holds what the editor has no marks for, such as a table. */
export function readMarkdown(text: string): Node | null {
  if (markdownFault(text)) return null;
  try {
    const blocks = readBlocks(text.replaceAll(/\r\n?/g, "\n").split("\n"));
    return nodes["doc"]!.create(null, blocks.length > 0 ? blocks : [nodes["paragraph"]!.create()]);
  } catch (error) {
    if (error instanceof NotEditable) return null;
    throw error;
  }
}

function readBlocks(lines: readonly string[]): Node[] {
  const blocks: Node[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    if (line.trim() === "") at += 1;
    else {
      if (REFUSED.test(line)) throw new NotEditable();
      const { block, end } = readBlock(lines, at);
      blocks.push(block);
      at = end;
    }
  }
  return blocks;
}

type Read = { readonly block: Node; readonly end: number };

function readBlock(lines: readonly string[], at: number): Read {
  const line = lines[at]!;
  const heading = HEADING.exec(line);
  if (heading) {
    const level = Math.min(Math.max(heading[1]!.length, 2), 4);
    const words = readInline(PAGE_MARKUP, heading[2]!.trim());
    return { block: nodes["heading"]!.create({ level }, words), end: at + 1 };
  }
  if (RULE.test(line)) return { block: nodes["horizontal_rule"]!.create(), end: at + 1 };
  if (QUOTE.test(line)) return readQuote(lines, at);
  if (ITEM.test(line)) return readList(lines, at);
  return readParagraph(lines, at);
}

function readQuote(lines: readonly string[], at: number): Read {
  let end = at;
  while (QUOTE.test(lines[end] ?? "")) end += 1;
  if (lines[end]?.trim()) throw new NotEditable();
  const inside = readBlocks(lines.slice(at, end).map((line) => line.replace(QUOTE, "")));
  if (inside.length === 0) throw new NotEditable();
  return { block: nodes["blockquote"]!.create(null, inside), end };
}

function readList(lines: readonly string[], at: number): Read {
  const [, , sign = "", number, delimiter] = ITEM.exec(lines[at]!)!;
  const items: Node[] = [];
  let end = at;
  for (let item = ITEM.exec(lines[end]!); item && (item[4] ?? item[2]) === (delimiter ?? sign);) {
    if (RULE.test(lines[end]!)) break;
    const indent = item[0].length;
    const start = end;
    end += 1;
    while (isInside(lines, end, indent)) end += 1;
    const own = lines.slice(start, end).map((line) => line.slice(indent));
    items.push(itemOf(own));
    while (lines[end]?.trim() === "" && isNextItem(lines, end)) end += 1;
    item = ITEM.exec(lines[end] ?? "");
    // A line that goes on without its indent belongs to the item all the same.
    if (!item && lines[end]?.trim() && lines[end - 1]?.trim()) throw new NotEditable();
  }
  const list = number === undefined ? nodes["bullet_list"]! : nodes["ordered_list"]!;
  return { block: list.create(number === undefined ? null : { start: Number(number) }, items), end };
}

/** Lines of an item are indented; empty ones belong to it where one that is follows. */
function isInside(lines: readonly string[], at: number, indent: number): boolean {
  const next = lines.slice(at).findIndex((line) => line.trim() !== "");
  return next !== -1 && lines[at + next]!.slice(0, indent).trim() === "";
}

function isNextItem(lines: readonly string[], at: number): boolean {
  const next = lines.slice(at).find((line) => line.trim() !== "");
  return next !== undefined && ITEM.test(next);
}

function itemOf(lines: readonly string[]): Node {
  if (/^\[[ x]\] /i.test(lines[0]!)) throw new NotEditable();
  const blocks = readBlocks(lines);
  const names = blocks.map(({ type: { name } }) => name);
  const fits =
    names[0] === "paragraph" && names.every((name) => name === "paragraph" || name.endsWith("_list"));
  if (!fits) throw new NotEditable();
  return nodes["list_item"]!.create(null, blocks);
}

function readParagraph(lines: readonly string[], at: number): Read {
  let end = at + 1;
  while (end < lines.length && !endsParagraph(lines[end]!)) end += 1;
  const own = lines.slice(at, end);
  if (own.slice(1).some((line) => UNDERLINE.test(line))) throw new NotEditable();
  const text = own.map((line) => line.trimStart()).join("\n");
  return { block: nodes["paragraph"]!.create(null, readInline(PAGE_MARKUP, text.trim())), end };
}

function endsParagraph(line: string): boolean {
  if (UNDERLINE.test(line)) return false;
  if (/^ {0,3}(?:`{3}|~{3})/.test(line)) throw new NotEditable();
  const item = ITEM.exec(line);
  const begins = item !== null && (item[3] === undefined || Number(item[3]) === 1);
  return line.trim() === "" || HEADING.test(line) || RULE.test(line) || QUOTE.test(line) || begins;
}
