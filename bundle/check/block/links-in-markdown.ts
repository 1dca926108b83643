import { Marked } from "marked";

const marked = new Marked({ gfm: true });
const HTML_LINK = /\bhref\s*=\s*["']?([^"'\s>]+)/gi;

/** Where the links of a text lead, those in HTML too: `linksInMarkdown("[Gent](/nl/gent)")` is `["/nl/gent"]`. */
export function linksInMarkdown(markdown: string): string[] {
  const links: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === "link") links.push(token["href"] as string);
    if (token.type === "html") links.push(...[...token.raw.matchAll(HTML_LINK)].map(([, href]) => href!));
  });
  return links;
}
