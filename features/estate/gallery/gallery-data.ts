import type { Translate } from "#domain/locale/translate.ts";

/** What the lightbox says, which script alone draws. */
export type LightboxMessages = {
  /** What its pictures are. */
  readonly title: string;
  readonly close: string;
  readonly zoom: string;
  readonly previous: string;
  readonly next: string;
  readonly play: string;
  /** With `{number}` in it. */
  readonly show: string;
  /** With `{number}` and `{total}` in it. */
  readonly photo: string;
  readonly error: string;
};

/**
 * What `open-lightbox.browser.ts` reads of the element around a gallery's links: the name that stands in the address of each
 * picture, and the words.
 */
export function galleryData(t: Translate, name: string, title: string) {
  const words: LightboxMessages = {
    title,
    close: t("gallery.close"),
    zoom: t("gallery.zoom"),
    previous: t("gallery.previous"),
    next: t("gallery.next"),
    play: t("gallery.play"),
    show: t("gallery.show"),
    photo: t("gallery.photo"),
    error: t("gallery.loadError"),
  };
  return { "data-lightbox": name, "data-lightbox-words": JSON.stringify(words) };
}
