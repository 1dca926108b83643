import { createContext, createElement, type ReactNode, useContext } from "react";

/** Keeps the HTML of parts on the server. */
export type PartCache = {
  /** The HTML of what `by` names, rendered once. */
  readonly htmlOf: (by: string, content: ReactNode) => string;
};

/** Null in the browser, within an island, and where every part is to be rendered again. */
export const PartCacheContext = createContext<PartCache | null>(null);

type CachedProps = {
  /** Names everything that the content is rendered from, beside its document's site and language. */
  readonly by: string;
  /** The element that holds the content. */
  readonly as: "article" | "div" | "footer" | "header" | "ul";
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/**
 * A part that many pages show: React renders it once, and the server keeps its HTML. It holds neither islands nor ids of
 * React's nor urgent pictures, which belong to one page. Example: `<Cached as="article" by={JSON.stringify(card)}>`.
 */
export function Cached({ by, as, children, ...attributes }: CachedProps) {
  const cache = useContext(PartCacheContext);
  if (!cache) return createElement(as, attributes, children);
  const html = cache.htmlOf(by, children);
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}
