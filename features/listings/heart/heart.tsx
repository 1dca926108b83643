import { useContext } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { classNames } from "#ui/class-names.ts";
import { iconBefore } from "#ui/icon/icon.tsx";
import { RenderedFavorites } from "./rendered-favorites.ts";
import { FAVORITES_FORM } from "./favorites-form.ts";
import styles from "./heart.module.css";

type HeartProps = {
  readonly id: number;
  /** The button's own id: a browser without scripts comes back to where it was on the page. */
  readonly place: string;
  readonly estate: string;
  /** Words beside the sign, where there is room for them. */
  readonly label?: string;
};

/**
 * Keeps an estate as a favourite: a button of the page's one form. With scripts it is a switch that needs no server, and
 * `hearts.browser.ts` writes into it whether it is pressed.
 */
export function Heart({ id, place, estate, label }: HeartProps) {
  const t = useTranslate();
  const isKept = useContext(RenderedFavorites)?.includes(id);
  return (
    <button
      type="submit"
      form={FAVORITES_FORM}
      name={isKept ? "remove" : "add"}
      value={`${id} ${place}`}
      id={place}
      {...iconBefore("heart", classNames(styles.heart, label !== undefined && styles.worded))}
      aria-label={t("favorites.keep", { home: estate })}
      aria-pressed={isKept}
      data-home={estate}
      suppressHydrationWarning
    >
      {label}
    </button>
  );
}
