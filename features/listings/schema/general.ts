import { z } from "zod";
import {
  Amount,
  Count,
  HexColour,
  Id,
  IsoInstant,
  known,
  MultilingualText,
  Reference,
} from "#features/site/schema/primitives.ts";
import { Address } from "#features/site/schema/address.ts";

/** Euro; `period` says what a rent is counted per, `annuity` what a life annuity costs a month beside its bouquet (`value`). */
const Price = z.object({
  value: known(Amount),
  totalPrice: known(Amount),
  priceFrom: known(Amount),
  constructionValue: known(Amount),
  groundValue: known(Amount),
  infrastructureValue: known(Amount),
  furnitureValue: known(Amount),
  deposit: known(Amount),
  annuity: known(Amount),
  period: known(z.object({ name: known(MultilingualText) })),
});
type Price = z.infer<typeof Price>;

/** Id 1 is the sold badge, id 2 the rented badge; any other shows its name on its own colours. */
const Sticker = z.object({
  id: Id,
  name: known(MultilingualText),
  color: known(HexColour),
  colorText: known(HexColour),
});
type Sticker = z.infer<typeof Sticker>;

/** The id of a listing in the agency's own system. */
export const ExternalId = z
  .string()
  .regex(/^[^\p{Cc}]{1,200}$/u, "expected a text of 1 to 200 characters, without line breaks");

export const General = z.object({
  id: Id,
  externalId: known(ExternalId),
  parentId: known(Id),
  headType: known(Reference),
  subType: known(Reference),
  transaction: known(Reference),
  address: known(Address),
  price: known(Price),
  bedroomCount: known(Count),
  publicationDate: known(IsoInstant),
  title: known(MultilingualText),
  description: known(MultilingualText),
  shortDescription: known(MultilingualText),
  floor: known(z.int().min(-20).max(500)),
  floorId: known(z.int()),
  project: z.boolean().default(false),
  hidden: known(z.boolean()),
  sticker: known(Sticker),
  reference: known(z.string().max(100)),
  buildingName: known(z.string().max(200)),
  architect: known(z.string().max(200)),
  petsAllowed: known(z.boolean()),
});
