/** An office on a map. */
export type OfficePoint = {
  readonly id: number;
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
};
