import type { Translate } from "#domain/locale/translate.ts";
import { createClusters, type Spot } from "../clusters.ts";
import type { EstateMarker } from "../estate-marker.ts";
import { priceLabel } from "../price-label.ts";
import { type LibreMap, Marker } from "#features/map/live/map-library.ts";
import { hideCovered } from "./room-for-pins.ts";
import styles from "./marker-layer.module.css";

type MarkerLayerOptions = {
  readonly t: Translate;
  /** Estates that the visitor wants to see: one, or those that share a place. */
  readonly onPick: (ids: readonly number[]) => void;
  /** The estate under the pointer or the keyboard, or null. */
  readonly onPoint: (id: number | null) => void;
};

type Shown = { readonly marker: Marker; readonly button: HTMLButtonElement; readonly ids: readonly number[] };

export type MarkerLayer = ReturnType<typeof createMarkerLayer>;

/** Prices and clusters as buttons, so that a keyboard reaches them; only what is in view is in the page. */
export function createMarkerLayer(map: LibreMap, options: MarkerLayerOptions) {
  const shown = new Map<string, Shown>();
  let spotsIn = createClusters([], map.getMaxZoom());
  let lit: number | null = null;
  const light = ({ button, ids }: Shown) =>
    button.toggleAttribute("data-lit", lit !== null && ids.includes(lit));
  const draw = () => {
    const spots = new Map(spotsInView(map, spotsIn).map((spot) => [spot.key, spot]));
    for (const [key, { marker }] of shown) {
      if (spots.has(key)) continue;
      marker.remove();
      shown.delete(key);
    }
    for (const [key, spot] of spots) {
      if (shown.has(key)) continue;
      const added = addSpot(map, spot, options);
      shown.set(key, added);
      light(added);
    }
    clear();
    // A move may bring a control up.
    requestAnimationFrame(clear);
  };
  const clear = () =>
    hideCovered(
      map,
      [...shown.values()].map(({ button }) => button),
    );
  map.on("moveend", draw);
  map.on("move", clear);
  return {
    set(markers: readonly EstateMarker[]) {
      for (const { marker } of shown.values()) marker.remove();
      shown.clear();
      spotsIn = createClusters(markers, map.getMaxZoom());
      draw();
    },
    /** Marks the estate whose card the visitor points at. */
    light(id: number | null) {
      lit = id;
      for (const spot of shown.values()) light(spot);
    },
    remove() {
      map.off("moveend", draw);
      map.off("move", clear);
      for (const { marker } of shown.values()) marker.remove();
    },
  };
}

function spotsInView(map: LibreMap, spotsIn: ReturnType<typeof createClusters>): Spot[] {
  const bounds = map.getBounds();
  return spotsIn([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()], map.getZoom());
}

function addSpot(map: LibreMap, spot: Spot, { t, onPick, onPoint }: MarkerLayerOptions): Shown {
  const button = document.createElement("button");
  button.type = "button";
  const ids = spot.kind === "home" ? [spot.marker.id] : spot.ids;
  button.className = styles[spot.kind]!;
  button.textContent = accessibleNameOf(spot, t);
  if (spot.kind === "cluster") button.ariaLabel = t("map.cluster", { count: spot.count });
  button.addEventListener("click", () => {
    if (spot.kind === "cluster" && spot.opensAt !== null) {
      map.easeTo(
        { center: [spot.lng, spot.lat], zoom: spot.opensAt + 0.2 },
        { originalEvent: new Event("click") },
      );
    } else onPick(ids);
  });
  const [only] = ids.length === 1 ? ids : [];
  for (const type of ["pointerenter", "focus"]) button.addEventListener(type, () => onPoint(only ?? null));
  for (const type of ["pointerleave", "blur"]) button.addEventListener(type, () => onPoint(null));
  const at = spot.kind === "home" ? spot.marker : spot;
  const marker = new Marker({ element: button }).setLngLat([at.lng, at.lat]).addTo(map);
  // The library names every marker alike; what the button says tells more.
  if (spot.kind === "home") button.removeAttribute("aria-label");
  button.removeAttribute("role");
  return { marker, button, ids };
}

function accessibleNameOf(spot: Spot, t: Translate): string {
  if (spot.kind === "cluster") return String(spot.count);
  const { price, over } = spot.marker;
  if (price !== null) return priceLabel(price);
  return t(over === null ? "map.priceOnRequest" : `listing.${over}`);
}
