import { Skeleton } from "#ui/skeleton.tsx";
import gridStyles from "./card-grid.module.css";
import styles from "./card-skeletons.module.css";

const PLACES = [1, 2, 3];

/** Cards that are on their way, in their size. */
export function CardSkeletons() {
  return (
    <div className={gridStyles.grid} aria-hidden="true">
      {PLACES.map((place) => (
        <div className={styles.card} key={place}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.price} />
          <Skeleton className={styles.title} />
          <Skeleton className={styles.place} />
        </div>
      ))}
    </div>
  );
}
