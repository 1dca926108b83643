import { type FormEvent, type ReactNode, useState } from "react";
import { LOCALES } from "#domain/locale/locale.ts";
import { Field } from "#ui/form/field.tsx";
import fieldStyles from "#ui/form/field.module.css";
import { Select } from "#ui/form/select.tsx";
import { Button } from "#ui/link/button.tsx";
import { useUnsavedDraft } from "../documents/use-unsaved-draft.ts";
import { NAMES_OF_LANGUAGES } from "../language/names-of-languages.ts";
import { useLanguage } from "../language/language.tsx";
import { Notice } from "../shell/notice.tsx";
import { useMessages } from "./messages.ts";
import { errorsOf, type PersonDraft } from "./person-draft.ts";
import styles from "./person-form.module.css";
import { SalesRepsField } from "./sales-reps-field.tsx";
import type { Person } from "../api/published.ts";

type PersonFormProps = {
  /** Under which what is typed stays until it is saved. */
  readonly screen: string;
  readonly initial: PersonDraft;
  /** The address stays: whoever has another one is invited anew. */
  readonly isNew: boolean;
  readonly label: string;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onSave: (draft: PersonDraft, forget: () => void) => void;
  readonly children?: ReactNode;
};

/** Who somebody is, and what they may do. */
export function PersonForm(props: PersonFormProps) {
  const { screen, initial, isNew, label, isBusy, problem, onSave, children } = props;
  const { t } = useLanguage();
  const w = useMessages();
  const [draft, setDraft] = useUnsavedDraft(screen, initial);
  const [isChecked, setIsChecked] = useState(false);
  const errors = isChecked ? errorsOf(draft, isNew) : {};
  const change = (part: Partial<PersonDraft>) => setDraft({ ...draft, ...part });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const [wrong] = Object.keys(errorsOf(draft, isNew));
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else onSave(draft, () => setDraft(null));
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      {problem !== null && <Notice isUrgent>{problem}</Notice>}
      <Field label={t("field.name")} error={errors.name && w(errors.name)}>
        {(ids) => (
          <input
            {...ids}
            className={fieldStyles.input}
            name="name"
            autoComplete="off"
            maxLength={100}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      {isNew && (
        <Field label={t("field.email")} error={errors.email && t(errors.email)}>
          {(ids) => (
            <input
              {...ids}
              className={fieldStyles.input}
              name="email"
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={draft.email}
              onChange={({ target }) => change({ email: target.value })}
            />
          )}
        </Field>
      )}
      <RoleField value={draft.role} onChange={(role) => change({ role })} />
      {draft.role === "agent" && (
        <SalesRepsField value={draft.salesRepIds} onChange={(salesRepIds) => change({ salesRepIds })} />
      )}
      <Field label={w("language")} hint={w("languageHint")}>
        {(ids) => (
          <Select
            {...ids}
            value={draft.locale}
            options={LOCALES.map((locale) => ({ value: locale, label: NAMES_OF_LANGUAGES[locale] }))}
            onChange={({ target }) => change({ locale: target.value as PersonDraft["locale"] })}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {label}
        </Button>
        {children}
      </div>
    </form>
  );
}

type Role = Person["role"];

const ROLES = ["owner", "editor", "agent"] as const satisfies readonly Role[];

/** What somebody may do, each role with a sentence. */
function RoleField({ value, onChange }: { readonly value: Role; onChange: (role: Role) => void }) {
  const { t } = useLanguage();
  const w = useMessages();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{w("role")}</legend>
      {ROLES.map((role) => (
        <label key={role} className={styles.choice}>
          <input type="radio" name="role" checked={role === value} onChange={() => onChange(role)} />
          <span className={styles.name}>{t(`role.${role}`)}</span>
          <span className={styles.hint}>{w(`role.${role}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
