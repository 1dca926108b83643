type Linked = { readonly link: string };

type Shown = {
  readonly virtualVisits: readonly Linked[];
  readonly videos: readonly Linked[];
  readonly files: readonly Linked[];
  readonly property?:
    | {
        readonly media?:
          | {
              readonly virtual_visits: readonly Linked[];
              readonly videos: readonly Linked[];
              readonly documents: readonly Linked[];
            }
          | null
          | undefined;
      }
    | null
    | undefined;
};

/**
 * An estate with the tours, films and papers of its attribute groups among its own, each address once. Example: a film in
 * `property.media.videos` stands in `videos` too.
 */
export function withMediaOfGroups<T extends Shown>(estate: T): T {
  const media = estate.property?.media;
  if (!media) return estate;
  return {
    ...estate,
    virtualVisits: eachOnce([...estate.virtualVisits, ...media.virtual_visits]),
    videos: eachOnce([...estate.videos, ...media.videos]),
    files: eachOnce([...estate.files, ...media.documents]),
  };
}

/** The first of an address stays: it may have a picture. */
function eachOnce<T extends Linked>(entries: readonly T[]): readonly T[] {
  return [...new Map(entries.toReversed().map((entry) => [entry.link, entry])).values()].toReversed();
}
