import { type ReactNode, createElement } from "react";
import type { Assets } from "#platform/render/assets.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { WATCH_SCRIPT } from "#features/site/chunks/watch-script.ts";
import { ChunkNotice } from "#features/site/chunks/chunk-notice.tsx";
import { pageMeta, type HeadTag } from "../page-meta.ts";
import type { PageHead } from "#features/site/page-head.ts";
import { BASE_SHEET, type Sheet, SHEETS } from "#features/site/sheets.ts";
import type { ShellView } from "../shell-view.ts";
import layerOrder from "#ui/styles/layers.css?raw";
import type { DarkScheme } from "#features/site/theme/dark-scheme.ts";
import { PERSONAL_META, UNLISTED_META } from "#features/visits/personal-headers.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { speculationRules } from "./speculation-rules.ts";
import { inlineJson } from "#platform/render/inline-json.ts";

type SiteDocumentProps = {
  readonly locale: Locale;
  /** Null where not even the site's frame could be read. */
  readonly shell: ShellView | null;
  readonly t: Translate;
  /** Absent on an error page, which writes its title itself. */
  readonly head?: PageHead | undefined;
  readonly isPersonal?: boolean | undefined;
  readonly isUnlisted?: boolean | undefined;
  /** In place of the site's own theme. */
  readonly themeCss?: string | undefined;
  /** Marks every script and style that is written into the page, for the content security policy. */
  readonly nonce: string;
  readonly assets: Assets;
  /** What the page needs beside the sheet of every page. */
  readonly sheets?: readonly Sheet[] | undefined;
  readonly children: ReactNode;
};

/** The document around a page: its head, and what is said where the page's script cannot be had. */
export function SiteDocument(props: SiteDocumentProps) {
  const { locale, shell, t, head, isPersonal, isUnlisted, nonce, assets, sheets, children } = props;
  const themeCss = props.themeCss ?? shell?.themeCss;
  const tags = [
    ...(head ? pageMeta(head, shell) : []),
    ...(isPersonal ? PERSONAL_META : []),
    ...(isUnlisted ? UNLISTED_META : []),
  ];
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {shell?.darkScheme && <SchemeTags scheme={shell.darkScheme} />}
        {/* Before everything that is loaded: it tells when that fails. */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: WATCH_SCRIPT }} />
        <MetaTags tags={tags} />
        <link rel="icon" href={shell?.favicon ?? "/favicon.svg"} />
        {shell?.touchIcon && <link rel="apple-touch-icon" href={shell.touchIcon} />}
        {shell?.fonts.map((font) => (
          <link key={font.href} {...font} />
        ))}
        {/* Also that pages fade into each other: one whose sheet comes late would not take part. The theme is in no layer. */}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: layerOrder + (themeCss ?? "") }} />
        {addressesOfSheets(assets, sheets).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={assets.script} />
        <script
          type="speculationrules"
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: speculationRules(locale) }}
        />
      </head>
      <body data-site={shell?.siteId}>
        {children}
        <ChunkNotice title={t("errors.chunk.title")} text={t("errors.chunk.text")} />
      </body>
    </html>
  );
}

/** In the same order on every page. While developing there are none: they come with the script. */
function addressesOfSheets({ sheets: addresses }: Assets, needed: readonly Sheet[] = []): string[] {
  return [BASE_SHEET, ...SHEETS.filter((name) => needed.includes(name))].flatMap(
    (name) => addresses[name] ?? [],
  );
}

/** Before any style sheet is there: the first paint is dark too. */
function SchemeTags({ scheme: { schemes, paper } }: { readonly scheme: DarkScheme }) {
  const dark = paper.light ? "(prefers-color-scheme: dark)" : undefined;
  return (
    <>
      <meta name="color-scheme" content={schemes} />
      {paper.light && <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />}
      <meta name="theme-color" content={paper.dark} media={dark} />
    </>
  );
}

/** The tags that a page's head tells about itself, as `pageMeta` lists them. */
function MetaTags({ tags }: { readonly tags: readonly HeadTag[] }) {
  return tags.map((tag) => <MetaTag key={JSON.stringify(tag)} tag={tag} />);
}

function MetaTag({ tag }: { readonly tag: HeadTag }) {
  if ("title" in tag) return <title>{tag.title}</title>;
  if ("tag" in tag) return createElement(tag.tag, tag.attributes);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(tag.jsonLd) }} />;
}
