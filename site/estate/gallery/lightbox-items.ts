import { largeSrcSet } from "./large-src-set.ts";

/** What a gallery's links tell of their pictures: every size of the large form, and what the page shows of it already. */
export function itemsOf(gallery: HTMLElement, nameOf: (at: number, total: number) => string) {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-pswp-width]")];
  return links.map((link, at) => {
    const { pswpWidth, pswpHeight, caption = "", captionLanguage = "", thumb = "" } = link.dataset;
    const shown = link.querySelector<HTMLImageElement>("img:not([aria-hidden])");
    const [width, height] = [Number(pswpWidth), Number(pswpHeight)];
    return {
      src: link.href,
      srcset: largeSrcSet(link.href, { width, height }),
      msrc: shown?.complete && shown.currentSrc ? shown.currentSrc : thumb,
      width,
      height,
      alt: caption || shown?.alt || nameOf(at, links.length),
      caption,
      language: captionLanguage,
      thumb,
    };
  });
}
