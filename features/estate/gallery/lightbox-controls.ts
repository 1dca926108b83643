import type PhotoSwipe from "photoswipe";
import { GALLERY_DEFAULTS } from "#features/site/pictures/gallery-defaults.ts";
import type { LightboxMessages } from "./gallery-data.ts";

type Captioned = { readonly alt?: string; readonly language?: string };

/** The agency's words below a picture, in the language that they are in. */
export function addCaption(lightbox: PhotoSwipe): void {
  lightbox.on("uiRegister", () => {
    lightbox.ui?.registerElement({
      name: "caption",
      order: 9,
      isButton: false,
      appendTo: "root",
      onInit: (element) => {
        lightbox.on("change", () => {
          const { alt = "", language = "" } = (lightbox.currSlide?.data ?? {}) as Captioned;
          element.textContent = alt;
          element.dir = "auto";
          if (language) element.lang = language;
          else element.removeAttribute("lang");
        });
      },
    });
  });
}

/** All pictures small in a row; the one that is shown is marked and kept in sight. */
export function addThumbnails(lightbox: PhotoSwipe, { show }: Pick<LightboxMessages, "show">): void {
  if (lightbox.getNumItems() < 2) return;
  lightbox.on("uiRegister", () => {
    lightbox.ui?.registerElement({
      name: "thumbnails",
      order: 10,
      isButton: false,
      appendTo: "root",
      onInit: (strip) => {
        const items = lightbox.options.dataSource as ReadonlyArray<{ readonly thumb?: string }>;
        const buttons = items.map(({ thumb = "" }, at) => {
          const button = thumbnail(thumb, show.replace("{number}", String(at + 1)));
          button.addEventListener("click", () => lightbox.goTo(at));
          return button;
        });
        strip.append(...buttons);
        lightbox.on("change", () => mark(strip, buttons, lightbox.currIndex));
      },
    });
  });
}

function thumbnail(src: string, label: string): HTMLButtonElement {
  const button = document.createElement("button");
  const image = new Image(64, 48);
  // Without a picture of its own the button keeps its place.
  image.addEventListener("error", () => image.remove());
  image.loading = "lazy";
  image.alt = "";
  image.src = src;
  button.type = "button";
  button.ariaLabel = label;
  button.append(image);
  return button;
}

function mark(strip: HTMLElement, buttons: readonly HTMLButtonElement[], shown: number): void {
  for (const [at, button] of buttons.entries()) button.ariaCurrent = at === shown ? "true" : null;
  const current = buttons[shown];
  if (current) strip.scrollLeft = current.offsetLeft - strip.clientWidth / 2 + current.offsetWidth / 2;
}

/** Plays the pictures one after the other until somebody touches them. */
export function addSlideshow(lightbox: PhotoSwipe, title: string): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let button: HTMLElement | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    if (button) button.ariaPressed = "false";
  };
  const play = () => {
    timer = setInterval(() => lightbox.next(), GALLERY_DEFAULTS.slideshowSpeed);
    if (button) button.ariaPressed = "true";
  };
  lightbox.on("uiRegister", () => {
    lightbox.ui?.registerElement({
      name: "slideshow",
      order: 8,
      isButton: true,
      title,
      html: {
        isCustomSVG: true,
        inner: '<path d="M10 8v16l14-8z" id="pswp__icn-slideshow"/>',
        outlineID: "pswp__icn-slideshow",
      },
      onInit: (element) => {
        button = element;
        stop();
      },
      onClick: () => (timer === undefined ? play() : stop()),
    });
  });
  // A press on the button itself is for its click to answer: stopped here already, it would start anew.
  lightbox.on("pointerDown", ({ originalEvent: { target } }) => {
    if (!(target instanceof Node && button?.contains(target))) stop();
  });
  lightbox.on("destroy", stop);
}

/** Leaves the picture alone while nothing moves. */
export function hideControlsWhenIdle(lightbox: PhotoSwipe): void {
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
