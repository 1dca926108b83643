import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  createProjectUnits,
  type ListedProject,
  patchProjectUnits,
  type ProjectUnits,
} from "./project-units.ts";

const orNull = <T>(...values: T[]) => fc.constantFrom(null, ...values);

const unit = fc.record({
  headTypeIds: fc.constantFrom([], [3], [3, 7]),
  subTypeIds: fc.constantFrom([], [12]),
  bedrooms: orNull(1, 2),
  price: orNull(0, 250_000, 310_000),
  area: orNull(79.5, 80),
  areaGround: orNull(300),
  energyLabel: orNull("A", "B"),
  hasTerrace: orNull(true, false),
  hasGarden: orNull(true),
  hasParking: orNull(false),
  hasElevator: orNull(true),
  isNewBuilding: orNull(true, false),
});
const project = fc.record({
  id: fc.integer({ min: 1, max: 20 }),
  transaction: fc.constantFrom(0, 1),
  country: fc.constantFrom("", "BE"),
  city: fc.constantFrom(0, 5),
  lng: orNull(4.35),
  lat: orNull(50.85, 51.2),
  units: fc.array(unit, { minLength: 1, maxLength: 4 }),
});
const projects = fc
  .uniqueArray(project, { maxLength: 12, selector: ({ id }) => id })
  .map((some) => some.toSorted((a, b) => a.id - b.id));

function unitsOf(listed: readonly ListedProject[]): ProjectUnits {
  const units = createProjectUnits();
  listed.forEach(units.add);
  return units.finish();
}

/** Codes are given as values come: told by their values instead. */
function comparable({ projects: places, columns, ...numbers }: ProjectUnits) {
  const values = Object.entries(columns).map(([path, { codes, lists }]) => [
    path,
    Array.from(codes, (code) => lists[code]),
  ]);
  return { ...numbers, projects: [...places], values: Object.fromEntries(values) };
}

test("after any changes, the units that were patched are those of all projects read anew", () => {
  fc.assert(
    fc.property(projects, fc.array(fc.tuple(projects, fc.array(fc.nat(20)))), (first, changes) => {
      let listed = new Map(first.map((one) => [one.id, one]));
      let units = unitsOf(first);
      for (const [fresh, removed] of changes) {
        listed = new Map(listed);
        removed.forEach((id) => listed.delete(id));
        fresh.forEach((one) => listed.set(one.id, one));
        units = patchProjectUnits(units, [...removed, ...fresh.map(({ id }) => id)], fresh);
        const anew = unitsOf([...listed.values()].toSorted((a, b) => a.id - b.id));
        expect(comparable(units)).toEqual(comparable(anew));
      }
    }),
  );
});
