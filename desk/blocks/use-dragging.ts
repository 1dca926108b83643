import { type PointerEvent as ReactPointerEvent, useRef, useState } from "react";

/** What is dragged, and the place among the others where it would come. */
export type Dragged = { readonly id: string; readonly to: number };

/** Moves an entry of a list by dragging its handle; where it is let go, it goes. */
export function useDragging(onDrop: (id: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const placeAt = (id: string, y: number) => {
    const others = [...(list.current?.children ?? [])].filter(
      (entry) => (entry as HTMLElement).dataset["id"] !== id,
    );
    return others.filter((entry) => {
      const { top, height } = entry.getBoundingClientRect();
      return y > top + height / 2;
    }).length;
  };
  const begin = (event: ReactPointerEvent<HTMLElement>, id: string) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const from = event.clientY;
    let to: number | null = null;
    const move = ({ clientY }: PointerEvent) => {
      if (to === null && Math.abs(clientY - from) < 4) return;
      to = placeAt(id, clientY);
      setDragged({ id, to });
    };
    const end = ({ type }: Event) => {
      handle.removeEventListener("pointermove", move);
      handle.removeEventListener("pointerup", end);
      handle.removeEventListener("pointercancel", end);
      setDragged(null);
      if (to !== null && type === "pointerup") onDrop(id, to);
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", end);
    handle.addEventListener("pointercancel", end);
  };
  return { list, dragged, begin };
}
