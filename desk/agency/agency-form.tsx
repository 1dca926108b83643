import type { Locale } from "#domain/locale/locale.ts";
import type { SiteContent } from "../api/published.ts";
import { Loaded } from "../shell/loaded.tsx";
import type { DeskDocument } from "../drafts/desk-document.ts";
import { Card } from "../shell/card.tsx";
import type { FieldDescription } from "../schema-form/field-description.ts";
import { type Place, withValueAt } from "../schema-form/places.ts";
import { FieldsForm } from "../schema-form/schema-form.tsx";
import { useSchema } from "../schema-form/use-schema.ts";
import styles from "./agency.module.css";
import { useMessages } from "./messages.ts";
import { SITE_SECTIONS } from "./site-fields.ts";
import type { SiteFile } from "./site-file.ts";
import { LockMark } from "../fields/labelled-field.tsx";
import { nameOfLanguage } from "../language/names-of-languages.ts";
import { useLanguage } from "../language/language.tsx";

type AgencyFormProps = {
  readonly site: DeskDocument<SiteFile>;
  readonly content: SiteContent;
  readonly locale: Locale;
};

/** The fields of the site's document that an agency fills in, as its schema describes them. */
export function AgencyForm({ site, ...form }: AgencyFormProps) {
  const t = useMessages();
  const schema = useSchema("site");
  const { document, change, changed, findings } = site;
  const set = (place: Place, value: unknown, isOwnStep = false) =>
    change((now) => withValueAt(now, place, value), isOwnStep ? undefined : place.join("."));
  // What the law asks stands in its panel: a gap makes no field wrong.
  const errors = findings.filter(({ level }) => level === "error");
  return (
    <Loaded of={schema}>
      {(described) => [
        ...SITE_SECTIONS.map(({ id, within, fields }) => (
          <Card
            key={id}
            title={t(`section.${id}`)}
            {...(id === "offices" && { more: { href: "/hours", label: t("toHours") } })}
          >
            <div className={styles.fields}>
              <FieldsForm
                {...form}
                {...{ document, changed, set }}
                type="site"
                findings={errors}
                fields={fieldsWithin(described, within).filter(({ name }) => fields.includes(name))}
                place={within ? [within] : []}
              />
            </div>
          </Card>
        )),
        <OperatorsCard key="operators" site={document} />,
      ]}
    </Loaded>
  );
}

function fieldsWithin(
  described: readonly FieldDescription[],
  within: string | null,
): readonly FieldDescription[] {
  if (!within) return described;
  const group = described.find(({ name }) => name === within);
  return group?.kind === "group" ? group.fields : [];
}

/** What only who runs the servers changes, and why. */
function OperatorsCard({ site }: { readonly site: SiteFile }) {
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
