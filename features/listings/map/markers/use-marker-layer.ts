import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { EstateMarker } from "../estate-marker.ts";
import type { LibreMap } from "#features/map/live/map-library.ts";
import { createMarkerLayer, type MarkerLayer } from "./marker-layer.ts";

/** The estates on the map; pointing at a card lights its marker, and the other way round. */
export function useMarkerLayer(
  map: LibreMap | null,
  markers: readonly EstateMarker[] | null,
  onPick: (ids: readonly number[]) => void,
): void {
  const t = useTranslate();
  const layer = useRef<MarkerLayer>(null);
  const pick = useEffectEvent(onPick);
  const localize = useEffectEvent(t);
  useEffect(() => {
    if (!map) return;
    const made = createMarkerLayer(map, {
      t: (key, values) => localize(key, values),
      onPick: (ids) => pick(ids),
      onPoint: lightCard,
    });
    layer.current = made;
    const stop = watchCards((id) => made.light(id));
    return () => {
      stop();
      lightCard(null);
      made.remove();
    };
  }, [map]);
  useEffect(() => {
    if (map && markers) layer.current?.set(markers);
  }, [map, markers]);
}

function lightCard(id: number | null): void {
  for (const card of document.querySelectorAll("[data-estate][data-lit]")) card.removeAttribute("data-lit");
  if (id === null) return;
  document.querySelector(`[data-estate="${id}"]`)?.setAttribute("data-lit", "");
}

/** Tells which card the pointer or the keyboard is at; cards come and go, so the page is listened to. */
function watchCards(tell: (id: number | null) => void): () => void {
  const look = ({ target }: Event) => {
    const card = target instanceof Element ? target.closest("[data-estate]") : null;
    tell(card ? Number(card.getAttribute("data-estate")) : null);
  };
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, look);
  return () => {
    for (const type of ["pointerover", "focusin"]) document.removeEventListener(type, look);
  };
}
