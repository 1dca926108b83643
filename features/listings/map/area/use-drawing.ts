import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

/** A place on the pad, in pixels from its upper left. */
export type Spot = readonly [x: number, y: number];

type DrawnLine = {
  /** A line drawn in one go. */
  readonly onArea: (line: readonly Spot[]) => void;
  readonly onCancel: () => void;
};

/** Pixels: a click that moves less is one on a corner. */
const STILL = 6;
/** Pixels that an arrow key moves the cross; with Shift, finely. */
const STEP = 24;
const FINE_STEP = 4;

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** An area from the pointer's line, or from corners that are clicked one by one, or set with a cross by the keyboard. */
export function useDrawing({ onArea, onCancel }: DrawnLine) {
  const [corners, setCorners] = useState<readonly Spot[]>([]);
  const [cross, setCross] = useState<Spot | null>(null);
  const line = useRef<Spot[]>([]);
  const [trail, setTrail] = useState("");
  const add = (spot: Spot) => setCorners((before) => [...before, spot]);
  const follow = (event: PointerEvent<HTMLElement>) => {
    line.current.push(spotOf(event));
    setTrail(line.current.join(" "));
  };
  const finish = () => {
    const drawn = line.current;
    line.current = [];
    setTrail("");
    const [start] = drawn;
    if (!start) return;
    if (drawn.every((spot) => Math.hypot(spot[0] - start[0], spot[1] - start[1]) < STILL)) add(start);
    else onArea(drawn);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { clientWidth: width, clientHeight: height } = event.currentTarget;
    const here = cross ?? [width / 2, height / 2];
    const arrow = ARROWS[event.key];
    if (arrow) setCross(moved(here, arrow, { step: event.shiftKey ? FINE_STEP : STEP, width, height }));
    else if (event.key === "Enter" || event.key === " ") {
      setCross(here);
      if (!event.repeat) add(here);
    } else if (event.key === "Backspace") setCorners((before) => before.slice(0, -1));
    else return;
    event.preventDefault();
  };
  return {
    corners,
    cross,
    trail: trail || (corners.length > 0 && cross ? [...corners, cross] : corners).join(" "),
    pad: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        line.current = [];
        setCross(null);
        follow(event);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => line.current.length > 0 && follow(event),
      onPointerCancel: onCancel,
      onPointerUp: finish,
      onKeyDown: press,
    },
  };
}

function spotOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Spot {
  const { left, top } = currentTarget.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

type Room = { readonly step: number; readonly width: number; readonly height: number };

function moved([x, y]: Spot, [right, down]: Spot, { step, width, height }: Room): Spot {
  return [within(x + right * step, width), within(y + down * step, height)];
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
