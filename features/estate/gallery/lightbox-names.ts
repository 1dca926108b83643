import type PhotoSwipe from "photoswipe";
import type { LightboxWords } from "./gallery-data.ts";

/** Names for who does not see what is shown: of the gallery, and of each picture in it; the count is told as it changes. */
export function nameParts(
  lightbox: PhotoSwipe,
  { title, photo }: Pick<LightboxWords, "title" | "photo">,
): void {
  lightbox.on("bindEvents", () => {
    const { element, scrollWrap } = lightbox;
    if (!element || !scrollWrap) return;
    element.ariaModal = "true";
    element.ariaLabel = scrollWrap.ariaLabel = title;
    const count = element.querySelector(".pswp__counter");
    if (count) count.ariaLive = "polite";
  });
  lightbox.on("change", () => {
    const slide = lightbox.currSlide?.holderElement;
    const total = lightbox.getNumItems();
    if (slide)
      slide.ariaLabel = photo
        .replace("{number}", String(lightbox.currIndex + 1))
        .replace("{total}", String(total));
  });
}
