import gridStyles from "./card/card-grid.module.css";
import { GaragesAndLandRow } from "./garages-and-land/garages-and-land-row.tsx";
import type { GaragesAndLand } from "./listing-view.ts";
import type { CardView } from "./card/card-view.ts";
import { PlacedCard } from "./card/estate-card.tsx";
import { cardsOfSection } from "./group-pages.ts";
import styles from "./results-cards.module.css";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { ListingBlockProps } from "./listing-block.tsx";

/** The cards of one page of a list, in groups where it has them. */
export function ResultsCards({ view, isFirst }: ListingBlockProps) {
  const t = useTranslate();
  const { cards, sections } = view.results;
  const place = `home-${view.blockId}`;
  if (view.garagesAndLand)
    return <HomesFirst view={view} garagesAndLand={view.garagesAndLand} isFirst={isFirst} />;
  if (!sections)
    return <Cards cards={cards} isFirst={isFirst} headingLevel={isFirst ? "h2" : "h3"} place={place} />;
  return (
    <div className={styles.sections} data-groups="">
      {sections.map((section, at) => (
        <section
          className={styles.section}
          key={section.key}
          aria-label={section.name}
          data-group={section.key}
        >
          <h2 className={styles.name}>
            {section.name}{" "}
            <span className={styles.count}>{t("listing.results", { count: section.total })}</span>
          </h2>
          <Cards
            cards={cardsOfSection(section, cards)}
            isFirst={isFirst && at === 0}
            headingLevel="h3"
            place={place}
          />
        </section>
      ))}
    </div>
  );
}

type HomesFirstProps = ListingBlockProps & { readonly garagesAndLand: GaragesAndLand };

/** Homes, and behind them garages and land in a row of their own. */
function HomesFirst({ view, garagesAndLand, isFirst }: HomesFirstProps) {
  const { cards, garageAndLandIds } = view.results;
  const homes = cards.filter(({ id }) => !garageAndLandIds.includes(id));
  const rest = cards.filter(({ id }) => garageAndLandIds.includes(id));
  const shared = { headingLevel: isFirst ? "h2" : "h3", place: `home-${view.blockId}` } as const;
  return (
    <div className={styles.sections} data-groups="">
      {homes.length > 0 && (
        <div data-group="homes">
          <Cards cards={homes} isFirst={isFirst} {...shared} />
        </div>
      )}
      {rest.length > 0 && (
        <GaragesAndLandRow garagesAndLand={garagesAndLand} isAlone={homes.length === 0}>
          <Cards cards={rest} isFirst={false} {...shared} />
        </GaragesAndLandRow>
      )}
    </div>
  );
}

type CardsProps = {
  readonly cards: readonly CardView[];
  /** The first of a page: the picture of its first card is on the first screen. */
  readonly isFirst: boolean;
  readonly headingLevel: "h2" | "h3";
  /** The ids of their hearts begin with it. */
  readonly place: string;
};

function Cards({ cards, isFirst, headingLevel, place }: CardsProps) {
  return (
    <ul className={gridStyles.grid} data-cards="">
      {cards.map((card, at) => (
        <li className={gridStyles.cell} key={card.id}>
          <PlacedCard
            card={card}
            isUrgent={isFirst && at === 0}
            headingLevel={headingLevel}
            place={`${place}-${card.id}`}
          />
        </li>
      ))}
    </ul>
  );
}
