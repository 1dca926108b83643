import type { ReactNode } from "react";
import { formatNumber } from "#domain/locale/number.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import boxes from "#ui/form/checkbox-group.module.css";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { PlaceGroup, TownOption } from "../listing-view.ts";
import type { QuestionProps } from "./list-filter.tsx";
import styles from "./place-tree.module.css";

/** Towns of a municipality that show at once. */
const FIRST_TOWNS = 8;

/** Municipalities and below each its towns: who chooses all of it has chosen every town. */
export function PlaceTree({ view, filter, id }: QuestionProps) {
  const t = useTranslate();
  const { cities, municipalities } = view.query;
  return (
    <fieldset className={styles.tree}>
      <legend>
        <VisuallyHidden>{t("listing.cityTop")}</VisuallyHidden>
      </legend>
      {filter.places.map((group) => {
        const whole = group.municipality;
        const isCovered = whole !== null && municipalities.includes(Number(whole.id));
        const hasChosen = isCovered || group.towns.some((town) => cities.includes(Number(town.id)));
        const rows = group.towns.map((town) => (
          <TownRow key={town.id} town={town} id={id} isCovered={isCovered} chosen={cities} />
        ));
        if (whole === null) return rows;
        return (
          <div className={styles.group} key={whole.id}>
            <WholeRow whole={whole} id={id} isChosen={isCovered} />
            {rows.length > 0 && (
              <details className={styles.towns} open={hasChosen}>
                <summary className={styles.opener}>
                  <Icon name="down" />
                  <VisuallyHidden>{t("listing.townsOf", { name: whole.name })}</VisuallyHidden>
                </summary>
                {rows.slice(0, FIRST_TOWNS)}
                <MoreTowns>{rows.slice(FIRST_TOWNS)}</MoreTowns>
              </details>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

function MoreTowns({ children }: { readonly children: readonly ReactNode[] }) {
  const t = useTranslate();
  if (children.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{t("listing.moreTowns", { count: children.length })}</summary>
      {children}
    </details>
  );
}

type WholeRowProps = {
  readonly whole: NonNullable<PlaceGroup["municipality"]>;
  readonly id: string;
  readonly isChosen: boolean;
};

function WholeRow({ whole, id, isChosen }: WholeRowProps) {
  const t = useTranslate();
  return (
    <label className={boxes.option}>
      <input
        className={boxes.input}
        type="checkbox"
        id={`${id}-municipality-${whole.id}`}
        name="municipality"
        value={whole.id}
        defaultChecked={isChosen}
        disabled={whole.count === 0 && !isChosen}
      />
      <span className={boxes.name}>
        <strong>{t("listing.wholeMunicipality", { name: whole.name })}</strong>{" "}
        <span className={styles.postcodes}>{whole.postcodes}</span>
      </span>
      <span className={styles.count}>{formatNumber(whole.count, 0)}</span>
    </label>
  );
}

type TownRowProps = {
  readonly town: TownOption;
  readonly id: string;
  /** All of its municipality is chosen. */
  readonly isCovered: boolean;
  readonly chosen: readonly number[];
};

function TownRow({ town, id, isCovered, chosen }: TownRowProps) {
  const isChosen = chosen.includes(Number(town.id));
  return (
    <label className={boxes.option} data-covered={isCovered || undefined}>
      <input
        className={boxes.input}
        type="checkbox"
        id={`${id}-city-${town.id}`}
        name="city"
        value={town.id}
        defaultChecked={isCovered || isChosen}
        disabled={isCovered || (town.count === 0 && !isChosen)}
      />
      <span className={boxes.name}>
        {town.name} <span className={styles.postcodes}>{town.zip}</span>
      </span>
      <span className={styles.count}>{formatNumber(town.count, 0)}</span>
    </label>
  );
}
