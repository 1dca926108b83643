import { useState } from "react";
import type { SiteContent } from "../api/published.ts";
import { ContentLanguage, firstLanguage } from "../content/content-language.tsx";
import { Gone } from "../content/gone.tsx";
import { Loaded } from "../content/loaded.tsx";
import { useContent } from "../content/use-content.ts";
import { DocumentBar } from "../drafts/document-bar.tsx";
import { DraftBoundary } from "../drafts/draft-boundary.tsx";
import { languagesOfChanges } from "../drafts/languages-of-changes.ts";
import { useDocument } from "../drafts/use-document.ts";
import { useLanguage } from "../language/language.tsx";
import { previewedIn } from "../preview/previewed-in.ts";
import { Choices } from "../shell/choices.tsx";
import { ToVersions } from "../shell/to-versions.tsx";
import { Screen } from "../shell/screen.tsx";
import styles from "./menu.module.css";
import { MenuItems } from "./menu-items.tsx";
import { MenuProvider } from "./menu-form.tsx";
import { useMessages } from "./messages.ts";
import { MENU_TYPES, type MenuEntry, type MenuType } from "./use-menus.ts";

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
  const { locale: spoken } = useLanguage();
  const [locale, setLocale] = useState(() => firstLanguage(spoken));
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
          <ContentLanguage locale={locale} onChoose={setLocale} changed={languagesOfChanges(menu.changed)} />
          <MenuProvider menu={menu} content={content} locale={locale}>
            <MenuItems items={menu.document} list={[]} menu={menu} />
          </MenuProvider>
        </div>
      </Screen>
    </>
  );
}
