import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { Link } from "wouter";
import type { Locale } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import type { SiteContent } from "../api/published.ts";
import { ContentLanguage } from "../content/content-language.tsx";
import { useContentLanguages } from "../content/use-content-languages.ts";
import type { DeskDocument } from "../drafts/desk-document.ts";
import type { Finding } from "../findings/finding-words.ts";
import { DocumentBar } from "../drafts/document-bar.tsx";
import { LanguageBeside } from "../fields/languages/translated-text.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { schemaQuery } from "../schema-form/use-schema.ts";
import { PreviewBeside } from "../preview/preview-beside.tsx";
import { previewedIn } from "../preview/previewed-in.ts";
import { Screen } from "../shell/screen.tsx";
import { useMediaQuery } from "../shell/use-media-query.ts";
import { SITE } from "../site.ts";
import { isKnownType, type WithBlocks } from "./block.ts";
import { BlocksPart } from "./blocks-part.tsx";
import { ChosenBlock } from "./chosen-block.tsx";
import styles from "./content-editor.module.css";
import { languagesOfChanges } from "../drafts/languages-of-changes.ts";
import { ToVersions } from "../shell/to-versions.tsx";
import { useMessages } from "./messages.ts";

export type ContentEditorProps<Doc extends WithBlocks> = {
  readonly document: DeskDocument<Doc>;
  readonly content: SiteContent;
  /** Of the document, with places from its own fields on. */
  readonly findings: readonly Finding[];
  /** As versions name it: `pages/6`. */
  readonly resource: string;
  /** The address of this screen: `/pages/6`. */
  readonly href: string;
  /** What of it is opened: `blocks/story`, `about`, or nothing. */
  readonly part: string;
  readonly title: string;
  readonly back: { readonly href: string; readonly label: string };
  /** Where visitors find it, in each language. */
  readonly addresses: Multilingual;
  /** What the document's own fields are called, and the fields. */
  readonly own: { readonly label: string; readonly renderFields: (locale: Locale) => ReactNode };
  /** Whether a phone shows the own fields before the blocks, instead of behind a link. */
  readonly isOwnFirst?: boolean;
};

const BLOCK = /^blocks\/(.+)$/;

/** Edits what is made of blocks: on a phone the list, then one block; on a wide screen one beside the other. */
export function ContentEditor<Doc extends WithBlocks>(props: ContentEditorProps<Doc>) {
  const { document: edited, part, title, back, addresses, href, own, resource, isOwnFirst = false } = props;
  const isWide = useMediaQuery("(min-width: 64rem)");
  const contentLanguages = useContentLanguages();
  const { locale, beside } = contentLanguages;
  const side = useRef<HTMLDivElement>(null);
  const id = BLOCK.exec(part)?.[1] ?? null;
  const chosen = (edited.document.blocks ?? []).find((block) => block.id === id) ?? null;
  useTitleFocus(side, part);
  useSchemasOf(edited.document);
  useEffect(() => {
    document.title = `${title} | ${SITE.siteName} Desk`;
  }, [title]);
  const isList = part === "" || (id !== null && chosen === null);
  const languages = (
    <div className={styles.languages}>
      <ContentLanguage
        languages={contentLanguages}
        document={edited.document}
        changed={languagesOfChanges(edited.changed)}
      />
    </div>
  );
  const isJustRemoved = useIsJustRemoved(edited.document);
  const blocks = <BlocksPart {...props} {...{ locale, isJustRemoved }} chosen={chosen?.id ?? null} />;
  const fields = chosen ? (
    <ChosenBlock {...props} block={chosen} locale={locale} />
  ) : (
    <section aria-labelledby="block-title">
      <h2 className={styles.title} id="block-title" tabIndex={-1}>
        {own.label}
      </h2>
      {own.renderFields(locale)}
    </section>
  );
  return (
    <>
      <DocumentBar document={previewedIn(edited, locale)} title={title} back={back} />
      <div
        className={styles.editor}
        data-screen="beside"
        data-editor={isWide ? "wide" : "narrow"}
        data-languages={beside ? 2 : 1}
      >
        {(isWide || isList) && (
          <div className={styles.blocks}>
            <Screen title={title}>
              {!isWide && isOwnFirst && (
                <div className={styles.lead}>
                  {languages}
                  {own.renderFields(locale)}
                </div>
              )}
              {blocks}
              {(isWide || !isOwnFirst) && (
                <Link
                  className={styles.own}
                  href={`${href}/about`}
                  aria-current={isWide && !chosen ? "true" : undefined}
                >
                  {own.label}
                  <DeskIcon name="forward" />
                </Link>
              )}
              {edited.published !== null && <ToVersions resource={resource} />}
            </Screen>
          </div>
        )}
        {(isWide || !isList) && (
          <div className={styles.fields} ref={side}>
            {!isWide && <BackToBlocks {...{ title, href }} />}
            {languages}
            <LanguageBeside value={beside}>{fields}</LanguageBeside>
          </div>
        )}
        <PreviewBeside document={edited} isBesideTwo={beside !== null} {...{ addresses, locale }} />
      </div>
    </>
  );
}

function BackToBlocks({ title, href }: { readonly title: string; readonly href: string }) {
  const t = useMessages();
  return (
    <>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <Link className={styles.back} href={href}>
        <DeskIcon name="back" />
        {t("toBlocks", { title })}
      </Link>
    </>
  );
}

/** Whether the last step took a block off. */
function useIsJustRemoved(document: WithBlocks): boolean {
  const count = document.blocks?.length ?? 0;
  const [known, setKnown] = useState({ document, count, isRemoved: false });
  if (known.document !== document) setKnown({ document, count, isRemoved: count < known.count });
  return known.isRemoved;
}

/** The fields of all blocks are there before one is opened, also where the network goes. */
function useSchemasOf({ blocks = [] }: WithBlocks): void {
  const client = useQueryClient();
  const types = [...new Set(blocks.map(({ type }) => type))].filter(isKnownType).join(" ");
  useEffect(() => {
    for (const type of types.split(" ").filter(Boolean)) void client.prefetchQuery(schemaQuery(type));
  }, [client, types]);
}

/** What is opened takes the focus, as a screen of its own does. */
function useTitleFocus(side: { readonly current: HTMLElement | null }, part: string): void {
  const before = useRef(part);
  useEffect(() => {
    if (before.current === part) return;
    before.current = part;
    if (part === "") return;
    side.current?.querySelector<HTMLElement>("#block-title")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [side, part]);
}
