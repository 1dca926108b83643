import type { PageRequest } from "#platform/render/page.ts";
import { failPage, showPage } from "#platform/render/page-answer.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { sheetsOfBlocks } from "../blocks/renderers.ts";
import { takeForm } from "#features/contact/sending/take-form.ts";
import { findContent } from "./find-content.ts";
import { loadPage, type AgencyPageView } from "./load-page.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { answerPageForm } from "../../contact/answer-page-form.ts";
import { definePage } from "#features/site/site-page.ts";
import { ErrorScreen } from "#features/site/error-pages/error-screen.tsx";
import { BlockSection } from "#features/site/block/block-section.tsx";
import { SentNotice } from "#features/contact/form/notices.tsx";
import { idOfThanks } from "#features/contact/sending/sent-fields.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { ItemPage } from "./item-page.tsx";

/** One page of the agency's own, or one item of its content, in one of its languages. */
export const agencyPage = definePage({
  sheets: ({ view }) => [...(view.item ? (["blocks"] as const) : []), ...sheetsOfBlocks(view.blocks)],
  load: showContent,
  /** A form among the blocks, from a page without scripts. */
  action: async (asked) =>
    answerPageForm(await takeForm(asked.context, asked.request, asked.url, { contact: {} }), () =>
      showContent(asked),
    ),
  Content: ({ data: { view } }) => <AgencyPage view={view} />,
});

async function showContent({ context, params, url }: PageRequest<RequestContext>) {
  const locale = pageLocale(url.pathname, context.site);
  const content = await findContent(context, params["path"] ?? "", locale, url);
  const loaded = await loadPage(context, content, locale, url);
  if (!loaded) return failPage(404);
  const { view, status } = loaded;
  return showPage({ head: view.head, view }, { status });
}

/** The page; above it the thanks for a form that it does not have. */
function AgencyPage({ view }: { readonly view: AgencyPageView }) {
  return (
    <>
      {view.sentForm && <FormThanks form={view.sentForm} />}
      <AgencyContent view={view} />
    </>
  );
}

function FormThanks({ form }: { readonly form: NonNullable<AgencyPageView["sentForm"]> }) {
  const t = useTranslate();
  const text = <p>{t(`form.${form}.sent.text`)}</p>;
  return (
    <BlockSection type="contact-form" heading={null} isFirst={false}>
      <SentNotice id={idOfThanks(form)} title={t(`form.${form}.sent`)} text={text} ref={null} />
    </BlockSection>
  );
}

/** One page of the agency's own, or one item of its content; the product's words where there is nothing. */
function AgencyContent({ view }: { readonly view: AgencyPageView }) {
  const { head, homeHref, item, blocks, unbuiltMailHref } = view;
  if (item) return <ItemPage view={item} blocks={blocks} />;
  if (head) return <Blocks blocks={blocks} title={head.title} />;
  if (unbuiltMailHref)
    return <ErrorScreen failure="unbuilt" homeHref={homeHref} mailHref={unbuiltMailHref} />;
  return (
    <ErrorScreen failure="notFound" homeHref={homeHref}>
      <Blocks blocks={blocks} title={null} isBelowTitle />
    </ErrorScreen>
  );
}
