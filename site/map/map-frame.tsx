import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useSay } from "../shell/words/say-context.tsx";
import { classNames } from "../ui/class-names.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { canDrawMap } from "./can-draw-map.ts";
import styles from "./map-frame.module.css";
import { whenSettled } from "./when-settled.ts";

/** What a live map tells its frame: that it can't go on. */
export type LiveMapProps = { readonly onFailure: () => void };

type MapFrameProps<P> = {
  readonly label: string;
  readonly className?: string | undefined;
  /** Fetches the chunk that draws; always the same function. */
  readonly load: () => Promise<ComponentType<P & LiveMapProps>>;
  readonly part: P;
  /** Links to the same places, for browsers without script or without WebGL. */
  readonly instead?: ReactNode;
  /** How long to wait once the map is near, in milliseconds. */
  readonly delay?: number;
};

/** Begins to fetch this far ahead of the visitor. */
const NEAR = "400px";

/** The place of a map: of its size from the first paint on, and filled when the visitor comes near. */
export function MapFrame<P extends object>({
  label,
  className,
  load,
  part,
  instead,
  delay = 0,
}: MapFrameProps<P>) {
  const box = useRef<HTMLElement>(null);
  const { Live, isImpossible, fail } = useLive(box, load, delay);
  return (
    <section ref={box} className={classNames(styles.frame, className)} aria-label={label}>
      {!Live && !isImpossible && <Skeleton className={styles.skeleton} />}
      {Live && !isImpossible && <Live {...part} onFailure={fail} />}
      {isImpossible ? <Instead>{instead}</Instead> : <noscript>{<Instead>{instead}</Instead>}</noscript>}
    </section>
  );
}

function Instead({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  return (
    <div className={styles.instead}>
      <p>{say("map.unavailable")}</p>
      {children}
    </div>
  );
}

function useLive<P>(
  box: { readonly current: HTMLElement | null },
  load: MapFrameProps<P>["load"],
  delay: number,
) {
  const [Live, setLive] = useState<ComponentType<P & LiveMapProps> | null>(null);
  const [isImpossible, setImpossible] = useState(false);
  const [fail] = useState(() => () => setImpossible(true));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const start = () => {
      if (!canDrawMap()) return setImpossible(true);
      const live = whenSettled().then(() => (isGone ? null : load()));
      live.then(
        (component) => !isGone && setLive(() => component),
        () => !isGone && setImpossible(true),
      );
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        timer = setTimeout(start, delay);
      },
      { rootMargin: NEAR },
    );
    if (box.current) observer.observe(box.current);
    return () => {
      isGone = true;
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [box, load, delay]);
  return { Live, isImpossible, fail };
}
