import { useId } from "react";
import { favoriteOfRental } from "#domain/favorites.ts";
import { nightsOf } from "#domain/rental/period.ts";
import { CARD_SIZES } from "#features/listings/card/card-content.tsx";
import { CardPlace } from "#features/listings/card/card-place.tsx";
import look from "#features/listings/card/estate-card.module.css";
import { Heart } from "#features/listings/heart/heart.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { useLocale } from "#features/site/locale-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { iconBefore } from "#ui/icon/icon.tsx";
import { CardLink } from "#ui/link/card-link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { stayInWords } from "./dates/stay-words.ts";
import type { RentalCardView } from "./rental-card-view.ts";
import styles from "./rental-card.module.css";

type RentalCardProps = {
  readonly card: RentalCardView;
  readonly isUrgent?: boolean;
  /** Without one where the page has another way to let go of it. */
  readonly hasHeart?: boolean;
  /** One below the heading of the list. */
  readonly headingLevel: "h2" | "h3";
};

/** One holiday home: its title is the link, and the whole card takes the press. */
export function RentalCard({
  card,
  isUrgent = false,
  hasHeart = true,
  headingLevel: Heading,
}: RentalCardProps) {
  const place = useId();
  const t = useTranslate();
  const facts = [
    { icon: "home", text: card.maxOccupation && t("rentals.personsFrom", { count: card.maxOccupation }) },
    { icon: "bed", text: card.bedrooms && t("listing.bedrooms", { count: card.bedrooms }) },
    { icon: "bath", text: card.bathrooms && t("listing.bathrooms", { count: card.bathrooms }) },
  ] as const;
  return (
    <article className={look.card}>
      <div className={look.content}>
        <Picture className={look.media} picture={card.picture} sizes={CARD_SIZES} isUrgent={isUrgent} />
        <Price card={card} />
        <Heading className={look.title}>
          <CardLink href={card.href}>
            <Localized words={card.title} />
          </CardLink>
        </Heading>
        <p className={look.place}>
          {card.location && (
            <>
              <Localized words={card.location} />
              {(card.street || card.city) && "\u00a0· "}
            </>
          )}
          <CardPlace street={card.street} city={card.city} />
        </p>
        <ul className={look.facts}>
          {facts.map(
            ({ icon, text }) =>
              text && (
                <li {...iconBefore(icon, look.fact)} key={icon}>
                  {text}
                </li>
              ),
          )}
        </ul>
      </div>
      {hasHeart && <Heart id={favoriteOfRental(card.id)} place={place} estate={card.title.text} />}
    </article>
  );
}

function Price({ card }: { readonly card: RentalCardView }) {
  const t = useTranslate();
  if (card.stay) return <StayPrice stay={card.stay} />;
  if (card.priceFrom === null)
    return (
      <p className={look.onRequest}>
        {t(card.isAvailable ? "listing.priceOnRequest" : "rentals.nothingFree")}
      </p>
    );
  return (
    <p className={look.price}>
      <span className={look.beside}>{t("rentals.from")} </span>
      {card.priceFrom}
      <span className={look.beside}> {t("rentals.perStay")}</span>
    </p>
  );
}

/** The whole stay that fits, and by how much its days are others than those that were asked for. */
function StayPrice({ stay }: { readonly stay: NonNullable<RentalCardView["stay"]> }) {
  const t = useTranslate();
  const locale = useLocale();
  const count = Math.abs(stay.dayOffset);
  return (
    <>
      <p className={look.price}>
        {stay.price ?? t("listing.priceOnRequest")}
        <span className={look.beside}> {t("rentals.forNights", { count: nightsOf(stay) })}</span>
      </p>
      <p className={styles.days}>
        {stayInWords(stay, { locale, t })}
        {count > 0 && (
          <span className={styles.dayOffset}>
            {t(stay.dayOffset < 0 ? "rentals.earlier.days" : "rentals.later.days", { count })}
          </span>
        )}
      </p>
    </>
  );
}
