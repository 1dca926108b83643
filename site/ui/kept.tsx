import { type AriaAttributes, createContext, type ReactNode, useContext } from "react";

/** What stands in a part that is otherwise the same on many pages: counts, addresses, ids. */
type Values = ReadonlyArray<string | number>;

/** Hands out as HTML what `draw` draws: drawn now, or before for the same key and then with these values in its gaps. */
export type Keep = (key: string, values: Values, draw: (values: Values) => ReactNode) => string;

/** Null where React draws everything itself: in a browser, which takes over the same HTML. */
export const KeepContext = createContext<Keep | null>(null);

type KeptProps = AriaAttributes & {
  readonly as: "article" | "fieldset" | "footer" | "nav" | "ol" | "span" | "svg" | "ul";
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly "data-estate"?: number;
  /** Not where a part is one page's or one visitor's alone. */
  readonly isKept?: boolean;
  /** Everything that the content is drawn from, but its values and what is the same on all pages of a site in one language. */
  readonly by: () => string;
  /** Each as the text of an element or of an attribute; none may be empty, nor decide what is drawn. */
  readonly values?: Values;
  /** Draws the content, which knows nothing of the page around it: no ids of React's, nothing of the router. */
  readonly children: (values: Values) => ReactNode;
};

const NONE: Values = [];

/** A part that many pages show: the server draws it once and keeps the HTML. */
export function Kept({ as: Element, isKept = true, by, values = NONE, children, ...rest }: KeptProps) {
  const keep = useContext(KeepContext);
  return keep && isKept ? (
    <Element {...rest} dangerouslySetInnerHTML={{ __html: keep(by(), values, children) }} />
  ) : (
    <Element {...rest}>{children(values)}</Element>
  );
}
