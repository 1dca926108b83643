import type PhotoSwipe from "photoswipe";

/**
 * A picture opens from the one that was pressed, and its small form stands in its place until it is there; by itself PhotoSwipe
 * draws a grey box.
 */
export function showPlaceholders(lightbox: PhotoSwipe): void {
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
