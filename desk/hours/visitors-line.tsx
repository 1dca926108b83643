import { localize } from "#domain/locale/multilingual.ts";
import { hoursInWords } from "#domain/site/hours-in-words.ts";
import { useLanguage } from "../language/language.tsx";
import type { DayHours } from "./day-hours.ts";
import { useMessages } from "./messages.ts";
import styles from "./visitors-line.module.css";

/** What a visitor reads of a day, in the language of the desk. */
export function VisitorsLine({ name, day }: { readonly name: string; readonly day: DayHours }) {
  const { locale } = useLanguage();
  const t = useMessages();
  const { spans, words } = hoursInWords(
    { spans: day.spans, note: localize(day.note, locale) },
    t("state.closed"),
  );
  const times = spans.map((span) => span.replaceAll(" ", "\u00a0")).join(" · ");
  const said = typeof words === "string" ? words : (words?.text ?? "");
  return (
    <div className={styles.line}>
      <p className={styles.about}>{t("visitorReads")}</p>
      <p className={styles.words}>{`${name}: ${[times, said].filter(Boolean).join(" ")}`}</p>
    </div>
  );
}
