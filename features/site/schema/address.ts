import { z } from "zod";
import { REGIONS } from "#domain/estate/reference/enumerations.ts";
import { Id, known, MultilingualText } from "./primitives.ts";

export const City = z.object({
  id: Id,
  zip: known(z.string().max(12)),
  name: known(z.string().max(120)),
  alias: known(MultilingualText),
});

/** WGS 84 degrees. */
export const Location = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

export const Address = z.object({
  visible: z.boolean().default(true),
  street: known(MultilingualText),
  number: known(z.string().max(20)),
  box: known(z.string().max(20)),
  city: known(City),
  country: known(z.object({ id: z.string().max(10) })),
  region: known(z.enum(REGIONS)),
  location: known(Location),
  geoPrecision: known(z.literal([0, 1, 2, 3])),
});
export type Address = z.infer<typeof Address>;
