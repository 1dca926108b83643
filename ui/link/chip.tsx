import { Anchor } from "./anchor.tsx";
import { classNames } from "../class-names.ts";
import styles from "./chip.module.css";
import { Icon } from "../icon/icon.tsx";

type ChipProps = {
  readonly label: string;
  /** Leads to the same page without what the chip names. */
  readonly removeHref: string;
  /** The whole sentence of the link: "Gent: remove this filter". */
  readonly removeLabel: string;
  /** Nothing is narrowed by it. */
  readonly isIdle?: boolean;
};

export function Chip({ label, removeHref, removeLabel, isIdle = false }: ChipProps) {
  return (
    <Anchor
      className={classNames(styles.chip, isIdle && styles.idle)}
      href={removeHref}
      aria-label={removeLabel}
      keepScroll
      rel="nofollow"
    >
      {label}
      <Icon name="cross" className={styles.cross} />
    </Anchor>
  );
}
