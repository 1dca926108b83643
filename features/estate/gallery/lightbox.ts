import PhotoSwipe from "photoswipe";
import { GALLERY_DEFAULTS, MODAL_DEFAULTS } from "#features/site/pictures/gallery-defaults.ts";
import { addCaption, addSlideshow, addThumbnails, hideControlsWhenIdle } from "./lightbox-controls.ts";
import type { LightboxMessages } from "./gallery-data.ts";
import { addGestures } from "./lightbox-gestures.ts";

export type LightboxOptions = {
  readonly index: number;
  readonly words: LightboxMessages;
  readonly onChange: (index: number) => void;
  readonly onClose: () => void;
};

const BACKDROP = 0.96;
/** Pixels: windows lower than this show the picture alone. */
const ROOMY = 560;
const STRIP = 124;
const BAR = 56;

/** Shows the pictures that links lead to, from one of them on; the answer closes it. */
export function openLightbox(
  links: readonly HTMLAnchorElement[],
  { index, words, onChange, onClose }: LightboxOptions,
): () => void {
  const lightbox = new PhotoSwipe({
    dataSource: links.map(itemOf),
    index,
    spacing: GALLERY_DEFAULTS.gutter / Math.max(window.innerWidth, 1),
    showAnimationDuration: GALLERY_DEFAULTS.animation,
    hideAnimationDuration: GALLERY_DEFAULTS.animation,
    zoomAnimationDuration: GALLERY_DEFAULTS.transition,
    bgOpacity: MODAL_DEFAULTS.backdrop ? BACKDROP : 0,
    escKey: MODAL_DEFAULTS.keyboard,
    arrowKeys: MODAL_DEFAULTS.keyboard,
    trapFocus: MODAL_DEFAULTS.focus,
    returnFocus: MODAL_DEFAULTS.focus,
    // The strip of thumbnails keeps its room.
    paddingFn: ({ y }) => ({ top: y > ROOMY ? BAR : 0, right: 0, left: 0, bottom: y > ROOMY ? STRIP : 0 }),
    errorMsg: words.error,
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
  });
  nameParts(lightbox, words);
  showPlaceholders(lightbox);
  addCaption(lightbox);
  addThumbnails(lightbox, words);
  addGestures(lightbox);
  addSlideshow(lightbox, words.play);
  hideControlsWhenIdle(lightbox);
  closeEvenWhileOpening(lightbox);
  lightbox.on("change", () => onChange(lightbox.currIndex));
  lightbox.init();
  // After PhotoSwipe has given the focus back.
  lightbox.on("destroy", onClose);
  return () => lightbox.close();
}

/** PhotoSwipe takes no notice of who closes it while it opens; here it closes as soon as it is open. */
function closeEvenWhileOpening(lightbox: PhotoSwipe): void {
  const close = lightbox.close.bind(lightbox);
  lightbox.close = () => (lightbox.opener.isOpen ? close() : lightbox.on("openingAnimationEnd", close));
}

function itemOf(link: HTMLAnchorElement) {
  const { pswpSrcset, pswpWidth, pswpHeight, caption, captionLanguage, thumb } = link.dataset;
  return {
    element: link,
    src: link.href,
    srcset: pswpSrcset ?? "",
    width: Number(pswpWidth),
    height: Number(pswpHeight),
    alt: caption ?? "",
    language: captionLanguage ?? "",
    thumb: thumb ?? "",
  };
}

/** Names for who does not see what is shown: of the gallery, and of each picture in it; the count is told as it changes. */
function nameParts(lightbox: PhotoSwipe, { title, photo }: Pick<LightboxMessages, "title" | "photo">): void {
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

/**
 * A picture opens from the one that was clicked, and its small form stands in its place until it is there; by itself PhotoSwipe
 * draws a grey box.
 */
function showPlaceholders(lightbox: PhotoSwipe): void {
  lightbox.on("itemData", ({ itemData }) => {
    const picture = shownPicture(itemData.element);
    itemData.thumbCropped = picture !== null && getComputedStyle(picture).objectFit === "cover";
  });
  lightbox.addFilter("thumbEl", (_, { element }) => shownPicture(element) as HTMLElement);
  lightbox.addFilter(
    "placeholderSrc",
    (_, { data }) => shownPicture(data.element)?.currentSrc || (data["thumb"] as string) || false,
  );
  lightbox.on("contentLoad", ({ content: { placeholder, data } }) => {
    // A cut of the picture keeps its own ratio within the picture's.
    if (placeholder?.element) placeholder.element.style.aspectRatio = `${data.width} / ${data.height}`;
  });
}

/** The picture itself, not what stands behind it while it loads; null where this screen shows none. */
function shownPicture(link: HTMLElement | undefined): HTMLImageElement | null {
  const picture = link?.querySelector<HTMLImageElement>("img:not([aria-hidden])");
  return picture?.checkVisibility() ? picture : null;
}
