import { type Client, createClient } from "./api-client.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { withRequestTimeout } from "#platform/render/browser/request-timeout.ts";

/** The API as the browser calls it from this page: for the page's site, which its document names, and in its language. */
export function browserClient(locale: Locale): Client {
  const siteId = document.body.dataset["site"] ?? "";
  return createClient({
    basePath: "/api",
    siteId,
    locale,
    fetch: (url, init) => fetch(url, { ...init, signal: withRequestTimeout(init.signal) }),
  });
}
