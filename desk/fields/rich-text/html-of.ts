import type { Mark, Node } from "prosemirror-model";
import { hasMarkup } from "#domain/format/has-markup.ts";

const TAGS: Readonly<Record<string, string>> = {
  paragraph: "p",
  bullet_list: "ul",
  ordered_list: "ol",
  list_item: "li",
  strong: "strong",
  em: "em",
  underline: "u",
};

/**
 * A text of a listing as it is stored: without lists and marks as plain text, whose empty lines part its paragraphs; else as HTML
 * of the few tags that pages show.
 */
export function listingTextOf(doc: Node): string {
  const plain = plainTextOf(doc);
  return plain !== null && !hasMarkup(plain) ? plain : childrenOf(doc);
}

function plainTextOf(doc: Node): string | null {
  const paragraphs: string[] = [];
  let isPlain = true;
  doc.forEach((block) => {
    if (block.type.name !== "paragraph") isPlain = false;
    let text = "";
    block.forEach((part) => {
      if (part.marks.length > 0) isPlain = false;
      text += part.isText ? part.text : "\n";
    });
    paragraphs.push(text.trim());
  });
  return isPlain ? paragraphs.filter(Boolean).join("\n\n") : null;
}

function childrenOf(node: Node): string {
  const parts: string[] = [];
  node.forEach((child) => void parts.push(htmlOf(child, node)));
  return parts.join("");
}

function htmlOf(node: Node, parent: Node): string {
  if (node.isText) return marked(escaped(node.text ?? ""), node.marks);
  if (node.type.name === "hard_break") return "<br />";
  const inside = childrenOf(node);
  // Readers of feeds see no paragraph in a list.
  if (node.type.name === "paragraph" && parent.type.name === "list_item" && node === parent.firstChild)
    return inside;
  if (node.type.name === "paragraph" && inside.trim() === "") return "";
  const tag = TAGS[node.type.name]!;
  return `<${tag}>${inside}</${tag}>`;
}

function marked(text: string, marks: readonly Mark[]): string {
  return marks.reduceRight((inside, { type }) => `<${TAGS[type.name]}>${inside}</${TAGS[type.name]}>`, text);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
