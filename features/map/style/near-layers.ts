import type { GeoJSONSourceSpecification, LayerSpecification } from "maplibre-gl";
import type { MapColours } from "./map-colours.ts";

/** What is drawn from near on, by the name of its source; empty until its file is there. */
export const NEAR_SOURCES = [
  "near-rivers",
  "near-streams",
  "railways",
  "trams",
  "municipalities",
  "localities",
] as const;

/** Villages and parts of cities, then hamlets and neighbourhoods. */
const NAMED_FROM: readonly (readonly [rank: number, zoom: number])[] = [
  [8, 12],
  [7, 10.6],
];

export function nearSources(): Record<string, GeoJSONSourceSpecification> {
  const data = { type: "FeatureCollection" as const, features: [] };
  return Object.fromEntries(NEAR_SOURCES.map((name) => [name, { type: "geojson", data, tolerance: 0.2 }]));
}

/** Waters, railways, borders of municipalities, and the streets that trams follow, exact to some 30 m. */
export function nearLines({ water, border, road, quietLabel }: MapColours): LayerSpecification[] {
  const round = { "line-join": "round", "line-cap": "round" } as const;
  return [
    {
      id: "municipalities",
      type: "line",
      source: "municipalities",
      minzoom: 9,
      paint: { "line-color": border, "line-width": 1, "line-dasharray": [3, 2] },
    },
    {
      id: "near-streams",
      type: "line",
      source: "near-streams",
      minzoom: 10.5,
      layout: round,
      paint: { "line-color": water, "line-width": ["interpolate", ["linear"], ["zoom"], 10.5, 0.6, 14, 2.4] },
    },
    {
      id: "near-rivers",
      type: "line",
      source: "near-rivers",
      layout: round,
      paint: {
        "line-color": water,
        "line-width": ["interpolate", ["exponential", 1.6], ["zoom"], 9, 1.6, 14, 7],
      },
    },
    {
      id: "trams",
      type: "line",
      source: "trams",
      minzoom: 11,
      layout: round,
      paint: { "line-color": road, "line-width": ["interpolate", ["linear"], ["zoom"], 11, 1, 14, 4] },
    },
    {
      id: "railways",
      type: "line",
      source: "railways",
      minzoom: 10,
      paint: {
        "line-color": quietLabel,
        "line-opacity": 0.4,
        "line-width": ["interpolate", ["linear"], ["zoom"], 10, 0.7, 14, 2],
      },
    },
  ];
}

export function nearNames(colours: MapColours, font: string[]): LayerSpecification[] {
  return NAMED_FROM.map(([rank, minzoom]) => ({
    id: `names-${rank}`,
    type: "symbol",
    source: "localities",
    minzoom,
    filter: ["==", ["get", "rank"], rank],
    layout: {
      "text-field": ["get", "name"],
      "text-font": font,
      "text-size": ["interpolate", ["linear"], ["zoom"], minzoom, 10.5, 14, rank === 7 ? 14 : 12],
      "text-padding": 6,
      "text-max-width": 7,
    },
    paint: {
      "text-color": colours.quietLabel,
      "text-halo-color": colours.halo,
      "text-halo-width": 1.4,
    },
  }));
}
