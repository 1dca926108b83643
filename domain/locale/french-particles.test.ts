import { expect, test } from "vitest";
import { inFrenchCity, isElidedBefore } from "./french-particles.ts";

test.each(["Anne", "Émile", "Œdipe", "Yves", "an Peeters"])("de is elided before %s", (name) => {
  expect(isElidedBefore(name)).toBe(true);
});

test.each(["Yannick", "Hugo", "Jean", "1801", "« Étoile »", ""])("de stays as it is before %s", (name) => {
  expect(isElidedBefore(name)).toBe(false);
});

test.each([
  ["Alost", "à Alost"],
  ["Le Roeulx", "au Roeulx"],
  ["Les Bons Villers", "aux Bons Villers"],
  ["La Louvière", "à La Louvière"],
  ["L’Escaillère", "à L’Escaillère"],
  ["Leuven", "à Leuven"],
])("in %s is %s in French", (city, words) => {
  expect(inFrenchCity(city)).toBe(words);
});
