import { type App, type AppParts, createApp } from "./app.ts";
import { createSitePages } from "./site-pages.ts";

/** The app with pages that it draws itself. */
export function createWholeApp(parts: AppParts): App {
  return createApp(parts, (api) => createSitePages(parts, api));
}
