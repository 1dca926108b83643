import { titleOf } from "#domain/estate/title.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import { type FeedRow, type Listed, addressOf, anyText, picturesOf, textIn } from "../feed-row.ts";

/** Portals take some fifty pictures of a listing. */
const MOST_PICTURES = 50;

type Attachment = {
  readonly group: string;
  readonly url: string | undefined;
  readonly title?: string | undefined;
  readonly format: string;
};

function attachmentsOf(listed: Listed): Attachment[] {
  const { estate, locale } = listed;
  const page = (group: string, link: string, title?: string): Attachment => ({
    group,
    url: addressOf(listed, link),
    title,
    format: "text/html",
  });
  const all = [
    ...pictureAttachments(listed),
    ...estate.virtualVisits.map(({ link }) => page("PANORAMA", link)),
    ...estate.videos.map(({ link, title }) => page("FILMLINK", link, anyText(title, locale))),
    ...estate.files.map(({ link, comment }) => ({
      group: "DOKUMENTE",
      url: addressOf(listed, link),
      title: anyText(comment, locale),
      format: "application/pdf",
    })),
  ];
  return all.filter(({ url }) => url !== undefined);
}

function pictureAttachments(listed: Listed): Attachment[] {
  const pictures = picturesOf(listed).slice(0, MOST_PICTURES);
  const first = pictures.findIndex(({ isPlan }) => !isPlan);
  return pictures.map(({ url, isPlan, title }, at) => {
    const group = isPlan ? "GRUNDRISS" : at === first ? "TITELBILD" : "BILD";
    return { group, url, title, format: "image/jpeg" };
  });
}

export const TEXT_ROWS: readonly FeedRow[] = [
  {
    path: "freitexte.objekttitel",
    from: "general.title in the feed's language, else as the page is called",
    value: ({ estate, locale }) => titleOf(estate, locale).text,
    back: "general.title in the feed's language",
  },
  {
    path: "freitexte.dreizeiler",
    from: "general.shortDescription in the feed's language",
    value: ({ estate, locale }) => textIn(estate.general.shortDescription, locale),
  },
  {
    path: "freitexte.objektbeschreibung",
    from: "general.description in the feed's language",
    value: ({ estate, locale }) => textIn(estate.general.description, locale),
  },
  {
    path: "freitexte.objekt_text",
    from: "general.description in each other language",
    value: ({ estate, site, locale }) => {
      const others = LOCALES.filter((other) => other !== locale && site.locales.includes(other)).flatMap(
        (other) => {
          const text = textIn(estate.general.description, other);
          return text ? [{ "@lang": other, "#text": text }] : [];
        },
      );
      return others.length > 0 ? others : undefined;
    },
  },
  {
    path: "freitexte.ausstatt_beschr",
    from: "facilities, a line each",
    value: ({ estate, locale }) =>
      estate.facilities
        .map((facility) => anyText(facility, locale))
        .filter(Boolean)
        .join("\n"),
    back: "an extra field, “Equipment”",
  },
  {
    path: "anhaenge.anhang",
    from: "pictures, virtualVisits, videos and files, by their address",
    value: (listed) => {
      const attachments = attachmentsOf(listed).map(({ group, url, title, format }) => ({
        "@location": "REMOTE",
        "@gruppe": group,
        anhangtitel: title ?? "",
        format,
        daten: { pfad: url! },
      }));
      return attachments.length > 0 ? attachments : undefined;
    },
    back: `pictures (as JPEG, ${MOST_PICTURES} at most, the first photo as the first), virtualVisits, videos and files; titles in the feed's language alone`,
  },
  {
    path: "user_defined_simplefield",
    from: "extraFields, by their name",
    value: ({ estate, locale }) => {
      const fields = estate.extraFields.flatMap(({ name, value, value_lang_string: texts }) => {
        const title = anyText(name, locale);
        const text =
          anyText(texts, locale) ?? (value === null || value === undefined ? undefined : String(value));
        return title && text ? [{ "@feldname": title, "#text": text }] : [];
      });
      return fields.length > 0 ? fields : undefined;
    },
    back: "extraFields, as texts in the feed's language",
  },
];
