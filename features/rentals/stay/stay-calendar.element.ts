import { WANTED } from "./want-stay.ts";

/** What is shown in place: other months of this calendar, another stay, another number of people. */
const LINKS = "stay-calendar a[data-keep-scroll], a[data-stay-choice], a[data-stay-persons]";

/** Days that an arrow goes on or back; a week is a row. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * The months of stays: arrows go from day to day; other months, another stay and another number of people are shown in place,
 * with their costs. Each of them is a link, so that nothing is lost without scripts.
 */
class StayCalendar extends HTMLElement {
  #shown = location.pathname + location.search;
  #ends = new AbortController();

  connectedCallback(): void {
    this.#ends = new AbortController();
    const { signal } = this.#ends;
    this.addEventListener("keydown", (event) => this.#moveByArrows(event), { signal });
    document.addEventListener("click", (event) => this.#follow(event), { signal });
    document.addEventListener(WANTED, (event) => this.#showWanted(event as CustomEvent<string>), { signal });
    window.addEventListener("popstate", () => this.#showEntry(), { signal });
  }

  disconnectedCallback(): void {
    this.#ends.abort();
  }

  /** To the next day of arrival in the arrow's direction, Home and End to the first and last. */
  #moveByArrows(event: KeyboardEvent): void {
    const cells = [...this.querySelectorAll("[data-days] td")].filter(
      (cell) => cell.textContent.trim() !== "",
    );
    const here = cells.findIndex((cell) => cell.contains(document.activeElement));
    const link = here < 0 ? null : linkBeside(cells, here, event.key);
    if (!link) return;
    event.preventDefault();
    link.focus();
  }

  #follow(event: MouseEvent): void {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
    if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    const address = link.pathname + link.search;
    if ("stayPersons" in link.dataset) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    const isByKeyboard = event.detail === 0;
    void this.#show(address).then((isShown) => {
      if (!isShown) location.assign(address);
      else if (isByKeyboard && "stayChoice" in link.dataset) focusRequest();
    });
  }

  #showWanted({ detail: address }: CustomEvent<string>): void {
    history.replaceState(history.state, "", address);
    // Where the network fails, what is being filled in stays.
    void this.#show(address);
  }

  /** Back and Forward between months; a place on the page is the browser's to find. */
  #showEntry(): void {
    const address = location.pathname + location.search;
    if (address !== this.#shown)
      void this.#show(address).then((isShown) => isShown || location.assign(address));
  }

  /** Answers whether it could be shown in place; what can't be, a link lets the browser load. */
  async #show(address: string): Promise<boolean> {
    this.#shown = address;
    return import("./show-stays.ts").then(
      ({ showStays }) => showStays(address),
      () => false,
    );
  }
}

/** Whoever chose by keyboard goes on in the request, at the stay that it asks for. */
function focusRequest(): void {
  document.querySelector<HTMLElement>("#request select")?.focus();
}

function linkBeside(cells: readonly Element[], here: number, key: string): HTMLElement | null {
  if (key === "Home") return linkIn(cells.find(linkIn));
  if (key === "End") return linkIn(cells.findLast(linkIn));
  const step = STEPS[key];
  return step === undefined ? null : linkFrom(cells, here, step);
}

/** The nearest day with a link: in steps of the arrow, else anywhere beyond. */
function linkFrom(cells: readonly Element[], here: number, step: number): HTMLElement | null {
  for (const by of [step, Math.sign(step)]) {
    for (let at = here + by; at >= 0 && at < cells.length; at += by) {
      const link = linkIn(cells[at]);
      if (link) return link;
    }
  }
  return null;
}

function linkIn(cell: Element | undefined): HTMLElement | null {
  return cell?.querySelector("a") ?? null;
}

customElements.define("stay-calendar", StayCalendar);
