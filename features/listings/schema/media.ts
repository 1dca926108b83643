import { z } from "zod";
import { Id, known, Link, MultilingualText, MediaName } from "#features/site/schema/primitives.ts";

/** `file` and `thumbnail` name files of the bundle's media folder on the way in, content addresses on the way out. */
export const Picture = z.object({
  file: MediaName,
  thumbnail: known(MediaName),
  index: z.int().min(0).default(0),
  title: known(MultilingualText),
  kind: z.enum(["photo", "floorplan"]).default("photo"),
  width: known(z.int().positive()),
  height: known(z.int().positive()),
  placeholder: known(z.string().max(4_000)),
});
export type Picture = z.infer<typeof Picture>;

/** A picture as the API answers it. */
export const PublishedPicture = Picture.extend({
  urls: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      "Where the picture is served, by size: `{use}-{width in pixels}`. An address is for ever, since it holds the content's hash; the type (AVIF, WebP or JPEG) " +
        "follows `Accept`, or is asked for with `.avif`, `.webp` or `.jpg` at the end. Relative to the origin of the API unless the operator has an image CDN. " +
        'Example: `{"card-760": "/media/0f…9c/card-760", "gallery-1600": "/media/0f…9c/gallery-1600"}`.',
    ),
});

/** `link` is an address of the web, or names an MP4 or WebM of the bundle's media folder; on the way out its address. */
export const Video = z.object({
  link: z.union([Link, MediaName], { error: "expected an https, mailto or tel link, or a path" }),
  title: known(MultilingualText),
  picture: known(MediaName),
});

/** Type 2 is the main visit. */
export const VirtualVisit = z.object({ type: z.object({ id: Id }), link: Link });

export const EstateFile = z.object({
  type: known(z.string().max(60)),
  link: z.union([Link, MediaName], { error: "expected an https, mailto or tel link, or a path" }),
  comment: known(MultilingualText),
  bytes: known(z.int().min(0)),
});

export const SalesRep = z.object({
  id: known(Id),
  firstname: known(z.string().max(100)),
  lastname: known(z.string().max(100)),
  picture: known(MediaName),
  mobile: known(z.string().max(40)),
  phone: known(z.string().max(40)),
  email: known(z.email()),
  description: known(MultilingualText),
  bivNumber: known(z.string().max(40)),
});
export type SalesRep = z.infer<typeof SalesRep>;

export const ExtraField = z.object({
  extra_field_autoid: Id,
  type: z.string().max(40),
  name: known(MultilingualText),
  value: known(z.union([z.string(), z.number(), z.boolean()])),
  value_lang_string: known(MultilingualText),
});

/** Who to call about an estate, and whether visits can be booked in their agenda. */
export const ContactInfo = SalesRep.extend({ takesVisits: known(z.boolean()) });
export type ContactInfo = z.infer<typeof ContactInfo>;
