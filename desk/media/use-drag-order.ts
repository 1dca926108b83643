import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** A finger rests so long before it drags instead of scrolling. */
const HOLD_MS = 350;
/** A pointer that moved less only presses. */
const STILL_PX = 8;
/** Nearer to the top or the foot of the screen the page scrolls along. */
const EDGE_PX = 88;
const SCROLL_PX = 10;

type Begun = {
  readonly tile: HTMLElement;
  /** On the page. */
  readonly x: number;
  readonly y: number;
};

/** What is dragged and before which place it would be put; the number of all is behind the last. */
export type Dragged = { readonly from: number; readonly before: number };

/**
 * Lets the children of a list be dragged to another place: with a mouse at once, with a finger after it rested. Escape lets go. Each child
 * says its place in `data-place`.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const drop = useRef<(() => void) | null>(null);
  useEffect(() => () => drop.current?.(), []);

  const begin = (event: ReactPointerEvent<HTMLElement>, at: number) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const tile = event.currentTarget;
    const begun: Begun = { tile, x: event.pageX, y: event.pageY };
    drop.current?.();
    drop.current = follow(begun, event.pointerType, {
      onDrag: ({ clientX, clientY }) => {
        scrollNearEdge(clientY);
        tile.style.translate = `${clientX + scrollX - begun.x}px ${clientY + scrollY - begun.y}px`;
        const before = placeAt(list.current, tile, clientX, clientY);
        if (before !== null) setDragged({ from: at, before });
      },
      onEnd: (isDropped) => {
        tile.style.translate = "";
        drop.current = null;
        setDragged((last) => {
          if (isDropped && last) {
            const to = last.before > last.from ? last.before - 1 : last.before;
            if (to !== last.from) queueMicrotask(() => onMove(last.from, to));
          }
          return null;
        });
      },
    });
  };
  return { dragged, begin };
}

type Steps = {
  /** Also while the pointer rests: the page may scroll below it. */
  readonly onDrag: (event: PointerEvent) => void;
  readonly onEnd: (isDropped: boolean) => void;
};

/** Follows a pointer until it is lifted; answers how to let go before. */
function follow({ x, y, tile }: Begun, type: string, { onDrag, onEnd }: Steps): () => void {
  let isDragging = false;
  let last: PointerEvent | null = null;
  let frame = 0;
  const listening = new AbortController();
  const end = (isDropped: boolean) => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    listening.abort();
    delete tile.dataset["dragged"];
    if (!isDragging) return;
    swallowClick(tile);
    onEnd(isDropped);
  };
  const dragOn = () => {
    if (last) onDrag(last);
    frame = requestAnimationFrame(dragOn);
  };
  const start = () => {
    isDragging = true;
    tile.dataset["dragged"] = "true";
    dragOn();
  };
  const timer = type === "mouse" ? undefined : setTimeout(start, HOLD_MS);
  const options = { signal: listening.signal };
  addEventListener(
    "pointermove",
    (event) => {
      const isStill = Math.hypot(event.pageX - x, event.pageY - y) < STILL_PX;
      last = event;
      if (isDragging || isStill) return undefined;
      return type === "mouse" ? start() : end(false);
    },
    options,
  );
  addEventListener("pointerup", () => end(true), options);
  addEventListener("pointercancel", () => end(false), options);
  addEventListener("keydown", ({ key }) => key === "Escape" && end(false), options);
  // A finger that drags does not scroll, and what it dragged was not pressed.
  addEventListener("touchmove", (event) => isDragging && event.preventDefault(), {
    ...options,
    passive: false,
  });
  addEventListener("contextmenu", (event) => type !== "mouse" && event.preventDefault(), options);
  return () => end(false);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** What was dragged was not pressed: the click that may follow is none. */
function swallowClick(tile: HTMLElement): void {
  tile.addEventListener("click", swallow, { capture: true });
  setTimeout(() => tile.removeEventListener("click", swallow, { capture: true }));
}

/** Before which place something dropped there goes: left of the middle of a child before it, right of it behind it. */
function placeAt(list: HTMLElement | null, tile: HTMLElement, x: number, y: number): number | null {
  const children = [...(list?.querySelectorAll<HTMLElement>("[data-place]") ?? [])];
  const under = children.find((child) => {
    const box = child.getBoundingClientRect();
    return child !== tile && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
  if (!under) return null;
  const { left, width } = under.getBoundingClientRect();
  const place = Number(under.dataset["place"]);
  return x < left + width / 2 ? place : place + 1;
}

function scrollNearEdge(y: number): void {
  if (y < EDGE_PX) scrollBy(0, -SCROLL_PX);
  if (y > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
}
