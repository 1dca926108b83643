import type { Locale } from "#domain/locale/locale.ts";
import { ErrorScreen, type Failure } from "#features/site/error-pages/error-screen.tsx";
import { SiteFrame } from "./site-frame.tsx";
import { LocaleContext } from "#features/site/locale-context.tsx";
import { languageLinks } from "./language-links.ts";
import type { ShellView } from "../shell-view.ts";
import { TranslateContext } from "#features/site/messages/translate-context.tsx";
import type { Translate } from "#domain/locale/translate.ts";

const FAILURE_OF: Readonly<Record<number, Failure>> = { 404: "notFound", 410: "gone", 503: "unavailable" };

type ErrorContentProps = {
  readonly status: number;
  readonly url: URL;
  readonly locale: Locale;
  readonly shell: ShellView | null;
  readonly t: Translate;
};

/** What stands in place of a page that cannot be shown, in the site's frame as far as that could be read. */
export function ErrorContent({ status, url, locale, shell, t }: ErrorContentProps) {
  const screen = (
    <ErrorScreen
      failure={FAILURE_OF[status] ?? "failed"}
      homeHref={shell?.homeHref ?? `/${locale}`}
      retryHref={url.pathname + url.search}
    />
  );
  if (!shell)
    return (
      <LocaleContext value={locale}>
        <TranslateContext value={t}>
          <main id="content">{screen}</main>
        </TranslateContext>
      </LocaleContext>
    );
  return (
    <SiteFrame
      shell={shell}
      t={t}
      pathname={url.pathname}
      languages={languageLinks(shell.locales, undefined, url.search)}
    >
      {screen}
    </SiteFrame>
  );
}
