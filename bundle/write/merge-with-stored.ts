import type { Agendas } from "#features/visits/schema.ts";
import type { Agreements } from "#features/site/schema/agreement.ts";
import type { CustomEntity, EntityItem } from "#features/pages/entity/schema.ts";
import type { Menus, Page, Translations } from "#features/site/schema/page.ts";
import { type Collections, ReferenceData } from "#features/site/schema/reference.ts";
import type { BundleParts } from "../check/bundle-parts.ts";

/** A part of a site as the table `site_part` keeps it, and its name where the site has several of the kind. */
export type StoredPart = { readonly kind: string; readonly key: string; readonly document: unknown };

/** Completes the parts that a bundle brings with those that the site has: what both have, the bundle's holds. */
export function mergeWithStored(given: BundleParts, parts: readonly StoredPart[]): BundleParts {
  const stored = (kind: string) => parts.find((part) => part.kind === kind)?.document;
  return {
    site: given.site,
    isSiteStored: given.isSiteStored ?? false,
    sources: given.sources,
    menus: given.menus ?? (stored("menus") as Menus | undefined),
    pages: mergePages(given.pages, stored("pages") as Page[] | undefined),
    reference: mergeReference(given.reference, readReference(stored("reference"))),
    collections: mergeRows(given.collections, stored("collections") as Collections | undefined),
    agreements: given.agreements ?? (stored("agreements") as Agreements | undefined),
    agendas: mergeAgendas(given.agendas, stored("agenda") as Agendas | undefined),
    entities: mergeEntities(given.entities, storedEntities(parts)),
    translations: { ...storedTranslations(parts), ...given.translations },
  };
}

/** The parts of a site without some of its pages. */
export function withoutPages(parts: readonly StoredPart[], ids: readonly number[]): readonly StoredPart[] {
  return parts.map((part) =>
    part.kind === "pages"
      ? { ...part, document: (part.document as Page[]).filter(({ id }) => !ids.includes(id)) }
      : part,
  );
}

/** A listing named by a stored list must read as one named by the same list of a bundle: jsonb orders fields its own way. */
function readReference(stored: unknown): ReferenceData | undefined {
  return stored === undefined ? undefined : ReferenceData.parse(stored);
}

function storedEntities(parts: readonly StoredPart[]): BundleParts["entities"] {
  const entities = parts.find(({ kind }) => kind === "entities")?.document as CustomEntity[] | undefined;
  const itemsOf = (name: string) =>
    (parts.find(({ kind, key }) => kind === "entity-items" && key === name)?.document ?? []) as EntityItem[];
  return entities?.map((entity) => ({
    entity: { ...entity, items: itemsOf(entity.name) },
    isStored: true,
  }));
}

function storedTranslations(parts: readonly StoredPart[]) {
  const words = parts.filter(({ kind }) => kind === "translations");
  return Object.fromEntries(words.map(({ key, document }) => [key, document as Translations]));
}

/** New rows take the place of stored ones with the same id. */
function mergeRows<R extends { readonly id: number | string }>(
  given: readonly R[] | undefined,
  stored: readonly R[] | undefined,
): R[] | undefined {
  if (!given || !stored) return (given ?? stored) as R[] | undefined;
  const replaced = new Set(given.map(({ id }) => id));
  return [...stored.filter(({ id }) => !replaced.has(id)), ...given];
}

function mergeReference(given: ReferenceData | undefined, stored: ReferenceData | undefined) {
  if (!given || !stored) return given ?? stored;
  const lists = Object.keys(given) as Array<keyof ReferenceData>;
  return Object.fromEntries(
    lists.map((list) => [list, mergeRows<{ id: number | string }>(given[list], stored[list])]),
  ) as ReferenceData;
}

/** An entity of the bundle takes the place of the stored one of its name, items and all; a new one comes last. */
function mergeEntities(
  given: BundleParts["entities"],
  stored: BundleParts["entities"],
): BundleParts["entities"] {
  if (!given || !stored) return given ?? stored;
  const names = new Set(stored.map(({ entity }) => entity.name));
  const standing = stored.flatMap((own) => {
    const replacing = given.filter(({ entity }) => entity.name === own.entity.name);
    return replacing.length > 0 ? replacing : [own];
  });
  return [...standing, ...given.filter(({ entity }) => !names.has(entity.name))];
}

/** A sales rep's agenda takes the place of the stored one. */
function mergeAgendas(given: Agendas | undefined, stored: Agendas | undefined): Agendas | undefined {
  if (!given || !stored) return given ?? stored;
  const replaced = new Set(given.map(({ salesRepId }) => salesRepId));
  return [...stored.filter(({ salesRepId }) => !replaced.has(salesRepId)), ...given];
}

function mergePages(given: BundleParts["pages"], stored: readonly Page[] | undefined): BundleParts["pages"] {
  const replaced = new Set(given?.map(({ page }) => page.id));
  const kept = (stored ?? []).filter(({ id }) => !replaced.has(id));
  const files = kept.map((page) => ({ file: `page ${page.id} of the site`, page, isStored: true }));
  return given || stored ? [...files, ...(given ?? [])] : undefined;
}
