import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import { createSay } from "#words/words.ts";
import type { Keep } from "../ui/kept.tsx";
import { LocaleContext } from "./language/locale-context.tsx";
import type { ShellView } from "./shell-view.ts";
import { dictionaryOf } from "./words/dictionaries.ts";
import { SayContext } from "./words/say-context.tsx";

const MAX_BYTES = 32 * 2 ** 20;
const BYTES_PER_CHARACTER = 2;
/** What a piece takes besides its letters. */
const PIECE_LENGTH = 20;
const MAX_FRAMES = 1_000;

/** A part's HTML, cut at its gaps; between two pieces stands the value of that number. */
type Template = { readonly pieces: readonly string[]; readonly places: readonly number[] };

/** By everything that a part is drawn from: what changes is drawn anew, what no longer shows is forgotten in time. */
const drawn = new LRUCache<string, Template>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ pieces }, key) =>
    BYTES_PER_CHARACTER * pieces.reduce((sum, piece) => sum + piece.length + PIECE_LENGTH, key.length),
});

/** Numbers of frames by all that they hold: the same content read anew is the same frame. */
const frames = new LRUCache<string, number>({ max: MAX_FRAMES });
let lastFrame = 0;

const keeps = new WeakMap<ShellView, Keep>();

/** Keeps parts of pages of one site in one language; its frame is a part of every key. */
export function keptParts(shell: ShellView): Keep {
  const known = keeps.get(shell);
  if (known) return known;
  const keep = createKeep(shell);
  keeps.set(shell, keep);
  return keep;
}

function createKeep(shell: ShellView): Keep {
  const { locale, words } = shell;
  const frame = frameNumber(JSON.stringify(shell));
  const say = createSay(locale, dictionaryOf(locale), words);
  return (part, values, draw) => {
    const key = `${frame} ${part}`;
    const known = drawn.get(key);
    if (known) return filled(known, values);
    const html = renderToString(
      <LocaleContext value={locale}>
        <SayContext value={say}>{draw(values.map((_, at) => GAP + at + GAP))}</SayContext>
      </LocaleContext>,
    );
    const template = templateOf(html);
    drawn.set(key, template);
    return filled(template, values);
  };
}

/** A sign that no text has: Unicode leaves it to programs for such use. */
const GAP = "\uFDD0";

function templateOf(html: string): Template {
  const parts = html.split(GAP);
  return {
    pieces: parts.filter((_, at) => at % 2 === 0),
    places: parts.filter((_, at) => at % 2 === 1).map(Number),
  };
}

function filled({ pieces, places }: Template, values: ReadonlyArray<string | number>): string {
  return places.reduce((html, place, at) => html + escaped(values[place]) + pieces[at + 1], pieces[0] ?? "");
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** As React writes texts and attributes. */
function escaped(value: string | number | undefined): string {
  return typeof value === "string" ? value.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!) : String(value);
}

function frameNumber(content: string): number {
  const number = frames.get(content) ?? (lastFrame += 1);
  frames.set(content, number);
  return number;
}
