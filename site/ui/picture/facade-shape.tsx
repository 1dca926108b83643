import styles from "./drawn-facade.module.css";

const WINDOWS = [
  [276, 250],
  [340, 250],
  [404, 250],
  [276, 330],
  [404, 330],
] as const;

/** Three quiet fronts in the site's own greys. */
export function FacadeShape() {
  return (
    <symbol id="facade" viewBox="0 0 760 500" preserveAspectRatio="xMidYMid slice">
      <rect className={styles.sky} width="760" height="500" />
      <circle className={styles.sun} cx="586" cy="128" r="40" />
      <path className={styles.far} d="M60 420V262h150v158zM560 420V240l75-62 75 62v180z" />
      <path className={styles.wall} d="M240 420V212h26v-28h28v-26h30v-24h112v24h30v26h28v28h26v208z" />
      {WINDOWS.map(([x, y]) => (
        <rect key={`${x}-${y}`} className={styles.pane} x={x} y={y} width="44" height="54" rx="2" />
      ))}
      <circle className={styles.pane} cx="380" cy="192" r="17" />
      <path className={styles.door} d="M356 420v-84a24 24 0 0 1 48 0v84z" transform="translate(-18 0)" />
      <rect className={styles.street} y="420" width="760" height="80" />
    </symbol>
  );
}
