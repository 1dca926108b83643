/** The pictures that `Picture` renders say when they load; their placeholders do not. */
const IMAGES = "img[loading]";

/** The box of a picture that could not be loaded shows a drawn façade; the picture's text stays for those who hear it. */
function noteOutcome({ type, target }: Event): void {
  if (target instanceof HTMLImageElement && target.matches(IMAGES))
    target.parentElement?.toggleAttribute("data-broken", type === "error");
}

// These events don't bubble.
for (const outcome of ["error", "load"]) document.addEventListener(outcome, noteOutcome, true);

// A picture that failed before this script ran was not heard.
for (const image of document.querySelectorAll<HTMLImageElement>(IMAGES))
  if (image.complete && image.naturalWidth === 0 && image.currentSrc)
    image.parentElement?.toggleAttribute("data-broken", true);
