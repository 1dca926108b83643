import type { LngLatBoundsLike } from "maplibre-gl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { MapSource } from "#features/site/map-source.ts";
import { loadStyle } from "../style/load-style.ts";
import { readColours } from "../style/map-colours.ts";
import styles from "./live-map.module.css";
import { AttributionControl, type LibreMap, NavigationControl, openMap } from "./map-library.ts";
import { showNear } from "./near-map.ts";
import type { Translate } from "#domain/locale/translate.ts";

type MapStart =
  | { readonly center: [longitude: number, latitude: number]; readonly zoom: number }
  | { readonly bounds: LngLatBoundsLike };

type LiveMapViewProps = {
  readonly source: MapSource;
  readonly start: MapStart;
  /** Called once the map can be drawn on; what it returns tidies up. */
  readonly onMap: (map: LibreMap) => void | (() => void);
  readonly onFailure: () => void;
  /** Within a page, one finger and the wheel belong to the page. */
  readonly isCooperative?: boolean;
};

/** Waters and borders are exact to some 30 m: nearer they would say more than they know. */
const OUTLINE_MAX_ZOOM = 13.5;
const STREET_MAX_ZOOM = 18;
/** What tools/build-outline-map.ts cuts out. */
const OUTLINE_FRAME: LngLatBoundsLike = [-0.6, 48.2, 8.6, 53.4];
const FIT_PADDING = 56;

/** A map that the visitor can move, in the site's colours and language: another one where the site turns dark. */
export function LiveMap(props: LiveMapViewProps) {
  return <MapOfScheme key={useScheme()} {...props} />;
}

function MapOfScheme({ source, start, onMap, onFailure, isCooperative = true }: LiveMapViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const t = useTranslate();
  const locale = useLocale();
  const open = useEffectEvent(async (container: HTMLElement, signal: AbortSignal) => {
    const style = await loadStyle({ source, locale, colours: readColours(container), signal });
    if (signal.aborted) return;
    const map = openMap({
      container,
      style,
      ...start,
      fitBoundsOptions: { padding: FIT_PADDING, maxZoom: 12 },
      ...(source.kind === "outline" && { maxBounds: OUTLINE_FRAME }),
      minZoom: 5,
      maxZoom: source.kind === "outline" ? OUTLINE_MAX_ZOOM : STREET_MAX_ZOOM,
      cooperativeGestures: isCooperative,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      fadeDuration: 0,
      locale: libraryTexts(t),
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.addControl(new NavigationControl({ showCompass: false }), "top-right");
    map.addControl(new AttributionControl({ compact: false, customAttribution: attributionOf(source) }));
    signal.addEventListener("abort", () => map.remove());
    // Before its land is there an outline is nothing but sea; of a map of tiles each shows as it comes.
    map.once(source.kind === "outline" ? "load" : "styledata", () =>
      container.toggleAttribute("data-drawn", true),
    );
    if (source.kind === "outline") showNear(map, locale, signal);
    const tidy = onMap(map);
    if (tidy) signal.addEventListener("abort", tidy);
  });
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    const abort = new AbortController();
    open(box.current!, abort.signal).catch(() => {
      if (!abort.signal.aborted) fail();
    });
    return () => abort.abort();
  }, []);
  return <div ref={box} className={styles.map} />;
}

/** The scheme that the page shows in, which may follow the visitor's device. */
function useScheme(): string {
  const [scheme, setScheme] = useState(shownScheme);
  useEffect(() => {
    const query = matchMedia("(prefers-color-scheme: dark)");
    const look = () => setScheme(shownScheme());
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return scheme;
}

function shownScheme(): string {
  return getComputedStyle(document.documentElement).colorScheme;
}

function attributionOf({ kind }: MapSource): string {
  const openStreetMap =
    '<a href="https://www.openstreetmap.org/copyright" rel="noopener">© OpenStreetMap</a>';
  if (kind === "outline")
    return `${openStreetMap} · <a href="https://www.geonames.org/" rel="noopener">GeoNames</a>`;
  return kind === "tiles" ? openStreetMap : "";
}

/** The map library’s name of each of its texts, and our key of it. */
const WORDS = {
  "Map.Title": "map.label",
  "Marker.Title": "map.marker",
  "NavigationControl.ZoomIn": "map.zoomIn",
  "NavigationControl.ZoomOut": "map.zoomOut",
  "AttributionControl.ToggleAttribution": "map.attribution",
  "CooperativeGesturesHandler.WindowsHelpText": "map.gestureWindows",
  "CooperativeGesturesHandler.MacHelpText": "map.gestureMac",
  "CooperativeGesturesHandler.MobileHelpText": "map.gestureTouch",
} as const;

/** The texts of the map library, in the visitor’s language. */
function libraryTexts(t: Translate): Record<string, string> {
  return Object.fromEntries(Object.entries(WORDS).map(([name, key]) => [name, t(key)]));
}
