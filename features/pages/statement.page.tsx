import type { LocaleAgreements } from "#features/site/schema/agreement.ts";
import { hrefOfScreen } from "#domain/locale/href.ts";
import { showPage } from "#platform/render/page-answer.ts";
import { htmlOfMarkdown } from "./blocks/rich-text/markdown.server.ts";
import { RichText } from "./blocks/rich-text/rich-text.tsx";
import { imprintView } from "./agency-details/imprint-view.ts";
import { Imprint } from "./agency-details/imprint.tsx";
import { pageLocale } from "#features/site/page-locale.ts";
import { agencyParticulars } from "./frame/load-shell.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import { definePage } from "#features/site/site-page.ts";
import styles from "./statement.module.css";

const STATEMENTS = {
  privacyStatement: "privacy",
  termsOfUse: "terms",
  accessibility: "accessibility",
} as const satisfies Record<string, keyof LocaleAgreements>;

/** Privacy statement, terms of use or accessibility statement: the agency's own, else the product's. */
export const statement = (screen: keyof typeof STATEMENTS) =>
  definePage({
    sheets: () => [],
    async load({ context, url }) {
      const { site, queries, origin } = context;
      const locale = pageLocale(url.pathname, site);
      const { markdown, locale: spoken } = (await queries.agreements(locale))[STATEMENTS[screen]];
      const t = await loadTranslate(context, locale);
      const isTerms = screen === "termsOfUse";
      return showPage({
        imprint: isTerms ? imprintView(agencyParticulars(site, locale), t) : null,
        html: { text: htmlOfMarkdown(markdown), locale: spoken },
        heading: { text: t(`statements.${screen}`), locale },
        head: {
          title: { text: t(`statements.${screen}`), locale },
          description: t(`statements.${screen}.description`, { site: site.name }),
          canonical: origin + url.pathname,
          alternates: site.locales.map((other) => ({ locale: other, href: hrefOfScreen(other, screen) })),
        },
      });
    },
    Content: ({ data: { heading, html, imprint } }) => (
      <div className={styles.statement}>
        <RichText view={{ heading, html }} isFirst />
        {imprint && <Imprint {...imprint} />}
      </div>
    ),
  });
