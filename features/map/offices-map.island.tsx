import { defineIsland } from "#platform/render/island/define-island.tsx";
import { MapInView } from "./map-in-view.tsx";
import type { MapSource } from "#features/site/map-source.ts";

/** Milliseconds. */
const DELAY = 200;

const load = async () => (await import("./live/live-offices.tsx")).LiveOffices;

export type OfficesIslandProps = { readonly offices: readonly OfficePoint[]; readonly source: MapSource };

/** An office on a map. */
export type OfficePoint = {
  readonly id: number;
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
};

/** The map of an agency's offices. */
export const OfficesIsland = defineIsland<OfficesIslandProps>({
  name: "offices-map",
  hydrate: "visible",
  Content: ({ offices, source }) => <MapInView load={load} part={{ offices, source }} delay={DELAY} />,
});
