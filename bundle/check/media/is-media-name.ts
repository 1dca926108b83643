import { Link } from "#features/site/schema/primitives.ts";

/** A file's `link` is an address of the web or the name of a file in media/. */
export function isMediaName(link: string): boolean {
  return !Link.safeParse(link).success;
}
