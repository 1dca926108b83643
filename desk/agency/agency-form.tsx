import type { Locale } from "#domain/locale/locale.ts";
import type { SiteContent } from "../api/published.ts";
import { Loaded } from "../content/loaded.tsx";
import type { DeskDocument } from "../drafts/desk-document.ts";
import { Card } from "../shell/card.tsx";
import type { FieldDescription } from "../schema-form/field-description.ts";
import { type Place, withValueAt } from "../schema-form/places.ts";
import { FieldsForm } from "../schema-form/schema-form.tsx";
import { useSchema } from "../schema-form/use-schema.ts";
import styles from "./agency.module.css";
import { useMessages } from "./messages.ts";
import { OperatorsCard } from "./operators-card.tsx";
import { SITE_SECTIONS } from "./site-fields.ts";
import type { SiteFile } from "./site-file.ts";

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
