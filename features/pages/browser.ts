// The first script of every page: what all pages do without waiting for anything.
import "#platform/render/browser/omit-empty-fields.browser.ts";
import "#platform/render/browser/open-in-dialog.browser.ts";
import "#platform/render/browser/send-in-place.browser.ts";
import "#platform/render/browser/close-menus.browser.ts";
import "#ui/picture/broken-pictures.browser.ts";
import "#features/estate/estate-page.browser.ts";
import "#features/estate/gallery/open-lightbox.browser.ts";
import "#features/listings/save-search-trail.browser.ts";
import "#features/listings/heart/hearts.browser.ts";
import "../listings/in-place/list-in-place.browser.ts";
import { defineElements } from "#platform/render/browser/define-elements.ts";
import { hydrateIslands } from "#platform/render/browser/hydrate-islands.ts";
import { announceReady, reportChunkFailure } from "#features/site/chunks/chunk-failure.ts";

hydrateIslands({
  modules: import.meta.glob("/features/**/*.island.tsx"),
  loadProvider: () => import("./frame/provide-to-island.tsx"),
  onLoadFailure: reportChunkFailure,
});
defineElements(import.meta.glob("/features/**/*.element.ts")).then(announceReady, reportChunkFailure);
