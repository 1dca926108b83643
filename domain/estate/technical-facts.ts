/** The condition of what nobody has lived in yet. */
const NEW = "NEW";
/** The head type of new-build projects. */
const NEW_BUILD = 7;
/** What was built so long ago is no new-build, whenever that is asked. */
const LAST_OLD_YEAR = 2020;

type Flag = boolean | null | undefined;

/** An estate of either display model, as far as it says what state it is in; the attribute groups know better where they know at all. */
export type TechnicalEstate = {
  readonly general?: { readonly floor?: number | null; readonly headType?: { readonly id: number } | null };
  readonly technical?: {
    readonly constructionYear?: number | null;
    readonly condition?: string | null;
    readonly newBuilding?: Flag;
    readonly furniture?: Flag;
    readonly elevator?: Flag;
  } | null;
  readonly property?: {
    readonly construction?: {
      readonly construction_year?: number | null;
      readonly condition?: string | null;
      readonly floor?: number | null;
    } | null;
    readonly comfort?: { readonly furnished?: Flag; readonly elevator?: Flag } | null;
  } | null;
};

export type TechnicalFacts = {
  readonly constructionYear: number | null;
  readonly condition: string | null;
  readonly isNewBuilding: boolean | null;
  readonly isFurnished: boolean | null;
  readonly hasElevator: boolean | null;
  readonly floor: number | null;
};

/**
 * What searches ask of an estate's state, whichever model says it; null is unknown. Whether it is
 * new-build follows from its condition, its type and its year where nothing says so itself, since the attribute groups have no such field. Example:
 * `property.construction.condition` "NEW" alone makes a new building in the condition "NEW".
 */
export function technicalFactsOf({ general, technical, property }: TechnicalEstate): TechnicalFacts {
  const { construction, comfort } = property ?? {};
  const condition = construction?.condition ?? technical?.condition ?? null;
  const constructionYear = construction?.construction_year ?? technical?.constructionYear ?? null;
  const isNew = isNewBuilding(general?.headType?.id, condition, constructionYear);
  return {
    constructionYear,
    condition,
    isNewBuilding: technical?.newBuilding ?? isNew,
    isFurnished: comfort?.furnished ?? technical?.furniture ?? null,
    hasElevator: comfort?.elevator ?? technical?.elevator ?? null,
    floor: general?.floor ?? construction?.floor ?? null,
  };
}

function isNewBuilding(
  headType: number | undefined,
  condition: string | null,
  year: number | null,
): boolean | null {
  if (condition !== null) return condition === NEW;
  if (headType === NEW_BUILD) return true;
  return year !== null && year <= LAST_OLD_YEAR ? false : null;
}
