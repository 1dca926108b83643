import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EstateNode } from "#features/listings/schema/estate.ts";
import { ReferenceData } from "#features/site/schema/reference.ts";
import { withHomesState } from "#domain/estate/project/homes-state.ts";
import { withProjectPrice } from "#domain/estate/project/project-price.ts";
import { indexReference } from "../check/reference-index.ts";
import { cardOfEstate } from "../commit/card-of-estate.ts";
import { DERIVED_FORM } from "../commit/derived-form.ts";
import { stagedCells } from "../commit/staged-line.ts";
import { rebuiltBuilding } from "./rebuilt-building.ts";
import { rebuiltUnit } from "./rebuild-rentals.ts";
import { SAMPLE_LISTINGS, SAMPLE_REFERENCE, SAMPLE_RENTALS } from "./testing/sample-listings.ts";

const FILE = join(import.meta.dirname, "testing/derived-form.json");

type Derived = { readonly form: number; readonly rows: readonly unknown[] };

const stored = (document: unknown) => ({ document, privateAddress: null, figures: null });

/** Everything that is derived from the samples, as plain data. */
function deriveSamples(): unknown[] {
  const facts = { reference: indexReference(ReferenceData.parse(SAMPLE_REFERENCE)), texts: undefined };
  const nodes = SAMPLE_LISTINGS.map((listing) => EstateNode.parse(listing));
  const buildings = Map.groupBy(nodes, ({ general }) => general.parentId ?? general.id);
  const listings = buildings.values().flatMap((building) => {
    const staged = rebuiltBuilding(building.map(stored), facts);
    return staged.map((one) => Object.assign(stagedCells(one), { hash: null }));
  });
  const told = nodes
    .filter(({ general }) => general.project)
    .map((project) => {
      const estates = nodes.filter(({ general }) => general.parentId === project.general.id);
      const facts = estates.map(({ general, property }) => ({
        status: property?.status ?? null,
        transactionId: general.transaction?.id ?? null,
        headTypeId: general.headType?.id ?? null,
        subTypeId: general.subType?.id ?? null,
        price: general.price?.value ?? null,
        isPriceHidden: false,
      }));
      const shown = withHomesState(withProjectPrice(project, facts), facts);
      return { document: shown, card: cardOfEstate(shown) };
    });
  const units = SAMPLE_RENTALS.map((document, index) =>
    rebuiltUnit({ id: String(index), document, privateAddress: null }, facts),
  );
  return JSON.parse(JSON.stringify([...listings, ...told, ...units]));
}

test("what is derived from the samples is what was derived when the form got its number", () => {
  const noted = JSON.parse(readFileSync(FILE, "utf8")) as Derived;
  const rows = deriveSamples();
  if (process.env["NOTE_DERIVED_FORM"] && DERIVED_FORM > noted.form)
    writeFileSync(FILE, `${JSON.stringify({ form: DERIVED_FORM, rows }, null, 1)}\n`);
  const { form, rows: expected } = JSON.parse(readFileSync(FILE, "utf8")) as Derived;
  const advice =
    "Listings that are stored already would keep what was derived before: raise DERIVED_FORM (bundle/commit/" +
    "derived-form.ts), then note the new outcome: NOTE_DERIVED_FORM=1 npx vitest run bundle/reindex/derived-form.test.ts";
  expect(rows, advice).toEqual(expected);
  expect(DERIVED_FORM, advice).toBe(form);
});
