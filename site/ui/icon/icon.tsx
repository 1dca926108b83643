import { classNames } from "../class-names.ts";
import type { IconName } from "./icon-names.ts";
import styles from "./icon.module.css";

type IconProps = { readonly name: IconName; readonly className?: string | undefined };

/** A sign beside words; a control that has only an icon brings its own label. */
export function Icon({ name, className }: IconProps) {
  return <i className={classNames(styles.icon, className)} data-icon={name} />;
}
