import sanitizeHtml from "sanitize-html";
import { hasMarkup } from "#domain/format/has-markup.ts";
import type { LocalizedText } from "#domain/locale/multilingual.ts";

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "b", "strong", "i", "em", "u", "ul", "ol", "li"],
  allowedAttributes: {},
  transformTags: { div: "p", h1: "p", h2: "p", h3: "p", h4: "p" },
  nonTextTags: ["script", "style", "textarea", "noscript", "title", "svg", "math", "iframe", "object"],
};

/** An agency's text as safe HTML: plain text keeps its lines and paragraphs, markup keeps only plain text marks. */
export function describe(text: LocalizedText): { html: string; locale: LocalizedText["locale"] } {
  const html = hasMarkup(text.text) ? sanitizeHtml(text.text, ALLOWED) : paragraphs(text.text);
  return { html, locale: text.locale };
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll("\n", "<br />")}</p>`)
    .join("");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
