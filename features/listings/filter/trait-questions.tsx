import { formatNumber } from "#domain/locale/number.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { CountedOption } from "../listing-view.ts";
import { AMENITY_IDS } from "#domain/listing/amenities.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import { EnergyLabelQuestion } from "./energy-label-question.tsx";
import styles from "./filter-part.module.css";
import type { QuestionProps } from "./list-filter.tsx";
import { StepSelect } from "./step-select.tsx";

/** What a home has, how much it needs to heat, how large it is, how new; only what divides the list. */
export function TraitQuestions(props: QuestionProps) {
  return (
    <>
      <AmenityQuestion {...props} />
      <EnergyLabelQuestion {...props} />
      <SurfaceQuestions {...props} />
      <AgeQuestion {...props} />
    </>
  );
}

/** Each is a filter of its own, with one answer. */
function AmenityQuestion({ view, filter, id }: QuestionProps) {
  const t = useTranslate();
  if (filter.amenities.length === 0) return null;
  return (
    <fieldset className={styles.traits}>
      <legend className={styles.legend}>{t("listing.amenities")}</legend>
      <div className={styles.tiles}>
        {AMENITY_IDS.flatMap((name) => filter.amenities.filter((option) => option.id === name)).map(
          ({ id: name, count }) => (
            <ChoiceGroup
              key={name}
              id={id}
              name={name}
              look="tile"
              options={[{ id: "1", name: t(`listing.amenity.${name}`), count, icon: name }]}
              chosen={view.query[name] === null ? [] : ["1"]}
            />
          ),
        )}
      </div>
    </fieldset>
  );
}

function SurfaceQuestions({ view, filter, id }: QuestionProps) {
  const t = useTranslate();
  const { areaMin, plotMin } = view.query;
  if (filter.areas.length === 0 && filter.plots.length === 0) return null;
  return (
    <div className={styles.pair}>
      <LeastSurface
        id={`${id}-area`}
        name="area-min"
        label={t("listing.areaLabel")}
        chosen={areaMin}
        options={filter.areas}
      />
      <LeastSurface
        id={`${id}-plot`}
        name="plot-min"
        label={t("listing.plotLabel")}
        chosen={plotMin}
        options={filter.plots}
      />
    </div>
  );
}

type LeastSurfaceProps = {
  readonly id: string;
  readonly name: "area-min" | "plot-min";
  readonly label: string;
  readonly chosen: number | null;
  readonly options: readonly CountedOption[];
};

function LeastSurface({ id, name, label, chosen, options }: LeastSurfaceProps) {
  const t = useTranslate();
  if (options.length === 0) return null;
  const steps = options.map(({ id: area, count }) => ({
    value: area,
    label: t("listing.areaOption", { area: formatNumber(Number(area), 0), found: formatNumber(count, 0) }),
    disabled: count === 0 && area !== String(chosen),
  }));
  return (
    <StepSelect id={id} name={name} label={label} chosen={chosen} none={t("listing.areaAny")} steps={steps} />
  );
}

function AgeQuestion({ view, filter, id }: QuestionProps) {
  const t = useTranslate();
  const { newBuild } = view.query;
  if (filter.newBuild.length === 0) return null;
  const nameOf = (value: string) => t(value === "1" ? "listing.newBuild" : "listing.existing");
  return (
    <ChoiceGroup
      id={id}
      type="radio"
      look="row"
      name="new"
      legend={t("listing.newOrExisting")}
      options={[
        { id: "", name: t("listing.newAny") },
        ...filter.newBuild.map((option) => ({ ...option, name: nameOf(option.id) })),
      ]}
      chosen={[newBuild === null ? "" : String(newBuild)]}
    />
  );
}
