import type { Locale } from "#domain/locale/locale.ts";
import { logoView } from "#features/pages/frame/logo-view.ts";
import type { Site } from "#features/site/schema/site.ts";
import { fontPreloads } from "#features/site/theme/font-preloads.ts";
import { themeCss } from "#features/site/theme/theme-css.ts";
import { mediaUrl } from "#platform/media/address.ts";
import type { Assets } from "#platform/render/assets.ts";
import { inlineJson } from "#platform/render/inline-json.ts";

type DeskDocumentProps = {
  readonly site: Site;
  /** Of the browser, until somebody signed in. */
  readonly locale: Locale;
  readonly nonce: string;
  readonly assets: Assets;
  readonly imageCdn: string | null;
};

const NEEDS_SCRIPT: Readonly<Record<Locale, string>> = {
  nl: "De desk heeft JavaScript nodig. Zet het aan in uw browser en laad deze pagina opnieuw.",
  fr: "Le desk a besoin de JavaScript. Activez-le dans votre navigateur et rechargez cette page.",
  en: "The desk needs JavaScript. Switch it on in your browser and load this page again.",
  de: "Der Desk braucht JavaScript. Schalten Sie es in Ihrem Browser ein und laden Sie diese Seite neu.",
};

/** As in `ui/styles/layers.css`: the sheet is put together in the order of the scripts, so that it cannot say this first. */
const LAYERS = "@layer reset, tokens, base, ui, parts, pages;";

/** The document of the desk: which site it is for, in its colours, and the script that does the rest. */
export function DeskDocument({ site, locale, nonce, assets, imageCdn }: DeskDocumentProps) {
  const theme = { ...site.theme, scheme: "light" as const };
  const { id: siteId, name: siteName, locales, defaultLocale, favicon } = site;
  const logo = logoView({ ...site, theme }, imageCdn);
  const told = { siteId, siteName, locales, defaultLocale, locale, logo };
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Desk | ${siteName}`}</title>
        <link rel="icon" href={favicon ? mediaUrl(favicon, "icon", { cdn: imageCdn }) : "/favicon.svg"} />
        {fontPreloads(theme).map((font) => (
          <link key={font.href} {...font} />
        ))}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: LAYERS }} />
        {Object.values(assets.sheets).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: themeCss(theme) }} />
        <script
          type="application/json"
          id="desk-site"
          dangerouslySetInnerHTML={{ __html: inlineJson(told) }}
        />
        <script type="module" src={assets.script} />
      </head>
      <body>
        <noscript>{NEEDS_SCRIPT[locale]}</noscript>
        <div id="desk" />
      </body>
    </html>
  );
}
