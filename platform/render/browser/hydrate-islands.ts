import type { ReactNode } from "react";
import type { LiveIsland } from "../island/hydrate-island.tsx";
import type { IslandElement } from "./island-element.ts";
import { moduleName } from "./module-name.ts";
import { observeNear } from "./observe-near.ts";
import { onHoverOrFocus } from "./event-target.ts";

type Load = () => Promise<unknown>;

type HydrateIslandsOptions = {
  /** How to fetch each island's module, by its file. */
  readonly modules: Readonly<Record<string, Load>>;
  /** Fetches what puts the page's contexts around an island. */
  readonly loadProvider: () => Promise<{ readonly provideToIsland: (island: ReactNode) => ReactNode }>;
  /** Hears of an island whose code did not come; it stays as the server drew it. */
  readonly onLoadFailure: (error: unknown) => void;
};

/** How far below the screen an island with `hydrate="visible"` counts as visible. */
const NEAR = "200px";

/**
 * Hydrates the islands of this page and those added later, each when its `hydrate` says. React is fetched with the first of
 * them. Until an island is hydrated, the browser handles its links and forms; a hydrated one has the attribute `hydrated`, one
 * that could not be taken over or broke down later `failed`.
 */
export function hydrateIslands({ modules, loadProvider, onLoadFailure }: HydrateIslandsOptions): void {
  const loads = new Map(Object.entries(modules).map(([file, load]) => [moduleName(file), load]));

  class PageIsland extends HTMLElement implements IslandElement {
    #live: LiveIsland | null = null;
    #isHydrating = false;
    #unobserve: (() => void) | null = null;

    connectedCallback(): void {
      const moment = this.getAttribute("hydrate");
      // What came into an open dialog was asked for.
      if (this.closest("dialog[open]")) this.hydrate();
      else if (moment === "visible") this.#hydrateWhenVisible();
      else if (moment === "idle") whenIdle(() => this.hydrate(), { timeout: 2_000 });
    }

    disconnectedCallback(): void {
      this.#unobserve?.();
      // An element that is only moved is connected again at once.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#live?.end();
        this.#live = null;
        this.#isHydrating = false;
      });
    }

    hydrate(): void {
      if (this.#isHydrating) return;
      this.#isHydrating = true;
      this.#loadAndHydrate().catch((error: unknown) => {
        this.setAttribute("failed", "");
        if (this.isConnected) onLoadFailure(error);
      });
    }

    update(next: Element): boolean {
      const isSame = next.getAttribute("name") === this.getAttribute("name");
      if (isSame) this.#live?.show(next);
      return isSame && this.#live !== null;
    }

    async #loadAndHydrate(): Promise<void> {
      const name = this.getAttribute("name") ?? "";
      const load = loads.get(name);
      if (!load) throw new Error(`No island is called ${name}.`);
      const [{ hydrateIsland }, { provideToIsland: provide }] = await Promise.all([
        import("../island/hydrate-island.tsx"),
        loadProvider(),
        load(),
      ]);
      // Another one may stand in its place by now.
      if (!this.isConnected || this.getAttribute("name") !== name) return;
      this.#live = hydrateIsland(this, { provide, onFailure: () => (this.#live = null) });
    }

    /** The element itself has no box: what stands in it is observed. */
    #hydrateWhenVisible(): void {
      const shown = this.querySelector(":scope > :not(script)");
      if (!shown) return this.hydrate();
      this.#unobserve = observeNear(shown, NEAR, () => {
        this.#unobserve?.();
        this.hydrate();
      });
    }
  }

  onHoverOrFocus("page-island", (island) => island instanceof PageIsland && island.hydrate());
  customElements.define("page-island", PageIsland);
}

/** Safari has no idle callbacks. */
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
