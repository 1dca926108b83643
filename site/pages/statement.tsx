import { hrefOfScreen } from "#domain/locale/href.ts";
import type { LocaleAgreements } from "#contract/site/agreement.ts";
import { readAddress } from "#domain/locale/read-address.ts";
import { createSay } from "#words/words.ts";
import { RichText } from "../blocks/rich-text/rich-text.tsx";
import { htmlOfMarkdown } from "../blocks/rich-text/markdown.server.ts";
import { dictionaryOf } from "../shell/words/dictionaries.ts";
import { Imprint } from "../shell/agency/imprint.tsx";
import { imprintView } from "../shell/agency/imprint-view.ts";
import { isPublishedAddress, pageLocale } from "../shell/language/page-locale.ts";
import { agencyParticulars } from "../shell/load-shell.ts";
import { visitContext } from "../visit.ts";
import type { Route } from "./+types/statement.ts";
import { notFound } from "./not-found.ts";
import { pageMeta } from "./page-meta.ts";
import styles from "./statement.module.css";

const STATEMENTS = {
  privacyStatement: "privacy",
  termsOfUse: "terms",
  accessibility: "accessibility",
} as const satisfies Record<string, keyof LocaleAgreements>;

/** Privacy statement, terms of use or accessibility statement: the agency's own, else the product's. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, client, origin, tags } = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, site)) throw notFound();
  const locale = pageLocale(url.pathname, site);
  const screen = readAddress(url.pathname).screen as keyof typeof STATEMENTS;
  tags.add("site");
  const { markdown, locale: spoken } = (await client.agreements(locale))[STATEMENTS[screen]];
  const say = createSay(locale, dictionaryOf(locale), await client.translations(locale));
  const isTerms = screen === "termsOfUse";
  return {
    imprint: isTerms ? imprintView(agencyParticulars(site, locale), say) : null,
    html: { text: htmlOfMarkdown(markdown), locale: spoken },
    head: {
      title: { text: say(`statements.${screen}`), locale },
      description: say(`statements.${screen}.description`, { site: site.name }),
      canonical: origin + url.pathname,
      alternates: site.locales.map((other) => ({ locale: other, href: hrefOfScreen(other, screen) })),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, matches);

export default function Statement({ loaderData: { head, html, imprint } }: Route.ComponentProps) {
  return (
    <div className={styles.statement}>
      <RichText view={{ heading: head.title, html }} isFirst />
      {imprint && <Imprint {...imprint} />}
    </div>
  );
}
