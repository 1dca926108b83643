import { textOf } from "#domain/locale/multilingual.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { Link } from "wouter";
import type { Question } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { saidWhen } from "../shell/moments.ts";
import { useNow } from "../shell/use-now.ts";
import { DeskIcon } from "../shell/desk-icon.tsx";
import styles from "./question-row.module.css";

/** A question in a list; all of it leads to the question. */
export function QuestionRow({ question }: { readonly question: Question }) {
  const { t, locale } = useLanguage();
  const { id, at, visitor, listing, language, message, state } = question;
  return (
    <Link className={styles.row} href={`/questions/${id}`}>
      <span className={styles.words}>
        <span className={styles.name}>
          {state === "new" && (
            <span className={styles.dot}>
              <VisuallyHidden>{t("questions.new")}: </VisuallyHidden>
            </span>
          )}
          {visitor.name ?? visitor.email}
        </span>
        {language !== locale && <span className={styles.language}>{language.toUpperCase()}</span>}
        <span className={styles.listing}>
          {listing ? textOf(listing.address, locale) || textOf(listing.title, locale) : t("question.general")}
        </span>
        <span className={styles.message} lang={language}>
          {message}
        </span>
      </span>
      <time className={styles.when} dateTime={at}>
        {saidWhen(at, { t, locale, now: useNow() })}
      </time>
      <DeskIcon name="forward" />
    </Link>
  );
}
