import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bundleOf } from "../demo-bundle.ts";

type Words = Partial<Record<"nl" | "fr" | "en" | "de", string>>;

/** What the journeys read of a demo's holiday home as it was published. */
export type DemoRental = {
  readonly id: number;
  readonly general: { readonly subKind: { readonly id: number }; readonly maxOccupation: number };
  readonly address: { readonly visible: boolean; readonly street: Words };
  readonly periods: ReadonlyArray<{
    readonly id: number;
    readonly start: string;
    readonly available: boolean;
  }>;
};

export function readDemoRentals(site: "huyzen" | "zilt"): DemoRental[] {
  const lines = readFileSync(join(bundleOf(site), "rentals.ndjson"), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line) as DemoRental);
}
