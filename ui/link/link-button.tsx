import { Anchor, type AnchorProps } from "./anchor.tsx";
import type { ButtonLook } from "./button.tsx";
import styles from "./button.module.css";
import { classNames } from "../class-names.ts";

type LinkButtonProps = AnchorProps & { readonly look?: ButtonLook };

/** A link that looks like a button, for the one way on of a block. */
export function LinkButton({ look = "primary", className, children, ...rest }: LinkButtonProps) {
  return (
    <Anchor className={classNames(styles.button, styles[look], className)} {...rest}>
      <span className={styles.words}>{children}</span>
    </Anchor>
  );
}
