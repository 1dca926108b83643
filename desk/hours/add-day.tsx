import { type FormEvent, useState } from "react";
import { Field } from "#ui/form/field.tsx";
import fieldStyles from "#ui/form/field.module.css";
import { Button } from "#ui/link/button.tsx";
import styles from "./other-days.module.css";
import { useMessages } from "./messages.ts";

type AddDayProps = { readonly today: string; readonly onAdd: (date: string) => void };

/** Asks for the day that is to be otherwise. */
export function AddDay({ today, onAdd }: AddDayProps) {
  const t = useMessages();
  const [date, setDate] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const isFine = date >= today;
    setIsWrong(!isFine);
    if (!isFine) return;
    onAdd(date);
    setDate("");
  };
  return (
    <form className={styles.add} onSubmit={add} noValidate>
      <Field label={t("day")} error={isWrong && t("dayWrong")}>
        {(ids) => (
          <input
            {...ids}
            className={fieldStyles.input}
            type="date"
            min={today}
            value={date}
            onChange={({ target }) => setDate(target.value)}
          />
        )}
      </Field>
      <Button look="quiet" type="submit">
        {t("addDay")}
      </Button>
    </form>
  );
}
