import { useState } from "react";
import { type Multilingual, textOf } from "#domain/locale/multilingual.ts";
import { Button } from "#ui/link/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { freshNumber } from "../documents/fresh-number.ts";
import { ChangedMark } from "../fields/changed-mark.tsx";
import { useLanguage } from "../language/language.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import type { FieldDescription, ListEntry } from "./field-description.ts";
import { addKey } from "./field-words.ts";
import { useSchemaForm } from "./form-place.ts";
import styles from "./list-field.module.css";
import { LinkParts, type LinkValue } from "./link-field.tsx";
import { useMessages } from "./messages.ts";
import type { Place } from "./places.ts";
import { SchemaField, SchemaFields, type SchemaFieldProps, useFrame } from "./schema-field.tsx";

type List = Extract<FieldDescription, { kind: "list" }>;

/** Several of a kind: people, pictures, buttons; each opens to its fields, moves, and goes. */
export function ListField({ field, place }: SchemaFieldProps<List>) {
  const t = useMessages();
  const announce = useAnnounce();
  const { type, set } = useSchemaForm();
  const { id, label, hint, value, isChanged, error } = useFrame(field, place);
  const entries = (value ?? []) as readonly unknown[];
  const [open, setOpen] = useState<number | null>(null);
  const change = (next: readonly unknown[], shown: number | null) => {
    set(place, next, true);
    setOpen(shown);
  };
  const move = (from: number, to: number) => {
    change(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]), open === from ? to : null);
    announce(t("list.moved", { number: to + 1, count: entries.length }));
  };
  const remove = (at: number) => {
    change(entries.toSpliced(at, 1), null);
    announce(t("list.removed"));
    document.getElementById(id)?.focus();
  };
  return (
    <fieldset className={styles.list} id={id} tabIndex={-1}>
      <legend className={styles.legend}>
        {label}
        <ChangedMark isChanged={isChanged} />
      </legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {entries.length > 0 && (
        <ol className={styles.entries}>
          {[...entries.entries()].map(([at, entry]) => (
            <Entry
              key={at}
              {...{ field, entry, at }}
              place={[...place, at]}
              count={entries.length}
              isOpen={open === at}
              onToggle={() => setOpen(open === at ? null : at)}
              onMove={(to) => move(at, to)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      )}
      {entries.length === 0 && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {entries.length < field.most && (
        <Button
          look="quiet"
          className={styles.add}
          onClick={() => change([...entries, beginningOf(field.entry)], entries.length)}
        >
          <DeskIcon name="add" />
          {t(addKey(type, field.name))}
        </Button>
      )}
    </fieldset>
  );
}

type EntryProps = {
  readonly field: List;
  readonly entry: unknown;
  readonly at: number;
  readonly place: Place;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
};

function Entry({ field, entry, at, place, count, isOpen, onToggle, onMove, onRemove }: EntryProps) {
  const t = useMessages();
  const { locale } = useLanguage();
  const { errorAt } = useSchemaForm();
  const id = `field-${place.join(".")}`;
  const name = nameOf(entry, locale) || t("list.entry", { number: at + 1 });
  const error = errorAt(place);
  return (
    <li className={styles.entry} id={id} tabIndex={-1}>
      <div className={styles.head}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
          <Icon name="down" className={styles.arrow} />
          <span className={styles.name}>{name}</span>
        </button>
        <Button
          look="bare"
          aria-label={t("list.up", { name })}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        >
          <DeskIcon name="up" />
        </Button>
        <Button
          look="bare"
          aria-label={t("list.down", { name })}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        >
          <DeskIcon name="down" />
        </Button>
        <Button
          look="bare"
          aria-label={t("list.remove", { name })}
          disabled={count <= field.least}
          onClick={onRemove}
        >
          <DeskIcon name="bin" />
        </Button>
      </div>
      {!isOpen && error && <p className={styles.error}>{error}</p>}
      {isOpen && (
        <div className={styles.fields}>
          <EntryFields entry={field.entry} place={place} value={entry} onRemove={onRemove} />
        </div>
      )}
    </li>
  );
}

type EntryFieldsProps = {
  readonly entry: ListEntry;
  readonly place: Place;
  readonly value: unknown;
  readonly onRemove: () => void;
};

function EntryFields({ entry, place, value, onRemove }: EntryFieldsProps) {
  if (entry.kind === "value") return <SchemaField field={entry.field} place={place} />;
  if (isLink(entry.fields)) return <LinkParts place={place} link={value as LinkValue} onNone={onRemove} />;
  return <SchemaFields fields={entry.fields} place={place} />;
}

/** A button: words with a page or an address. */
function isLink(fields: readonly FieldDescription[]): boolean {
  const names = fields.map(({ name }) => name);
  return names.length === 3 && ["label", "pageId", "link"].every((name) => names.includes(name));
}

function beginningOf(entry: ListEntry): unknown {
  if (entry.kind === "value") return entry.field.kind === "texts" ? {} : "";
  const fields = beginningOfRecord(entry.fields);
  return entry.isNumbered ? { id: freshNumber(), ...fields } : fields;
}

/** What must be there, so that what is missing of it is named at its field. */
function beginningOfRecord(fields: readonly FieldDescription[]): object {
  const begun = fields
    .filter(({ isRequired }) => isRequired)
    .flatMap((field): Array<readonly [string, unknown]> => {
      if (field.kind === "texts") return [[field.name, {}]];
      if (field.kind === "text") return [[field.name, ""]];
      return field.kind === "group" ? [[field.name, beginningOfRecord(field.fields)]] : [];
    });
  return Object.fromEntries(begun);
}

const NAMING = ["name", "title", "label", "caption", "alt", "picture"] as const;

/** By what somebody knows an entry again. */
function nameOf(entry: unknown, locale: Parameters<typeof textOf>[1]): string {
  if (typeof entry === "string") return entry;
  const fields = (entry ?? {}) as Record<string, unknown>;
  const texts = [...NAMING.map((name) => fields[name]), fields].map((text) =>
    typeof text === "string" ? text : textOf(text as Multilingual | null, locale),
  );
  return texts.find(Boolean) ?? "";
}
