import { type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { isLinkTarget } from "./link-target.ts";

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

const LINK: MarkSpec = {
  attrs: { href: { validate: "string" }, title: { default: null, validate: "string|null" } },
  inclusive: false,
  parseDOM: [
    {
      tag: "a[href]",
      getAttrs: (dom) => {
        const href = dom.getAttribute("href") ?? "";
        return isLinkTarget(href) && { href, title: dom.getAttribute("title") };
      },
    },
  ],
  // Nobody leaves the desk by a click on a word.
  toDOM: ({ attrs: { href } }) => ["a", { href, rel: "noopener" }, 0],
};

const PAGE_NODES: Readonly<Record<string, NodeSpec>> = {
  heading: {
    attrs: { level: { default: 2, validate: "number" } },
    content: "inline*",
    group: "block",
    defining: true,
    // The page's own heading is the only h1.
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      attrs: { level: Math.min(Math.max(level, 2), 4) },
    })),
    toDOM: ({ attrs: { level } }) => [`h${level}`, 0],
  },
  blockquote: {
    content: "block+",
    group: "block",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  horizontal_rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
};

/** A text of a page, as `features/pages/blocks/rich-text/markdown.server.ts` shows it, without tables and code. */
export const PAGE_MARKUP = new Schema({
  nodes: { ...TEXT, ...PAGE_NODES, ...LISTS },
  marks: {
    link: LINK,
    strong: STRONG,
    em: EMPHASIS,
    strike: { parseDOM: [{ tag: "del" }, { tag: "s" }], toDOM: () => ["del", 0] },
  },
});
