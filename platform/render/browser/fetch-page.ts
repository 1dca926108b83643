import { parsePage } from "./parse-page.ts";

/** Another page of the site, which loads and runs nothing. */
export type FetchedPage = {
  /** Path and search that answered in the end. */
  readonly address: string;
  readonly status: number;
  readonly page: Document;
};

/** Fetches a page of the site as a document; whatever its status. */
export async function fetchPage(href: string, signal: AbortSignal): Promise<FetchedPage> {
  const answer = await fetch(href, { signal, headers: { Accept: "text/html" } });
  const { pathname, search } = new URL(answer.url);
  return { address: pathname + search, status: answer.status, page: parsePage(await answer.text()) };
}
