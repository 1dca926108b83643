import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PROPERTY_STATUSES, PROPERTY_TYPES, REGIONS } from "../estate/reference/enumerations.ts";
import type { Catalogue, FieldPart } from "./catalogue.ts";
import { display, type ShownGroup } from "./engine.ts";
import { CODES_OF_FIELD_TYPE } from "./field-types.ts";
import { GROUPS_CATALOGUE } from "./groups-catalogue.ts";
import type { DisplayContext } from "./rules.ts";
import { TABS_CATALOGUE } from "./tabs-catalogue.ts";

/** The display rules once more, written by path and not by rule: what must not show, and when. */
const FORBIDDEN: ReadonlyArray<
  readonly [when: (context: DisplayContext) => boolean, paths: readonly string[]]
> = [
  [
    ({ status }) => status === "TO_RENT" || status === "RENTED",
    [
      "property.certification.electricity_certificate",
      "property.planning.planning_permission",
      "property.planning.most_recent_destination",
      "property.planning.proceeding",
      "property.planning.subdivision_permit",
      "property.planning.as_built_certificate",
      "technical.certificateElectricity",
      "planning.townPlanningValue",
      "planning.buildingLicense",
      "planning.allocationLicense",
      "planning.certificateAsBuilt",
    ],
  ],
  [
    ({ type }) => type === "PLOT",
    ["property.certification.electricity_certificate", "technical.certificateElectricity"],
  ],
  [
    ({ isVatRegime }) => isVatRegime,
    [
      "property.financial.price",
      "property.financial.land_price",
      "property.financial.infrastructure_price",
      "property.notary_cost.total",
      "general.price.value",
      "general.price.priceFrom",
      "general.price.totalPrice",
      "general.price.groundValue",
      "general.price.infrastructureValue",
    ],
  ],
  [
    ({ region }) => region === "WALLONIA",
    [
      "property.planning.as_built_certificate",
      "property.planning.heritage_inventoried",
      "property.flood_information.parcel_score",
      "property.flood_information.building_score",
      "planning.certificateAsBuilt",
      "planning.heritageInventoried",
      "planning.floodingParcelScore",
      "planning.floodingBuildingScore",
    ],
  ],
];

const contexts: fc.Arbitrary<DisplayContext> = fc.record({
  status: fc.option(fc.constantFrom(...PROPERTY_STATUSES)),
  type: fc.option(fc.constantFrom(...PROPERTY_TYPES)),
  region: fc.option(fc.constantFrom(...REGIONS)),
  isVatRegime: fc.boolean(),
  isLifeAnnuity: fc.boolean(),
});

const texts = fc.record({ nl: fc.option(fc.string()), fr: fc.option(fc.string()) });
const entry = fc.record({
  name: fc.option(texts),
  criteria: texts,
  value: texts,
  comment: texts,
  surface: fc.double(),
});

/** Any value that an estate may hold for a part, and a good deal that it may not. */
function rawValue({ format, fieldType }: FieldPart): fc.Arbitrary<unknown> {
  const codes: readonly string[] = fieldType ? CODES_OF_FIELD_TYPE[fieldType] : ["A", "D", "?"];
  const empty = fc.constantFrom(undefined, null, "", " ", 0, {}, []);
  if (["texts", "reference"].includes(format)) return fc.oneof(empty, texts, fc.record({ name: texts }));
  if (["list", "rooms", "technicals"].includes(format))
    return fc.oneof(empty, fc.array(entry, { maxLength: 3 }));
  if (format === "room") return fc.oneof(empty, entry);
  if (format === "flag") return fc.oneof(empty, fc.boolean());
  if (format === "code" || format === "score") return fc.oneof(empty, fc.constantFrom(...codes, "STEAM"));
  if (format === "day" || format === "moment")
    return fc.oneof(empty, fc.constantFrom("2026-03-04", "2026-03-04T10:00:00Z", "soon"));
  return fc.oneof(empty, fc.double(), fc.integer(), fc.string());
}

function estatesFor(catalogue: Catalogue): fc.Arbitrary<object> {
  const parts = catalogue.flatMap(({ fields }) =>
    fields.flatMap(({ parts: own, otherwise }) => [...own, ...(otherwise ? [otherwise] : [])]),
  );
  return fc.tuple(...parts.map((part) => rawValue(part))).map((values) => {
    const estate = {};
    parts.forEach(({ path }, index) => place(estate, path.split("."), values[index]));
    return estate;
  });
}

function place(holder: Record<string, unknown>, [name, ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) holder[name!] ??= value;
  else if (typeof holder[name!] === "object" || holder[name!] === undefined)
    place((holder[name!] ??= {}) as Record<string, unknown>, rest, value);
}

const shownPaths = (groups: readonly ShownGroup[]) =>
  groups.flatMap(({ fields }) => fields.map(({ key }) => key));

test.each([
  ["tabs", TABS_CATALOGUE],
  ["groups", GROUPS_CATALOGUE],
] as const)("no field of the %s ever shows in a state that the rules forbid", (_, catalogue) => {
  fc.assert(
    fc.property(estatesFor(catalogue), contexts, (estate, context) => {
      const shown = shownPaths(display(catalogue, estate, context));
      const forbidden = new Set(FORBIDDEN.flatMap(([when, paths]) => (when(context) ? paths : [])));
      expect(shown.filter((path) => forbidden.has(path))).toEqual([]);
    }),
  );
});

test.each([
  ["tabs", TABS_CATALOGUE],
  ["groups", GROUPS_CATALOGUE],
] as const)("in the %s every field that shows has something to say, and no group is bare", (_, catalogue) => {
  const emptyMayShow = new Map(
    catalogue.flatMap(({ fields }) =>
      fields.map(({ parts, emptyWords, rules }) => [
        parts[0]!.path,
        { emptyWords, rules, format: parts[0]!.format },
      ]),
    ),
  );
  fc.assert(
    fc.property(estatesFor(catalogue), contexts, (estate, context) => {
      for (const { fields } of display(catalogue, estate, context)) {
        expect(fields.length).toBeGreaterThan(0);
        for (const { key, values, raw } of fields) {
          expect(values.length).toBeGreaterThan(0);
          if (raw.length > 0) continue;
          const row = emptyMayShow.get(key)!;
          expect(values).toEqual([{ kind: "words", words: row.emptyWords }]);
          const isPlanning = row.rules.includes("planningField");
          expect(
            isPlanning
              ? context.region !== "WALLONIA"
              : ["text", "texts"].includes(row.format) && row.rules.length === 0,
          ).toBe(true);
        }
      }
    }),
  );
});
