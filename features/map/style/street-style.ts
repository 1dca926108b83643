import { type Flavor, layers, namedFlavor } from "@protomaps/basemaps";
import { addProtocol, type StyleSpecification } from "maplibre-gl";
import { PMTiles, Protocol } from "pmtiles";
import type { Locale } from "#domain/locale/locale.ts";
import { isDark, type MapColours } from "./map-colours.ts";

const FONT = "Instrument Sans";

let protocol: Protocol | undefined;

/** Streets from a file of the operator's that our own server hands out in parts; `ground` lies under one without land of its own. */
export async function streetStyle(
  url: string,
  locale: Locale,
  colours: MapColours,
  loadGround: () => Promise<StyleSpecification>,
): Promise<StyleSpecification> {
  if (!protocol) addProtocol("pmtiles", (protocol = new Protocol()).tile);
  const address = new URL(url, location.origin).href;
  const tiles = new PMTiles(address);
  protocol.add(tiles);
  const streets = layers("streets", siteFlavor(colours), { lang: locale }).filter(hasNoIcon).map(withOwnFont);
  const ground = (await hasLand(tiles)) ? null : await loadGround();
  return {
    version: 8,
    sources: { ...ground?.sources, streets: { type: "vector", url: `pmtiles://${address}` } },
    layers: ground ? [...ground.layers, ...streets.filter(({ id }) => id !== "background")] : streets,
  };
}

/** Files that `gevel map build` makes have no land and no sea: those of a region can't be told from its extract. */
async function hasLand(tiles: PMTiles): Promise<boolean> {
  const metadata = (await tiles.getMetadata()) as { vector_layers?: ReadonlyArray<{ id: string }> };
  return metadata.vector_layers?.some(({ id }) => id === "earth") ?? true;
}

/** The site's colours where they carry the picture; the rest stays as calm as the flavour is. */
function siteFlavor(colours: MapColours): Flavor {
  const { land, water, road, green, label, quietLabel, halo, border, city } = colours;
  return {
    ...namedFlavor(isDark(colours) ? "dark" : "light"),
    background: water,
    earth: land,
    water,
    park_a: green,
    park_b: green,
    wood_a: green,
    wood_b: green,
    scrub_a: green,
    scrub_b: green,
    minor_a: road,
    minor_b: road,
    minor_service: road,
    other: road,
    link: road,
    major: road,
    highway: road,
    buildings: city,
    boundaries: border,
    city_label: label,
    city_label_halo: halo,
    subplace_label: quietLabel,
    subplace_label_halo: halo,
    roads_label_minor: quietLabel,
    roads_label_minor_halo: halo,
    roads_label_major: quietLabel,
    roads_label_major_halo: halo,
    state_label: quietLabel,
    state_label_halo: halo,
    country_label: quietLabel,
    ocean_label: quietLabel,
    address_label: quietLabel,
    address_label_halo: halo,
    regular: FONT,
    bold: FONT,
    italic: FONT,
  };
}

type Layer = StyleSpecification["layers"][number];

/** Signs would need a picture file of their own. */
function hasNoIcon({ layout = {} }: Layer): boolean {
  return !("icon-image" in layout) || "text-field" in layout;
}

function withOwnFont(layer: Layer): Layer {
  if (layer.type !== "symbol") return layer;
  const { "icon-image": _sign, ...layout } = layer.layout ?? {};
  return { ...layer, layout: { ...layout, "text-font": [FONT] } };
}
