import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import styles from "./preview.module.css";

type Shown = {
  readonly src: string;
  /** What is published: the same address shows something else once that changed. */
  readonly published: unknown;
};

type PreviewFrameProps = Shown & {
  readonly title: string;
  /** Of the screen that it is shown as. */
  readonly width: number;
};

/** A page of a preview, smaller where there is no room. What is shown stays until the next one is there, at the same place. */
export function PreviewFrame({ src, published, title, width }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLIFrameElement>(null);
  const scale = useScale(box, width);
  const [asked, setAsked] = useState<Shown & { readonly count: number }>({ src, published, count: 0 });
  const [loaded, setLoaded] = useState(asked);
  if (asked.src !== src || asked.published !== published)
    setAsked({ src, published, count: asked.count + 1 });
  const frames = loaded.count === asked.count ? [asked] : [loaded, asked];
  const size = { width, height: `${100 / scale}%`, transform: `scale(${scale})` };
  return (
    <div className={styles.box} ref={box}>
      <div className={styles.screen} style={{ width: width * scale }}>
        {frames.map((frame) => (
          <iframe
            key={frame.count}
            ref={frame === loaded ? before : null}
            className={styles.frame}
            title={title}
            sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            src={frame.src}
            style={size}
            data-waiting={frames.length > 1 && frame !== loaded ? "" : undefined}
            onLoad={({ currentTarget }) => {
              if (frame !== asked || frame === loaded) return;
              const top = before.current?.contentWindow?.scrollY ?? 0;
              currentTarget.contentWindow?.scrollTo({ top, behavior: "instant" });
              setLoaded(frame);
            }}
          />
        ))}
      </div>
    </div>
  );
}

/** How much smaller than itself something is shown that is so wide. */
function useScale(box: RefObject<HTMLElement | null>, width: number): number {
  const [room, setRoom] = useState(width);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width));
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [box]);
  return Math.min(1, room / width);
}
