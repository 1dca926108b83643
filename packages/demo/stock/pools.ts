import { TOWNS, townNamed } from "../place/towns.ts";
import type { Town } from "../place/town.ts";

const named = (list: readonly (readonly [string, string])[]) =>
  list.map(([zip, name]) => townNamed(zip, name));

export const GHENT: readonly Town[] = named([
  ["9000", "Gent"],
  ["9000", "Gent"],
  ["9000", "Gent"],
  ["9040", "Sint-Amandsberg"],
  ["9050", "Gentbrugge"],
  ["9050", "Ledeberg"],
  ["9030", "Mariakerke"],
]);

/** Where Ghent's students live. */
export const CAMPUS: readonly Town[] = named([
  ["9000", "Gent"],
  ["9000", "Gent"],
  ["9050", "Ledeberg"],
]);

export const GHENT_RIM: readonly Town[] = TOWNS.filter(
  ({ zip, setting }) => zip >= "9030" && zip <= "9094" && setting !== "town" && zip !== "9060",
);

export const LYS: readonly Town[] = named([
  ["9800", "Deinze"],
  ["9800", "Deinze"],
  ["9800", "Astene"],
  ["9830", "Sint-Martens-Latem"],
  ["9831", "Deurle"],
  ["9051", "Afsnee"],
  ["9840", "De Pinte"],
  ["9810", "Nazareth"],
  ["9870", "Zulte"],
  ["9850", "Nevele"],
]);

export const EAST_FLANDERS: readonly Town[] = TOWNS.filter(
  ({ zip }) => zip >= "9060" && zip < "9999" && !zip.startsWith("907"),
);

export const COUNTRY: readonly Town[] = EAST_FLANDERS.filter(({ setting }) => setting === "village");

export const FLEMISH_CITIES: readonly Town[] = TOWNS.filter(
  ({ region, zip, setting }) => region === "FLANDERS" && !zip.startsWith("9") && setting !== "coast",
);

export const COAST: readonly Town[] = TOWNS.filter(({ setting }) => setting === "coast");

export const COAST_HINTERLAND: readonly Town[] = TOWNS.filter(
  ({ zip, setting }) => setting !== "coast" && ["8300", "8460", "8470", "8600", "8630", "8340"].includes(zip),
);

export const BRUSSELS: readonly Town[] = TOWNS.filter(({ region }) => region === "BRUSSELS");
export const WALLONIA: readonly Town[] = TOWNS.filter(({ region }) => region === "WALLONIA");
