import { type FormEvent, useState } from "react";
import { Button } from "#ui/link/button.tsx";
import { useLocation } from "wouter";
import type { SiteContent } from "../api/published.ts";
import { firstLanguage } from "../fields/languages/use-language-pair.ts";
import { freshNumber } from "../documents/fresh-number.ts";
import styles from "../content/remove-dialog.module.css";
import { TextField } from "../fields/text-field.tsx";
import { useLanguage } from "../language/language.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { useMessages } from "./messages.ts";

type NewPageProps = { readonly content: SiteContent; readonly onClose: () => void };

/** Asks for the title of a new page, and opens it; nothing is on the site before it is published. */
export function NewPage({ content, onClose }: NewPageProps) {
  const t = useMessages();
  const { locale } = useLanguage();
  const [, navigate] = useLocation();
  const [title, setTitle] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!title.trim()) return;
    let id = freshNumber();
    while (content.pages.some((page) => page.id === id)) id = freshNumber();
    const words = new URLSearchParams({ title: title.trim(), in: firstLanguage(locale) });
    navigate(`/pages/${id}?${words}`);
  };
  return (
    <Dialog title={t("new")} onClose={onClose}>
      <form onSubmit={open} noValidate>
        <TextField
          label={t("newTitle")}
          hint={t("newHint")}
          value={title}
          error={isChecked && !title.trim() ? t("newMissing") : undefined}
          onChange={(next) => setTitle(next ?? "")}
        />
        <div className={styles.buttons}>
          <Button look="quiet" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit">{t("create")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
