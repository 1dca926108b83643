/** Euro with whole cents, half a cent up: `roundToCent(2627.5919)` is 2627.59, `roundToCent(1.005)` is 1.01. */
export function roundToCent(euro: number): number {
  return Math.round((euro + Number.EPSILON * Math.abs(euro)) * 100) / 100;
}
