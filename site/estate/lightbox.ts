import PhotoSwipe from "photoswipe";
import "photoswipe/style.css";
import { GALLERY_DEFAULTS } from "../ui/gallery-defaults.ts";
import "./lightbox.css";

export type LightboxWords = {
  readonly close: string;
  readonly zoom: string;
  readonly previous: string;
  readonly next: string;
  readonly play: string;
  readonly error: string;
};

export type LightboxOptions = {
  readonly index: number;
  readonly words: LightboxWords;
  readonly onChange: (index: number) => void;
  readonly onClose: () => void;
};

/** Shows the pictures that a gallery links to, from one of them on; the answer closes it. */
export function openLightbox(
  gallery: HTMLElement,
  { index, words, onChange, onClose }: LightboxOptions,
): () => void {
  const lightbox = new PhotoSwipe({
    dataSource: itemsOf(gallery),
    index,
    spacing: GALLERY_DEFAULTS.gutter / Math.max(window.innerWidth, 1),
    showAnimationDuration: GALLERY_DEFAULTS.animation,
    hideAnimationDuration: GALLERY_DEFAULTS.animation,
    zoomAnimationDuration: GALLERY_DEFAULTS.transition,
    errorMsg: words.error,
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
  });
  addCaption(lightbox);
  addSlideshow(lightbox, words.play);
  hideControlsWhenIdle(lightbox);
  lightbox.on("change", () => onChange(lightbox.currIndex));
  lightbox.on("destroy", onClose);
  lightbox.init();
  return () => lightbox.close();
}

function itemsOf(gallery: HTMLElement) {
  return [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-pswp-width]")].map((link) => ({
    src: link.href,
    width: Number(link.dataset["pswpWidth"]),
    height: Number(link.dataset["pswpHeight"]),
    alt: link.dataset["caption"] ?? "",
  }));
}

function addCaption(lightbox: PhotoSwipe): void {
  lightbox.on("uiRegister", () => {
    lightbox.ui?.registerElement({
      name: "caption",
      order: 9,
      isButton: false,
      appendTo: "root",
      onInit: (element) => {
        lightbox.on("change", () => {
          element.textContent = lightbox.currSlide?.data.alt ?? "";
        });
      },
    });
  });
}

function addSlideshow(lightbox: PhotoSwipe, title: string): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  lightbox.on("uiRegister", () => {
    lightbox.ui?.registerElement({
      name: "slideshow",
      order: 8,
      isButton: true,
      title,
      html: {
        isCustomSVG: true,
        inner: '<path d="M10 8v16l14-8z"/>',
        outlineID: "pswp__icn-slideshow",
      },
      onClick: (_event: MouseEvent, element: HTMLElement) => {
        const isPlaying = timer !== undefined;
        stop();
        if (!isPlaying) timer = setInterval(() => lightbox.next(), GALLERY_DEFAULTS.slideshowSpeed);
        element.setAttribute("aria-pressed", String(!isPlaying));
      },
    });
  });
  lightbox.on("pointerDown", stop);
  lightbox.on("destroy", stop);
}

function hideControlsWhenIdle(lightbox: PhotoSwipe): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    clearTimeout(timer);
    lightbox.element?.classList.remove("gallery-idle");
    timer = setTimeout(() => lightbox.element?.classList.add("gallery-idle"), GALLERY_DEFAULTS.idle);
  };
  const events = ["pointermove", "pointerdown", "keydown", "focusin"] as const;
  lightbox.on("bindEvents", () => {
    for (const event of events) document.addEventListener(event, show);
    show();
  });
  lightbox.on("destroy", () => {
    clearTimeout(timer);
    for (const event of events) document.removeEventListener(event, show);
  });
}
