import sanitizeHtml from "sanitize-html";
import { hasMarkup } from "#domain/format/has-markup.ts";

const BREAKS = /<(?:br\s*\/?|\/(?:p|div|li|h\d|tr))>/gi;

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** Systems that pass a text on escape it once more each; beyond this many times nobody means it. */
const MOST_LAYERS = 5;

/**
 * A text without its markup and entities, where an agency's system brings some: `<b>Gas</b><br>2019` is Gas and 2019
 * below, `Tuin &amp;amp; terras` is Tuin & terras.
 */
export function plainText(text: string): string {
  let bare = text;
  for (let layer = 0; layer < MOST_LAYERS && hasMarkup(bare); layer += 1) bare = withoutLayer(bare);
  return bare.trim();
}

function withoutLayer(text: string): string {
  const bare = sanitizeHtml(text.replaceAll(BREAKS, "$&\n"), { allowedTags: [], allowedAttributes: {} });
  return bare.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!);
}
