import { createMarkerLayer } from "#features/listings/map/markers/marker-layer.ts";
import { LiveMap } from "#features/map/live/live-map.tsx";
import type { LiveMapProps } from "#features/map/map-in-view.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { idOfCard } from "../id-of-card.ts";
import type { StaysMapProps } from "./stays-map.island.tsx";

/** Holiday homes with their prices; a press leads to the card of the home. */
export function LiveStaysMap({ markers, source, onFailure }: StaysMapProps & LiveMapProps) {
  const t = useTranslate();
  const lngs = markers.map(({ lng }) => lng);
  const lats = markers.map(({ lat }) => lat);
  return (
    <LiveMap
      source={source}
      start={{ bounds: [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)] }}
      onMap={(map) => {
        const layer = createMarkerLayer(map, { t, onPick: ([id]) => goToCard(id), onPoint: markCard });
        layer.set(markers);
        const light = ({ target }: Event) => layer.light(idOfCardAround(target));
        for (const type of LIGHTS) document.addEventListener(type, light);
        return () => {
          for (const type of LIGHTS) document.removeEventListener(type, light);
          layer.remove();
        };
      }}
      onFailure={onFailure}
    />
  );
}

/** Pointing at a card, or focusing something in it, marks its home on the map. */
const LIGHTS = ["pointerover", "focusin"] as const;

function cardOf(id: number | null | undefined): HTMLElement | null {
  return id == null ? null : document.getElementById(idOfCard(id));
}

function goToCard(id: number | undefined): void {
  cardOf(id)?.querySelector("a")?.focus();
}

function markCard(id: number | null): void {
  for (const marked of document.querySelectorAll("[data-pointed]")) marked.removeAttribute("data-pointed");
  cardOf(id)?.setAttribute("data-pointed", "");
}

function idOfCardAround(target: EventTarget | null): number | null {
  const card = target instanceof Element ? target.closest<HTMLElement>("[data-unit]") : null;
  return card ? Number(card.dataset["unit"]) : null;
}
