import type { Locale } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { TextInLanguage } from "../fields/multilingual-field.tsx";
import { MultilingualFields } from "../fields/multilingual-fields.tsx";
import { Card } from "../shell/card.tsx";
import { type ListingDocument, valueAtPath } from "./document/listing-document.ts";
import { isMarkedAt, useEditedListing, useFieldAt } from "./document/use-listing-document.ts";
import styles from "./listing.module.css";
import { useMessages } from "./messages.ts";

/** Search engines show about so much of it. */
const SHORT_MAX = 300;

const TEXTS = [
  { name: "name", paths: ["general.title", "property.title"], kind: "line" },
  {
    name: "shortDescription",
    paths: ["general.shortDescription", "property.short_description"],
    kind: "lines",
    max: SHORT_MAX,
  },
  { name: "description", paths: ["general.description", "property.description"], kind: "listing" },
] as const;

/** What visitors read of it, in each language of the site. */
export function TextsCard() {
  const t = useMessages();
  const { document } = useEditedListing();
  const paths = TEXTS.map((text) => pathOf(document.document, text.paths));
  const texts = paths.map((path) => valueAtPath(document.document, path) as Multilingual | undefined);
  return (
    <Card title={t("texts.title")}>
      <div className={styles.block}>
        <MultilingualFields texts={texts}>
          {(locale) =>
            TEXTS.map((text, at) => <Text key={text.name} text={text} path={paths[at]!} locale={locale} />)
          }
        </MultilingualFields>
      </div>
    </Card>
  );
}

/** The listing's own text, unless the attribute groups alone have one. */
function pathOf(document: ListingDocument, [own, attribute]: readonly [string, string]): string {
  return !valueAtPath(document, own) && valueAtPath(document, attribute) ? attribute : own;
}

type TextProps = { readonly text: (typeof TEXTS)[number]; readonly path: string; readonly locale: Locale };

function Text({ text, path, locale }: TextProps) {
  const t = useMessages();
  const { document } = useEditedListing();
  const { isChanged: _, ...field } = useFieldAt<Multilingual>(path);
  return (
    <TextInLanguage
      {...field}
      label={t(`texts.${text.name}`)}
      kind={text.kind}
      locale={locale}
      max={"max" in text ? text.max : undefined}
      isChanged={isMarkedAt(document, `${path}.${locale}`)}
    />
  );
}
