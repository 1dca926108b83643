import { type ComponentType, useEffect, useRef, useState } from "react";
import type { Translate } from "#domain/locale/translate.ts";
import { loadSheet } from "#platform/render/browser/load-sheet.ts";
import { pageTranslate, addPageMessages, languageOfPage } from "#features/site/messages/page-translate.ts";
import { TranslateContext } from "#features/site/messages/translate-context.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./map-frame.module.css";
import { browserClient } from "#features/site/browser-client.ts";
import type { mapMessages } from "./api.ts";
// Larger than the styles of a whole page: it comes with the first map.
import sheetUrl from "./live/map-library.css?url";

/** What a live map tells its place: that it can't go on. */
export type LiveMapProps = { readonly onFailure: () => void };

type MapInViewProps<P> = {
  /** Fetches the chunk that draws; always the same function. */
  readonly load: () => Promise<ComponentType<P & LiveMapProps>>;
  readonly part: P;
  /** How long to wait once the map is near, in milliseconds. */
  readonly delay?: number;
};

/** What draws, and its words: the page comes without those that only a map says. */
type LiveMap<P> = { readonly Map: ComponentType<P & LiveMapProps>; readonly t: Translate };

/** Begins to fetch this far ahead of the visitor. */
const NEAR = "400px";

/** A map that is fetched when the visitor comes near; where none can be drawn, it leaves its frame to what stands there. */
export function MapInView<P extends object>({ load, part, delay = 0 }: MapInViewProps<P>) {
  const place = useRef<HTMLSpanElement>(null);
  const { Live, isImpossible, fail } = useLive(place, load, delay);
  if (isImpossible) return <span data-impossible="" hidden />;
  if (!Live) return <Skeleton ref={place} className={styles.skeleton} />;
  return (
    <TranslateContext value={Live.t}>
      <Live.Map {...part} onFailure={fail} />
    </TranslateContext>
  );
}

function useLive<P>(
  place: { readonly current: HTMLElement | null },
  load: MapInViewProps<P>["load"],
  delay: number,
) {
  const [Live, setLive] = useState<LiveMap<P> | null>(null);
  const [isImpossible, setImpossible] = useState(false);
  const [fail] = useState(() => () => setImpossible(true));
  useEffect(() => {
    let isGone = false;
    const start = async () => {
      if (!canDrawMap()) return setImpossible(true);
      await whenSettled();
      if (isGone) return;
      const [Map] = await Promise.all([load(), loadSheet(sheetUrl), loadMapMessages()]);
      if (!isGone) setLive({ Map, t: pageTranslate() });
    };
    const startOrGiveUp = () => void start().catch(() => !isGone && setImpossible(true));
    const stop = place.current && whenNear(place.current, delay, startOrGiveUp);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [place, load, delay]);
  return { Live, isImpossible, fail };
}

/** Calls once, some time after the visitor came near; the answer stops waiting. */
function whenNear(element: HTMLElement, delay: number, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      timer = setTimeout(call, delay);
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** Waits until the page has all that it shows and the browser has time: a map's megabyte must not stand in its way. */
async function whenSettled(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  if ("requestIdleCallback" in window)
    await new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: LONGEST_WAIT }));
}

/** Milliseconds after which a busy page gets its map all the same. */
const LONGEST_WAIT = 2_000;

let drawsMaps: boolean | undefined;

/** Maps are drawn with WebGL 2; asked before half a megabyte is fetched for nothing. */
function canDrawMap(): boolean {
  drawsMaps ??= hasWebGl();
  return drawsMaps;
}

function hasWebGl(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    // Browsers allow few of these at once, and the map needs one.
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

let messages: Promise<void> | undefined;

/** Fetches the words of maps, once for a page; asked again after a failure. */
function loadMapMessages(): Promise<void> {
  messages ??= fetchMessages().catch((error: unknown) => {
    messages = undefined;
    throw error;
  });
  return messages;
}

async function fetchMessages(): Promise<void> {
  const client = browserClient(languageOfPage());
  addPageMessages(await client.readAjax<typeof mapMessages>("map-messages", null));
}
