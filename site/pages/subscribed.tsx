import { data } from "react-router";
import { hrefOfPage, hrefOfScreen } from "#domain/locale/href.ts";
import { createSay } from "#words/words.ts";
import { CarriedSay } from "../shell/words/carried-say.tsx";
import { isPublishedAddress, pageLocale } from "../shell/language/page-locale.ts";
import { useSay } from "../shell/words/say-context.tsx";
import { loadSubscriptionWords } from "../subscription/load-subscription-form.ts";
import styles from "../subscription/subscription.module.css";
import { LinkButton } from "../ui/link/link-button.tsx";
import { PERSONAL_META } from "../visit/personal-headers.ts";
import { visitContext } from "../visit.ts";
import type { Route } from "./+types/subscribed.ts";
import { notFound } from "./not-found.ts";
import { pageMeta } from "./page-meta.ts";

/** After the form without scripts: look into your mailbox. The same to everyone, whoever subscribed before. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const locale = pageLocale(url.pathname, visit.site);
  const words = await loadSubscriptionWords(visit, locale);
  const head = {
    title: { text: createSay(locale, words)("subscription.sent"), locale },
    description: "",
    canonical: visit.origin + url.pathname,
    alternates: visit.site.locales.map((other) => ({ locale: other, href: hrefOfScreen(other, "success") })),
  };
  const view = { head, words, homeHref: hrefOfPage(locale, "") };
  return data(view, { headers: { "X-Robots-Tag": "noindex" } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head, matches),
  ...PERSONAL_META,
];

export default function Subscribed({ loaderData: { words, homeHref } }: Route.ComponentProps) {
  return (
    <CarriedSay words={words}>
      <Thanks homeHref={homeHref} />
    </CarriedSay>
  );
}

function Thanks({ homeHref }: { readonly homeHref: string }) {
  const say = useSay();
  return (
    <div className={styles.page}>
      <h1>{say("subscription.sent")}</h1>
      <p className={styles.intro}>{say("subscription.sentText")}</p>
      <p>
        <LinkButton look="quiet" href={homeHref}>
          {say("errors.home")}
        </LinkButton>
      </p>
    </div>
  );
}
