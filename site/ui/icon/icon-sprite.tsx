import { Drawn } from "../drawn.tsx";
import { ICON_SHAPES } from "./icon-shapes.tsx";
import styles from "./icon.module.css";

/** The shapes of every icon, once a page and before the first use. */
export function IconSprite() {
  return (
    <Drawn as="svg" id="shapes" className={styles.sprite} aria-hidden>
      {import.meta.env.SSR && <Shapes />}
    </Drawn>
  );
}

function Shapes() {
  return Object.entries(ICON_SHAPES).map(([name, shape]) => (
    <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
      {shape}
    </symbol>
  ));
}
