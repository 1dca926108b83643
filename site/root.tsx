// First of all: it says the order of the style layers.
import "./styles/site.css";
import layerOrder from "./styles/layers.css?raw";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { createSay } from "#words/words.ts";
import type { Route } from "./+types/root.ts";
import { ChunkNotice } from "./chunks/chunk-notice.tsx";
import { ChunkWatch } from "./chunks/chunk-watch.tsx";
import { useNonce } from "./nonce.ts";
import { canonicalAddress } from "./pages/canonical-address.ts";
import { dictionaryOf } from "./shell/words/dictionaries.ts";
import { ErrorScreen, type Failure } from "./shell/empty-house/error-screen.tsx";
import { languageLinks } from "./shell/language/language-links.ts";
import { loadShell } from "./shell/load-shell.ts";
import { LocaleContext } from "./shell/language/locale-context.tsx";
import { pageLocale, spokenLocale } from "./shell/language/page-locale.ts";
import { RouterLinks } from "./shell/link/router-links.tsx";
import { LoadingBar } from "./shell/frame/loading-bar.tsx";
import { ScrollPlaces } from "./shell/scroll-places.tsx";
import { sayOf } from "./shell/words/say-of.ts";
import { SayContext } from "./shell/words/say-context.tsx";
import type { ShellView } from "./shell/shell-view.ts";
import { SiteFrame } from "./shell/frame/site-frame.tsx";
import { visitContext } from "./visit.ts";

export const middleware = [canonicalAddress];

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const locale = pageLocale(url.pathname, visit.site);
  visit.tags.add("site");
  return visit.remember(`shell:${locale}`, () => loadShell(visit, locale));
}

/** The shell is the same on every page of a language, and a change of language is a new document. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>("root");
  const nonce = useNonce();
  const { pathname } = useLocation();
  const locale = shell?.locale ?? spokenLocale(pathname);
  const say = shell ? sayOf(shell) : createSay(locale, dictionaryOf(locale));
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ChunkWatch />
        <Meta />
        <link rel="icon" href={shell?.favicon ?? "/favicon.svg"} />
        {shell?.touchIcon && <link rel="apple-touch-icon" href={shell.touchIcon} />}
        {shell?.fonts.map((font) => (
          <link key={font.href} {...font} />
        ))}
        {/* Before every sheet: a chunk that pages share may be linked ahead of the one that says the order. */}
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: layerOrder }} />
        <Links />
        {shell?.themeCss && (
          <style
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: shell.themeCss }}
          />
        )}
      </head>
      <body data-site={shell?.siteId}>
        {children}
        <ChunkNotice title={say("errors.chunk.title")} text={say("errors.chunk.text")} />
        <ScrollPlaces />
        <RouterLinks />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Framed shell={loaderData}>
      <Outlet />
    </Framed>
  );
}

function Framed({ shell, children }: { readonly shell: ShellView; readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const languages = languageLinks(shell.locales, useMatches().at(-1)?.loaderData, search);
  return (
    <SiteFrame
      shell={shell}
      say={sayOf(shell)}
      languages={languages}
      pathname={pathname}
      loading={<LoadingBar />}
    >
      {children}
    </SiteFrame>
  );
}

const FAILURE_OF: Readonly<Record<number, Failure>> = { 404: "notFound", 410: "gone", 503: "unavailable" };

/** Every failure has a page in the visitor's language, in the site's frame as far as that could be loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof loader>("root");
  const { pathname, search } = useLocation();
  const failure = (isRouteErrorResponse(error) && FAILURE_OF[error.status]) || "failed";
  const locale = shell?.locale ?? spokenLocale(pathname);
  const screen = (
    <ErrorScreen failure={failure} homeHref={shell?.homeHref ?? `/${locale}`} retryHref={pathname + search} />
  );
  if (shell) return <Framed shell={shell}>{screen}</Framed>;
  return (
    <LocaleContext value={locale}>
      <SayContext value={createSay(locale, dictionaryOf(locale), {})}>
        <main id="content">{screen}</main>
      </SayContext>
    </LocaleContext>
  );
}
