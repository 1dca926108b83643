import type { ReactNode } from "react";
import type { Translate } from "#domain/locale/translate.ts";
import { Footer } from "./footer.tsx";
import { PhoneSiteLinks } from "./phone-site-links.tsx";
import { Header } from "./header.tsx";
import type { LanguageLink } from "./language-switch.tsx";
import { LocaleContext } from "#features/site/locale-context.tsx";
import { TranslateContext } from "#features/site/messages/translate-context.tsx";
import type { ShellView } from "../shell-view.ts";
import styles from "./site-frame.module.css";

type SiteFrameProps = {
  readonly shell: ShellView;
  readonly t: Translate;
  /** The same thing in each language of the site, in menu order. */
  readonly languages: readonly LanguageLink[];
  /** Of the page that it stands around. */
  readonly pathname: string;
  /** On a phone what the header offers stands below the page. */
  readonly beginsWithPhoto?: boolean | undefined;
  readonly children: ReactNode;
};

/** Everything around a page, and the words and language for all that stands in it. */
export function SiteFrame({
  shell,
  t,
  languages,
  pathname,
  beginsWithPhoto = false,
  children,
}: SiteFrameProps) {
  return (
    <LocaleContext value={shell.locale}>
      <TranslateContext value={t}>
        <a className={styles.skip} href="#content">
          {t("shell.skip")}
        </a>
        <Header shell={shell} languages={languages} pathname={pathname} isWideOnly={beginsWithPhoto} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {beginsWithPhoto && <PhoneSiteLinks shell={shell} languages={languages} />}
        <Footer shell={shell} />
      </TranslateContext>
    </LocaleContext>
  );
}
