import { BLOCK_TYPES, BLOCKS, explanationsOfBlock } from "#features/pages/blocks/block-types.ts";
import { ESTATE, roomExplanation } from "#features/listings/schema/explanations.ts";
import type { Explain } from "./explain-schema.ts";
import { OFFERED_PERIOD, STAY_REQUEST } from "#features/rentals/schema/explanations.ts";
import { FILTERS, SEARCH, SEARCH_ANSWERS } from "#features/listings/schema/search-explanations.ts";
import { SHARED, type Explanations } from "#features/site/schema/explanations.ts";
import { CHECK_REPORT, FILES } from "#bundle/explanations.ts";

export type Explained = { readonly about: string; readonly explain: Explain };

/** What each published schema is of, and what its fields mean. */
export const EXPLAINED: Readonly<Record<string, Explained>> = {
  ...Object.fromEntries(
    Object.entries(FILES).map(([name, { about, fields }]) => [name, explained(about, fields)]),
  ),
  ...Object.fromEntries(
    BLOCK_TYPES.map((type) => [type, explained(BLOCKS[type].about, explanationsOfBlock(type))]),
  ),
  "estate-search": explained("What `POST /api/sites/{siteId}/estates` takes.", SEARCH),
  // Lists of estates hold them by reference, so that their fields begin anew.
  "estate-results": explained("What `POST /api/sites/{siteId}/estates` answers.", {
    ...ESTATE,
    ...SEARCH_ANSWERS,
  }),
  "estate-filters-request": explained("What `POST /api/sites/{siteId}/estate-filters` takes.", SEARCH),
  "estate-filters": explained("What `POST /api/sites/{siteId}/estate-filters` answers.", FILTERS),
  "check-report": explained("What `gevel check --json` writes.", CHECK_REPORT),
};

function explained(about: string, own: Explanations): Explained {
  return { about, explain: explainBy(own) };
}

/**
 * Explains by the whole path, then by its end, the longest that is known: `general.address.city.zip` has the words of `city.zip`. Lists of estates within estates
 * are explained as the estates are.
 */
function explainBy(own: Explanations): Explain {
  return (path) => {
    const whole = path.filter((name) => name !== "children" || path.at(-1) === name);
    const ends = whole.map((_, at) => whole.slice(at).join("."));
    const [first = ""] = ends;
    return (
      own[first] ??
      roomExplanation(whole) ??
      ends.map((end) => own[end] ?? SHARED[end]).find((words) => words !== undefined) ??
      null
    );
  };
}

/** The schemas of the document of the API, which stand apart from each other: whose fields they hold, and from which path on. */
const COMPONENTS: Readonly<Record<string, readonly [schema: string, path: string]>> = {
  Address: ["estate", "general.address"],
  Agency: ["site", "agency"],
  ContactInfo: ["estate", "salesRep"],
  CustomEntity: ["entities", ""],
  Estate: ["estate", ""],
  EstateFilters: ["estate-filters", ""],
  EstateFiltersRequest: ["estate-filters-request", ""],
  EstateInPart: ["estate", ""],
  EstatePage: ["page", ""],
  EstateResults: ["estate-results", ""],
  EstateSearch: ["estate-search", ""],
  MenuItem: ["menus", ""],
  Office: ["site", "offices"],
  Page: ["page", ""],
  Picture: ["estate", "pictures"],
  Property: ["estate", "property"],
  RentalUnit: ["rental", ""],
  Site: ["site", ""],
};

/** Schemas of the document that are no part of a published one. */
const OWN_COMPONENTS: Readonly<Record<string, Explain>> = {
  OfferedPeriod: explainBy(OFFERED_PERIOD),
  StayRequest: explainBy(STAY_REQUEST),
};

/** The schemas of the document whose fields say what they mean. */
export const EXPLAINED_COMPONENTS = [...Object.keys(COMPONENTS), ...Object.keys(OWN_COMPONENTS)];

/** How the fields of a schema of the document are explained, and under which path; null where nothing is written down. */
export function explainedComponent(name: string): { explain: Explain; path: readonly string[] } | null {
  const own = OWN_COMPONENTS[name];
  if (own) return { explain: own, path: [] };
  const [schema, path] = COMPONENTS[name] ?? [];
  const found = schema === undefined ? undefined : EXPLAINED[schema];
  return found ? { explain: found.explain, path: path ? path.split(".") : [] } : null;
}
