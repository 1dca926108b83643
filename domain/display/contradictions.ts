import { readPath } from "./read-path.ts";
import { TABS_CATALOGUE } from "./tabs-catalogue.ts";
import { readValues } from "./value.ts";

/** Two places that tell the same fact in different words; the page shows what the first one says. */
export type Contradiction = { readonly shown: string; readonly other: string };

/** Where the estate's own group wins over its attribute group: lists, searches and addresses look there. */
const GENERAL_WINS: ReadonlySet<string> = new Set(["general.price.value", "general.bedroomCount"]);

/**
 * Facts that an estate tells twice, differently: in its attribute groups and in its own. Example: a `property.financial.price`
 * of 310000 beside a `general.price.value` of 300000 is `{ shown: "general.price.value", other: "property.financial.price" }`.
 */
export function contradictionsOf(estate: object): readonly Contradiction[] {
  return TABS_CATALOGUE.flatMap(({ fields }) =>
    fields.flatMap(({ parts: [main], otherwise }) => {
      if (!main || !otherwise || main.format !== otherwise.format) return [];
      const [told, toldToo] = [main, otherwise].map((part) =>
        JSON.stringify(readValues(readPath(estate, part.path), part)),
      );
      if (told === NOTHING || toldToo === NOTHING || told === toldToo) return [];
      return GENERAL_WINS.has(otherwise.path)
        ? [{ shown: otherwise.path, other: main.path }]
        : [{ shown: main.path, other: otherwise.path }];
    }),
  );
}

const NOTHING = "[]";
