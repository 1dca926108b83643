import { LRUCache } from "lru-cache";
import type { ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { type Keep, Kept, type KeptPart, type KeptProps } from "../ui/kept.tsx";
import { filled, gapOf, startTag, type Template, templateOf } from "./kept-template.ts";
import { LocaleContext } from "./language/locale-context.tsx";
import type { ShellView } from "./shell-view.ts";
import { SayContext } from "./words/say-context.tsx";
import { sayOf } from "./words/say-of.ts";

const MAX_BYTES = 32 * 2 ** 20;
const BYTES_PER_CHARACTER = 2;
/** What a piece takes besides its letters. */
const PIECE_LENGTH = 20;
const MAX_FRAMES = 1_000;

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

const NONE: readonly never[] = [];

function createKeep(shell: ShellView): Keep {
  const { locale } = shell;
  const frame = frameNumber(JSON.stringify(shell));
  const draw = (content: ReactNode) =>
    templateOf(
      renderToString(
        <LocaleContext value={locale}>
          <SayContext value={sayOf(shell)}>{content}</SayContext>
        </LocaleContext>,
      ),
    );
  const contentOf = ({ by, values = NONE, children }: KeptPart, inner: readonly Inner[]): string => {
    const key = `${frame} ${by()}`;
    let template = drawn.get(key);
    if (!template) {
      const texts = values.map((_, at) => gapOf(at));
      const places = inner.map((_, at) => {
        const gap = gapOf(values.length + at);
        return <i key={gap} id={gap} />;
      });
      template = draw(children(texts, places));
      drawn.set(key, template);
    }
    return filled(template, values, inner.map(htmlOf));
  };
  const htmlOf = (part: Inner): string => {
    if (!part) return "";
    const { as, by, values, parts: _, children, ...attributes } = part.props;
    const content = contentOf({ by, values, children }, part.inner);
    return as ? `${startTag(as, attributes)}${content}</${as}>` : content;
  };
  return (part) => contentOf(part, innerOf(part));
}

/** A part that stands in another one, and what stands in it. */
type Inner = { readonly props: KeptProps; readonly inner: readonly Inner[] } | null;

/** Asked before anything is drawn: React, which is drawing the page, answers no component after that. */
function innerOf({ parts }: KeptPart): readonly Inner[] {
  return parts ? parts.map(asked) : NONE;
}

/** Asks components by hand what they draw: that costs far less than an element of React's. */
function asked(node: ReactNode): Inner {
  if (!node) return null;
  const { type, props } = node as ReactElement<KeptProps>;
  if (type === Kept) return { props, inner: innerOf(props) };
  if (typeof type !== "function")
    throw new Error(`<${String(type)}> stands in a kept part and is none itself`);
  return asked((type as (props: object) => ReactNode)(props));
}

function frameNumber(content: string): number {
  const number = frames.get(content) ?? (lastFrame += 1);
  frames.set(content, number);
  return number;
}
