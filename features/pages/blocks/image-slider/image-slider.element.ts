import { SLIDE_STANDS_MS, stepOfSwipe, stepTo } from "./next-slide.ts";

const LESS_MOTION = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Slides that follow each other: not for who paused them, points at them, works in them, or asked for less motion. The server
 * renders the slides, the first one shown, and their buttons.
 */
class ImageSlider extends HTMLElement {
  #shown = 0;
  #isStopped: boolean | null = null;
  #isPointedAt = false;
  #isWorkedIn = false;
  #draggedFrom: number | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #ends = new AbortController();

  connectedCallback(): void {
    this.#ends = new AbortController();
    const { signal } = this.#ends;
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      hear: (event: HTMLElementEventMap[Type]) => void,
    ) => this.addEventListener(type, hear, { signal });
    on("click", ({ target }) => this.#press(target));
    on("pointerenter", () => this.#follow(() => (this.#isPointedAt = true)));
    on("pointerleave", () => this.#follow(() => (this.#isPointedAt = false)));
    on("focusin", () => this.#follow(() => (this.#isWorkedIn = true)));
    on("focusout", () => this.#follow(() => (this.#isWorkedIn = false)));
    on("pointerdown", ({ clientX, isPrimary }) => (this.#draggedFrom = isPrimary ? clientX : null));
    on("pointerup", ({ clientX }) => this.#drop(clientX));
    on("pointercancel", () => (this.#draggedFrom = null));
    LESS_MOTION.addEventListener("change", () => this.#run(), { signal });
    this.#run();
  }

  disconnectedCallback(): void {
    this.#ends.abort();
    clearInterval(this.#timer);
  }

  get #isPaused(): boolean {
    return this.#isStopped ?? LESS_MOTION.matches;
  }

  /** Its buttons: the first one stops and starts, each other shows its slide. */
  #press(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest("button") : null;
    const at = button ? [...this.querySelectorAll("button")].indexOf(button) : -1;
    if (at === 0) this.#follow(() => (this.#isStopped = !this.#isPaused));
    else if (at > 0) this.#show(at - 1);
  }

  #drop(clientX: number): void {
    if (this.#draggedFrom !== null) this.#step(stepOfSwipe(clientX - this.#draggedFrom));
    this.#draggedFrom = null;
  }

  #step(step: number): void {
    this.#show(stepTo(this.#shown, step, this.querySelectorAll("li").length));
  }

  #show(at: number): void {
    this.#shown = at;
    for (const [other, slide] of this.querySelectorAll("li").entries())
      slide.toggleAttribute("data-shown", other === at);
    const [, ...dots] = this.querySelectorAll("button");
    for (const [other, dot] of dots.entries()) dot.ariaCurrent = other === at ? "true" : null;
  }

  #follow(change: () => void): void {
    change();
    this.#run();
  }

  #run(): void {
    clearInterval(this.#timer);
    const isPaused = this.#isPaused;
    this.querySelector("ul")?.setAttribute("aria-live", isPaused ? "polite" : "off");
    this.toggleAttribute("data-paused", isPaused);
    const toggle = this.querySelector("button");
    // One slide has no buttons, and stands.
    if (!toggle) return;
    toggle.ariaLabel = toggle.dataset[isPaused ? "play" : "pause"] ?? null;
    if (isPaused || this.#isPointedAt || this.#isWorkedIn) return;
    this.#timer = setInterval(() => {
      if (!document.hidden) this.#step(1);
    }, SLIDE_STANDS_MS);
  }
}

customElements.define("image-slider", ImageSlider);
