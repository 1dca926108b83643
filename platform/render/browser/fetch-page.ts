import { withLongestWait } from "./longest-wait.ts";
import { parsePage } from "./parse-page.ts";

/** Another page of the site, which loads and runs nothing. */
export type FetchedPage = {
  /** Path and search that answered in the end. */
  readonly address: string;
  readonly status: number;
  readonly page: Document;
};

/** Fetches a page of the site as a document, whatever its status; fails for a page that is not the site's, and after the longest wait. */
export async function fetchPage(href: string, signal?: AbortSignal): Promise<FetchedPage> {
  return readPage(await fetch(href, { signal: withLongestWait(signal), headers: { Accept: "text/html" } }));
}

/** What a network puts in the place of a page, such as its own login, is not the site's. */
export async function readPage(answer: Response): Promise<FetchedPage> {
  const page = parsePage(await answer.text());
  if (page.body.dataset["site"] !== document.body.dataset["site"])
    throw new Error(`Not a page of this site: ${answer.status} from ${answer.url}`);
  const { pathname, search } = new URL(answer.url);
  return { address: pathname + search, status: answer.status, page };
}
