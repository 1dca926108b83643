import sanitizeHtml from "sanitize-html";

const HAS_MARKUP = /<\/?[a-z!][^>]*>|&[a-z]+;|&#\d+;/i;
const BREAKS = /<(?:br\s*\/?|\/(?:p|div|li|h\d|tr))>/gi;

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** A short text without its markup, where an agency's system brings some: `<b>Gas</b><br>2019` is Gas and 2019 below. */
export function plainText(text: string): string {
  if (!HAS_MARKUP.test(text)) return text.trim();
  const bare = sanitizeHtml(text.replaceAll(BREAKS, "$&\n"), { allowedTags: [], allowedAttributes: {} });
  return bare.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!).trim();
}
