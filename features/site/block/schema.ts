import { z } from "zod";
import { Id, known, Link, MultilingualText, Slug } from "../schema/primitives.ts";

/** What every block has: an id of its own on its page, its type, and a heading if it wants one. */
export const block = <T extends string>(type: T) =>
  z.object({ id: Slug, type: z.literal(type), heading: known(MultilingualText) });

/** Where a button of a block leads: a page of the site's, or any link. */
export const BlockLink = z.object({ label: MultilingualText, pageId: known(Id), link: known(Link) });
