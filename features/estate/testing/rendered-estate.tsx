import { Estate } from "#features/listings/schema/estate.ts";
import { withPlainTexts } from "#features/listings/plain-text/with-plain-texts.server.ts";
import { EMPTY_LISTING_QUERY } from "#domain/listing/query.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { renderHtml } from "#features/listings/testing/render-html.tsx";
import { contextWith } from "#features/site/testing/request-context.ts";
import { EstatePage } from "../estate-page.tsx";
import { loadEstate } from "../loading/load-estate.ts";

type Node = { readonly general?: object; readonly [group: string]: unknown };

const uri = {
  nl: "/nl/aanbod/12/huis",
  fr: "/fr/offre/12/maison",
  en: "/en/offer/12/house",
  de: "/de/angebot/12/haus",
};

/** As an import leaves it. */
const estateOf = ({ general, ...rest }: Node) =>
  withPlainTexts(Estate.parse({ general: { id: 12, ...general }, uri, ...rest }));

export async function load(node: Node, locale: Locale = "nl") {
  const context = contextWith({
    pages: () => Promise.resolve([]),
    translations: () => Promise.resolve({}),
    similarEstates: () => Promise.reject(new Error("away")),
    searchEstates: () => Promise.resolve({ total: { value: 0 }, results: [], groups: [] }),
  });
  const page = { kind: "found", estate: estateOf(node), contact: null, project: null } as const;
  return loadEstate(context, page, locale, EMPTY_LISTING_QUERY);
}

export const rendered = async (node: Node, locale: Locale = "nl") =>
  renderHtml(<EstatePage estate={await load(node, locale)} />, { locale });

/** Without what folded parts of a phone say of themselves, which is a part of what they hold. */
export const textOf = (html: string) =>
  html
    .replace(/<summary.*?<\/summary>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

export const picture = (index: number) => ({ file: String(index).padStart(32, "0"), index });
