import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { MapFrame } from "./map-frame.tsx";
import type { MapSource } from "#features/site/map-source.ts";
import { OfficesIsland, type OfficePoint } from "./offices-map.island.tsx";

type OfficesMapProps = {
  readonly offices: readonly OfficePoint[];
  readonly source: MapSource;
  readonly className?: string | undefined;
};

/** All offices that have a place; their cards stand beside it. */
export function OfficesMap({ offices, source, className }: OfficesMapProps) {
  const t = useTranslate();
  if (offices.length === 0) return null;
  return (
    <MapFrame className={className} label={t("map.offices")}>
      <OfficesIsland offices={offices} source={source} />
    </MapFrame>
  );
}
