import { LRUCache } from "lru-cache";
import { findDraftOfPreview } from "#bundle/drafts/drafts-table.ts";
import { onOwnConnection } from "#bundle/own-connection.ts";
import { previewIdOf } from "#bundle/write-api/drafts/preview-address.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import { isLocale, type Locale } from "#domain/locale/locale.ts";
import { findSessionHolder } from "#features/desk/api/find-holder.ts";
import type { ApiParts } from "#features/site/api/query-context.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { AnswerPage, AppParts, RequestEnv } from "../app.ts";
import { type Preview, previewOfDraft } from "./preview-of-draft.ts";
import { withPreviewHeaders } from "./preview-headers.ts";
import { PREVIEW_WORDS } from "./preview-words.ts";

type PreviewParts = {
  readonly parts: AppParts;
  readonly api: ApiParts;
  readonly pagesOf: (parts: AppParts, api: ApiParts) => AnswerPage;
  /** The site's pages as they stand. */
  readonly answerPage: AnswerPage;
  /** None while developing, when sheets come with Vite's script. */
  readonly hasPolicy: boolean;
};

type Opened = Preview | keyof typeof PREVIEW_WORDS;

const STATUS = { gone: 404, signedOut: 403, refused: 422 } as const;

/** The site's own changes show after so long; a draft that is saved shows at once. */
const KEPT_MS = 30_000;
const MOST_KEPT = 20;

/** In the place of a token: the site without any draft, for whoever is signed in at its desk. */
const PUBLISHED = "published";

/** Pages as they would be with a draft, for who has its address: kept nowhere, found by nobody, without scripts and forms. */
export function createPreview({ parts, api, pagesOf, answerPage, hasPolicy }: PreviewParts) {
  const kept = new LRUCache<string, Preview>({ max: MOST_KEPT, ttl: KEPT_MS });
  const openPublished = async (site: Site, request: Request): Promise<Opened> => {
    const holder = await findSessionHolder(request, { site, parts, now: parts.now() });
    return holder ? { site, answer: answerPage, begin: (locale) => hrefOfPage(locale, "") } : "signedOut";
  };
  return async (request: Request, requestEnv: RequestEnv, token: string): Promise<Response> => {
    const url = new URL(request.url);
    const base = `/preview/${token}`;
    const path = url.pathname.slice(base.length);
    const locale = localeOf(url, path, requestEnv.site);
    const { site } = requestEnv;
    const opened = await (token === PUBLISHED
      ? openPublished(site, request)
      : openPreview({ parts, api, pagesOf, kept }, site, token));
    const answer =
      typeof opened === "string"
        ? new Response(PREVIEW_WORDS[opened][locale], { status: STATUS[opened] })
        : await answerPreview(request, requestEnv, { opened, base, path, locale });
    return withPreviewHeaders(answer, requestEnv.nonce, hasPolicy ? parts.config.imageCdnUrl : undefined);
  };
}

type Opening = Omit<PreviewParts, "hasPolicy" | "answerPage"> & { readonly kept: LRUCache<string, Preview> };

async function openPreview(
  { parts, api, pagesOf, kept }: Opening,
  site: Site,
  token: string,
): Promise<Opened> {
  const previewId = await previewIdOf(parts.storage.tokens, site.id, token);
  if (previewId === null) return "gone";
  return onOwnConnection({ site, parts }, async (client) => {
    const draft = await findDraftOfPreview(client, site.id, previewId);
    if (!draft) return "gone";
    const key = `${site.id} ${previewId} ${draft.etag}`;
    const known = kept.get(key);
    if (known) return known;
    const opened = await previewOfDraft(client, { site, parts, api, pagesOf }, draft);
    if (!opened) return "refused";
    kept.set(key, opened);
    return opened;
  });
}

type Shown = {
  readonly opened: Preview;
  readonly base: string;
  /** Below the address of the preview; empty for the place of the draft itself. */
  readonly path: string;
  readonly locale: Locale;
};

async function answerPreview(
  request: Request,
  requestEnv: RequestEnv,
  { opened, base, path, locale }: Shown,
): Promise<Response> {
  const { site, answer, begin } = opened;
  if (path === "" || path === "/") return redirect(base + begin(locale));
  const url = new URL(request.url);
  const asked = new Request(new URL(path + url.search, url.origin), { headers: { Accept: "text/html" } });
  const env = { ...requestEnv, site, storePage: null, isLocal: false };
  const page = await answer(asked, env);
  const moved = page.headers.get("Location");
  if (moved !== null) return redirect(BELOW_LANGUAGE.test(moved) ? base + moved : moved);
  const html = withoutScripts(await page.text())
    .replaceAll(PRELOADED_SCRIPT, "")
    .replaceAll(LINK, (_, href: string) => ` href="${base}${href}`);
  return new Response(html, { status: page.status, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

const BELOW_LANGUAGE = /^\/[a-z]{2}(?=[/?#]|$)/;
const PRELOADED_SCRIPT = /<link rel="modulepreload"[^<>]*>/g;
const END_OF_SCRIPT = "</script>";
const LINK = / href="(\/[a-z]{2}(?=[/"?#]))/g;

/** The policy of a preview runs no script, and a browser would report each of them in its console. */
function withoutScripts(html: string): string {
  const [before = "", ...scripts] = html.split(/<script\b/);
  const texts = scripts.map((script) => {
    const end = script.indexOf(END_OF_SCRIPT);
    return end === -1 ? "" : script.slice(end + END_OF_SCRIPT.length);
  });
  return [before, ...texts].join("");
}

const redirect = (location: string) => new Response(null, { status: 302, headers: { Location: location } });

function localeOf(url: URL, path: string, site: Site): Locale {
  const asked = path.split("/")[1] || url.searchParams.get("lang") || "";
  return isLocale(asked) ? asked : site.defaultLocale;
}
