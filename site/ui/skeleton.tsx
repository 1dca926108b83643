import { classNames } from "./class-names.ts";
import styles from "./skeleton.module.css";

/** Takes the place of what is still loading; its size comes from the class that it is given. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <span className={classNames(styles.skeleton, className)} aria-hidden="true" />;
}
