import type { Page } from "#features/site/schema/page.ts";
import type { RequestContext } from "#features/site/request-context.ts";

/** The agency's page with a list that visitors can filter and that is about one of these transactions; null where there is none. */
export async function findListOfTransaction(
  context: RequestContext,
  transactions: readonly number[],
): Promise<Page | null> {
  const pages = await context.remember("pages", () => context.queries.pages());
  return pages.find((page) => transactions.some((id) => listsTransaction(page, id))) ?? null;
}

function listsTransaction(page: Page, transaction: number): boolean {
  return page.blocks.some((block) => {
    if (block.type !== "estate-list" || block["filter"] === false) return false;
    const where = block["where"] as { terms?: Record<string, unknown[]> } | undefined;
    return where?.terms?.["general.transaction.id"]?.includes(transaction) ?? false;
  });
}
