import { RADII } from "#domain/place/radii.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { ChoiceGroup } from "./choice-group.tsx";
import styles from "./filter-part.module.css";
import type { QuestionProps } from "./list-filter.tsx";

/** Towns that the sentence names; of the others it says how many. */
const NAMED = 5;

type RadiusQuestionProps = QuestionProps & { readonly className: string | undefined };

/** How far around all places that are chosen, and which towns come in with it. */
export function RadiusQuestion({ view, filter, id, className }: RadiusQuestionProps) {
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
