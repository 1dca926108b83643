import { useState } from "react";
import { useLocation } from "wouter";
import { textOf } from "#domain/locale/multilingual.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { Button } from "#ui/link/button.tsx";
import type { SiteContent } from "../api/published.ts";
import { PathsField } from "../content/paths-field.tsx";
import { usePlaceWords } from "../content/place-words.ts";
import { RemoveDialog } from "../content/remove-dialog.tsx";
import type { DeskDocument } from "../drafts/desk-document.ts";
import { useLanguage } from "../language/language.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { type Place, withValueAt } from "../schema-form/places.ts";
import { SchemaForm } from "../schema-form/schema-form.tsx";
import { SITE } from "../site.ts";
import { useMessages } from "./messages.ts";
import type { PageDocument } from "./page-document.ts";
import styles from "./page-settings.module.css";
import { MENU_TYPES, type MenuEntry, useMenus } from "../menus/use-menus.ts";

type PageSettingsProps = {
  readonly id: number;
  readonly page: DeskDocument<PageDocument>;
  readonly content: SiteContent;
  readonly locale: Locale;
};

const FIELDS = ["title", "description"];

/** What a page is: its title, addresses, what search engines show; and its end. */
export function PageSettings({ id, page, content, locale }: PageSettingsProps) {
  const t = useMessages();
  const { locale: spoken } = useLanguage();
  const [, navigate] = useLocation();
  const [isRemoving, setIsRemoving] = useState(false);
  const saidOf = usePlaceWords(content);
  const { document, change, changed, findings } = page;
  const set = (place: Place, value: unknown) =>
    change((now) => withValueAt(now, place, value), place.join("."));
  return (
    <div className={styles.settings}>
      <SchemaForm
        schema="page"
        only={FIELDS}
        {...{ document, locale, content, changed, findings }}
        set={set}
      />
      <PathsField
        paths={document.paths}
        published={page.published?.paths ?? {}}
        title={document.title}
        locales={SITE.locales}
        hrefOf={hrefOfPage}
        {...{ changed, findings }}
        onChange={(shown, path) =>
          change((now) => withValueAt(now, ["paths", shown], path), `paths.${shown}`)
        }
      />
      {page.published && (
        <Button look="quiet" onClick={() => setIsRemoving(true)}>
          <DeskIcon name="bin" />
          {t("remove")}
        </Button>
      )}
      {isRemoving && (
        <RemoveDialog
          title={t("removeTitle", { title: textOf(document.title, spoken) || t("untitled") })}
          resource={`pages/${id}`}
          saidOf={saidOf}
          onClose={() => setIsRemoving(false)}
          onRemoved={() => navigate("/pages")}
        >
          <p>{t("removeText")}</p>
          <LedFromMenus pageId={id} />
        </RemoveDialog>
      )}
    </div>
  );
}

/** The items of menus that lead to a page: they must go first. */
function LedFromMenus({ pageId }: { readonly pageId: number }) {
  const t = useMessages();
  const { locale } = useLanguage();
  const menus = useMenus();
  const items = MENU_TYPES.flatMap((type) =>
    withChildren(menus.data?.[type] ?? [])
      .filter((item) => item.pageId === pageId)
      .map((item) => `${t(`menu.${type}`)}: ${textOf(item.label, locale)}`),
  );
  if (items.length === 0) return null;
  return (
    <>
      <p>{t("led")}</p>
      <ul className={styles.led}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

function withChildren(items: readonly MenuEntry[]): readonly MenuEntry[] {
  return items.flatMap((item) => [item, ...withChildren(item.children ?? [])]);
}
