import sanitizeHtml from "sanitize-html";

export type SafeSvg = {
  readonly svg: string;
  /** What was taken out, once each: "script", "onload", "a reference to another place". */
  readonly removed: readonly string[];
};

const ELEMENTS = [
  ..."svg g defs symbol use title desc metadata switch view".split(" "),
  ..."path rect circle ellipse line polyline polygon text tspan textPath".split(" "),
  ..."linearGradient radialGradient stop pattern clipPath mask marker image style".split(" "),
  ..."filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting".split(
    " ",
  ),
  ..."feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR".split(" "),
  ..."feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight".split(" "),
  ..."feSpecularLighting feSpotLight feTile feTurbulence".split(" "),
];

/** One piece of what may stand before the drawing, and the drawing's own start tag. */
const BEFORE_SVG = /\s+|<!--[^]*?-->|<\?xml[^>]*\?>|<!DOCTYPE[^>[]*>/y;
const SVG_TAG = /<svg[\s>]/y;
const OWN_REFERENCE = /^\s*(#|data:image\/(png|jpeg|webp|gif);base64,)/i;
const OUTSIDE_URL = /url\s*\((?!\s*(?:["']\s*)?#)|@import|expression\s*\(|image(-set)?\s*\(/i;

/**
 * Keeps of a drawing only what draws: no scripts, event handlers, foreign content, and nothing that is fetched from
 * another place. Null when the text is no SVG, declares entities (they can blow up a thousandfold), or is built to read
 * differently a second time.
 */
export function sanitiseSvg(text: string): SafeSvg | null {
  if (!isSvg(text) || /<!ENTITY/i.test(text)) return null;
  const removed = new Set<string>();
  const svg = clean(text, removed);
  // Only the text of a style passes unescaped, so only there can markup hide from the first reading.
  const isStable = !svg.includes("<style") || svg === clean(svg, new Set());
  return isStable ? { svg, removed: [...removed] } : null;
}

/** Piece by piece: one pattern for all of it would try every way to divide a row of comments, which doubles with each. */
function isSvg(text: string): boolean {
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  for (;;) {
    BEFORE_SVG.lastIndex = at;
    if (!BEFORE_SVG.test(text)) break;
    at = BEFORE_SVG.lastIndex;
  }
  SVG_TAG.lastIndex = at;
  return SVG_TAG.test(text);
}

function clean(text: string, removed: Set<string>): string {
  const svg = sanitizeHtml(text, {
    allowedTags: ELEMENTS,
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemesAppliedToAttributes: [],
    parseStyleAttributes: false,
    nonTextTags: ["script", "foreignObject", "textarea", "option", "noscript"],
    parser: { xmlMode: true, decodeEntities: true },
    onOpenTag: (name) => {
      if (!ELEMENTS.includes(name)) removed.add(name);
    },
    transformTags: { "*": (tagName, attribs) => ({ tagName, attribs: safeAttributes(attribs, removed) }) },
  });
  return withSafeStyles(svg.trim(), removed);
}

const STYLE = "<style";
const STYLE_END = "</style>";

/** Takes out the styles that reach for another place, or hide markup. */
function withSafeStyles(svg: string, removed: Set<string>): string {
  const pieces = svg.split(STYLE_END);
  const rest = pieces.pop()!;
  const safe = pieces.map((piece) => {
    const at = piece.indexOf(STYLE);
    if (at < 0) return piece + STYLE_END;
    const css = piece.slice(piece.indexOf(">", at) + 1);
    if (!css.includes("<") && !OUTSIDE_URL.test(withoutEscapes(css))) return piece + STYLE_END;
    removed.add(OUTSIDE);
    return piece.slice(0, at);
  });
  return safe.join("") + rest;
}

function safeAttributes(attributes: Record<string, string>, removed: Set<string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => {
      // The sanitiser would write it without its value, which is no XML.
      if (value === "") return false;
      const handler = /^on/i.test(name);
      const reference = /(^|:)(href|src)$/i.test(name) && !OWN_REFERENCE.test(value);
      const styled = OUTSIDE_URL.test(withoutEscapes(value)) && !name.startsWith("xmlns");
      if (handler) removed.add(name);
      else if (reference || styled || name === "xml:base") removed.add(OUTSIDE);
      else return true;
      return false;
    }),
  );
}

/** CSS may write any letter as an escape, and comments between letters. */
function withoutEscapes(css: string): string {
  return css
    .replace(/\/\*[^]*?(?:\*\/|$)/g, "")
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) =>
      String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10ffff)),
    )
    .replaceAll("\\", "");
}

const OUTSIDE = "a reference to another place";
