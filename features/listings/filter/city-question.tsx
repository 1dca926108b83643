import { settleFilters } from "#domain/listing/filters.ts";
import { namesOfPlaces, withRadius } from "./names-of-places.ts";
import styles from "./filter-part.module.css";
import { summaryOf } from "./summary-of.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Button } from "#ui/link/button.tsx";
import { firstPageHref } from "../listing-href.ts";
import { FilterQuestion } from "./filter-question.tsx";
import type { QuestionProps } from "./list-filter.tsx";
import { CityFilter } from "./city-filter.island.tsx";
import { PlaceTree } from "./place-tree.tsx";
import places from "./city-question.module.css";
import { RADII } from "#domain/place/radii.ts";
import { ChoiceGroup } from "./choice-group.tsx";

/** Places: any by typing, those with most listings by one press, and how far around. */
export function CityQuestion({ view, filter, id }: QuestionProps) {
  const t = useTranslate();
  const names = namesOfPlaces(view.query, filter);
  return (
    <FilterQuestion
      label={t("listing.city")}
      isChosen={names.length > 0}
      summary={withRadius(summaryOf(names, t("listing.cityAll")), view.query)}
    >
      <div className={places.columns} data-columns="">
        <div className={styles.field}>
          <CityFilter id={`${id}-town`} fixed={view.fixed} />
        </div>
        <RadiusQuestion view={view} filter={filter} id={id} className={places.around} />
        <PlaceTree view={view} filter={filter} id={id} />
      </div>
      <PlacesFoot view={view} />
    </FilterQuestion>
  );
}

/** What the choice of places leads to; on phones the foot of the sheet says it. */
function PlacesFoot({ view: { query, path, results } }: Pick<QuestionProps, "view">) {
  const t = useTranslate();
  const { total } = results;
  const isChosen = query.cities.length + query.municipalities.length > 0;
  const without = settleFilters({ ...query, cities: [], municipalities: [] });
  return (
    <div className={places.foot}>
      {isChosen && (
        <Anchor className={places.clear} href={firstPageHref(path, without)} keepScroll>
          {t("listing.clearPlaces")}
        </Anchor>
      )}
      <Button type="submit" className={places.go}>
        {total > 0 ? t("listing.show", { count: total }) : t("listing.showNone")}
      </Button>
    </div>
  );
}

/** Towns that the sentence names; of the others it says how many. */
const NAMED = 5;

type RadiusQuestionProps = QuestionProps & { readonly className: string | undefined };

/** How far around all places that are chosen, and which towns come in with it. */
function RadiusQuestion({ view, filter, id, className }: RadiusQuestionProps) {
  const t = useTranslate();
  const { radius, cities, municipalities } = view.query;
  const { addedByRadius } = filter;
  if (cities.length + municipalities.length === 0) return null;
  const towns = addedByRadius.slice(0, NAMED).join(", ");
  const more = addedByRadius.length - NAMED;
  return (
    <div className={className}>
      <ChoiceGroup
        id={id}
        type="radio"
        look="stops"
        name="radius"
        legend={t("listing.radius")}
        options={[
          { id: "", name: t("listing.radiusNone") },
          ...RADII.map((km) => ({ id: String(km), name: t("listing.radiusOption", { radius: km }) })),
        ]}
        chosen={[String(radius ?? "")]}
      />
      {radius !== null && addedByRadius.length > 0 && (
        <p className={styles.added}>
          {more > 0
            ? t("listing.radiusAddsMore", { radius, towns, more })
            : t("listing.radiusAdds", { radius, towns })}
        </p>
      )}
    </div>
  );
}
