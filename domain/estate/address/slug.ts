import type { Multilingual } from "../../locale/multilingual.ts";
import { textOf } from "../../locale/multilingual.ts";
import { hrefOf } from "../../locale/href.ts";
import { LOCALES, type Locale } from "../../locale/locale.ts";
import { slugify } from "../../locale/slug.ts";
import { type AddressLike, nameOfCity, streetAndNumber } from "./address.ts";

type Named = { readonly name?: Multilingual | null };

/** A node whose sub type and transaction carry the names of the agency's reference data. */
export type AddressedNode = {
  readonly general: {
    readonly id: number;
    readonly parentId?: number | null;
    readonly project?: boolean;
    readonly title?: Multilingual | null;
    readonly subType?: Named | null;
    readonly transaction?: Named | null;
    readonly address?: AddressLike | null;
  };
};

const IN_WORDS: Record<Locale, string> = { nl: "in", fr: "a", en: "in", de: "in" };

/**
 * Sub type, transaction, 'in', street and number, postal code and city; a hidden street stays
 * out.
 * Example: "villa-te-koop-in-kouter-12-9000-gent".
 */
export function slugOfEstate({ general }: AddressedNode, locale: Locale): string {
  const { subType, transaction, address } = general;
  const place = [streetAndNumber(address, locale), address?.city?.zip, nameOfCity(address?.city, locale)];
  return slugify(
    [textOf(subType?.name, locale), textOf(transaction?.name, locale), ...inPlace(place, locale)],
    locale,
  );
}

/**
 * Title without quotes and dots, 'in', postal code and city.
 * Example: the project "De 'Dok'-toren" is "de-dok-toren-in-9000-gent".
 */
export function slugOfProject({ general }: AddressedNode, locale: Locale): string {
  const title = textOf(general.title, locale).replace(/['"‘’‚‛“”„‟«»‹›`´.]/g, "");
  const city = general.address?.city;
  return slugify([title, ...inPlace([city?.zip, nameOfCity(city, locale)], locale)], locale);
}

/**
 * The address of a node of its own: a project, a unit under its project, a standalone property; null for any other
 * node.
 * Example: "/nl/aanbod/12/villa-te-koop-in-kouter-12-9000-gent".
 */
export function uriOf(node: AddressedNode, parent: AddressedNode | null, locale: Locale): string | null {
  const { id, parentId, project } = node.general;
  if (project) return hrefOf({ type: "project", id, slug: slugOfProject(node, locale) }, locale);
  if (parentId == null) return hrefOf({ type: "estate", id, slug: slugOfEstate(node, locale) }, locale);
  if (!parent?.general.project || parent.general.id !== parentId) return null;
  const slug = slugOfProject(parent, locale);
  return hrefOf({ type: "projectUnit", id: parentId, slug, unitId: id }, locale);
}

/** {@link uriOf} in every language, as the API shows it; null for a node without an address of its own. */
export function urisOf(node: AddressedNode, parent: AddressedNode | null): Record<Locale, string> | null {
  const uris = LOCALES.map((locale) => [locale, uriOf(node, parent, locale)] as const);
  return uris.every(([, uri]) => uri) ? (Object.fromEntries(uris) as Record<Locale, string>) : null;
}

/** The 'in' word says something only before a place. */
function inPlace(place: ReadonlyArray<string | null | undefined>, locale: Locale) {
  return place.some((part) => part?.trim()) ? [IN_WORDS[locale], ...place] : [];
}
