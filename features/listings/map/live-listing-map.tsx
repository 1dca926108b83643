import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { type Corner, readListingQuery } from "#domain/listing/query.ts";
import { firstPageHref } from "../listing-href.ts";
import { frameOfRing, ringOfFrame } from "./area-ring.ts";
import type { Frame } from "./clusters.ts";
import { frameOfMost } from "./frame-of-most.ts";
import { type FoundMarkers, loadMarkers, type ListingMapView, loadCards } from "./load-markers.ts";
import type { ListingMapProps } from "./listing-map.island.tsx";
import type { LiveMapProps } from "#features/map/map-in-view.tsx";
import { showArea } from "./area/area-layer.ts";
import { DrawingPad } from "./area/drawing-pad.tsx";
import { LiveMap } from "#features/map/live/live-map.tsx";
import type { LibreMap } from "#features/map/live/map-library.ts";
import { MapTools } from "./map-tools.tsx";
import { roomForPins } from "./markers/room-for-pins.ts";
import { useMarkerLayer } from "./markers/use-marker-layer.ts";
import { type Markers, useMarkers } from "./markers/use-markers.ts";
import { EstateCard } from "../card/estate-card.tsx";
import { PickedCards, usePickedCards } from "./markers/picked-cards.tsx";

/** Where a map without estates begins. */
const BELGIUM: [number, number, number, number] = [2.5, 49.5, 6.4, 51.5];
/** From here on the map stands beside the list; below it covers the screen, and every finger is its own. */
const BESIDE = "(min-width: 64rem)";

/** The estates of a list on the map; the visitor may narrow the list to what is in view or to a drawn area. */
export function LiveListingMap({ view, path, search, onFailure }: ListingMapProps & LiveMapProps) {
  const [map, setMap] = useState<LibreMap | null>(null);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [isDrawing, setDrawing] = useState(false);
  const [isBeside] = useState(() => matchMedia(BESIDE).matches);
  const query = useMemo(
    () => (search === null ? null : readListingQuery(new URLSearchParams(search))),
    [search],
  );
  const markers = useMarkers(view, loadMarkers);
  const area = query?.area ?? null;
  const { hasMoved, keepView } = useView(map, markers, area);
  useMarkerLayer(map, markers.found?.markers ?? null, setPicked);
  useEffect(() => (map ? showArea(map, area) : undefined), [map, area]);
  const searchIn = (wanted: Corner[] | null) => {
    if (!query || !map) return;
    setDrawing(false);
    setPicked([]);
    if (wanted) keepView();
    followLink(map.getContainer(), firstPageHref(path, { ...query, area: wanted }));
  };
  return (
    <>
      <LiveMap
        source={view.source}
        start={{ bounds: BELGIUM }}
        onMap={setMap}
        onFailure={onFailure}
        isCooperative={isBeside}
      />
      {map && query && (
        <MapTools
          markers={markers}
          hasArea={area !== null}
          canSearch={hasMoved && !isDrawing}
          isDrawing={isDrawing}
          onSearch={() => searchIn(ringOfFrame(frameOf(map)))}
          onDraw={() => setDrawing(!isDrawing)}
          onClear={() => searchIn(null)}
        />
      )}
      {map && isDrawing && (
        <DrawingPad map={map} onDone={(ring) => (ring ? searchIn(ring) : setDrawing(false))} />
      )}
      {picked.length > 0 && <PickedEstates view={view} ids={picked} onClose={() => setPicked([])} />}
    </>
  );
}

/** Brings what was found into view, unless the visitor chose the view; tells whether the visitor moved since. */
function useView(map: LibreMap | null, { status, found }: Markers, area: readonly Corner[] | null) {
  const [movedOver, setMovedOver] = useState<FoundMarkers | null>(null);
  const isKept = useRef(false);
  const note = useEffectEvent((event: object) => {
    if ("originalEvent" in event && event.originalEvent) setMovedOver(found);
  });
  useEffect(() => {
    if (!map) return;
    const listen = (event: object) => note(event);
    map.on("moveend", listen);
    return () => {
      map.off("moveend", listen);
    };
  }, [map]);
  useEffect(() => {
    if (!map || status !== "ready" || !found) return;
    const frame = area ? frameOfRing(area) : frameOfMost(found.markers);
    if (frame && !isKept.current) map.fitBounds([...frame], { ...roomForPins(map), animate: false });
    isKept.current = false;
  }, [map, status, found, area]);
  return { hasMoved: movedOver !== null && movedOver === found, keepView: () => (isKept.current = true) };
}

function frameOf(map: LibreMap): Frame {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}

/** Goes to another form of the list as by a click on a link within it: in place, where links of the list are followed so. */
function followLink(within: HTMLElement, href: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.dataset["keepScroll"] = "";
  within.append(link);
  link.click();
  link.remove();
}

type PickedEstatesProps = {
  readonly view: ListingMapView;
  readonly ids: readonly number[];
  readonly onClose: () => void;
};

/** The small card of what was clicked on the map. */
function PickedEstates({ view, ids, onClose }: PickedEstatesProps) {
  const cards = usePickedCards(view, ids, loadCards);
  if (cards.length === 0) return null;
  return (
    <PickedCards onClose={onClose}>
      {cards.map((card) => (
        <li key={card.id}>
          <EstateCard card={card} />
        </li>
      ))}
    </PickedCards>
  );
}
