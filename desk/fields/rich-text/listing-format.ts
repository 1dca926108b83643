import { DOMParser as MarkupParser, type Node } from "prosemirror-model";
import { hasMarkup } from "#domain/format/has-markup.ts";
import type { TextFormat } from "./text-format.ts";
import { listingTextOf } from "./html-of.ts";
import { LISTING_MARKUP } from "./markup-schema.ts";

/** Plain text, or HTML of a few tags. */
export const FORMAT: TextFormat = {
  read: readListingText,
  write: listingTextOf,
  actions: ["strong", "em", "bulletList", "orderedList"],
};

/** A stored text of a listing as the editor shows it: what pages would not show of it is not there. */
function readListingText(text: string): Node {
  return hasMarkup(text) ? fromHtml(text) : fromPlainText(text);
}

/** Nothing of a document that is parsed so is run or loaded. */
function fromHtml(html: string): Node {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return MarkupParser.fromSchema(LISTING_MARKUP).parse(body);
}

function fromPlainText(text: string): Node {
  return LISTING_MARKUP.nodes["doc"]!.create(null, text.split(/\n\s*\n/).map(paragraphOf));
}

function paragraphOf(text: string): Node {
  const { paragraph, hard_break } = LISTING_MARKUP.nodes;
  const parts: Node[] = [];
  for (const line of text.trim().split("\n").filter(Boolean)) {
    if (parts.length > 0) parts.push(hard_break!.create());
    parts.push(LISTING_MARKUP.text(line));
  }
  return paragraph!.create(null, parts);
}
