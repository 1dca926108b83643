import { type App, type AppParts, createApp } from "./app.ts";
import { createSitePages } from "./site-pages.ts";

/** The app with the pages of all sites. */
export function createAppWithPages(parts: AppParts): App {
  return createApp(parts, createSitePages);
}
