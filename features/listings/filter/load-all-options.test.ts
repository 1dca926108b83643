import { expect, test } from "vitest";
import { offeredOptions } from "./load-all-options.ts";

const row = (id: number, name: string) => ({ id, name, count: 1 });

test("a list of sales offers no rent, though the site has homes to let", () => {
  const transactions = [row(1, "Te koop"), row(2, "Te huur"), row(3, "Openbare verkoop")];
  const fixed = { where: { terms: { "general.transaction.id": [1, 3] } } };
  expect(offeredOptions({ transactions }, fixed).transactions?.map(({ id }) => id)).toEqual([1, 3]);
  expect(offeredOptions({ transactions }, {}).transactions).toHaveLength(3);
});

test("other types come last", () => {
  const headTypes = [row(5, "Andere"), row(3, "Appartement"), row(1, "Huis")];
  expect(offeredOptions({ headTypes }, {}).headTypes?.map(({ name }) => name)).toEqual([
    "Appartement",
    "Huis",
    "Andere",
  ]);
});
