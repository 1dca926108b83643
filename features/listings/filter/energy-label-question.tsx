import { formatNumber } from "#domain/locale/number.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { classNames } from "#ui/class-names.ts";
import { EpcArrow } from "#ui/label/epc-arrow.tsx";
import { ChoiceGroup } from "./choice-group.tsx";
import styles from "./energy-label-question.module.css";
import partStyles from "./filter-part.module.css";
import type { QuestionProps } from "./list-filter.tsx";

/** The least label that is wanted, as arrows in the official colours; a letter is always there. */
export function EnergyLabelQuestion({ view, filter, id }: QuestionProps) {
  const t = useTranslate();
  const { epcMin, epcUnknown } = view.query;
  if (filter.energyLabels.length === 0) return null;
  return (
    <div className={classNames(partStyles.traits, styles.question)}>
      <fieldset className={styles.scale}>
        <legend className={styles.legend}>
          {t("listing.epcLabel")}
          {epcMin !== null && <span aria-hidden="true">{t("listing.orBetter", { label: epcMin })}</span>}
        </legend>
        <LabelChoice id={id} label="" isChosen={epcMin === null} />
        {filter.energyLabels.map(({ id: label, count }) => (
          <LabelChoice key={label} id={id} label={label} count={count} isChosen={label === epcMin} />
        ))}
      </fieldset>
      <ChoiceGroup
        id={id}
        name="epc-unknown"
        options={[{ id: "1", name: t("listing.epcUnknown") }]}
        chosen={epcUnknown === null ? [] : ["1"]}
      />
    </div>
  );
}

type LabelChoiceProps = {
  readonly id: string;
  /** Empty for any label. */
  readonly label: string;
  readonly count?: number;
  readonly isChosen: boolean;
};

function LabelChoice({ id, label, count, isChosen }: LabelChoiceProps) {
  const t = useTranslate();
  return (
    <label className={styles.choice}>
      <input
        data-covering
        type="radio"
        id={`${id}-epc-min-${label}`}
        name="epc-min"
        value={label}
        defaultChecked={isChosen}
        disabled={count === 0 && !isChosen}
      />
      {label === "" ? (
        <span className={styles.any}>{t("listing.epcAny")}</span>
      ) : (
        <EpcArrow className={styles.arrow} label={label} name={t("listing.energyLabel")} />
      )}
      {count !== undefined && <span className={styles.count}>{formatNumber(count, 0)}</span>}
    </label>
  );
}
