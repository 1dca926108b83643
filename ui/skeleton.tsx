import type { Ref } from "react";
import { classNames } from "./class-names.ts";
import styles from "./skeleton.module.css";

type SkeletonProps = { readonly className?: string | undefined; readonly ref?: Ref<HTMLSpanElement> };

/** Takes the place of what is still loading; its size comes from the class that it is given. */
export function Skeleton({ className, ref }: SkeletonProps) {
  return <span ref={ref} className={classNames(styles.skeleton, className)} aria-hidden="true" />;
}
