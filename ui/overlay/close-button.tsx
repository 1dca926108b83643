import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./close-button.module.css";

type CloseButtonProps = {
  readonly label: string;
  /** Absent where what it closes hears its press. */
  readonly onClick?: () => void;
  readonly className?: string | undefined;
};

/** The cross of what lies above a page. */
export function CloseButton({ label, onClick, className }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.close, className)}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name="close" />
    </button>
  );
}
