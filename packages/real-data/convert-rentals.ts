import { createWriteStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import type { ReferenceData } from "../../features/site/schema/reference.ts";
import { REAL_SUB_KINDS, rentalOfRow } from "./rental-of-row.ts";
import { readRows, type Row } from "./row.ts";

const words = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });

/** The lists that converted holiday homes point to. */
export const RENTAL_REFERENCE: Partial<ReferenceData> = {
  rentalLocations: [
    { id: 1, name: words("In het centrum", "Dans le centre", "In the centre", "Im Zentrum") },
    { id: 2, name: words("Aan de rand", "En périphérie", "On the edge", "Am Rand") },
  ],
  rentalSubKinds: REAL_SUB_KINDS.map(({ id, name }) => ({ id, name })),
  rentalOptions: [
    { id: 1, name: words("Wifi", "Wi-Fi", "Wi-Fi", "WLAN") },
    { id: 2, name: words("Terras", "Terrasse", "Terrace", "Terrasse") },
    { id: 3, name: words("Lift", "Ascenseur", "Lift", "Aufzug") },
  ],
  periodTypes: [{ id: 1, name: words("Week", "Semaine", "Week", "Woche") }],
};

type Conversion = {
  readonly data: string;
  readonly bundle: string;
  readonly cities: ReferenceData["cities"];
  readonly photos: readonly string[];
  readonly today: string;
};

/** Writes `rentals.ndjson` from the holiday files; the answer counts the units. */
export async function convertRentals({ data, bundle, cities, photos, today }: Conversion): Promise<number> {
  const byName = new Map(cities.toReversed().map((city) => [city.name.toLowerCase(), city.id]));
  const cityIdOf = (row: Row) => byName.get((row["city_nl"] ?? "").toLowerCase());
  const files = await readdir(join(data, "holiday")).catch(() => []);
  const out = createWriteStream(join(bundle, "rentals.ndjson"));
  let id = 0;
  for (const file of files.filter((name) => name.endsWith(".csv")).toSorted()) {
    for await (const row of readRows(join(data, "holiday", file))) {
      const unit = rentalOfRow(row, (id += 1), { cityIdOf, photos, today });
      if (!out.write(`${JSON.stringify(unit)}\n`)) await new Promise((drained) => out.once("drain", drained));
    }
  }
  await finished(out.end());
  return id;
}
