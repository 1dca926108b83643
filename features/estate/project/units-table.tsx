import { useSay } from "#features/site/messages/say-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Spoken } from "#features/site/messages/spoken.tsx";
import type { PriceView, UnitView } from "../estate-view.ts";
import { Words } from "../facts/field.tsx";
import styles from "./units-table.module.css";

/** The homes of a project: a table on wide screens, a card each on a phone. */
export function UnitsTable({ units }: { readonly units: readonly UnitView[] }) {
  const say = useSay();
  if (units.length === 0) return null;
  return (
    <div className={styles.units}>
      <table>
        <thead>
          <tr>
            {(["unit", "floor", "bedrooms", "area", "terrace", "price", "availability"] as const).map(
              (column) => (
                <th key={column} scope="col">
                  {say(`estate.${column}`)}
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
  const say = useSay();
  return (
    <tr data-taken={unit.isTaken || undefined}>
      <th scope="row">
        {unit.href ? (
          <Anchor href={unit.href}>
            <Spoken words={unit.name} />
          </Anchor>
        ) : (
          <Spoken words={unit.name} />
        )}
        {unit.subType && (
          <span className={styles.type}>
            <Spoken words={unit.subType} />
          </span>
        )}
      </th>
      <td data-label={say("estate.floor")}>{unit.floor && <Words words={unit.floor} />}</td>
      <td data-label={say("estate.bedrooms")}>{unit.bedrooms}</td>
      <td data-label={say("estate.area")}>{unit.area}</td>
      <td data-label={say("estate.terrace")}>{unit.terrace}</td>
      <td data-label={say("estate.price")} className={styles.price}>
        {unit.price ? <UnitPrice price={unit.price} /> : unit.isTaken ? null : say("estate.priceOnRequest")}
      </td>
      <td data-label={say("estate.availability")}>{unit.status && <Words words={unit.status} />}</td>
    </tr>
  );
}

function UnitPrice({ price: { before, text, period } }: { readonly price: PriceView }) {
  const say = useSay();
  return (
    <>
      {before && `${say(before)} `}
      {text}
      {period && " "}
      {period && <Spoken words={period} />}
    </>
  );
}
