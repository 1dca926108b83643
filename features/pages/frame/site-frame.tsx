import type { ReactNode } from "react";
import type { Say } from "#domain/locale/say.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { LanguageLink } from "./language-switch.tsx";
import { LocaleContext } from "#features/site/locale-context.tsx";
import { SayContext } from "#features/site/messages/say-context.tsx";
import type { ShellView } from "./shell-view.ts";
import styles from "./site-frame.module.css";

type SiteFrameProps = {
  readonly shell: ShellView;
  readonly say: Say;
  /** The same thing in each language of the site, in menu order. */
  readonly languages: readonly LanguageLink[];
  /** Of the page that it stands around. */
  readonly pathname: string;
  readonly children: ReactNode;
};

/** Everything around a page, and the words and language for all that stands in it. */
export function SiteFrame({ shell, say, languages, pathname, children }: SiteFrameProps) {
  return (
    <LocaleContext value={shell.locale}>
      <SayContext value={say}>
        <a className={styles.skip} href="#content">
          {say("shell.skip")}
        </a>
        <Header shell={shell} languages={languages} pathname={pathname} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer shell={shell} />
      </SayContext>
    </LocaleContext>
  );
}
