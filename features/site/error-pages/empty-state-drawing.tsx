import { classNames } from "#ui/class-names.ts";
import styles from "./empty-state-drawing.module.css";

export type Scene = "unlit" | "sold" | "scaffold" | "asleep" | "searching";

const PANES = [
  [142, 96],
  [186, 96],
  [230, 96],
  [142, 146],
  [230, 146],
] as const;

/** One gabled house with what happened to it: nobody in, a sign in front, scaffolding, night, a looking glass. */
export function EmptyStateDrawing({ scene }: { readonly scene: Scene }) {
  return (
    <svg
      className={classNames(styles.house, scene === "asleep" && styles.night)}
      viewBox="0 0 400 240"
      width="400"
      height="240"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.sky} d="M30 214a170 170 0 0 1 340 0z" />
      <circle className={styles.sun} cx="300" cy="86" r="17" />
      <path className={styles.near} d="M62 214v-88h60v88zM278 214v-74l34-26 34 26v74z" />
      <path className={styles.wall} d="M124 214V80h14V64h16V50h16V38h60v12h16v14h16v16h14v134z" />
      {PANES.map(([x, y], at) => (
        <rect
          key={`${x}-${y}`}
          className={scene === "asleep" && at === 3 ? styles.lit : styles.pane}
          x={x}
          y={y}
          width="28"
          height="34"
          rx="2"
        />
      ))}
      <circle className={styles.pane} cx="200" cy="64" r="9" />
      <path className={styles.door} d="M184 214v-50a16 16 0 0 1 32 0v50z" />
      <circle className={styles.lit} cx="209" cy="190" r="2.2" />
      <path className={styles.street} d="M20 214h360v6H20z" />
      <Happening scene={scene} />
    </svg>
  );
}

function Happening({ scene }: { scene: Scene }) {
  switch (scene) {
    case "unlit":
      return (
        <g className={styles.line}>
          <path d="m142 96 28 34M170 96l-28 34M230 96l28 34M258 96l-28 34" />
        </g>
      );
    case "sold":
      return (
        <>
          <path className={styles.line} d="M300 214v-62" />
          <rect className={styles.sign} x="272" y="136" width="58" height="34" rx="4" />
          <path className={styles.tick} d="m288 153 9 9 17-18" />
        </>
      );
    case "scaffold":
      return (
        <path
          className={styles.line}
          d="M112 214V52M288 214V52M104 92h192M104 142h192M104 192h192M112 142l40-50M288 142l-40-50M112 192l40-50M288 192l-40-50"
        />
      );
    case "asleep":
      return <path className={styles.moon} d="M306 68a20 20 0 1 0 12 36 24 24 0 0 1-12-36z" />;
    case "searching":
      return (
        <>
          <circle className={styles.glass} cx="252" cy="134" r="40" />
          <path className={styles.handle} d="m281 163 32 34" />
        </>
      );
  }
}
