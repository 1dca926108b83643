import type { EstateNode } from "#features/listings/schema/estate.ts";
import { countryName } from "#domain/locale/country-name.ts";
import { DEFAULT_LOCALE } from "#domain/locale/locale.ts";
import type { Fault } from "../record/parse-record.ts";
import type { ReferenceIndex } from "../reference-index.ts";
import { mediaOfNode } from "../media/media-of-node.ts";

export type NodeFault = Fault & { readonly level: "error" | "warning" };

/** What a listing is held against. */
export type NodeContext = {
  readonly reference: ReferenceIndex;
  /** Null when the bundle has no collections.json. */
  readonly collections: ReadonlySet<number> | null;
  readonly hasFile: (name: string) => boolean;
};

const LISTS = ["headType", "subType", "transaction"] as const;

/** What is wrong with a listing beyond its schema: ids that no list has, pictures that are not there. */
export function* faultsOfNode(node: EstateNode, context: NodeContext): Generator<NodeFault> {
  yield* listFaults(node, context);
  yield* mediaFaults(node, context);
  const { general } = node;
  if (general.parentId === general.id) yield error("general.parentId", "a listing can't be its own project");
  if (general.project && general.parentId != null) {
    yield error("general.parentId", "a project can't be part of another project");
  }
  for (const [index, { estate_collection_id: id }] of node.estate_collections.entries()) {
    if (context.collections && !context.collections.has(id)) {
      yield warning(`estate_collections.${index}`, `collection ${id} is not in collections.json`);
    }
  }
}

function* listFaults({ general }: EstateNode, { reference }: NodeContext): Generator<NodeFault> {
  for (const list of LISTS) {
    const id = general[list]?.id;
    if (id !== undefined && !reference[`${list}s`].has(id)) {
      yield error(`general.${list}.id`, `${id} is not in reference.json`);
    }
  }
  const city = general.address?.city;
  if (city && !reference.cities.has(city.id)) {
    yield error("general.address.city.id", `${city.id} is not in reference.json`);
  }
  const country = general.address?.country?.id;
  if (country && !reference.countries.has(country) && countryName(country, DEFAULT_LOCALE) === null) {
    yield warning(
      "general.address.country.id",
      `${country} is no country that is known, and not in reference.json`,
    );
  }
}

function* mediaFaults(node: EstateNode, { hasFile }: NodeContext): Generator<NodeFault> {
  for (const { path, file } of mediaOfNode(node)) {
    if (!hasFile(`media/${file}`)) yield error(path, `media/${file} is not in the bundle`);
  }
}

function error(path: string, message: string): NodeFault {
  return { level: "error", path, message };
}

function warning(path: string, message: string): NodeFault {
  return { level: "warning", path, message };
}
