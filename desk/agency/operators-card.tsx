import type { Locale } from "#domain/locale/locale.ts";
import { LockMark } from "../fields/labelled-field.tsx";
import { nameOfLanguage } from "../fields/name-of-language.ts";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import styles from "./agency.module.css";
import { useMessages } from "./messages.ts";
import type { SiteFile } from "./site-file.ts";

/** What only who runs the servers changes, and why. */
export function OperatorsCard({ site }: { readonly site: SiteFile }) {
  const t = useMessages();
  const { locale } = useLanguage();
  const { hostnames = [], locales = [], settings, agency } = site;
  const rows = [
    [t("locked.hostnames"), hostnames.join(", ")],
    [t("locked.locales"), locales.map((one: Locale) => nameOfLanguage(one, locale)).join(", ")],
    [t("locked.mailFrom"), settings?.mailFrom ?? agency?.email ?? ""],
  ] as const;
  return (
    <Card title={t("locked.title")}>
      <div className={styles.locked}>
        <p className={styles.why}>{t("locked.why")}</p>
        <dl className={styles.rows}>
          {rows.map(([name, value]) => (
            <div key={name} className={styles.row}>
              <dt>
                {name}
                <LockMark />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
