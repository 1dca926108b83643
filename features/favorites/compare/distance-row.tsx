import { useMemo } from "react";
import { bestValues } from "#domain/best-values.ts";
import { formatNumber, NO_BREAK } from "#domain/locale/number.ts";
import { kilometresBetween } from "#domain/place/kilometres-between.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { useStored, writeStored } from "#platform/render/browser/stored-value.ts";
import type { ComparedHomeView } from "./comparison-view.ts";
import { BestMark, NotKnown, ROLES } from "./comparison-table.tsx";
import table from "./comparison-table.module.css";
import styles from "./distance-row.module.css";
import { parsePlace, PLACE } from "./own-place.ts";
import { PlaceForm } from "./place-form.tsx";

/** How far homes lie from a place of the visitor's own, in a straight line; worked out in the browser, which alone knows the place. */
export function DistanceRow({ homes }: { readonly homes: readonly ComparedHomeView[] }) {
  const t = useTranslate();
  const stored = useStored(PLACE);
  const place = useMemo(() => parsePlace(stored), [stored]);
  const distances = homes.map(({ point }) =>
    place && point ? kilometresBetween(place.point, [point.lat, point.lng]) : null,
  );
  const areBest = bestValues(
    distances.map((amount) => (amount === null ? null : { kind: "km", amount: Math.round(amount * 10) })),
    "lowest",
  );
  if (!homes.some(({ point }) => point)) return null;
  return (
    <tr {...ROLES.row} className={`${table.row} ${table.scripted}`} data-row="distance">
      <th scope="row" {...ROLES.rowHeader} className={table.label}>
        {t("compare.distance")}
        <span className={table.hint}>{t("compare.distance.hint")}</span>
        {place && (
          <span className={styles.from}>
            {t("compare.distance.from", { place: place.name })}
            <button type="button" onClick={() => writeStored(PLACE, "")}>
              {t("compare.distance.remove")}
            </button>
          </span>
        )}
      </th>
      {place ? (
        distances.map((distance, at) => (
          <td {...ROLES.cell} key={homes[at]!.id} className={table.cell} data-best={areBest[at] || undefined}>
            {distance === null ? (
              <NotKnown />
            ) : (
              <span className={table.value}>
                {homes[at]!.point!.isApproximate && `${t("compare.distance.about")} `}
                {`${formatNumber(distance, 1)}${NO_BREAK}km`}
              </span>
            )}
            {areBest[at] && <BestMark>{t("compare.best.nearest")}</BestMark>}
          </td>
        ))
      ) : (
        <td {...ROLES.cell} className={styles.wide}>
          <PlaceForm />
        </td>
      )}
    </tr>
  );
}
