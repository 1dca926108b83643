import type { MouseEvent } from "react";
import { useFormField } from "#features/contact/form/form-state.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { classNames } from "#ui/class-names.ts";
import { FieldError } from "#ui/form/field-error.tsx";
import styles from "./time-choice.module.css";
import { type ChosenTime, isShown } from "./chosen-time.ts";
import { DayTimes, ElsewhereChosen } from "./day-times.tsx";
import type { BookingView } from "./visit-view.ts";

type TimeChoiceProps = {
  readonly booking: BookingView;
  readonly chosen: ChosenTime | null;
  readonly onChoose: (time: ChosenTime) => void;
  /** Shows other days in place. */
  readonly onDays: (href: string) => void;
};

/** One time of one day: the days open and close, and each holds its free times. */
export function TimeChoice({ booking, chosen, onChoose, onDays }: TimeChoiceProps) {
  const t = useTranslate();
  const { id, error, value: sent } = useFormField("start");
  const value = chosen?.start ?? sent;
  const { days, earlierHref, laterHref, none } = booking;
  const open = days.find(({ times }) => times.some(({ start }) => start === value)) ?? days[0];
  return (
    <fieldset
      id={id}
      className={classNames(styles.choice, error && styles.wrong)}
      tabIndex={-1}
      data-choice="start"
      data-unchosen={t("form.error.time")}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{t("visit.choose")}</legend>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {chosen && !isShown(chosen, days) && <ElsewhereChosen chosen={chosen} />}
      {days.length === 0 && <p>{none}</p>}
      {days.map((day) => (
        <DayTimes
          key={day.date}
          day={day}
          group={id}
          isOpen={day === open}
          chosen={value}
          onChoose={onChoose}
        />
      ))}
      <p className={styles.more}>
        <OtherDays href={earlierHref} label={t("visit.earlier")} onDays={onDays} />
        <OtherDays href={laterHref} label={t("visit.later")} onDays={onDays} />
      </p>
    </fieldset>
  );
}

type OtherDaysProps = {
  readonly href: string | null;
  readonly label: string;
  readonly onDays: TimeChoiceProps["onDays"];
};

function OtherDays({ href, label, onDays }: OtherDaysProps) {
  if (!href) return null;
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onDays(href);
  };
  return (
    <Anchor href={href} keepScroll onClick={show}>
      {label}
    </Anchor>
  );
}
