import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { EstateView } from "./estate-view.ts";
import styles from "./place.module.css";
import type { EstatePlace } from "#features/map/estate-place.ts";
import { EstatePlaceIsland } from "#features/map/estate-place-map.island.tsx";
import { MapFrame } from "#features/map/map-frame.tsx";

type PlacedEstate = Pick<EstateView, "street" | "city" | "isAddressHidden" | "mapHref" | "place">;

/** Where the estate stands; a hidden address shows its city alone. */
export function Place({ estate }: { readonly estate: PlacedEstate }) {
  const t = useTranslate();
  if (!estate.city) return null;
  return (
    <div className={styles.place}>
      <address>
        <Icon name="pin" />
        <span>
          {estate.street && (
            <>
              {estate.street}
              <br />
            </>
          )}
          {estate.city}
        </span>
      </address>
      {estate.isAddressHidden && <p className={styles.note}>{t("estate.addressHidden")}</p>}
      {estate.mapHref && <Anchor href={estate.mapHref}>{t("estate.openMap")}</Anchor>}
      <EstatePlaceMap place={estate.place} />
    </div>
  );
}

/** Where an estate stands, or about where. */
function EstatePlaceMap({ place }: { readonly place: EstatePlace | null }) {
  const t = useTranslate();
  if (!place) return null;
  return (
    <MapFrame label={t(place.isApproximate ? "map.estateAbout" : "map.estate")}>
      <EstatePlaceIsland {...place} />
    </MapFrame>
  );
}
