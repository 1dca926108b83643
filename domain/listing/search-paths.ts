export type Operator = "terms" | "range" | "match";

/**
 * What a path holds: `id` and `number` as JSON numbers, `code` and `text` as text, `date` as RFC 3339 text, `flag` as
 * true or false.
 */
export type ValueType = "id" | "number" | "code" | "text" | "date" | "flag";

export type SearchPath = {
  readonly path: string;
  readonly type: ValueType;
  readonly operators: readonly Operator[];
};

const id = (path: string): SearchPath => ({ path, type: "id", operators: ["terms"] });
const code = (path: string): SearchPath => ({ path, type: "code", operators: ["terms"] });
const flag = (path: string): SearchPath => ({ path, type: "flag", operators: ["terms"] });
const number = (path: string): SearchPath => ({ path, type: "number", operators: ["terms", "range"] });
const date = (path: string): SearchPath => ({ path, type: "date", operators: ["range"] });
const text = (path: string): SearchPath => ({ path, type: "text", operators: ["match"] });
const codeAndText = (path: string): SearchPath => ({ path, type: "code", operators: ["terms", "match"] });

/** The path under which a node finds the collections that it, or one of its children, is in. */
export const COLLECTION_PATH = "children.estate_collections.estate_collection_id";

/** Six stand for six and more at this path. */
export const BEDROOM_PATH = "general.bedroomCount";

/** Title, description, street, city and reference together. */
export const ANYWHERE = "*";

/** Every path that a search may name, and how; any other is refused. */
export const SEARCH_PATHS: readonly SearchPath[] = [
  id("general.id"),
  id("general.parentId"),
  id("general.headType.id"),
  id("general.subType.id"),
  id("general.transaction.id"),
  id("general.sticker.id"),
  flag("general.project"),
  codeAndText("general.reference"),
  text("general.title"),
  text("general.description"),
  number(BEDROOM_PATH),
  number("general.floor"),
  number("general.price.value"),
  date("general.publicationDate"),
  id("general.address.city.id"),
  codeAndText("general.address.city.zip"),
  text("general.address.city.name"),
  text("general.address.street"),
  code("general.address.country.id"),
  code("general.address.region"),
  number("dimensions.areaBuild"),
  number("dimensions.areaGround"),
  number("energy.epcValue"),
  code("energy.energyLabel"),
  number("technical.constructionYear"),
  code("technical.condition"),
  flag("technical.newBuilding"),
  flag("technical.furniture"),
  flag("technical.elevator"),
  flag("technical.terrace"),
  flag("technical.garden"),
  flag("technical.parking"),
  id(COLLECTION_PATH),
  text(ANYWHERE),
];

const BY_PATH = new Map(SEARCH_PATHS.map((searchPath) => [searchPath.path, searchPath]));

export type WhereLike = {
  readonly terms?: Readonly<Record<string, ReadonlyArray<string | number | boolean>>>;
  readonly range?: Readonly<Record<string, RangeLike>>;
  readonly match?: Readonly<Record<string, string>>;
};

export type RangeLike = {
  readonly gte?: number | string;
  readonly gt?: number | string;
  readonly lte?: number | string;
  readonly lt?: number | string;
};

export type SearchFault = { readonly path: string; readonly message: string };

/**
 * Says what is wrong with the conditions of a search: an unknown path, an operator that the path doesn't take, a value
 * of another type; none when all is well. Example: `{ terms: { "general.colour": [1] } }` has the fault `{ path:
 * "where.terms.general.colour", message: "unknown path" }`.
 */
export function faultsOfWhere(where: WhereLike): readonly SearchFault[] {
  return [
    ...faultsOf("terms", where.terms, (values) => values),
    ...faultsOf("range", where.range, (bounds) =>
      Object.values(bounds).filter((bound) => bound !== undefined),
    ),
    ...faultsOf("match", where.match, () => []),
  ];
}

function faultsOf<V>(
  operator: Operator,
  conditions: Readonly<Record<string, V>> | undefined,
  valuesOf: (condition: V) => ReadonlyArray<string | number | boolean>,
): readonly SearchFault[] {
  return Object.entries(conditions ?? {}).flatMap(([path, condition]) => {
    const message = faultOf(operator, BY_PATH.get(path), valuesOf(condition));
    return message ? [{ path: `where.${operator}.${path}`, message }] : [];
  });
}

function faultOf(
  operator: Operator,
  known: SearchPath | undefined,
  values: readonly unknown[],
): string | null {
  if (!known) return "unknown path";
  if (!known.operators.includes(operator)) return `takes ${known.operators.join(" or ")}, not ${operator}`;
  return values.every(VALUE_CHECKS[known.type]) ? null : `expected ${VALUE_WORDS[known.type]}`;
}

const VALUE_CHECKS: Record<ValueType, (value: unknown) => boolean> = {
  id: (value) => Number.isSafeInteger(value),
  number: (value) => Number.isFinite(value),
  code: (value) => typeof value === "string",
  text: (value) => typeof value === "string",
  date: (value) => typeof value === "string" && DATE.test(value) && isRealMoment(value),
  flag: (value) => typeof value === "boolean",
};

const VALUE_WORDS: Record<ValueType, string> = {
  id: "whole numbers",
  number: "numbers",
  code: "texts",
  text: "texts",
  date: "a date such as 2026-03-04, or a moment such as 2026-03-04T09:00:00Z",
  flag: "true or false",
};

/** Years that listings live in, and offsets that exist: a database refuses others in its own ways. */
const DATE = /^(19|20|21)\d{2}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d))?$/;

/** `Date.parse` takes 31 February for 3 March. */
function isRealMoment(moment: string): boolean {
  const day = moment.slice(0, 10);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(Date.parse(moment)) || Number.isNaN(midnight)) return false;
  return new Date(midnight).toISOString().startsWith(day);
}
