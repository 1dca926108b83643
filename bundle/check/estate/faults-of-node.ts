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
  const path = "general.parentId";
  if (general.parentId === general.id)
    yield {
      level: "error",
      code: "wrong-project",
      path,
      message: "a listing can't be its own project",
    };
  if (general.project && general.parentId != null)
    yield {
      level: "error",
      code: "wrong-project",
      path,
      message: "a project can't be part of another project",
    };
  for (const [index, { estate_collection_id: id }] of node.estate_collections.entries()) {
    if (context.collections && !context.collections.has(id)) {
      yield {
        level: "warning",
        code: "unknown-reference",
        path: `estate_collections.${index}`,
        message: `collection ${id} is not in collections.json`,
      };
    }
  }
}

function* listFaults({ general }: EstateNode, { reference }: NodeContext): Generator<NodeFault> {
  for (const list of LISTS) {
    const id = general[list]?.id;
    if (id !== undefined && !reference[`${list}s`].has(id)) {
      yield notListed(`general.${list}.id`, id);
    }
  }
  const city = general.address?.city;
  if (city && !reference.cities.has(city.id)) {
    yield notListed("general.address.city.id", city.id);
  }
  const country = general.address?.country?.id;
  if (country && !reference.countries.has(country) && countryName(country, DEFAULT_LOCALE) === null) {
    yield {
      level: "warning",
      code: "unknown-reference",
      path: "general.address.country.id",
      message: `${country} is no country that is known, and not in reference.json`,
    };
  }
}

function* mediaFaults(node: EstateNode, { hasFile }: NodeContext): Generator<NodeFault> {
  for (const { path, file } of mediaOfNode(node)) {
    if (!hasFile(`media/${file}`))
      yield { level: "error", code: "missing-file", path, message: `media/${file} is not in the bundle` };
  }
}

function notListed(path: string, id: number): NodeFault {
  return { level: "error", code: "unknown-reference", path, message: `${id} is not in reference.json` };
}
