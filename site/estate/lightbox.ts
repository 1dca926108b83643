import PhotoSwipe from "photoswipe";
import "photoswipe/style.css";

/** Durations in ms (specification, point 9). */
const ANIMATION = 366;

/** Shows the pictures that a gallery links to, from one of them on. */
export function openLightbox(gallery: HTMLElement, index: number, errorMessage: string): void {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-pswp-width]")];
  const lightbox = new PhotoSwipe({
    dataSource: links.map((link) => ({
      src: link.href,
      width: Number(link.dataset["pswpWidth"]),
      height: Number(link.dataset["pswpHeight"]),
      alt: link.querySelector("img")?.alt ?? "",
    })),
    index,
    errorMsg: errorMessage,
    showAnimationDuration: ANIMATION,
    hideAnimationDuration: ANIMATION,
    returnFocus: true,
  });
  lightbox.init();
}
