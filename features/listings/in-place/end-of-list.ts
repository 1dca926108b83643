import {
  type EstateListAction,
  type EstateListState,
  hasMoreEstates,
  INITIAL_ESTATE_LIST,
  reduceEstateList,
} from "#domain/listing/estate-list-state.ts";
import { SCROLL_THRESHOLD } from "#domain/listing/paging.ts";
import { type FetchedPage, fetchPage } from "#platform/render/browser/fetch-page.ts";
import { announceContent } from "#platform/render/browser/announce-content.ts";
import { pageTranslate } from "#features/site/messages/page-translate.ts";
import { addCards, shownIds } from "./add-cards.ts";
import { listIn } from "./list-parts.ts";
import { FETCH_AHEAD, observeEnd } from "./observe-end.ts";
import { saveLastPage } from "./place-in-history.ts";

const ends = new WeakMap<HTMLElement, EndOfList>();

/** Lets a list go on as one scrolls: its next page is fetched before it is needed, and added when its place comes near. */
export function watchEnd(list: HTMLElement): void {
  const more = list.querySelector<HTMLElement>("[data-list-more]");
  if (!more || ends.has(list)) return;
  const end = new EndOfList(list, more);
  ends.set(list, end);
  end.watch();
}

/** The same for a list that shows other listings now. */
export function watchEndAnew(list: HTMLElement): void {
  ends.get(list)?.stop();
  ends.delete(list);
  watchEnd(list);
}

/** Adds the next page now: the visitor clicked the link to it, or tries again. */
export async function loadMore(list: HTMLElement): Promise<void> {
  watchEnd(list);
  await ends.get(list)?.load();
}

/** Loads a list again up to a page. */
export async function restorePages(list: HTMLElement, lastPage: number): Promise<void> {
  watchEnd(list);
  await ends.get(list)?.loadUpTo(lastPage);
}

const NODE = { query: {}, collections: [], groupOptions: [] };

/** The state of a list that shows these listings. */
function shownState(estates: readonly number[], total: number): EstateListState<number> {
  const started = reduceEstateList<number>(INITIAL_ESTATE_LIST, { type: "fetchStarted", node: NODE });
  return reduceEstateList(started, { type: "fetchSucceeded", results: estates, total });
}

/** A restored list asks for so many pages side by side, and shows them before it asks for more. */
const AT_ONCE = 4;

class EndOfList {
  readonly #list: HTMLElement;
  readonly #more: HTMLElement;
  readonly #link: HTMLAnchorElement | null;
  readonly #linkWords: string;
  readonly #gone = new AbortController();
  #state: EstateListState<number>;
  #lastPage: number;
  #next: Promise<FetchedPage> | null = null;
  /** What is being added now: nothing else is added meanwhile. */
  #loading: Promise<void> | null = null;
  #unwatch: (() => void) | null = null;

