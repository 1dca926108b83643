import { unbrokenCity, unbrokenStreet } from "#domain/estate/address/address.ts";
import styles from "./estate-card.module.css";

type CardPlaceProps = { readonly street: string | null; readonly city: string | null };

/** Street and city, as far as they are shown: no line ends inside "8301 Heist-aan-Zee" that fits on a line of its own. */
export function CardPlace({ street, city }: CardPlaceProps) {
  return (
    <>
      {street && `${unbrokenStreet(street)}${city ? ", " : ""}`}
      {city && <span className={styles.city}>{unbrokenCity(city)}</span>}
    </>
  );
}
