import { classNames } from "../class-names.ts";
import styles from "./icon.module.css";

type IconProps = { readonly name: IconName; readonly className?: string | undefined };

/** Every icon, in the order of `icons.svg`, where each is drawn on a 24 × 24 grid. */
export const ICON_NAMES = [
  "bed",
  "bath",
  "area",
  "land",
  "pin",
  "phone",
  "mail",
  "globe",
  "clock",
  "arrow",
  "back",
  "down",
  "close",
  "menu",
  "filter",
  "search",
  "heart",
  "check",
  "alert",
  "flood",
  "retry",
  "document",
  "home",
  "play",
  "pause",
  "share",
  "link",
  "print",
  "cross",
  "heart-full",
  "photos",
  "message",
  "terrace",
  "garden",
  "parking",
  "lift",
  "garage",
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** A sign beside words; a control that has only an icon brings its own label. */
export function Icon({ name, className }: IconProps) {
  return <i className={classNames(styles.icon, className)} data-icon={name} />;
}

/** Makes an icon of what stands before an element's own words, where an element more would stand on a page many times. */
export function iconBefore(name: IconName, className?: string) {
  return { className: classNames(styles.before, className), "data-icon": name };
}