  constructor(list: HTMLElement, more: HTMLElement) {
    this.#list = list;
    this.#more = more;
    this.#link = more.querySelector("a");
    this.#linkWords = this.#link?.textContent ?? "";
    this.#lastPage = Number(more.dataset["page"]);
    // The event of a row that opens does not bubble.
    list.addEventListener("toggle", () => this.watch(), { capture: true, signal: this.#gone.signal });
    this.#state = shownState(shownIds(list), Number(more.dataset["total"]));
  }

  stop(): void {
    this.#gone.abort();
    this.#unwatch?.();
  }

  /** Observed anew after each page: an end that is near still would not be told of again. */
  watch(): void {
    this.#unwatch?.();
    if (!hasMoreEstates(this.#state)) return;
    // What would come goes where nobody looks: it comes when that is opened.
    if (this.#list.querySelector("details[data-group]:not([open])")) return;
    const near = observeEnd(this.#list, FETCH_AHEAD, () => void this.#fetchNext().catch(() => undefined));
    const due = observeEnd(this.#list, SCROLL_THRESHOLD, () => {
      // What failed is tried again when the visitor asks for it.
      if (this.#state.error === null) void this.load();
    });
    this.#unwatch = () => (near?.(), due?.());
  }

  load(): Promise<void> {
    return this.#alone(() => this.#loadNext());
  }

  loadUpTo(lastPage: number): Promise<void> {
    return this.#alone(() => this.#loadPages(lastPage));
  }

  #alone(add: () => Promise<void>): Promise<void> {
    this.#loading ??= add().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #loadNext(): Promise<void> {
    if (this.#gone.signal.aborted) return;
    this.#dispatch({ type: "nextPageStarted" });
    try {
      const fetched = await this.#fetchNext();
      if (this.#gone.signal.aborted) return;
      const count = this.#take(fetched);
      this.#tell(count);
      saveLastPage(this.#list.dataset["list"] ?? "", this.#lastPage);
    } catch (error) {
      if (this.#gone.signal.aborted) return;
      console.warn("The next page of a list could not be loaded", error);
      this.#dispatch({ type: "failed", error });
    }
  }

  async #loadPages(lastPage: number): Promise<void> {
    this.#unwatch?.();
    try {
      while (this.#lastPage < lastPage) await this.#loadSome(Math.min(AT_ONCE, lastPage - this.#lastPage));
    } catch (error) {
      console.warn("What was loaded of a list could not be loaded again", error);
    }
    if (!this.#gone.signal.aborted) this.watch();
  }

  async #loadSome(count: number): Promise<void> {
    const before = this.#lastPage;
    const pages = Array.from({ length: count }, (_, at) =>
      fetchPage(this.#hrefOf(before + 1 + at), this.#gone.signal),
    );
    for (const fetched of await Promise.all(pages)) this.#take(fetched);
    // The list became shorter: there are no more pages.
    if (this.#lastPage < before + count) throw new Error(`The list ends with page ${this.#lastPage}`);
  }

  #fetchNext(): Promise<FetchedPage> {
    this.#next ??= fetchPage(this.#hrefOf(this.#lastPage + 1), this.#gone.signal).catch((error: unknown) => {
      // Asked again when it is due.
      this.#next = null;
      throw error;
    });
    return this.#next;
  }

  #hrefOf(page: number): string {
    const { pathname, searchParams } = new URL(this.#link?.href ?? location.href);
    searchParams.set("page", String(page));
    return `${pathname}?${searchParams}`;
  }

  /** Answers how many listings came in. */
  #take({ address, status, page }: FetchedPage): number {
    this.#next = null;
    const asked = this.#lastPage + 1;
    const next = listIn(page, this.#list);
    if (!next?.querySelector("[data-cards]"))
      throw new Error(`The server answered ${status} without results`);
    // The list became shorter: what is on the screen stays, instead of giving way to its last page.
    if (pageOf(address) !== asked) {
      this.#dispatch({ type: "nextPageSucceeded", results: [], total: this.#state.estates.length });
      return 0;
    }
    const more = next.querySelector<HTMLElement>("[data-list-more]");
    const results = addCards(this.#list, next);
    this.#lastPage = asked;
    this.#more.dataset["page"] = String(asked);
    const total = Number(more?.dataset["total"] ?? this.#state.estates.length + results.length);
    this.#dispatch({ type: "nextPageSucceeded", results, total });
    announceContent();
    return results.length;
  }

  #dispatch(action: EstateListAction<number>): void {
    this.#state = reduceEstateList(this.#state, action);
    this.#show();
    if (!hasMoreEstates(this.#state)) this.#end();
    else if (action.type === "nextPageSucceeded") this.watch();
  }

  /** All is loaded: the link to more goes. */
  #end(): void {
    this.#unwatch?.();
    this.#more.remove();
  }

  #show(): void {
    const { estates, total, error, isLoadingNextPage } = this.#state;
    this.#showTemplate("[data-list-skeletons]", isLoadingNextPage);
    this.#showTemplate("[data-list-failed-more]", error !== null);
    const t = pageTranslate();
    if (isLoadingNextPage) this.#write("[data-list-news]", t("listing.loadingMore"));
    else if (error !== null) this.#write("[data-list-news]", "");
    this.#write("[data-list-shown]", t("listing.shown", { shown: estates.length, total }));
    if (!this.#link) return;
    this.#link.setAttribute("href", this.#hrefOf(this.#lastPage + 1));
    const words = this.#link.querySelector("span") ?? this.#link;
    words.textContent = error === null ? this.#linkWords : (this.#link.dataset["retry"] ?? "");
  }

  /** Says how many listings came in and how many there are now. */
  #tell(count: number): void {
    const { estates, total } = this.#state;
    const news = count > 0 ? pageTranslate()("listing.loaded", { count, shown: estates.length, total }) : "";
    this.#write("[data-list-news]", news);
  }

  #write(place: string, text: string): void {
    const element = this.#list.querySelector(place);
    if (element) element.textContent = text;
  }

  /** Shows what a template holds right behind it, or takes it away. */
  #showTemplate(place: string, isShown: boolean): void {
    const template = this.#list.querySelector<HTMLTemplateElement>(`template${place}`);
    const shown = template?.nextElementSibling;
    const isThere = shown?.hasAttribute(SHOWN) ?? false;
    if (!template || isThere === isShown) return;
    if (isThere) return shown?.remove();
    template.after(document.importNode(template.content, true));
    template.nextElementSibling?.setAttribute(SHOWN, "");
  }
}

/** Marks what a template brought. */
const SHOWN = "data-from-template";

function pageOf(address: string): number {
  return Number(new URLSearchParams(address.split("?")[1]).get("page"));
}
