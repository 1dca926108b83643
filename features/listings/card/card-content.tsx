import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { CardLink } from "#ui/link/card-link.tsx";
import { Badge } from "#ui/label/badge.tsx";
import { EpcArrow } from "#ui/label/epc-arrow.tsx";
import { iconBefore } from "#ui/icon/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { CardPlace } from "./card-place.tsx";
import type { CardView } from "./card-view.ts";
import { badgeOf, ListingLabels } from "./listing-badges.tsx";
import styles from "./estate-card.module.css";
import { Amount } from "#ui/label/price.tsx";

export type CardContentProps = {
  readonly card: CardView;
  readonly headingLevel: "h2" | "h3";
  /** The picture is on the first screen: it loads at once. */
  readonly isUrgent: boolean;
};

/**
 * As wide as a column of the grid gets: the page has a twentieth of the screen at each side. A phone's sharp screen gets two
 * thirds of its pixels: nobody sees the difference there, and it weighs half as much.
 */
export const CARD_SIZES =
  "(min-width: 64rem) 27rem, (min-width: 40rem) 45vw, (min-resolution: 1.5dppx) 60vw, 90vw";

/** What a card says of a listing, the same for every visitor. */
export function CardContent({ card, headingLevel: Heading, isUrgent }: CardContentProps) {
  const t = useTranslate();
  const badge = badgeOf(card);
  const { certificate } = card;
  return (
    <>
      <Picture className={styles.media} picture={card.picture} sizes={CARD_SIZES} isUrgent={isUrgent}>
        {badge && <Badge>{t(`listing.${badge}`)}</Badge>}
        <ListingLabels marks={card} className={styles.marks} />
      </Picture>
      {(card.price || !badge) && <CardPrice price={card.price} />}
      {card.energyLabel && (
        <EpcArrow
          className={styles.energy}
          label={card.energyLabel}
          name={certificate ? t("listing.epc", { certificate }) : t("listing.energyLabel")}
        />
      )}
      <Heading className={styles.title}>
        <CardLink href={card.href}>
          <Localized words={card.title} />
        </CardLink>
      </Heading>
      <p className={styles.place}>
        {card.subType && <Localized words={card.subType} />}
        {card.subType && (card.street || card.city) && "\u00a0· "}
        <CardPlace street={card.street} city={card.city} />
      </p>
      <Facts card={card} />
    </>
  );
}

function Facts({ card }: { card: CardView }) {
  const t = useTranslate();
  const facts = [
    { icon: "bed", text: card.bedrooms && t("listing.bedrooms", { count: card.bedrooms }) },
    { icon: "bath", text: card.bathrooms && t("listing.bathrooms", { count: card.bathrooms }) },
    { icon: "area", text: card.area },
    { icon: "land", text: card.area ? null : card.land },
  ] as const;
  return (
    <ul className={styles.facts}>
      {facts.map(
        ({ icon, text }) =>
          text && (
            <li {...iconBefore(icon, styles.fact)} key={icon}>
              {text}
            </li>
          ),
      )}
    </ul>
  );
}

function CardPrice({ price }: { readonly price: CardView["price"] }) {
  const t = useTranslate();
  if (!price) return <p className={styles.onRequest}>{t("listing.priceOnRequest")}</p>;
  return (
    <p className={styles.price}>
      {price.before && <span className={styles.beside}>{t(price.before)} </span>}
      <Amount amount={price.text} />
      {price.period && (
        <span className={styles.beside}>
          {" "}
          <Localized words={price.period} />
        </span>
      )}
      {price.annuity && (
        <span className={styles.beside}> {t("listing.annuity", { annuity: price.annuity })}</span>
      )}
    </p>
  );
}
