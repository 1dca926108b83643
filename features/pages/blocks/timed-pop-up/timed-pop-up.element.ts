/** After the page, in ms. */
const OPENS_AFTER_MS = 1_000;

/** Opens its dialog once the page is there; Escape, a click on its buttons or on the veil close it, and focus goes back. */
class TimedPopUp extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.addEventListener("click", this.#press);
    this.#timer = setTimeout(() => {
      // Never over what a visitor opened in the meantime.
      if (!document.querySelector("dialog[open]")) this.querySelector("dialog")?.showModal();
    }, OPENS_AFTER_MS);
  }

  disconnectedCallback(): void {
    this.removeEventListener("click", this.#press);
    clearTimeout(this.#timer);
  }

  readonly #press = ({ target }: Event): void => {
    // A click beside its inside is one on the veil, and hits the dialog itself.
    const closes = target instanceof Element && target.closest("dialog, button, a[href]");
    if (closes instanceof HTMLDialogElement ? target === closes : closes)
      this.querySelector("dialog")?.close();
  };
}

customElements.define("timed-pop-up", TimedPopUp);
