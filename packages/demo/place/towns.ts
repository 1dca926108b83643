import type { Town } from "./town.ts";
import { BRUSSELS_TOWNS } from "./towns-brussels.ts";
import { COAST_TOWNS } from "./towns-coast.ts";
import { FLANDERS_TOWNS } from "./towns-flanders.ts";
import { GHENT_TOWNS } from "./towns-ghent.ts";
import { WALLONIA_TOWNS } from "./towns-wallonia.ts";

export const TOWNS: readonly Town[] = [
  ...GHENT_TOWNS,
  ...FLANDERS_TOWNS,
  ...COAST_TOWNS,
  ...BRUSSELS_TOWNS,
  ...WALLONIA_TOWNS,
];

/** Finds a town by postcode and name; a missing one is a mistake in our own lists. */
export function townNamed(zip: string, name: string): Town {
  const town = TOWNS.find((town) => town.zip === zip && town.name === name);
  if (!town) throw new Error(`no town ${zip} ${name}`);
  return town;
}
