import { useCallback } from "react";
import { useLocation } from "react-router";
import { useSay } from "../shell/words/say-context.tsx";
import { CardGrid } from "./card/card-grid.tsx";
import type { CardView } from "./card/card-view.ts";
import { cardsOfSection } from "./pages/group-pages.ts";
import type { GroupSection } from "./listing-view.ts";
import { useTrail } from "./use-trail.ts";
import styles from "./results-cards.module.css";

type ResultsCardsProps = {
  readonly cards: readonly CardView[];
  readonly sections: readonly GroupSection[] | null;
  /** The list's own heading is the page's main one, so that cards come right below it. */
  readonly isFirst: boolean;
};

/** Pictures that can be on the first screen of a list. */
const URGENT = 2;

export function ResultsCards({ cards, sections, isFirst }: ResultsCardsProps) {
  const say = useSay();
  const { pathname, search } = useLocation();
  const trail = useCallback(
    () => ({ listHref: pathname + search, hrefs: cards.flatMap(({ href }) => href ?? []) }),
    [pathname, search, cards],
  );
  useTrail(trail);
  const urgent = isFirst ? URGENT : 0;
  if (!sections) return <CardGrid cards={cards} urgent={urgent} headingLevel={isFirst ? "h2" : "h3"} />;
  return (
    <div className={styles.sections}>
      {sections.map((section, at) => (
        <section className={styles.section} key={section.key} aria-label={section.name}>
          <h2 className={styles.name}>
            {section.name}{" "}
            <span className={styles.count}>{say("listing.results", { count: section.total })}</span>
          </h2>
          <CardGrid cards={cardsOfSection(section, cards)} urgent={at === 0 ? urgent : 0} />
        </section>
      ))}
    </div>
  );
}
