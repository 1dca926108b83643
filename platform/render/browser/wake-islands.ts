import type { ReactNode } from "react";
import type { Root } from "react-dom/client";
import type { JsonObject } from "../island/json.ts";

type Load = () => Promise<unknown>;

type WakeIslands = {
  /** How to fetch each island's module, by its file. */
  readonly modules: Readonly<Record<string, Load>>;
  /** Fetches what puts the page's contexts around an island. */
  readonly loadProvider: () => Promise<(island: ReactNode) => ReactNode>;
  /** Hears of an island whose code did not come; it stays as the server drew it. */
  readonly onLoadFailure: (error: unknown) => void;
};

/** How far below the screen an island that wakes when visible counts as visible. */
const NEAR = "200px";

const TOUCHES = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Wakes the islands of this page, and those that come into it later, each at its moment. React is fetched with the first of
 * them. Until an island is awake, its links and forms are the browser's; an awake one has the attribute `awake`, one
 * that could not be taken over or broke down later `failed`.
 */
export function wakeIslands({ modules, loadProvider, onLoadFailure }: WakeIslands): void {
  const loads = new Map(Object.entries(modules).map(([file, load]) => [nameOf(file), load]));

  class PageIsland extends HTMLElement {
    #root: Root | null = null;
    #isWaking = false;
    #observer: IntersectionObserver | null = null;

    connectedCallback(): void {
      const moment = this.getAttribute("wake");
      if (moment === "visible") this.#wakeWhenVisible();
      else if (moment === "idle") whenIdle(() => this.wake());
    }

    disconnectedCallback(): void {
      this.#observer?.disconnect();
      // An element that is only moved is connected again at once.
      queueMicrotask(() => {
        if (!this.isConnected) this.#root?.unmount();
      });
    }

    wake(): void {
      if (this.#isWaking) return;
      this.#isWaking = true;
      this.#hydrate().catch((error: unknown) => {
        this.setAttribute("failed", "");
        if (this.isConnected) onLoadFailure(error);
      });
    }

    async #hydrate(): Promise<void> {
      const name = this.getAttribute("name") ?? "";
      const load = loads.get(name);
      if (!load) throw new Error(`No module of an island is called ${name}.`);
      const [{ hydrateIsland }, provide] = await Promise.all([
        import("../island/hydrate-island.tsx"),
        loadProvider(),
        load(),
      ]);
      if (!this.isConnected) return;
      this.#root = hydrateIsland(this, {
        name,
        prefix: this.getAttribute("prefix") ?? "",
        props: this.#takeProps(),
        provide,
        onAwake: () => this.setAttribute("awake", ""),
      });
    }

    #takeProps(): JsonObject {
      const script = this.querySelector(":scope > script");
      script?.remove();
      return JSON.parse(script?.textContent ?? "{}") as JsonObject;
    }

    /** The element itself has no box: what stands in it is observed. */
    #wakeWhenVisible(): void {
      const shown = this.querySelector(":scope > :not(script)");
      if (!shown) return this.wake();
      this.#observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          this.#observer?.disconnect();
          this.wake();
        },
        { rootMargin: NEAR },
      );
      this.#observer.observe(shown);
    }
  }

  const wakeTouched = ({ target }: Event) => {
    const island = target instanceof Element ? target.closest("page-island") : null;
    if (island instanceof PageIsland) island.wake();
  };
  for (const touch of TOUCHES) document.addEventListener(touch, wakeTouched, { passive: true });
  customElements.define("page-island", PageIsland);
}

/** "/site/estate/gallery/gallery.island.tsx" is the module of "gallery". */
function nameOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).replace(".island.tsx", "");
}

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
}
