import { certificateNames } from "#domain/estate/energy/certificate-name.ts";
import { regionOfAddress } from "#domain/estate/energy/epc.ts";
import { inBrussels } from "#domain/format/moments.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useDisplayWords } from "../facts/use-display-words.ts";
import { useLanguage } from "../../language/language.tsx";
import { Card } from "../../leads/card.tsx";
import { type ListingDocument, valueAt } from "../document/listing-document.ts";
import { idOfField } from "../document/use-listing-document.ts";
import { useMessages } from "../messages.ts";
import { openField } from "../open-field.ts";
import { type Duty, dutiesOf, HEADINGS } from "./duties-of.ts";
import styles from "./legal-panel.module.css";
import { nameOfDuty, valueOfDuty } from "./value-of-duty.ts";

type LegalPanelProps = {
  readonly document: ListingDocument;
  /** Whether the fields that it names are on the screen and can be changed. */
  readonly canFill: boolean;
};

function useDuties(document: ListingDocument): readonly Duty[] {
  return dutiesOf(document, inBrussels(new Date())!.date);
}

/** What the law of the listing's place asks its advertisement to say, checked while it is typed; a gap never blocks. */
export function LegalPanel({ document, canFill }: LegalPanelProps) {
  const t = useMessages();
  const words = useDisplayWords();
  const { locale } = useLanguage();
  const duties = useDuties(document);
  const region = regionOfAddress(
    valueAt(document, "general.address") as Parameters<typeof regionOfAddress>[0],
  );
  if (!words || duties.length === 0 || !region) return null;
  const given = certificateNames(region, locale);
  const gaps = duties.filter(({ isThere }) => !isThere);
  const acts = [...new Set(duties.map(({ act }) => act))];
  return (
    <Card title={t(`law.title.${region}`)}>
      <div className={styles.panel}>
        <p className={styles.sum}>
          <Share part={duties.length - gaps.length} of={duties.length} />
          {t("law.sum", { there: duties.length - gaps.length, count: duties.length })}
        </p>
        {gaps.length > 0 && (
          <ul className={styles.gaps} aria-label={t("law.gaps")}>
            {gaps.map((duty) => (
              <li key={duty.fact} className={styles.gap}>
                <Icon name="alert" />
                <span className={styles.gapName}>
                  {t("law.missing", { name: nameOfDuty(duty, words, given) })}
                </span>
                {canFill && (
                  <a
                    className={styles.fill}
                    href={`#${idOfField(duty.path)}`}
                    aria-label={t("law.fillName", { name: nameOfDuty(duty, words, given) })}
                    onClick={(event) => {
                      event.preventDefault();
                      openField(duty.path);
                    }}
                  >
                    {t("law.fill")}
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
        <details className={styles.all}>
          <summary className={styles.summary}>
            <Icon name="check" />
            {t("law.inOrder", { count: duties.length - gaps.length })}
          </summary>
          {HEADINGS.map((heading) => {
            const own = duties.filter((duty) => duty.heading === heading && duty.isThere);
            return (
              own.length > 0 && (
                <section key={heading} className={styles.group}>
                  <h3 className={styles.heading}>{t(`law.heading.${heading}`)}</h3>
                  <dl className={styles.facts}>
                    {own.map((duty) => (
                      <div key={duty.fact} className={styles.fact}>
                        <dt>{nameOfDuty(duty, words, given)}</dt>
                        <dd>{valueOfDuty(duty, document, locale, words) || t("law.there")}</dd>
                      </div>
                    ))}
                  </dl>
                </section>
              )
            );
          })}
          <p className={styles.acts}>
            {acts.join("; ")}. {t("law.checked")}
          </p>
        </details>
      </div>
    </Card>
  );
}

/** The gaps once more, beside the button that publishes. */
export function GapsOnPublishing({ document }: Pick<LegalPanelProps, "document">) {
  const t = useMessages();
  const words = useDisplayWords();
  const { locale } = useLanguage();
  const gaps = useDuties(document).filter(({ isThere }) => !isThere);
  if (!words || gaps.length === 0) return null;
  const region = regionOfAddress(
    valueAt(document, "general.address") as Parameters<typeof regionOfAddress>[0],
  );
  const given = certificateNames(region, locale);
  const names = gaps.map((duty) => nameOfDuty(duty, words, given));
  const first = names.slice(0, 2).join(", ");
  return (
    <p className={styles.note}>
      <Icon name="alert" />
      <span>
        {names.length > 2
          ? t("law.onPublishingMore", { names: first, count: names.length - 2 })
          : t("law.onPublishing", { names: first })}
      </span>
    </p>
  );
}

function Share({ part, of }: { readonly part: number; readonly of: number }) {
  const length = (part / of) * 100;
  return (
    <svg
      className={styles.share}
      viewBox="0 0 36 36"
      width="36"
      height="36"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="18" cy="18" r="15.915" fill="none" strokeWidth="3.5" className={styles.whole} />
      <circle
        cx="18"
        cy="18"
        r="15.915"
        fill="none"
        strokeWidth="3.5"
        className={styles.part}
        strokeDasharray={`${length} ${100 - length}`}
        strokeDashoffset="25"
      />
    </svg>
  );
}
