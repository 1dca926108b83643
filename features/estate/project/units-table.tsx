import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import type { PriceView, UnitView } from "../estate-view.ts";
import { LocalizedView } from "../facts/field.tsx";
import styles from "./units-table.module.css";

/** The units of a project: a table on wide screens, a card each on a phone. */
export function UnitsTable({ units }: { readonly units: readonly UnitView[] }) {
  const t = useTranslate();
  if (units.length === 0) return null;
  return (
    <div className={styles.units}>
      <table>
        <thead>
          <tr>
            {(["unit", "floor", "bedrooms", "area", "terrace", "price", "availability"] as const).map(
              (column) => (
                <th key={column} scope="col">
                  {t(`estate.${column}`)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <Unit key={unit.id} unit={unit} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Unit({ unit }: { readonly unit: UnitView }) {
  const t = useTranslate();
  return (
    <tr data-taken={unit.isTaken || undefined}>
      <th scope="row">
        {unit.href ? (
          <Anchor href={unit.href}>
            <Localized words={unit.name} />
          </Anchor>
        ) : (
          <Localized words={unit.name} />
        )}
        {unit.subType && (
          <span className={styles.type}>
            <Localized words={unit.subType} />
          </span>
        )}
      </th>
      <td data-label={t("estate.floor")}>{unit.floor && <LocalizedView words={unit.floor} />}</td>
      <td data-label={t("estate.bedrooms")}>{unit.bedrooms}</td>
      <td data-label={t("estate.area")}>{unit.area}</td>
      <td data-label={t("estate.terrace")}>{unit.terrace}</td>
      <td data-label={t("estate.price")} className={styles.price}>
        {unit.price ? <UnitPrice price={unit.price} /> : unit.isTaken ? null : t("listing.priceOnRequest")}
      </td>
      <td data-label={t("estate.availability")}>{unit.status && <LocalizedView words={unit.status} />}</td>
    </tr>
  );
}

function UnitPrice({ price: { before, text, period } }: { readonly price: PriceView }) {
  const t = useTranslate();
  return (
    <>
      {before && `${t(before)} `}
      {text}
      {period && " "}
      {period && <Localized words={period} />}
    </>
  );
}
