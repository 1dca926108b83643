import { useEffect, useEffectEvent, useState } from "react";
import type { EstateMarker } from "#features/listings/map/estate-marker.ts";
import { MapTidings } from "#features/listings/map/map-tidings.tsx";
import tools from "#features/listings/map/map-tools.module.css";
import { createMarkerLayer } from "#features/listings/map/markers/marker-layer.ts";
import { roomForPins } from "#features/listings/map/markers/room-for-pins.ts";
import { useMarkers } from "#features/listings/map/markers/use-markers.ts";
import { LiveMap } from "#features/map/live/live-map.tsx";
import type { LibreMap } from "#features/map/live/map-library.ts";
import type { LiveMapProps } from "#features/map/map-in-view.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { idOfCard } from "../id-of-card.ts";
import { frameOfHomes } from "./frame-of-homes.ts";
import { loadStayCards, loadStayMarkers, type StaysMapView } from "./load-stay-markers.ts";
import type { StaysMapProps } from "./stays-map.island.tsx";
import { PickedCards, usePickedCards } from "#features/listings/map/markers/picked-cards.tsx";
import { RentalCard } from "../rental-card.tsx";

/** The holiday homes of a list with their prices; a press leads to the card of a home, or shows it where its page of the list is another. */
export function LiveStaysMap({ view, onFailure }: StaysMapProps & LiveMapProps) {
  const [map, setMap] = useState<LibreMap | null>(null);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const markers = useMarkers(view, loadStayMarkers);
  useHomesOnMap(map, markers.found?.markers ?? null, (ids) => setPicked(goToCard(ids) ? [] : ids));
  return (
    <>
      <LiveMap
        source={view.source}
        start={{ bounds: [...view.frame] }}
        onMap={setMap}
        onFailure={onFailure}
      />
      {map && (
        <div className={tools.tools}>
          <MapTidings markers={markers} />
        </div>
      )}
      {picked.length > 0 && <PickedHomes view={view} ids={picked} onClose={() => setPicked([])} />}
    </>
  );
}

/** Pointing at a card, or focusing something in it, marks its home on the map. */
const LIGHTS = ["pointerover", "focusin"] as const;

/** Puts homes on the map and brings them all into view; pointing at a card lights its price, and the other way round. */
function useHomesOnMap(
  map: LibreMap | null,
  homes: readonly EstateMarker[] | null,
  onPick: (ids: readonly number[]) => void,
): void {
  const t = useTranslate();
  const pick = useEffectEvent(onPick);
  const localize = useEffectEvent(t);
  useEffect(() => {
    if (!map || !homes) return;
    const layer = createMarkerLayer(map, {
      t: (key, values) => localize(key, values),
      onPick: (ids) => pick(ids),
      onPoint: markCard,
    });
    layer.set(homes);
    const frame = frameOfHomes(homes);
    if (frame) map.fitBounds(frame, { ...roomForPins(map), animate: false });
    const light = ({ target }: Event) => layer.light(idOfCardAround(target));
    for (const type of LIGHTS) document.addEventListener(type, light);
    return () => {
      for (const type of LIGHTS) document.removeEventListener(type, light);
      markCard(null);
      layer.remove();
    };
  }, [map, homes]);
}

function cardOf(id: number | null | undefined): HTMLElement | null {
  return id == null ? null : document.getElementById(idOfCard(id));
}

/** Answers whether the one home that was picked stands on this page of the list. */
function goToCard(ids: readonly number[]): boolean {
  const link = ids.length === 1 ? cardOf(ids[0])?.querySelector("a") : null;
  link?.focus();
  return Boolean(link);
}

function markCard(id: number | null): void {
  for (const marked of document.querySelectorAll("[data-pointed]")) marked.removeAttribute("data-pointed");
  cardOf(id)?.setAttribute("data-pointed", "");
}

function idOfCardAround(target: EventTarget | null): number | null {
  const card = target instanceof Element ? target.closest<HTMLElement>("[data-unit]") : null;
  return card ? Number(card.dataset["unit"]) : null;
}

type PickedHomesProps = {
  readonly view: StaysMapView;
  readonly ids: readonly number[];
  readonly onClose: () => void;
};

/** The small cards of homes that were clicked on the map and stand on no card beside it. */
function PickedHomes({ view, ids, onClose }: PickedHomesProps) {
  const cards = usePickedCards(view, ids, loadStayCards);
  if (cards.length === 0) return null;
  return (
    <PickedCards onClose={onClose}>
      {cards.map((card) => (
        <li key={card.id} data-unit={card.id}>
          <RentalCard card={card} headingLevel="h3" />
        </li>
      ))}
    </PickedCards>
  );
}
