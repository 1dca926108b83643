import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** A finger rests so long before it drags instead of scrolling. */
const HOLD_MS = 350;
/** A pointer that moved less only presses. */
const STILL_PX = 8;
const EDGE_PX = 48;
const SCROLL_PX = 12;

type Begun = {
  readonly at: number;
  readonly tile: HTMLElement;
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
    const begun: Begun = { at, tile, x: event.clientX, y: event.clientY };
    drop.current?.();
    drop.current = follow(begun, event.pointerType, {
      onDrag: ({ clientX, clientY }) => {
        tile.style.translate = `${clientX - begun.x}px ${clientY - begun.y}px`;
        scrollNearEdge(list.current, clientX);
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
  readonly onDrag: (event: PointerEvent) => void;
  readonly onEnd: (isDropped: boolean) => void;
};

/** Follows a pointer until it is lifted; answers how to let go before. */
function follow({ x, y, tile }: Begun, type: string, { onDrag, onEnd }: Steps): () => void {
  let isDragging = false;
  const listening = new AbortController();
  const end = (isDropped: boolean) => {
    clearTimeout(timer);
    listening.abort();
    delete tile.dataset["dragged"];
    if (!isDragging) return;
    swallowClick(tile);
    onEnd(isDropped);
  };
  const start = () => {
    isDragging = true;
    tile.dataset["dragged"] = "true";
  };
  const timer = type === "mouse" ? undefined : setTimeout(start, HOLD_MS);
  const options = { signal: listening.signal };
  addEventListener(
    "pointermove",
    (event) => {
      const isStill = Math.hypot(event.clientX - x, event.clientY - y) < STILL_PX;
      if (!isDragging && !isStill && type !== "mouse") return end(false);
      if (!isDragging && !isStill) start();
      if (isDragging) onDrag(event);
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

function scrollNearEdge(list: HTMLElement | null, x: number): void {
  if (!list || list.scrollWidth <= list.clientWidth) return;
  const { left, right } = list.getBoundingClientRect();
  if (x < left + EDGE_PX) list.scrollBy(-SCROLL_PX, 0);
  if (x > right - EDGE_PX) list.scrollBy(SCROLL_PX, 0);
}
