import type { Locale } from "../../../domain/locale/locale.ts";
import type { Town } from "../place/town.ts";

type Words = Record<Locale, string>;

/** `sold` and `option` name units that are taken; all others are for sale. */
export type ProjectPlan = {
  subType: "APARTMENT_GROUP" | "HOUSE_GROUP" | "MIXED_PROJECT";
  kind: "flat" | "semi";
  town: Town;
  street: string;
  number: string;
  title: Words;
  description: Words;
  phase: Words;
  architect: string;
  units: readonly string[];
  sold: readonly string[];
  option: readonly string[];
  /** Says "from" on the project itself; without it the cheapest unit speaks. */
  showsPriceFrom: boolean;
  progress: number;
  deliveryInDays: number;
  seaView: boolean;
};
