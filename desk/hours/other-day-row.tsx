import { useId } from "react";
import { localize } from "#domain/locale/multilingual.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Button } from "#ui/link/button.tsx";
import { useLanguage } from "../language/language.tsx";
import { focusTitleIfLost } from "../shell/screen.tsx";
import { type DayState, inState, stateOf } from "./day-hours.ts";
import { nameOfDay } from "./names-of-days.ts";
import type { OtherDay } from "./office-hours.ts";
import { Options } from "./options.tsx";
import styles from "./other-days.module.css";
import { Reason } from "./reason.tsx";
import { Spans } from "./spans.tsx";
import { VisitorsLine } from "./visitors-line.tsx";
import { useMessages } from "./messages.ts";

type OtherDayRowProps = {
  readonly day: OtherDay;
  readonly today: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (day: OtherDay) => void;
  readonly onRemove: () => void;
};

/** One exceptional day, and its fields where it is open. */
export function OtherDayRow({ day, today, isOpen, onToggle, ...changes }: OtherDayRowProps) {
  const { locale } = useLanguage();
  const id = useId();
  const name = nameOfDay(day.date, locale, today);
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <span className={styles.name}>{name}</span>
        <span className={styles.short}>
          <ShortWords day={day} />
        </span>
        <Icon name="down" className={styles.arrow} />
      </button>
      {isOpen && (
        <div className={styles.fields} id={id}>
          <DayFields day={day} name={name} {...changes} />
        </div>
      )}
    </>
  );
}

function ShortWords({ day }: Pick<OtherDayRowProps, "day">) {
  const { locale } = useLanguage();
  const t = useMessages();
  const state = stateOf(day);
  const reason = state === "appointment" ? null : localize(day.note, locale)?.text;
  const hours = day.spans.map(({ from, to }) => `${from} – ${to}`).join("\u00a0· ");
  return [reason, state === "open" ? hours : t(`state.${state}`)].filter(Boolean).join("\u00a0· ");
}

type DayFieldsProps = Pick<OtherDayRowProps, "day" | "onChange" | "onRemove"> & { readonly name: string };

function DayFields({ day, name, onChange, onRemove }: DayFieldsProps) {
  const t = useMessages();
  const state = stateOf(day);
  const remove = () => {
    onRemove();
    focusTitleIfLost();
  };
  return (
    <>
      <Options<DayState>
        legend={name}
        options={[
          { value: "closed", label: t("state.closed") },
          { value: "open", label: t("otherHours") },
          { value: "appointment", label: t("state.appointment") },
        ]}
        chosen={state}
        onChoose={(next) => onChange(inState(day, next))}
      />
      {state === "open" && <Spans name={name} day={day} onChange={onChange} />}
      {state !== "appointment" && <Reason note={day.note} onChange={(note) => onChange({ ...day, note })} />}
      <VisitorsLine name={name} day={day} />
      <Button look="quiet" onClick={remove}>
        {t("removeDay")}
      </Button>
    </>
  );
}
