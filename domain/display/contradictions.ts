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
  return TOLD_TWICE.flatMap(({ main, otherwise }) => {
    const [told, toldToo] = [readPath(estate, main.path), readPath(estate, otherwise.path)];
    if (told == null || toldToo == null) return [];
    const texts = [readValues(told, main), readValues(toldToo, otherwise)].map((values) =>
      JSON.stringify(values),
    );
    if (texts.includes(NOTHING) || texts[0] === texts[1]) return [];
    return GENERAL_WINS.has(otherwise.path)
      ? [{ shown: otherwise.path, other: main.path }]
      : [{ shown: main.path, other: otherwise.path }];
  });
}

/** The facts that have two places which can be compared. */
const TOLD_TWICE = TABS_CATALOGUE.flatMap(({ fields }) =>
  fields.flatMap(({ parts: [main], otherwise }) =>
    main && otherwise && main.format === otherwise.format ? [{ main, otherwise }] : [],
  ),
);

const NOTHING = "[]";
