import { bannerCookie, isBannerClosed } from "./banner-cookie.ts";

/** After the page, in ms. */
const OPENS_AFTER_MS = 2_000;

/** Shows its banner a moment after the page, unless the visitor closed it lately; closing it gives focus back. */
class PopUpBanner extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ends = new AbortController();
  /** What had the focus before the banner. */
  #before: HTMLElement | null = null;

  connectedCallback(): void {
    if (isBannerClosed(document.cookie, this.#id)) return;
    this.#timer = setTimeout(() => this.#open(), OPENS_AFTER_MS);
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
    this.#ends.abort();
  }

  get #id(): string {
    return this.dataset["banner"] ?? "";
  }

  #show(isShown: boolean): void {
    for (const banner of this.children) banner.toggleAttribute("hidden", !isShown);
  }

  #open(): void {
    this.#show(true);
    this.#ends = new AbortController();
    const { signal } = this.#ends;
    this.addEventListener("click", this.#press, { signal });
    document.addEventListener("keydown", this.#key, { signal });
    this.addEventListener("focusin", this.#enter, { signal });
  }

  #close(): void {
    this.#ends.abort();
    document.cookie = bannerCookie(this.#id, location.protocol === "https:");
    const hadFocus = this.contains(document.activeElement);
    this.#show(false);
    const back = this.#before?.isConnected ? this.#before : document.getElementById("content");
    if (hadFocus) back?.focus({ preventScroll: true });
  }

  readonly #press = ({ target }: Event): void => {
    if (target instanceof Element && target.closest("button")) this.#close();
  };

  readonly #key = ({ key }: KeyboardEvent): void => {
    // A dialog above it takes Escape for itself.
    if (key === "Escape" && !document.querySelector("dialog[open]")) this.#close();
  };

  readonly #enter = ({ relatedTarget: from }: FocusEvent): void => {
    if (from instanceof HTMLElement && !this.contains(from)) this.#before = from;
  };
}

customElements.define("pop-up-banner", PopUpBanner);
