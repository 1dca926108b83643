import { loadSheetsOf } from "./load-sheet.ts";
import { withRequestTimeout } from "./request-timeout.ts";

/** Another page of the site, which loads and runs nothing. */
export type FetchedPage = {
  /** Path and search that answered in the end. */
  readonly address: string;
  readonly status: number;
  readonly page: Document;
};

/** Fetches a page of the site as a document, whatever its status; fails for a page that is not the site's, and after the longest wait. */
export async function fetchPage(href: string, signal?: AbortSignal): Promise<FetchedPage> {
  return readPage(
    await fetch(href, { signal: withRequestTimeout(signal), headers: { Accept: "text/html" } }),
  );
}

/**
 * What a network puts in the place of a page, such as its own login, is not the site's. Whoever shows a part of the page finds
 * its styles in this one.
 */
export async function readPage(answer: Response): Promise<FetchedPage> {
  const page = parsePage(await answer.text());
  if (page.body.dataset["site"] !== document.body.dataset["site"])
    throw new Error(`Not a page of this site: ${answer.status} from ${answer.url}`);
  await loadSheetsOf(page);
  const { pathname, search } = new URL(answer.url);
  return { address: pathname + search, status: answer.status, page };
}

/** A page of the site from its HTML, which loads and runs nothing. */
function parsePage(html: string): Document {
  return new DOMParser().parseFromString(withoutStyles(html), "text/html");
}

/** Styles of another document, which this document's policy would refuse as they are read. */
function withoutStyles(html: string): string {
  const [before, ...parts] = html.split(/<style\b/);
  return [before, ...parts.map((part) => part.slice(part.indexOf(END) + END.length))].join("");
}

const END = "</style>";
