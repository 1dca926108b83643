import { textOf, type Localised } from "../locale/localised.ts";
import type { Locale } from "../locale/locale.ts";
import { type CityLike, nameOfCity } from "../estate/address/address.ts";
import type { Grouping } from "./search.ts";

/** Head type ids and transaction ids in the order of their groups (specification, point 4). */
export const TYPE_ORDER: readonly number[] = [1, 3, 7, 2, 4, 6, 10, 5, 9];
export const STATUS_ORDER: readonly number[] = [1, 3, 2, 4, 10, 5, 6];

/** The key of the group of what has none, and its name. */
export const NO_KEY = "";
export const NO_KEY_NAMES: Record<Locale, string> = {
  nl: "Projecten",
  fr: "Projets",
  en: "Projects",
  de: "Projekte",
};

type Named = { readonly id: number; readonly name?: Localised | null };

export type GroupableNode = {
  readonly general: {
    readonly id: number;
    readonly headType?: Named | null;
    readonly subType?: Named | null;
    readonly transaction?: Named | null;
    readonly address?: { readonly city?: (CityLike & { readonly id: number }) | null } | null;
  };
};

export type Group = {
  readonly key: string;
  readonly name: string;
  readonly total: number;
  readonly ids: readonly number[];
};

type KeyAndName = { readonly id: number; readonly name: string } | null;

const named = (entry: Named | null | undefined, locale: Locale): KeyAndName =>
  entry ? { id: entry.id, name: textOf(entry.name, locale) } : null;

const KEYS: Record<Grouping, (general: GroupableNode["general"], locale: Locale) => KeyAndName> = {
  type: ({ headType }, locale) => named(headType, locale),
  subtype: ({ subType }, locale) => named(subType, locale),
  status: ({ transaction }, locale) => named(transaction, locale),
  city: ({ address }, locale) =>
    address?.city ? { id: address.city.id, name: nameOfCity(address.city, locale) } : null,
};

const ORDERS: { readonly [grouping in Grouping]?: readonly number[] } = {
  type: TYPE_ORDER,
  status: STATUS_ORDER,
};

/** Made for names in Dutch as Belgians sort them: accents and case don't count, "2" comes before "10". */
const COLLATOR = new Intl.Collator("nl-BE", { sensitivity: "base", numeric: true });

/**
 * Puts groups in their order: by type and status along the fixed lists, ids missing there after them by name, all other
 * groups by name. Example: by type, groups 9, 1 and 3 come out as 1, 3, 9.
 */
export function sortGroups<G extends { readonly key: string; readonly name: string }>(
  groups: readonly G[],
  grouping: Grouping,
): readonly G[] {
  const order = ORDERS[grouping] ?? [];
  const rank = ({ key }: G) =>
    order.includes(Number(key)) && key !== NO_KEY ? order.indexOf(Number(key)) : order.length;
  return groups.toSorted(
    (one, other) =>
      rank(one) - rank(other) || COLLATOR.compare(one.name, other.name) || (one.key < other.key ? -1 : 1),
  );
}

/**
 * Groups nodes by what a visitor asked, each group with its name in a language and its ids in the order they came;
 * what has no key goes into 'Projecten' (specification, point 4).
 * Example: two houses and a project without a city, by city, make "Gent" with two ids and "Projecten" with one.
 */
export function groupEstates(
  nodes: readonly GroupableNode[],
  grouping: Grouping,
  locale: Locale,
): readonly Group[] {
  const groups = new Map<string, { key: string; name: string; ids: number[] }>();
  for (const { general } of nodes) {
    const found = KEYS[grouping](general, locale);
    const key = found ? String(found.id) : NO_KEY;
    const group = groups.get(key) ?? { key, name: nameOfGroup(found, locale), ids: [] };
    group.ids.push(general.id);
    groups.set(key, group);
  }
  return sortGroups([...groups.values()], grouping).map(({ key, name, ids }) => ({
    key,
    name,
    total: ids.length,
    ids,
  }));
}

function nameOfGroup(found: KeyAndName, locale: Locale): string {
  return found ? found.name || String(found.id) : NO_KEY_NAMES[locale];
}
