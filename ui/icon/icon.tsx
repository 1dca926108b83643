import { classNames } from "../class-names.ts";
import type { IconName } from "./icon-names.ts";
import styles from "./icon.module.css";

type IconProps = { readonly name: IconName; readonly className?: string | undefined };

/** A sign beside words; a control that has only an icon brings its own label. */
export function Icon({ name, className }: IconProps) {
  return <i className={classNames(styles.icon, className)} data-icon={name} />;
}

/** Makes an icon of what stands before an element's own words, where an element more would stand on a page many times. */
export function iconBefore(name: IconName, className?: string) {
  return { className: classNames(styles.before, className), "data-icon": name };
}
