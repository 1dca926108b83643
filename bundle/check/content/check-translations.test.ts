import { expect, test } from "vitest";
import { bundleFiles } from "../../testing/test-bundle.ts";
import { check } from "../../testing/test-check.ts";

const told = async (words: object, locale = "fr") =>
  (await check(bundleFiles({ [`translations/${locale}.json`]: JSON.stringify(words) }))).warnings;

test.each<[string, object, string[]]>([
  [
    "a key that is mistyped",
    { "listing.emtpy": "Rien" },
    ["listing.emtpy: no text of the site has this key; did you mean listing.empty?"],
  ],
  [
    "a key that nothing is like",
    { "footer.our-own-copyright-line": "©" },
    ["footer.our-own-copyright-line: no text of the site has this key"],
  ],
  [
    "a placeholder that nothing fills",
    { "listing.annuity": "+ {annuite} par mois, {annuity}" },
    ["listing.annuity: {annuite} is filled by nothing and shows as it stands; there is {annuity}"],
  ],
  [
    "a placeholder where there are none",
    { "listing.empty": "Rien à {city}" },
    ["listing.empty: {city} is filled by nothing and shows as it stands; this text has no placeholders"],
  ],
  [
    "a placeholder that is missing",
    { "slider.show": "Photo {number}" },
    ["slider.show: leaves out {total}, so that visitors don't read it"],
  ],
  [
    "a placeholder with spaces in it",
    { "listing.annuity": "+ { annuity } par mois" },
    ["listing.annuity: leaves out {annuity}, so that visitors don't read it"],
  ],
])("%s is named with its file and key", async (_what, words, warnings) => {
  expect(await told(words)).toEqual(warnings.map((line) => `translations/fr.json: ${line}`));
});

test.each<[string, object]>([
  ["a text of its own for a key that there is", { "listing.empty": "Rien" }],
  ["a singular without a figure", { "listing.bedrooms.one": "une chambre" }],
  ["one text for all plural forms", { "listing.bedrooms": "{count} ch." }],
  ["a plural form that only some languages have", { "listing.bedrooms.many": "{count} de chambres" }],
  ["an empty text, which the product's own takes the place of", { "slider.show": "" }],
])("%s is fine", async (_what, words) => {
  expect(await told(words)).toEqual([]);
});
