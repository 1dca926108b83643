import { z } from "zod";
import { Id, known, MultilingualText, MediaName } from "#features/site/schema/primitives.ts";

/** `id` is the site's own and stands in the photo's address; `file` names a file of the bundle's media folder, then its content address. */
export const RentalPhoto = z.object({
  id: Id,
  file: MediaName,
  title: known(MultilingualText),
  width: known(z.int().positive()),
  height: known(z.int().positive()),
  placeholder: known(z.string().max(4_000)),
});
export type RentalPhoto = z.infer<typeof RentalPhoto>;

/** Where a photo is at a size. */
export const RentalPhotoAddress = z.object({ address: z.string() });
