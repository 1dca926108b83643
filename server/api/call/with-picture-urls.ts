import { pictureUrls } from "#platform/media/picture-urls.ts";

/** A picture's content address; inside a text of JSON the quotes would be escaped, so that nothing else reads like this. */
const FILE = /"file": ?"([\w./-]+)"/g;

/** An answer whose pictures say where they are served, in every size: as text, since reading and writing it would cost more than the search. */
export function withPictureUrls(json: string, cdn: string | null | undefined): string {
  return json.replace(
    FILE,
    (pair, file: string) => `${pair},"urls":${JSON.stringify(pictureUrls(file, cdn))}`,
  );
}
