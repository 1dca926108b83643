/** The id of a unit's card on the page, which its price on the map leads to. */
export function idOfCard(unitId: number): string {
  return `unit-${unitId}`;
}
