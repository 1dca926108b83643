import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Point } from "geojson";
import type { LayerSpecification, StyleSpecification } from "maplibre-gl";
import type { PlaceProperties } from "../outline/read-outline.ts";
import type { MapColours } from "./map-colours.ts";
import { nearLines, nearNames, nearSources } from "./near-layers.ts";

export type OutlineParts = {
  readonly land: readonly Feature<MultiPolygon>[];
  readonly water: Feature<MultiPolygon>;
  readonly rivers: Feature<MultiLineString>;
  readonly places: FeatureCollection<Point, PlaceProperties>;
};

/** From which zoom on the cities of each rank are named, the largest first. */
const NAMED_FROM = [4, 6, 7.4, 8.4, 9.2, 10] as const;

/** Without an address for letters the map draws its labels with the fonts of the page itself. */
const FONT = ["Instrument Sans"];

/** Land, water and cities in the site's colours: all that the map shows when nobody brings another. */
export function outlineStyle(
  colours: MapColours,
  { land, water, rivers, places }: OutlineParts,
): StyleSpecification {
  const source = { type: "geojson", tolerance: 0.2 } as const;
  return {
    version: 8,
    sources: {
      land: { ...source, data: { type: "FeatureCollection", features: [...land] } },
      water: { ...source, data: water },
      rivers: { ...source, data: rivers },
      places: { type: "geojson", data: places },
      ...nearSources(),
    },
    layers: [
      { id: "sea", type: "background", paint: { "background-color": colours.water } },
      { id: "land", type: "fill", source: "land", paint: { "fill-color": colours.land } },
      cityGlow(colours),
      riverLine(colours),
      { id: "water", type: "fill", source: "water", paint: { "fill-color": colours.water } },
      {
        id: "border",
        type: "line",
        source: "land",
        paint: { "line-color": colours.border, "line-width": 1, "line-opacity": 0.55 },
      },
      ...nearLines(colours),
      cityDots(colours),
      // Where two names have no room, the later layer keeps its own.
      ...nearNames(colours, FONT),
      ...NAMED_FROM.map((zoom, at) => cityNames(colours, at + 1, zoom)).toReversed(),
    ],
  };
}

/** Soft patches where people live close together, smaller for smaller cities. */
function cityGlow(colours: MapColours): LayerSpecification {
  const share = ["match", ["get", "rank"], 1, 1, 2, 0.75, 3, 0.55, 4, 0.42, 5, 0.3, 0.18] as const;
  return {
    id: "cities",
    type: "circle",
    source: "places",
    paint: {
      "circle-color": colours.city,
      "circle-blur": 1,
      "circle-opacity": 0.5,
      "circle-radius": [
        "interpolate",
        ["exponential", 2],
        ["zoom"],
        6,
        ["*", 9, [...share]],
        14,
        ["*", 1600, [...share]],
      ],
    } as never,
  };
}

/** Known to half a kilometre: exact ones take their place when a visitor looks closer (`near-map.ts`). */
function riverLine(colours: MapColours): LayerSpecification {
  return {
    id: "rivers",
    type: "line",
    source: "rivers",
    layout: { "line-join": "round", "line-cap": "round" },
    paint: {
      "line-color": colours.water,
      "line-width": ["interpolate", ["exponential", 1.6], ["zoom"], 6, 0.8, 10, 3, 13, 9],
      "line-opacity": ["interpolate", ["linear"], ["zoom"], 5, 0.4, 8, 1, 11.5, 1, 13, 0],
    },
  };
}

/** A dot where each named city lies: its name stands above it. */
function cityDots(colours: MapColours): LayerSpecification {
  return {
    id: "dots",
    type: "circle",
    source: "places",
    filter: [
      "step",
      ["zoom"],
      false,
      ...NAMED_FROM.flatMap((zoom, at) => [zoom, ["<=", ["get", "rank"], at + 1]]),
    ],
    paint: {
      "circle-radius": ["match", ["get", "rank"], 1, 4, 2, 3.5, 3, 3, 2.5],
      "circle-color": colours.halo,
      "circle-stroke-color": colours.label,
      "circle-stroke-width": 1.2,
    },
  } as LayerSpecification;
}

function cityNames(colours: MapColours, rank: number, minzoom: number): LayerSpecification {
  const isLarge = rank <= 2;
  return {
    id: `names-${rank}`,
    type: "symbol",
    source: "places",
    minzoom,
    filter: ["==", ["get", "rank"], rank],
    layout: {
      "text-field": ["get", "name"],
      "text-font": FONT,
      "text-size": ["interpolate", ["linear"], ["zoom"], 6, isLarge ? 12 : 10.5, 12, isLarge ? 19 : 14],
      "text-padding": 4,
      "text-variable-anchor": ["bottom", "top", "right", "left"],
      "text-radial-offset": 0.55,
      "text-max-width": 7,
    },
    paint: {
      "text-color": rank <= 3 ? colours.label : colours.quietLabel,
      "text-halo-color": colours.halo,
      "text-halo-width": 1.4,
    },
  };
}
