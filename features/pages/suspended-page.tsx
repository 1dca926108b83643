import { preferredLocale } from "#domain/locale/preferred-locale.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import { ErrorScreen } from "#features/site/error-pages/error-screen.tsx";
import { LocaleContext } from "#features/site/locale-context.tsx";
import { siteTranslate } from "#features/site/messages/site-translate.ts";
import { TranslateContext } from "#features/site/messages/translate-context.tsx";
import { isPublishedAddress, pageLocale } from "#features/site/page-locale.ts";
import type { Suspension } from "#features/site/suspension.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { Assets } from "#platform/render/assets.ts";
import { renderDocument } from "#platform/render/render-document.ts";
import { LANGUAGE_NAMES } from "./frame/language-names.ts";
import { SiteDocument } from "./frame/site-document.tsx";
import type { Rendering } from "./render-page.tsx";
import styles from "./suspended-page.module.css";

/** Search engines come back after an hour, and keep what they know of the site for some days. */
const RETRY_AFTER_SECONDS = "3600";

type Shown = { readonly context: Pick<RequestContext, "site">; readonly rendering: Rendering };

/** Says at every address of a site that its operator took it off; nothing of the site itself is read. */
export async function renderSuspended(
  request: Request,
  { context: { site }, rendering }: Shown,
  { message }: Suspension,
): Promise<Response> {
  const locale = localeOf(request, site);
  const t = siteTranslate(locale, {});
  const { nonce, assets, signal } = rendering;
  const text = message[locale] ?? message[site.defaultLocale] ?? t("errors.suspended.text");
  const said = message[locale] || !message[site.defaultLocale] ? locale : site.defaultLocale;
  const html = <SuspendedDocument {...{ site, locale, t, nonce, assets, text, said }} />;
  return new Response(await renderDocument(html, signal), {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Retry-After": RETRY_AFTER_SECONDS,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      Vary: "Accept-Language",
    },
  });
}

/** The address rules where it names a language, else the browser's wish. */
function localeOf({ url, headers }: Request, site: Site): Locale {
  const { pathname } = new URL(url);
  if (isPublishedAddress(pathname, site)) return pageLocale(pathname, site);
  return preferredLocale(headers.get("Accept-Language"), site.locales) ?? site.defaultLocale;
}

type SuspendedProps = {
  readonly site: Site;
  readonly locale: Locale;
  readonly t: Translate;
  readonly nonce: string;
  readonly assets: Assets;
  readonly text: string;
  /** The language of `text`. */
  readonly said: Locale;
};

function SuspendedDocument({ site, locale, t, nonce, assets, text, said }: SuspendedProps) {
  return (
    <SiteDocument {...{ locale, t, nonce, assets }} shell={null} isUnlisted>
      <LocaleContext value={locale}>
        <TranslateContext value={t}>
          <main id="content">
            <p className={styles.name}>{site.name}</p>
            <ErrorScreen failure="suspended" homeHref={null} text={<span lang={said}>{text}</span>} />
            {site.locales.length > 1 && <Languages site={site} current={locale} />}
          </main>
        </TranslateContext>
      </LocaleContext>
    </SiteDocument>
  );
}

function Languages({ site, current }: { readonly site: Site; readonly current: Locale }) {
  return (
    <ul className={styles.languages}>
      {site.locales.map((locale) => (
        <li key={locale}>
          <a
            href={hrefOfPage(locale, "")}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === current || undefined}
          >
            {LANGUAGE_NAMES[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}
