import type { TextFormat } from "./text-format.ts";
import { markdownOf } from "./markdown-of.ts";
import { readMarkdown } from "./read-markdown.ts";

/** Markdown. */
export const FORMAT: TextFormat = {
  read: readMarkdown,
  write: markdownOf,
  actions: ["strong", "em", "heading", "subheading", "bulletList", "orderedList", "link"],
};
