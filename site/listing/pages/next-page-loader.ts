/** What a page's data becomes when the server could not be reached for a list's next page, or has no such page any more. */
export type NextPageAnswer<Data> = Data | { readonly missing: "unreachable" | "beyond-end" };

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
    if (!isNextPage) throw error;
    if (!(error instanceof Response)) return missing("unreachable");
    // The list became shorter: what is on the screen stays, instead of giving way to its last page.
    if (REDIRECTS.has(error.status)) return missing("beyond-end");
    throw error;
  }
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

function missing<Data>(why: "unreachable" | "beyond-end"): Data {
  return { missing: why } as NextPageAnswer<Data> as Data;
}
