import type { Mark, Node, Schema } from "prosemirror-model";
import { isLinkTarget } from "./link-target.ts";

/** Markdown that the editor has no marks for: tables, code, HTML. */
export class NotEditable extends Error {}

type Open = { readonly delimiter: string };

const MARK_OF: Readonly<Record<string, string>> = {
  "*": "em",
  _: "em",
  "**": "strong",
  __: "strong",
  "~~": "strike",
};
const PUNCTUATION = /[\p{P}\p{S}]/u;
const SPACE = /\s/;
const REFUSED = /^(?:`|!\[|<[a-z/!?]|&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);)/i;
const LINK = /^\[((?:\\.|[^\][\\])*)\]\(([^\s()<>\\]+)(?:\s+"((?:\\.|[^"\\])*)")?\)/;
const RUN = /^(?:\*+|_+|~+)/;

/** The words of a block with their marks. */
export function readInline(schema: Schema, text: string): Node[] {
  const parts = readParts(schema, text, []);
  if (!parts) throw new NotEditable();
  return parts;
}

function readParts(schema: Schema, text: string, around: readonly Mark[]): Node[] {
  const parts: Node[] = [];
  const open: Open[] = [];
  let words = "";
  const marksNow = () =>
    open.reduce(
      (marks, { delimiter }) => schema.marks[MARK_OF[delimiter]!]!.create().addToSet(marks),
      around,
    );
  const flush = () => {
    if (words) parts.push(schema.text(words, marksNow()));
    words = "";
  };
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    if (REFUSED.test(rest)) throw new NotEditable();
    const found = escapeAt(rest) ?? breakAt(rest) ?? linkAt(rest) ?? runAt(text, at);
    if (found?.kind === "break") {
      words = words.replace(/ +$/, "");
      flush();
      parts.push(schema.nodes["hard_break"]!.create(null, null, marksNow()));
    } else if (found?.kind === "link") {
      flush();
      const link = schema.marks["link"]!.create({ href: found.href, title: found.title });
      parts.push(...readParts(schema, found.words, link.addToSet(marksNow())));
    } else if (found?.kind === "run") {
      flush();
      turn(open, found);
    } else words += found?.text ?? text[at]!;
    at += found?.length ?? 1;
  }
  flush();
  if (open.length > 0) throw new NotEditable();
  return parts;
}

type Found = { readonly length: number } & (
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "break" }
  | { readonly kind: "link"; readonly words: string; readonly href: string; readonly title: string | null }
  | { readonly kind: "run"; readonly delimiter: string; readonly opens: boolean; readonly closes: boolean }
);

function escapeAt(rest: string): Found | null {
  const escaped = /^\\([!-/:-@[-`{-~])/.exec(rest);
  return escaped ? { kind: "text", text: escaped[1]!, length: 2 } : null;
}

function breakAt(rest: string): Found | null {
  const hard = /^(?: {2,}|\\)\n */.exec(rest);
  if (hard) return { kind: "break", length: hard[0].length };
  const soft = /^ ?\n */.exec(rest);
  return soft ? { kind: "text", text: " ", length: soft[0].length } : null;
}

function linkAt(rest: string): Found | null {
  const link = LINK.exec(rest);
  // A bracket that a link could follow after all is left to who knows Markdown.
  if (!link && /^\[[^\n]*\]\(/.test(rest)) throw new NotEditable();
  if (!link) return null;
  const [{ length }, words = "", href = "", title] = link;
  if (!isLinkTarget(href)) throw new NotEditable();
  return { kind: "link", words, href, title: title?.replaceAll(/\\(.)/g, "$1") ?? null, length };
}

function runAt(text: string, at: number): Found | null {
  const [run] = RUN.exec(text.slice(at)) ?? [];
  if (!run) return null;
  const before = text[at - 1] ?? " ";
  const after = text[at + run.length] ?? " ";
  const left =
    !SPACE.test(after) && (!PUNCTUATION.test(after) || SPACE.test(before) || PUNCTUATION.test(before));
  const right =
    !SPACE.test(before) && (!PUNCTUATION.test(before) || SPACE.test(after) || PUNCTUATION.test(after));
  if (!left && !right) return { kind: "text", text: run, length: run.length };
  if (!MARK_OF[run]) throw new NotEditable();
  const isWordBound = run.startsWith("_");
  const opens = left && (!isWordBound || !right || PUNCTUATION.test(before));
  const closes = right && (!isWordBound || !left || PUNCTUATION.test(after));
  if (!opens && !closes) return { kind: "text", text: run, length: run.length };
  return { kind: "run", delimiter: run, opens, closes, length: run.length };
}

function turn(open: Open[], { delimiter, opens, closes }: Extract<Found, { kind: "run" }>): void {
  if (closes && open.at(-1)?.delimiter === delimiter) open.pop();
  else if (opens && !open.some((each) => each.delimiter === delimiter)) open.push({ delimiter });
  else throw new NotEditable();
}
