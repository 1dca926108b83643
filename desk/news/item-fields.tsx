import { useState } from "react";
import { useLocation } from "wouter";
import type { Locale } from "#domain/locale/locale.ts";
import { type Multilingual, textOf } from "#domain/locale/multilingual.ts";
import { Button } from "#ui/link/button.tsx";
import type { SiteContent } from "../api/published.ts";
import { PathsField } from "../content/paths-field.tsx";
import { RemoveDialog } from "../content/remove-dialog.tsx";
import type { DeskDocument } from "../drafts/desk-document.ts";
import type { Finding } from "../findings/finding-words.ts";
import { useLanguage } from "../language/language.tsx";
import { usePlaceWords } from "../content/place-words.ts";
import { type Place, withValueAt } from "../schema-form/places.ts";
import { FieldsForm, SchemaForm } from "../schema-form/schema-form.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { type ItemDocument, textBlockOf, withTitle } from "./item-document.ts";
import styles from "./item-fields.module.css";
import { useMessages } from "./messages.ts";
import type { FieldDescription, FieldKind } from "../schema-form/field-description.ts";

type ItemFieldsProps = {
  readonly kind: SiteContent["kinds"][number];
  readonly item: DeskDocument<ItemDocument>;
  readonly content: SiteContent;
  readonly findings: readonly Finding[];
  readonly resource: string;
  readonly back: { readonly href: string };
  readonly locale: Locale;
};

/** What an item of the agency's own content is: title, day, introduction, picture, its kind's own fields, its text. */
export function ItemFields(props: ItemFieldsProps) {
  const { kind, item, content, findings, locale } = props;
  const { document, change, changed, published } = item;
  const set = (place: Place, value: unknown, isOwnStep = false) =>
    change(
      (now) =>
        place[0] === "title"
          ? withTitle(now, withValueAt(now, place, value ?? {}).title ?? {}, published !== null)
          : withValueAt(now, place, value),
      isOwnStep ? undefined : place.join("."),
    );
  const form = { document, locale, content, changed, findings, set };
  const fields = ownFields(kind.fields);
  return (
    <div className={styles.item}>
      <SchemaForm schema="item" only={["title", "date"]} {...form} />
      <ItemText {...props} set={set} />
      <SchemaForm schema="item" only={["intro", "picture", "alt"]} {...form} />
      {fields.length > 0 && <FieldsForm type="item" fields={fields} place={["values"]} {...form} />}
      <ItemAddresses {...props} />
      {published && <RemoveItem {...props} />}
    </div>
  );
}

type ItemTextProps = ItemFieldsProps & {
  readonly set: (place: Place, value: unknown, isOwnStep?: boolean) => void;
};

/** The text of an item, where it has the one that all have. */
function ItemText({ item, content, findings, locale, set }: ItemTextProps) {
  const text = textBlockOf(item.document);
  if (!text) return null;
  const beginning = `blocks.${text.at}.`;
  const below = (path: string) => (path.startsWith(beginning) ? [path.slice(beginning.length)] : []);
  return (
    <SchemaForm
      schema="rich-text"
      only={["markdown"]}
      document={text.block}
      {...{ content, locale }}
      changed={new Set([...item.changed].flatMap(below))}
      findings={findings.flatMap(({ level, code, params, path }) =>
        below(path).map((within) => ({ level, code, params, path: within })),
      )}
      set={(place, value, isOwnStep) => set(["blocks", text.at, ...place], value, isOwnStep)}
    />
  );
}

/** Where an item can be read on a page of its own: below the page of its kind. */
function ItemAddresses({ kind, item, content, findings }: ItemFieldsProps) {
  const above = content.pages.find(({ id }) => id === kind.pageId)?.addresses;
  if (!above) return null;
  return (
    <PathsField
      paths={item.document.paths ?? {}}
      published={item.published?.paths ?? {}}
      title={item.document.title}
      locales={Object.keys(above) as Locale[]}
      hrefOf={(locale, path) => `${above[locale] ?? ""}/${path}`}
      changed={item.changed}
      findings={findings}
      onChange={(locale, path) =>
        item.change((now) => withValueAt(now, ["paths", locale], path), `paths.${locale}`)
      }
    />
  );
}

function RemoveItem({ item, content, resource, back }: ItemFieldsProps) {
  const t = useMessages();
  const { locale } = useLanguage();
  const [, navigate] = useLocation();
  const [isRemoving, setIsRemoving] = useState(false);
  const saidOf = usePlaceWords(content);
  return (
    <>
      <Button look="quiet" onClick={() => setIsRemoving(true)}>
        <DeskIcon name="bin" />
        {t("remove")}
      </Button>
      {isRemoving && (
        <RemoveDialog
          title={t("removeTitle", {
            title: textOf(item.document.title as Multilingual, locale) || t("untitled"),
          })}
          {...{ resource, saidOf }}
          onClose={() => setIsRemoving(false)}
          onRemoved={() => navigate(back.href)}
        >
          <p>{t("removeText")}</p>
        </RemoveDialog>
      )}
    </>
  );
}

type EntityField = SiteContent["kinds"][number]["fields"][number];

const FIELD_KINDS: Readonly<Record<EntityField["kind"], FieldKind>> = {
  text: { kind: "texts", text: "line", max: undefined },
  number: { kind: "number", min: undefined, max: undefined, isWhole: false },
  date: { kind: "date" },
  link: { kind: "text", type: "url", max: 2_000 },
};

/** The fields that a kind of content has of its own, under the names that the agency gave them. */
function ownFields(fields: readonly EntityField[]): readonly FieldDescription[] {
  return fields.map(({ name, label, kind }) => ({
    ...FIELD_KINDS[kind],
    name,
    label,
    isRequired: false,
    standard: undefined,
  }));
}
