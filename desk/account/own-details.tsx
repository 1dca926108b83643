import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { LOCALES } from "#domain/locale/locale.ts";
import fieldStyles from "#ui/form/field.module.css";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { Button } from "#ui/link/button.tsx";
import { call } from "../api/api.ts";
import type { Person } from "../api/published.ts";
import { createTranslate } from "#domain/locale/translate.ts";
import { useLanguage } from "../language/language.tsx";
import { type DeskKey, loadMessages } from "../language/messages.ts";
import { NAMES_OF_LANGUAGES } from "../language/names-of-languages.ts";
import { Card } from "../shell/card.tsx";
import { findSession, SESSION_KEY, usePerson } from "../session/session.ts";
import { useAnnounce } from "../shell/announce.tsx";
import { Notice } from "../shell/notice.tsx";
import styles from "./account.module.css";

type Own = Pick<Person, "name" | "locale">;

/** What everybody may change of themselves: their name, and the language of the desk. */
export function OwnDetails() {
  const { t } = useLanguage();
  const { id, name, locale } = usePerson();
  const [own, setOwn] = useState<Own>({ name, locale });
  const client = useQueryClient();
  const announce = useAnnounce();
  const saving = useMutation({
    networkMode: "always",
    mutationFn: () => call("PATCH", `desk/people/${id}`, { ...own, name: own.name.trim() }),
    onSuccess: async () => {
      client.setQueryData(SESSION_KEY, await findSession());
      // The language that was chosen; what stands here still speaks the one before.
      announce(createTranslate<DeskKey>(own.locale, await loadMessages(own.locale))("account.saved"));
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <Card title={t("account.details")}>
      <form className={styles.own} onSubmit={save}>
        {saving.isError && <Notice isUrgent>{t("answer.failed")}</Notice>}
        <Field label={t("field.name")}>
          {(ids) => (
            <input
              {...ids}
              className={fieldStyles.input}
              autoComplete="name"
              required
              pattern=".*\S.*"
              maxLength={100}
              value={own.name}
              onChange={({ target }) => setOwn({ ...own, name: target.value })}
            />
          )}
        </Field>
        <Field label={t("field.language")} hint={t("account.languageHint")}>
          {(ids) => (
            <Select
              {...ids}
              value={own.locale}
              options={LOCALES.map((one) => ({ value: one, label: NAMES_OF_LANGUAGES[one] }))}
              onChange={({ target }) => setOwn({ ...own, locale: target.value as Own["locale"] })}
            />
          )}
        </Field>
        <Button type="submit" isBusy={saving.isPending}>
          {t("listing.save")}
        </Button>
      </form>
    </Card>
  );
}
