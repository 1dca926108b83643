/** Another page of the site, which loads and runs nothing. */
export type FetchedPage = {
  /** Path and search that answered in the end. */
  readonly address: string;
  readonly status: number;
  readonly page: Document;
};

/** Styles of another document, which this document's policy would refuse as they are read. */
const STYLES = /<style\b[\s\S]*?<\/style>/g;

/** A page of the site from its HTML. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html.replace(STYLES, ""), "text/html");
}

/** Fetches a page of the site as a document; whatever its status. */
export async function fetchPage(href: string, signal: AbortSignal): Promise<FetchedPage> {
  const answer = await fetch(href, { signal, headers: { Accept: "text/html" } });
  const { pathname, search } = new URL(answer.url);
  return { address: pathname + search, status: answer.status, page: parsePage(await answer.text()) };
}
