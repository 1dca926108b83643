import { CARD_SIZES } from "#features/listings/card/card-content.tsx";
import look from "#features/listings/card/estate-card.module.css";
import { useSay } from "#features/site/messages/say-context.tsx";
import { Spoken } from "#features/site/messages/spoken.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { CardLink } from "#ui/link/card-link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { RentalCardView } from "./rental-card-view.ts";
import styles from "./rental-card.module.css";

type RentalCardProps = {
  readonly card: RentalCardView;
  readonly isUrgent: boolean;
  /** One below the heading of the list. */
  readonly headingLevel: "h2" | "h3";
};

/** One holiday home: its title is the link, and the whole card takes the press. */
export function RentalCard({ card, isUrgent, headingLevel: Heading }: RentalCardProps) {
  const say = useSay();
  const facts = [
    { icon: "home", text: card.maxOccupation && say("rentals.personsFrom", { count: card.maxOccupation }) },
    { icon: "bed", text: card.bedrooms && say("listing.bedrooms", { count: card.bedrooms }) },
    { icon: "bath", text: card.bathrooms && say("listing.bathrooms", { count: card.bathrooms }) },
  ] as const;
  return (
    <article className={look.card}>
      <Picture className={styles.picture} picture={card.picture} sizes={CARD_SIZES} isUrgent={isUrgent} />
      <div className={look.body}>
        <p className={styles.price}>
          {card.priceFrom === null ? (
            say(card.isAvailable ? "rentals.onRequest" : "rentals.nothingFree")
          ) : (
            <>
              <span>{say("rentals.from")}</span> <strong>{card.priceFrom}</strong>{" "}
              <span>{say("rentals.perStay")}</span>
            </>
          )}
        </p>
        <Heading className={look.title}>
          <CardLink href={card.href}>
            <Spoken words={card.title} />
          </CardLink>
        </Heading>
        <p className={look.place}>
          {card.location && (
            <>
              <Spoken words={card.location} />
              {card.place && " · "}
            </>
          )}
          {card.place}
        </p>
        <ul className={look.facts}>
          {facts.map(
            ({ icon, text }) =>
              text && (
                <li className={look.fact} key={icon}>
                  <Icon name={icon} />
                  {text}
                </li>
              ),
          )}
        </ul>
      </div>
    </article>
  );
}
