import type { Locale } from "../locale/locale.ts";
import type { Grouping } from "./search.ts";

/** Head type ids and transaction ids in the order of their groups. */
const TYPE_ORDER: readonly number[] = [1, 3, 7, 2, 4, 6, 10, 5, 9];
const STATUS_ORDER: readonly number[] = [1, 3, 2, 4, 10, 5, 6];

/** The key of the group of what has none, and its name. */
const NO_KEY = "";
const NO_KEY_NAMES: Record<Locale, string> = {
  nl: "Projecten",
  fr: "Projets",
  en: "Projects",
  de: "Projekte",
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

/** The ids of what has the same key; a null id is no key at all. */
type Members = { readonly id: number | null; readonly name: string | undefined; readonly ids: number[] };

/**
 * A group under its name, or its number where nobody named it; what has no key goes into 'Projecten'. Example: `groupOf({ id: 5, name:
 * "Gent", ids: [7, 9] }, "nl")` is `{ key: "5", name: "Gent", total: 2, … }`.
 */
export function groupOf({ id, name, ids }: Members, locale: Locale) {
  const total = ids.length;
  if (id === null) return { key: NO_KEY, name: NO_KEY_NAMES[locale], total, ids };
  return { key: String(id), name: name || String(id), total, ids };
}
