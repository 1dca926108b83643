import { expect, test } from "vitest";
import { hiddenAddressOf } from "./street-names.ts";
import { textsWithoutStreet, type MentionedStreet } from "./texts-without-street.ts";

const address = {
  visible: false,
  street: { nl: "Kerkstraat" },
  number: "12",
  city: { zip: "9000", name: "Gent", alias: { fr: "Gand" } },
};
const hidden = hiddenAddressOf([address]);
const LISTING = {
  general: {
    id: 8,
    title: { nl: "Villa Kerkstraat 12", fr: "Villa Kerkstraat 12" },
    reference: "Kerkstr. 12",
    address,
  },
  pictures: [{ file: "kerkstraat-12.jpg", title: { nl: "De gevel, Kerkstraat 12" } }],
  files: [{ link: "https://papers.example/kerkstraat-12.pdf", comment: { nl: "EPC Kerkstraat 12" } }],
  extraFields: [{ value: "Kerkstraat 12", value_lang_string: { fr: "Kerkstraat 12" } }],
  property: { description: { nl: "<p>Kerkstraat <b>12</b></p>" } },
  salesRep: { description: { nl: "Ons kantoor in de Kerkstraat" } },
};

test("titles, captions, names of papers, extra fields and descriptions tell the city of their language", () => {
  expect(textsWithoutStreet(LISTING, hidden)).toEqual({
    ...LISTING,
    general: { ...LISTING.general, title: { nl: "Villa Gent", fr: "Villa Gand" }, reference: "Gent" },
    pictures: [{ file: "kerkstraat-12.jpg", title: { nl: "De gevel, Gent" } }],
    files: [{ link: LISTING.files[0]!.link, comment: { nl: "EPC Gent" } }],
    extraFields: [{ value: "Gent", value_lang_string: { fr: "Gand" } }],
    property: { description: { nl: "<p>Gent<b></b></p>" } },
  });
});

test("it is told of each text with its words, and of links that it can't change", () => {
  const told: MentionedStreet[] = [];
  textsWithoutStreet(LISTING, hidden, (text) => told.push(text));
  expect(told.map(({ path }) => path)).toEqual([
    "general.title.nl",
    "general.title.fr",
    "general.reference",
    "pictures.0.title.nl",
    "files.0.link",
    "files.0.comment.nl",
    "extraFields.0.value",
    "extraFields.0.value_lang_string.fr",
    "property.description.nl",
  ]);
  expect(told[4]).toEqual({ path: "files.0.link", words: ["kerkstraat-12"], instead: null });
});

test("a listing that does not tell its street is passed on as it is", () => {
  const silent = { general: { title: { nl: "Villa in Gent" }, address } };
  expect(textsWithoutStreet(silent, hidden)).toBe(silent);
});
