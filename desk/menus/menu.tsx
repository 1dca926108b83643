import type { ReactNode } from "react";
import type { SiteContent } from "../api/published.ts";
import { ContentLanguage } from "../content/content-language.tsx";
import { Gone } from "../content/gone.tsx";
import { Loaded } from "../shell/loaded.tsx";
import { useContent } from "../content/use-content.ts";
import { useContentLanguages } from "../content/use-content-languages.ts";
import { DocumentBar } from "../drafts/document-bar.tsx";
import { DraftBoundary } from "../drafts/draft-boundary.tsx";
import { languagesOfChanges } from "../drafts/languages-of-changes.ts";
import { useDocument } from "../drafts/use-document.ts";
import { LanguageBeside } from "../fields/languages/translated-text.tsx";
import { previewedIn } from "../preview/previewed-in.ts";
import { Choices } from "../shell/choices.tsx";
import { ToVersions } from "../shell/to-versions.tsx";
import { Screen } from "../shell/screen.tsx";
import styles from "./menu.module.css";
import { MenuItems } from "./menu-items.tsx";
import { useMessages } from "./messages.ts";
import { MENU_TYPES, type MenuEntry, type MenuType } from "./use-menus.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { DeskDocument } from "../drafts/desk-document.ts";
import { useFindingWords } from "../findings/finding-words.ts";
import { SchemaFormProvider } from "../schema-form/form-place.ts";
import { type Place, withValueAt } from "../schema-form/places.ts";

/** The menus of the site: what they say, and where they lead. */
export function MenuScreen({ type: asked }: { readonly type: string }) {
  const t = useMessages();
  const content = useContent();
  const type = MENU_TYPES.find((one) => one === asked) ?? "main";
  return (
    <DraftBoundary resource={`menus/${type}`} title={t("menu")}>
      <Loaded of={content}>{(data) => <Menu key={type} type={type} content={data} />}</Loaded>
    </DraftBoundary>
  );
}

type MenuProps = { readonly type: MenuType; readonly content: SiteContent };

function Menu({ type, content }: MenuProps) {
  const t = useMessages();
  const languages = useContentLanguages();
  const { locale } = languages;
  const menu = useDocument<readonly MenuEntry[]>(`menus/${type}`);
  const back = { href: "/", label: t("today") };
  if (menu.state !== "ready")
    return <Gone document={previewedIn(menu, locale)} title={t("menu")} back={back} missing={t("gone")} />;
  return (
    <>
      <DocumentBar document={menu} title={t(`menu.${type}`)} back={back} />
      <Screen
        title={t(`menu.${type}`)}
        about={t(`about.${type}`)}
        actions={<ToVersions resource={`menus/${type}`} />}
      >
        <Choices
          label={t("which")}
          choices={MENU_TYPES.map((one) => ({
            href: `/menus/${one}`,
            label: t(`menu.${one}`),
            isChosen: one === type,
          }))}
        />
        <div className={styles.menu}>
          <ContentLanguage
            languages={languages}
            document={menu.document}
            changed={languagesOfChanges(menu.changed)}
          />
          <LanguageBeside value={languages.beside}>
            <MenuProvider menu={menu} content={content} locale={locale}>
              <MenuItems items={menu.document} list={[]} menu={menu} />
            </MenuProvider>
          </LanguageBeside>
        </div>
      </Screen>
    </>
  );
}

type MenuProviderProps = {
  readonly menu: DeskDocument<readonly MenuEntry[]>;
  readonly content: SiteContent;
  readonly locale: Locale;
  readonly children: ReactNode;
};

/** What the fields of a menu's items know of it. */
function MenuProvider({ menu, content, locale, children }: MenuProviderProps) {
  const wordsOf = useFindingWords();
  const { document: entries, change, changed, findings } = menu;
  const set = (place: Place, value: unknown, isOwnStep = false) =>
    change((now) => withValueAt(now, place, value), isOwnStep ? undefined : place.join("."));
  const errorAt = (place: Place) => {
    const named = placeOfFindings(place).join(".");
    const found = findings.find(({ path }) => path === named);
    return found && wordsOf(found);
  };
  return (
    <SchemaFormProvider value={{ type: "menus", document: entries, locale, content, changed, set, errorAt }}>
      {children}
    </SchemaFormProvider>
  );
}

/** The check names an item where it means the page that the item leads to. */
function placeOfFindings(place: Place): Place {
  return place.at(-1) === "pageId" ? place.slice(0, -1) : place;
}
