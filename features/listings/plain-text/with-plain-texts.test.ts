import { expect, test } from "vitest";
import { withPlainTexts } from "./with-plain-texts.server.ts";

const LISTING = {
  general: {
    id: 12,
    title: { nl: "<b>Villa</b> &amp; tuin", fr: "Villa" },
    description: { nl: "<p>Een <b>villa</b></p>" },
    sticker: { name: { nl: "<i>Nieuw</i>" } },
    address: { street: { nl: "Kouter&nbsp;" }, number: "<b>12</b>" },
  },
  files: [{ link: "https://example.be/?a=1&copy;=2", comment: { nl: "Attest &eacute;&eacute;n" } }],
  salesRep: { description: { nl: "<b>Kent Gent</b>" } },
};

test("titles, names, addresses and remarks lose their markup; descriptions and links keep what they are", () => {
  expect(withPlainTexts(LISTING)).toEqual({
    general: {
      id: 12,
      title: { nl: "Villa & tuin", fr: "Villa" },
      description: { nl: "<p>Een <b>villa</b></p>" },
      sticker: { name: { nl: "Nieuw" } },
      address: { street: { nl: "Kouter" }, number: "12" },
    },
    files: [{ link: "https://example.be/?a=1&copy;=2", comment: { nl: "Attest één" } }],
    salesRep: { description: { nl: "Kent Gent" } },
  });
});

test("it is told which texts had markup", () => {
  const paths: string[] = [];
  withPlainTexts(LISTING, (path) => paths.push(path));
  expect(paths).toEqual([
    "general.title.nl",
    "general.sticker.name.nl",
    "general.address.street.nl",
    "general.address.number",
    "files.0.comment.nl",
    "salesRep.description.nl",
  ]);
});

test("a listing without markup is passed on as it is", () => {
  const plain = { general: { id: 1, title: { nl: "EPC < 100 & zuid" } } };
  expect(withPlainTexts(plain)).toBe(plain);
});
