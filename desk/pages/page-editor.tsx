import { useSearch } from "wouter";
import { isLocale } from "#domain/locale/locale.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import { ContentEditor } from "../blocks/content-editor.tsx";
import type { SiteContent } from "../api/published.ts";
import { Gone } from "../content/gone.tsx";
import { Loaded } from "../shell/loaded.tsx";
import { useContent } from "../content/use-content.ts";
import { DraftBoundary } from "../drafts/draft-boundary.tsx";
import { useDocument } from "../drafts/use-document.ts";
import { useLanguage } from "../language/language.tsx";
import { SITE } from "../site.ts";
import { useMessages } from "./messages.ts";
import { newPage, type PageDocument } from "./page-document.ts";
import { PageSettings } from "./page-settings.tsx";

type PageEditorProps = { readonly id: number; readonly part: string };

/** One page: its blocks, and what it is. */
export function PageEditorScreen(props: PageEditorProps) {
  const t = useMessages();
  const content = useContent();
  return (
    <DraftBoundary resource={`pages/${props.id}`} title={t("pages")}>
      <Loaded of={content}>{(data) => <PageEditor {...props} content={data} />}</Loaded>
    </DraftBoundary>
  );
}

function PageEditor({ id, part, content }: PageEditorProps & { readonly content: SiteContent }) {
  const t = useMessages();
  const { locale } = useLanguage();
  const begun = useBegun();
  const page = useDocument<PageDocument>(`pages/${id}`, begun ? { newDocument: begun } : {});
  const back = { href: "/pages", label: t("pages") };
  if (page.state !== "ready")
    return <Gone document={page} title={t("pages")} back={back} missing={t("gone")} />;
  const title = textOf(page.document.title, locale) || t("untitled");
  return (
    <ContentEditor
      document={page}
      {...{ content, part, title, back }}
      findings={page.findings}
      addresses={content.pages.find((one) => one.id === id)?.addresses ?? {}}
      resource={`pages/${id}`}
      href={`/pages/${id}`}
      own={{
        label: t("settings"),
        renderFields: (shown) => <PageSettings id={id} {...{ page, content }} locale={shown} />,
      }}
    />
  );
}

/** What a page begins with that does not exist yet: the title that its address brings. */
function useBegun(): PageDocument | null {
  const words = new URLSearchParams(useSearch());
  const title = words.get("title");
  const locale = words.get("in");
  return title === null ? null : newPage(title, isLocale(locale) ? locale : SITE.defaultLocale);
}
