import { markdownFault } from "#domain/format/markdown-fault.ts";
import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";

const marked = new Marked({ gfm: true, breaks: false });

const RULES: sanitizeHtml.IOptions = {
  allowedTags:
    "h2 h3 h4 p ul ol li strong em del a blockquote br hr code pre table thead tbody tr th td".split(" "),
  allowedAttributes: { a: ["href", "title", "rel"], ol: ["start"], th: ["scope"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: {
    // The page's own heading is the only h1.
    h1: "h2",
    h5: "h4",
    h6: "h4",
    th: sanitizeHtml.simpleTransform("th", { scope: "col" }),
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs["href"] ?? "") ? { ...attribs, rel: "noopener" } : attribs,
    }),
  },
};

/** An agency's text as HTML that can do nothing but be read: no script, style, picture or form survives. */
export function htmlOfMarkdown(markdown: string): string {
  if (markdownFault(markdown)) return paragraphsOf(markdown);
  return sanitizeHtml(marked.parse(markdown, { async: false }), RULES);
}

const NO_TAGS: sanitizeHtml.IOptions = { allowedTags: [], disallowedTagsMode: "escape" };

/** Of what is not read as Markdown, which a site can have from before it was refused. */
function paragraphsOf(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.map((paragraph) => `<p>${sanitizeHtml(paragraph, NO_TAGS)}</p>`).join("\n");
}
