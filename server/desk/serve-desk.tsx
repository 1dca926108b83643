import { Hono } from "hono";
import { renderToString } from "react-dom/server";
import { join } from "node:path";
import { LOCALES } from "#domain/locale/locale.ts";
import { preferredLocale } from "#domain/locale/preferred-locale.ts";
import { type Assets, readAssets } from "#platform/render/assets.ts";
import { contentSecurityPolicy } from "#platform/http/security-headers.ts";
import type { RequestEnv } from "../app.ts";
import { DeskDocument } from "./desk-document.tsx";

type DeskParts = {
  readonly assets: Assets;
  readonly imageCdn: string | null;
  /** None while developing: Vite's own scripts and styles have no nonce. */
  readonly hasPolicy: boolean;
};

type Bindings = { readonly requestEnv: Pick<RequestEnv, "site" | "nonce"> };

/** Kept nowhere, found by no search engine, and its addresses told to nobody. */
const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
  Vary: "Accept-Language",
};

/** The agency's desk: one document for all its addresses, whose script asks the API for everything else. */
export function createDesk({ assets, imageCdn, hasPolicy }: DeskParts) {
  const app = new Hono<{ Bindings: Bindings }>();
  const images = imageCdn ? [new URL(imageCdn).origin] : [];
  app.on(["GET", "HEAD"], ["/desk", "/desk/*"], (c) => {
    const { site, nonce } = c.env.requestEnv;
    const locale = preferredLocale(c.req.header("Accept-Language") ?? null, LOCALES) ?? site.defaultLocale;
    const html = renderToString(<DeskDocument {...{ site, locale, nonce, assets, imageCdn }} />);
    return c.body(`<!DOCTYPE html>${html}`, 200, {
      ...HEADERS,
      ...(hasPolicy && { "Content-Security-Policy": policy(nonce, images) }),
    });
  });
  app.all(
    "/desk/*",
    () =>
      new Response("This address takes GET, HEAD only.", { status: 405, headers: { Allow: "GET, HEAD" } }),
  );
  return app;
}

/** Its own files, and the site's theme; no inline script, and in a frame its own previews alone. */
function policy(nonce: string, images: readonly string[]): string {
  const inline = { scripts: [], styles: [`'nonce-${nonce}'`] };
  return contentSecurityPolicy(inline, { images, connections: [], frames: ["'self'"] });
}

const ENTRY = "desk/main.tsx";

/** While developing, Vite serves the sources, and the sheets come with the script. */
const SOURCES: Assets = { script: `/${ENTRY}`, sheets: {} };

/** What the desk loads: as it was built, while developing the sources. */
export function deskAssets(): Assets {
  if (!import.meta.env.PROD) return SOURCES;
  // The build leaves its list of files beside the server.
  const manifest = join(import.meta.dirname, "desk-files.json");
  return readAssets(
    { scripts: manifest, sheets: manifest },
    { script: ENTRY, sheets: { desk: "style.css" } },
  );
}
