import type PhotoSwipe from "photoswipe";
import type { LightboxWords } from "./lightbox.ts";

type Captioned = { readonly caption?: string };

/** "Picture 3 of 14" */
export function placeInWords({ picture }: Pick<LightboxWords, "picture">, at: number, total: number): string {
  return picture.replace("{number}", String(at + 1)).replace("{total}", String(total));
}

/** A name for the dialog, and each picture's place told to those who do not see the counter. */
export function addSpokenPlace(lightbox: PhotoSwipe, words: Pick<LightboxWords, "name" | "picture">): void {
  lightbox.on("uiRegister", () => {
    lightbox.element?.setAttribute("aria-label", words.name);
    lightbox.element?.setAttribute("aria-modal", "true");
    lightbox.ui?.registerElement({
      name: "spoken",
      order: 11,
      isButton: false,
      appendTo: "root",
      onInit: (element) => {
        element.role = "status";
        lightbox.on("change", () => {
          const { caption } = (lightbox.currSlide?.data ?? {}) as Captioned;
          const place = placeInWords(words, lightbox.currIndex, lightbox.getNumItems());
          element.textContent = [place, caption].filter(Boolean).join(": ");
        });
      },
    });
  });
}
