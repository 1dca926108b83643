/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a combobox with a list of its own is what the ARIA practices describe; the keys are the field's. */
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useState } from "react";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import inputStyles from "#ui/form/field.module.css";
import { call } from "../api/api.ts";
import type { Town } from "../api/published.ts";
import { LabelledField } from "./labelled-field.tsx";
import type { FieldProps } from "./field-props.ts";
import { useLanguage } from "../language/language.tsx";
import { useSettled } from "../shell/use-settled.ts";
import { useMessages } from "./messages.ts";
import styles from "./town-field.module.css";

/** A town as documents name it. */
export type TownValue = {
  readonly id: number;
  readonly zip?: string | null;
  readonly name?: string | null;
  readonly alias?: Multilingual | null;
};

type TownFieldProps = Omit<FieldProps<TownValue>, "onChange"> & {
  readonly onChange: (town: TownValue | null) => void;
};

/** One of the agency's towns, found by its postcode or the start of its name. */
export function TownField({ value, onChange, isLocked, ...frame }: TownFieldProps) {
  const t = useMessages();
  const { locale } = useLanguage();
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [marked, setMarked] = useState(0);
  const known = useTown(value?.id ?? null);
  const q = useSettled(typed?.trim() ?? "");
  const { data } = useQuery({
    queryKey: ["towns", q],
    queryFn: () => call<{ towns: Town[] }>("GET", `towns?${new URLSearchParams({ q })}`),
    enabled: q !== "",
    placeholderData: (previous) => previous,
  });
  const found = typed && q ? (data?.towns ?? []) : [];
  const nameOf = (town: Town) => `${town.zip} ${town.alias?.[locale] ?? town.name}`;
  const choose = (town: Town) => {
    setTyped(null);
    const { id, zip, name, alias } = town;
    onChange({ id, zip, name, ...(alias && { alias }) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setMarked((marked + step + found.length) % found.length);
    } else if (event.key === "Enter" && found[marked]) {
      event.preventDefault();
      choose(found[marked]);
    } else if (event.key === "Escape") setTyped(null);
  };
  const shown = typed ?? (known ? nameOf(known) : [value?.zip, value?.name].filter(Boolean).join(" "));
  return (
    <LabelledField {...frame} isLocked={isLocked}>
      {(ids) => (
        <span className={styles.box}>
          <input
            {...ids}
            className={inputStyles.input}
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={found[marked] ? `${listId}-${marked}` : undefined}
            autoComplete="off"
            readOnly={isLocked}
            value={shown}
            onChange={({ target }) => {
              setMarked(0);
              setTyped(target.value);
            }}
            onKeyDown={onKeyDown}
            // What was typed and not chosen is no town.
            onBlur={() => setTyped(null)}
          />
          <TownList id={listId} towns={found} marked={marked} nameOf={nameOf} onChoose={choose} />
          {typed && q && data && found.length === 0 && <span className={styles.none}>{t("town.none")}</span>}
        </span>
      )}
    </LabelledField>
  );
}

type TownListProps = {
  readonly id: string;
  readonly towns: readonly Town[];
  /** The place in the list of the town that Enter chooses. */
  readonly marked: number;
  readonly nameOf: (town: Town) => string;
  readonly onChoose: (town: Town) => void;
};

function TownList({ id, towns, marked, nameOf, onChoose }: TownListProps) {
  const t = useMessages();
  return (
    <span
      id={id}
      role="listbox"
      aria-label={t("town.towns")}
      className={styles.list}
      hidden={towns.length === 0}
    >
      {towns.map((town, at) => (
        <span
          key={town.id}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === marked}
          className={styles.town}
          // The field keeps the focus; a finger may scroll the list, and its click meets nothing below.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(town)}
        >
          {nameOf(town)}
        </span>
      ))}
    </span>
  );
}

/** A town by its id; null until it is known, and where there is none. */
export function useTown(id: number | null): Town | null {
  const { data } = useQuery({
    queryKey: ["town", id],
    queryFn: () => call<{ towns: Town[] }>("GET", `towns?id=${id}`),
    enabled: id !== null,
    staleTime: Infinity,
  });
  return data?.towns[0] ?? null;
}
