import { Localized } from "#features/site/messages/localized.tsx";
import { CardLink } from "#ui/link/card-link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import styles from "./item-cards.module.css";
import type { ItemView } from "./item-view.ts";

type ItemCardsProps = { readonly items: readonly ItemView[]; readonly headingLevel?: "h2" | "h3" };

/** Items of an agency's own content; each leads to its page where it has one. */
export function ItemCards({ items, headingLevel = "h3" }: ItemCardsProps) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id} className={styles.cell}>
          <ItemCard item={item} Heading={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

function ItemCard({ item, Heading }: { readonly item: ItemView; readonly Heading: "h2" | "h3" }) {
  return (
    <article className={styles.card}>
      {item.picture && (
        <Picture
          className={styles.picture}
          picture={item.picture}
          sizes="(min-width: 62rem) 26rem, (min-width: 36rem) 50vw, 100vw"
        />
      )}
      {item.date && (
        <time className={styles.date} dateTime={item.date.day}>
          {item.date.text}
        </time>
      )}
      <Heading className={styles.title}>
        <CardLink href={item.href}>
          <Localized words={item.title} />
        </CardLink>
      </Heading>
      {item.intro && (
        <p className={styles.intro}>
          <Localized words={item.intro} />
        </p>
      )}
    </article>
  );
}
