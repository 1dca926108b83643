import { hash } from "node:crypto";
import type { ReactNode } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import type { Assets } from "#platform/render/assets.ts";
import type { AnswerHeaders } from "#platform/render/page-answer.ts";
import { renderIslands } from "#platform/render/island/render-islands.tsx";
import { IslandsContext } from "#platform/render/island/islands-context.ts";
import { type PartCache, PartCacheContext } from "#platform/render/cached.tsx";
import { createPartCache } from "#platform/render/part-cache.tsx";
import { renderDocument } from "#platform/render/render-document.ts";
import { FormAnswerContext } from "#features/site/form-answer.ts";
import { SiteFrame } from "./frame/site-frame.tsx";
import { languageLinks } from "./frame/language-links.ts";
import { LocaleContext } from "#features/site/locale-context.tsx";
import { pageLocale } from "#features/site/page-locale.ts";
import { loadShell } from "./frame/load-shell.ts";
import type { ShellView } from "./shell-view.ts";
import { TranslateContext } from "#features/site/messages/translate-context.tsx";
import { translateOf } from "./frame/translate-of.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { MESSAGES } from "#features/messages.ts";
import { siteTranslate } from "#features/site/messages/site-translate.ts";
import type { Dictionary, Translate } from "#domain/locale/translate.ts";
import { ErrorContent } from "./frame/error-content.tsx";
import { collectIslandMessages, IslandMessagesData } from "./frame/island-messages.tsx";
import { SiteDocument } from "./frame/site-document.tsx";
import type { PageData, SitePage } from "#features/site/site-page.ts";

/** How one document is to be rendered. */
export type Rendering = {
  /** Marks every script and style that the product itself writes. */
  readonly nonce: string;
  /** Takes the HTML of a page that is to be cached; the answer itself then has no body. Null where it leaves at once. */
  readonly storePage: ((html: string) => void) | null;
  /** Ends the rendering: nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** Takes what went wrong, for the operator. */
  readonly report: (error: unknown) => void;
  readonly assets: Assets;
};

type Shown = { readonly context: RequestContext; readonly url: URL; readonly rendering: Rendering };

type ShownPage = Shown & {
  readonly data: PageData;
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly page: Pick<SitePage, "Content" | "sheets">;
};

/** The document of a page with its data, in the site's frame; an error page where it cannot be rendered. */
export async function renderPage(shown: ShownPage): Promise<Response> {
  const { context, url, rendering, data, status, headers, page } = shown;
  const locale = data.look?.locale ?? pageLocale(url.pathname, context.site);
  const shell = await shellOf(context, locale).catch((error: unknown) => {
    rendering.report(error);
    return null;
  });
  if (!shell) return renderError({ context, url, rendering, status: 503, headers: { "Retry-After": "5" } });
  const t = translateOf(shell);
  const { head, isPersonal, isUnlisted, beginsWithPhoto, formAnswer = null } = data;
  const { nonce, assets } = rendering;
  const words = collectIslandMessages(t, frameMessagesOf(shell));
  const islands = renderIslands({
    provide: provideWith(locale, words.t),
    onMessages: words.add,
  });
  const html = (
    <SiteDocument
      {...{ locale, shell, t, head, isPersonal, isUnlisted, nonce, assets }}
      themeCss={data.look?.themeCss}
      sheets={page.sheets(data)}
    >
      <PartCacheContext value={KEEPS_PARTS ? partCacheOf(context, shell) : null}>
        <SiteFrame
          shell={shell}
          t={t}
          pathname={url.pathname}
          languages={languageLinks(shell.locales, data, url.search)}
          beginsWithPhoto={beginsWithPhoto}
        >
          <IslandsContext value={islands}>
            <FormAnswerContext value={formAnswer}>
              <page.Content data={data} />
            </FormAnswerContext>
          </IslandsContext>
          <IslandMessagesData words={words} />
        </SiteFrame>
      </PartCacheContext>
    </SiteDocument>
  );
  try {
    return await send(html, status, headers, rendering);
  } catch (error) {
    if (!rendering.signal.aborted) rendering.report(error);
    return renderError({ context, url, rendering, status: 500, headers: {} });
  }
}

type ShownError = Shown & { readonly status: number; readonly headers: AnswerHeaders };

/** The error page of a status, in the site's frame as far as that can be read. */
export async function renderError({
  context,
  url,
  rendering,
  status,
  headers,
}: ShownError): Promise<Response> {
  const locale = pageLocale(url.pathname, context.site);
  const shell = await shellOf(context, locale).catch(() => null);
  const t = shell ? translateOf(shell) : siteTranslate(locale, {});
  const { nonce, assets } = rendering;
  const html = (
    <SiteDocument {...{ locale, shell, t, nonce, assets }}>
      <ErrorContent {...{ status, url, locale, shell, t }} />
    </SiteDocument>
  );
  return send(html, status, headers, rendering);
}

/** Puts the contexts of a page around a part that is rendered as a document of its own. */
function provideWith(locale: Locale, t: Translate) {
  return (part: ReactNode) => (
    <LocaleContext value={locale}>
      <TranslateContext value={t}>{part}</TranslateContext>
    </LocaleContext>
  );
}

/** While developing, each part is rendered as its code says now. */
const KEEPS_PARTS = import.meta.env.PROD;

const partCaches = new WeakMap<ShellView, PartCache>();

function partCacheOf({ site }: RequestContext, shell: ShellView): PartCache {
  const known = partCaches.get(shell);
  if (known) return known;
  // The same content read anew is the same scope.
  const scope = `${site.id} ${hash("sha256", JSON.stringify(shell), "base64url")}`;
  const cache = createPartCache({ scope, provide: provideWith(shell.locale, translateOf(shell)) });
  partCaches.set(shell, cache);
  return cache;
}

const wordsOfShells = new WeakMap<ShellView, Dictionary>();

/** All words of a site in one language, its own before the product's. */
function frameMessagesOf(shell: ShellView): Dictionary {
  const product = MESSAGES[shell.locale];
  // Most sites say nothing their own way: thousands of words once for all of them.
  if (Object.keys(shell.words).length === 0) return product;
  const words = wordsOfShells.get(shell) ?? { ...product, ...shell.words };
  wordsOfShells.set(shell, words);
  return words;
}

/** Begins to read what stands around a page while the page itself is read; a failure shows when it is rendered. */
export function prepareFrame(context: RequestContext, url: URL): void {
  shellOf(context, pageLocale(url.pathname, context.site)).catch(() => undefined);
}

function shellOf(context: RequestContext, locale: Locale): Promise<ShellView> {
  return context.remember(`shell:${locale}`, () => loadShell(context, locale));
}

/** One visitor's own page is never handed to the cache. */
const FORBIDDING = /no-store|private/;

async function send(
  html: ReactNode,
  status: number,
  headers: AnswerHeaders,
  { signal, storePage }: Rendering,
): Promise<Response> {
  const text = await renderDocument(html, signal);
  const init = { status, headers: { ...headers, "Content-Type": "text/html; charset=utf-8" } };
  if (!storePage || FORBIDDING.test(headers["Cache-Control"] ?? "")) return new Response(text, init);
  storePage(text);
  return new Response(null, init);
}
