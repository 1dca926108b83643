import { type AriaAttributes, createContext, type ReactNode, type Ref, use } from "react";

/** What stands in a part that is otherwise the same on many pages: counts, addresses, ids. */
type Values = ReadonlyArray<string | number>;

/** Parts that stand in another one; null where one is not there. */
type Parts = readonly ReactNode[];

export type KeptPart = {
  /** Names the part, and everything that its content is drawn from but its values, its parts and what is the same on all pages of a site in one language. */
  readonly by: () => string;
  /** Each as the text of an element or of an attribute; none may be an empty text, nor decide what is drawn. */
  readonly values?: Values | undefined;
  /** Each the element of a component that draws a kept part alone and asks React for contexts alone; none stands beside text. */
  readonly parts?: Parts;
  /** Draws the content, which knows nothing of the page around it: no ids of React's, nothing of the router. */
  readonly children: (values: Values, parts: Parts) => ReactNode;
};

/** Hands out as HTML what a part draws: drawn now, or before by the same name and then with these values and parts in its gaps. */
export type Keep = (part: KeptPart) => string;

/** Null where React draws everything itself: on a visitor's own page, and in a browser, which takes over the same HTML. */
export const KeepContext = createContext<Keep | null>(null);

export type KeptProps = AriaAttributes &
  KeptPart & {
    /** A part without an element of its own is kept where it stands in another part alone. */
    readonly as?:
      | "article"
      | "details"
      | "div"
      | "fieldset"
      | "footer"
      | "header"
      | "nav"
      | "search"
      | "span"
      | "svg"
      | "ul";
    readonly id?: string | undefined;
    readonly className?: string | undefined;
    readonly "data-estate"?: number;
    readonly "data-later"?: "";
    readonly ref?: Ref<HTMLDivElement>;
  };

const NONE: readonly never[] = [];

/** A part that many pages show: the server draws it once and keeps the HTML. */
export function Kept({ as, by, values = NONE, parts = NONE, children, ...rest }: KeptProps) {
  const keep = import.meta.env.SSR ? use(KeepContext) : null;
  if (!as) return children(values, parts);
  const Element = as as "div";
  return keep ? (
    <Element {...rest} dangerouslySetInnerHTML={{ __html: keep({ by, values, parts, children }) }} />
  ) : (
    <Element {...rest}>{children(values, parts)}</Element>
  );
}
