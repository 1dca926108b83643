import { hrefWithQuery } from "#domain/locale/href-with-query.ts";
import { CardGrid } from "#features/listings/card/card-grid.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Button } from "#ui/link/button.tsx";
import type { UnitChoice, UnitsView, ProgressView } from "../estate-view.ts";
import { LocalizedView } from "../facts/field.tsx";
import { UnitsTable } from "./units-table.tsx";
import styles from "./units.module.css";
import { Localized } from "#features/site/messages/localized.tsx";
import projectProgressStyles from "./project-progress.module.css";

/** The units of a project: how far it has come, which of them the visitor wants, and these as rows or as cards. */
export function Units({ units }: { readonly units: UnitsView | null }) {
  const t = useTranslate();
  if (!units) return null;
  return (
    <div className={styles.units} data-units="">
      <ProjectProgress progress={units.progress} />
      <Filter units={units} />
      <output className={styles.count}>
        {t("estate.unitsShown", { shown: units.rows.length, total: units.total })}
      </output>
      {units.rows.length === 0 && <p>{t("estate.noUnits")}</p>}
      {units.cards ? <CardGrid cards={units.cards} /> : <UnitsTable units={units.rows} />}
    </div>
  );
}

/** Plain links and a plain form: with script they change the list in place, without it they ask for the page anew. */
function Filter({ units }: { readonly units: UnitsView }) {
  const t = useTranslate();
  const isFiltered = [...units.bedrooms, ...units.statuses].some(({ isChosen }) => isChosen);
  return (
    <div className={styles.bar}>
      <form action={`${units.path}#units`} className={styles.filter} data-units-form="">
        {units.cards && <input type="hidden" name="view" value="cards" />}
        <Choices name="transaction" legend={t("estate.availability")} choices={units.statuses} />
        <Choices name="bedrooms" legend={t("estate.bedrooms")} choices={units.bedrooms} />
        <noscript>
          <Button type="submit" look="quiet">
            {t("listing.search")}
          </Button>
        </noscript>
        {isFiltered && (
          <Anchor href={hrefOf(units, { keepsFilter: false, cards: units.cards !== null })} keepScroll>
            {t("listing.clear")}
          </Anchor>
        )}
      </form>
      <p className={styles.views}>
        {[false, true].map((cards) => (
          <Anchor
            key={String(cards)}
            href={hrefOf(units, { keepsFilter: true, cards })}
            keepScroll
            aria-current={cards === (units.cards !== null) ? "true" : undefined}
          >
            {t(cards ? "estate.asCards" : "estate.asTable")}
          </Anchor>
        ))}
      </p>
    </div>
  );
}

type ChoicesProps = {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly UnitChoice[];
};

function Choices({ name, legend, choices }: ChoicesProps) {
  if (choices.length < 2 && !choices.some(({ isChosen }) => isChosen)) return null;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map(({ value, label, isChosen }) => (
        <label key={value}>
          <input data-covering type="checkbox" name={name} value={value} defaultChecked={isChosen} />
          <span>
            <LocalizedView words={label} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function hrefOf(units: UnitsView, { keepsFilter, cards }: { keepsFilter: boolean; cards: boolean }): string {
  const chosen = (name: string, choices: readonly UnitChoice[]) =>
    choices.filter(({ isChosen }) => isChosen && keepsFilter).map(({ value }) => [name, value]);
  const query = new URLSearchParams([
    ...(cards ? [["view", "cards"]] : []),
    ...chosen("transaction", units.statuses),
    ...chosen("bedrooms", units.bedrooms),
  ]);
  return `${hrefWithQuery(units.path, query)}#units`;
}

/** How much of a project is built, and how much of it is still to be had. */
function ProjectProgress({ progress }: { readonly progress: ProgressView }) {
  const t = useTranslate();
  return (
    <dl className={projectProgressStyles.progress}>
      {(progress.phase || progress.percentage !== null) && (
        <div>
          <dt>{progress.phase ? <Localized words={progress.phase} /> : t("display.field.progress")}</dt>
          <dd>
            {progress.percentage !== null && (
              <>
                <progress max={100} value={progress.percentage} aria-label={t("display.field.progress")} />
                {progress.percentageText}
              </>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{t("estate.stillAvailable")}</dt>
        <dd>
          <progress max={progress.total} value={progress.available} aria-label={t("estate.stillAvailable")} />
          {t("estate.someOf", { some: progress.available, total: progress.total })}
        </dd>
      </div>
    </dl>
  );
}
