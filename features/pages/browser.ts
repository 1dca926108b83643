// The first script of every page: what all pages do without waiting for anything.
import "#platform/render/browser/send-in-place.browser.ts";
import "#site/ui/overlay/close-menus.browser.ts";
import "#site/favorites/count-favorites.browser.ts";
import { announceReady } from "#site/chunks/chunk-failure.ts";

announceReady();
