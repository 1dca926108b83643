// The first script of every page: what all pages do without waiting for anything.
import "#platform/render/browser/omit-empty.browser.ts";
import "#platform/render/browser/open-in-dialog.browser.ts";
import "#platform/render/browser/send-in-place.browser.ts";
import "#site/ui/overlay/close-menus.browser.ts";
import "#site/ui/picture/broken-pictures.browser.ts";
import "#site/estate/estate-page.browser.ts";
import "#site/estate/gallery/open-lightbox.browser.ts";
import "#site/listing/keep-trail.browser.ts";
import "#site/favorites/hearts.browser.ts";
import "../listings/in-place/list-in-place.browser.ts";
import { defineElements } from "#platform/render/browser/define-elements.ts";
import { wakeIslands } from "#platform/render/browser/wake-islands.ts";
import { announceReady, reportChunkFailure } from "#site/chunks/chunk-failure.ts";

wakeIslands({
  modules: import.meta.glob("/{features,site}/**/*.island.tsx"),
  loadProvider: () => import("./frame/provide-to-island.tsx"),
  onLoadFailure: reportChunkFailure,
});
defineElements(import.meta.glob("/{features,site}/**/*.element.ts")).then(announceReady, reportChunkFailure);
