import { hrefOfPage, hrefOfScreen } from "#domain/locale/href.ts";
import { showPage } from "#platform/render/page-answer.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import styles from "./subscription.module.css";
import { LinkButton } from "#ui/link/link-button.tsx";
import { definePage } from "#features/site/site-page.ts";

/** After the form without scripts: look into your mailbox. The same to everyone, whoever subscribed before. */
export const subscribed = definePage({
  sheets: () => ["forms"],
  async load({ context, url }) {
    const locale = pageLocale(url.pathname, context.site);
    const t = await loadTranslate(context, locale);
    const head = {
      title: { text: t("subscription.sent"), locale },
      description: "",
      canonical: context.origin + url.pathname,
      alternates: context.site.locales.map((other) => ({
        locale: other,
        href: hrefOfScreen(other, "success"),
      })),
    };
    return showPage(
      { head, isPersonal: true, homeHref: hrefOfPage(locale, "") },
      { headers: { "X-Robots-Tag": "noindex" } },
    );
  },
  Content: ({ data: { homeHref } }) => <Thanks homeHref={homeHref} />,
});

function Thanks({ homeHref }: { readonly homeHref: string }) {
  const t = useTranslate();
  return (
    <div className={styles.page}>
      <h1>{t("subscription.sent")}</h1>
      <p className={styles.intro}>{t("subscription.sentText")}</p>
      <p>
        <LinkButton look="quiet" href={homeHref}>
          {t("errors.home")}
        </LinkButton>
      </p>
    </div>
  );
}
