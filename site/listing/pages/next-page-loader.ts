/** What a page's data becomes when the server could not be reached for a list's next page. */
export type NextPageAnswer<Data> = Data | { readonly isUnreachable: true };

/** Addresses that a list asks on its own account. */
const expected = new Set<string>();

export function expectNextPage(href: string): void {
  expected.add(href);
}

/**
 * The page's loader in the browser: when only a list's next page fails, the list says so and tries again, instead of the
 * whole page giving way to an error.
 */
export async function nextPageLoader<Data>(url: URL, serverLoader: () => Promise<Data>): Promise<Data> {
  const isNextPage = expected.delete(url.pathname + url.search);
  try {
    return await serverLoader();
  } catch (error) {
    if (!isNextPage || error instanceof Response) throw error;
    return { isUnreachable: true } as NextPageAnswer<Data> as Data;
  }
}
