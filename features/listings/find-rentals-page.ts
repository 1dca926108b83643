import type { Page } from "#features/site/schema/page.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";

type RentalsPage = { readonly list: Page | null; readonly href: string | null };

/** The agency's page that lists holiday homes to choose from; without an address in a language that it does not speak. */
export async function findRentalsPage(context: RequestContext, locale: Locale): Promise<RentalsPage> {
  const pages = await context.remember("pages", () => context.queries.pages());
  const list = pages.find((page) =>
    page.blocks.some((block) => block.type === "rental-list" && block["filter"] !== false),
  );
  const path = list?.paths[locale];
  return { list: list ?? null, href: path === undefined ? null : hrefOfPage(locale, path) };
}
