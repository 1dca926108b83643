import { Anchor } from "./anchor.tsx";
import styles from "./chip.module.css";
import { Icon } from "../icon/icon.tsx";

type ChipProps = {
  readonly label: string;
  /** Leads to the same page without what the chip names. */
  readonly removeHref: string;
  /** The whole sentence of the link: "Gent: remove this filter". */
  readonly removeLabel: string;
};

export function Chip({ label, removeHref, removeLabel }: ChipProps) {
  return (
    <Anchor className={styles.chip} href={removeHref} aria-label={removeLabel} keepScroll rel="nofollow">
      {label}
      <Icon name="cross" className={styles.cross} />
    </Anchor>
  );
}
