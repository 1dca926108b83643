import { type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";

/** What a text may hold besides paragraphs: of a listing as `features/estate/seo/describe.server.ts` lets through. */
const TEXT: Readonly<Record<string, NodeSpec>> = {
  doc: { content: "block+" },
  paragraph: { content: "inline*", group: "block", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
  text: { group: "inline" },
  hard_break: {
    inline: true,
    group: "inline",
    selectable: false,
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
  },
};

const LISTS: Readonly<Record<string, NodeSpec>> = {
  bullet_list: {
    content: "list_item+",
    group: "block",
    parseDOM: [{ tag: "ul" }],
    toDOM: () => ["ul", 0],
  },
  ordered_list: {
    attrs: { start: { default: 1, validate: "number" } },
    content: "list_item+",
    group: "block",
    parseDOM: [{ tag: "ol", getAttrs: (dom) => ({ start: Number(dom.getAttribute("start")) || 1 }) }],
    toDOM: ({ attrs: { start } }) => (start === 1 ? ["ol", 0] : ["ol", { start }, 0]),
  },
  list_item: {
    content: "paragraph (paragraph | bullet_list | ordered_list)*",
    defining: true,
    parseDOM: [{ tag: "li" }],
    toDOM: () => ["li", 0],
  },
};

const STRONG: MarkSpec = {
  parseDOM: [
    { tag: "strong" },
    // A copy from Google Docs is inside a b that means nothing.
    { tag: "b", getAttrs: (dom) => dom.style.fontWeight !== "normal" && null },
    { style: "font-weight", getAttrs: (weight) => /^(bold(er)?|[5-9]\d{2,})$/.test(weight) && null },
  ],
  toDOM: () => ["strong", 0],
};
const EMPHASIS: MarkSpec = {
  parseDOM: [{ tag: "em" }, { tag: "i" }, { style: "font-style=italic" }],
  toDOM: () => ["em", 0],
};
const UNDERLINE: MarkSpec = { parseDOM: [{ tag: "u" }], toDOM: () => ["u", 0] };

/** A text of a listing: paragraphs, lists, bold, italic. Whatever else is pasted loses its markup. */
export const LISTING_MARKUP = new Schema({
  nodes: { ...TEXT, ...LISTS },
  marks: { strong: STRONG, em: EMPHASIS, underline: UNDERLINE },
});
