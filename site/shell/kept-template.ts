/** A part's HTML, cut at its gaps; between two pieces stands the content of that number. */
export type Template = { readonly pieces: readonly string[]; readonly places: readonly number[] };

/** A sign that no text has: Unicode leaves it to programs for such use. */
const GAP = "\uFDD0";

/** Stands as text or in an attribute for the content of a number. */
export function gapOf(at: number): string {
  return GAP + at + GAP;
}

/** What React would tell the page's head is told there by the part itself. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** Parts are elements, beside which React writes no marks between texts. */
const PARTS = new RegExp(`<i id="(${GAP}\\d+${GAP})"></i>`, "g");

/** Cuts what was drawn with gaps for its texts, and `<i id={gapOf(at)} />` for its parts. */
export function templateOf(html: string): Template {
  const cut = html.replace(PRELOADS, "").replace(PARTS, "$1").split(GAP);
  return {
    pieces: cut.filter((_, at) => at % 2 === 0),
    places: cut.filter((_, at) => at % 2 === 1).map(Number),
  };
}

/** The part with texts and figures in its first gaps and HTML in the others. */
export function filled(
  { pieces, places }: Template,
  values: ReadonlyArray<string | number>,
  parts: readonly string[],
): string {
  let html = pieces[0]!;
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at]!;
    html +=
      (place < values.length ? escaped(values[place]!) : parts[place - values.length]!) + pieces[at + 1]!;
  }
  return html;
}

/** A start tag as React writes it; React's own (`ref`, handlers) have no place in HTML. */
export function startTag(element: string, attributes: object): string {
  let tag = `<${element}`;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || name === "ref") continue;
    tag += ` ${name === "className" ? "class" : name}="${escaped(String(value))}"`;
  }
  return `${tag}>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

const SPECIAL = /[&<>"']/;

/** As React writes texts and attributes. */
function escaped(value: string | number): string {
  if (typeof value === "number" || !SPECIAL.test(value)) return String(value);
  return value.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);
}
