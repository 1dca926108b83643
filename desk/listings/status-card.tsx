import { isForRent, statusOfTransaction } from "#domain/estate/reference/status.ts";
import { LIFE_ANNUITY, transactionOf } from "#domain/estate/reference/transactions.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import { NumberField } from "../fields/number-field.tsx";
import { ChipsField } from "../fields/options-field.tsx";
import { SwitchField } from "../fields/switch-field.tsx";
import { useLanguage } from "../language/language.tsx";
import { usePerson } from "../session/session.ts";
import { Card } from "../shell/card.tsx";
import { isObject, type ListingDocument, valueAtPath, withValue } from "./document/listing-document.ts";
import { useEditedListing, useFieldAt } from "./document/use-listing-document.ts";
import styles from "./listing.module.css";
import { SalesRepField } from "./sales-rep-field.tsx";
import { StatusField } from "./status-field.tsx";
import { useListingChoices } from "./use-listing-choices.ts";

/** What an agent changes every week: whether it can still be had, for how much, and where the site puts it. */
export function StatusCard() {
  const { t } = useLanguage();
  const { document } = useEditedListing();
  return (
    <Card title={t("listing.statusAndPrice")}>
      <div className={styles.fields}>
        <TransactionField />
        {valueAtPath(document.document, "general.project") !== true && <PriceField />}
        <HighlightField />
        {usePerson().role !== "agent" && <SalesRepField />}
        <HiddenField />
      </div>
    </Card>
  );
}

const PRICE = "general.price.value";

/** What is asked; the price that is on the site stands below it once another was typed. */
function PriceField() {
  const { t } = useLanguage();
  const { document } = useEditedListing();
  const field = useFieldAt<number | string>(PRICE);
  const asked = askedPrice(document.document);
  const before = askedPrice(document.published ?? {});
  const transaction = idAt(document.document, "general.transaction");
  const label = transaction === LIFE_ANNUITY ? "bouquet" : isForRent(transaction) ? "rent" : "price";
  return (
    <NumberField
      {...field}
      label={t(`listing.${label}`)}
      isMoney
      min={0}
      value={asked}
      hint={
        field.isChanged && document.published !== null
          ? t("listing.priceBefore", {
              price: typeof before === "number" ? formatEuro(before) : t("priceOnRequest"),
            })
          : t("listing.priceHint")
      }
      // 0 is on request, whatever the attribute groups say.
      onChange={(price) => field.onChange(price ?? (groupPrice(document.document) === null ? null : 0))}
    />
  );
}

/** Null on request. */
function askedPrice(document: ListingDocument): number | string | null {
  const own = valueAtPath(document, PRICE) as number | string | null | undefined;
  return (own ?? groupPrice(document)) || null;
}

function groupPrice(document: ListingDocument): number | null {
  return (valueAtPath(document, "property.financial.price") as number | undefined) ?? null;
}

/** For sale, under option, sold: a listing for sale does not become one for rent, that is another advertisement. */
function TransactionField() {
  const { locale } = useLanguage();
  const { document } = useEditedListing();
  const field = useFieldAt("general.transaction");
  const { transactions } = useListingChoices();
  const now = idAt(document.document, "general.transaction");
  const isNew = document.published === null;
  const deal = transactionOf(now)?.deal;
  const choices = transactions.filter(({ id }) => {
    const row = transactionOf(id);
    if (isNew) return row?.availability === "available";
    return id === now || (deal !== undefined && row?.deal === deal);
  });
  return (
    <StatusField
      value={now}
      choices={choices.map(({ id, name }) => ({ id, name: textOf(name, locale) }))}
      isLocked={field.isLocked}
      isChanged={field.isChanged}
      error={field.error}
      onChange={(id) => document.change((listing) => withTransaction(listing, id, document.published))}
    />
  );
}

/** The status of the attribute groups follows; what is put back as it was is no change. */
function withTransaction(
  listing: ListingDocument,
  id: number,
  published: ListingDocument | null,
): ListingDocument {
  const former = published && valueAtPath(published, "general.transaction");
  const transaction = isObject(former) && former["id"] === id ? former : { id };
  const next = withValue(listing, "general.transaction", transaction);
  const status = statusOfTransaction(id);
  const hasStatus = valueAtPath(listing, "property.status") !== undefined;
  return hasStatus && status ? withValue(next, "property.status", status) : next;
}

/** In which of the site's sets it is, which pages show as blocks. */
function HighlightField() {
  const { t, locale } = useLanguage();
  const { onChange, value, ...field } = useFieldAt<readonly Membership[]>("estate_collections");
  const { collections } = useListingChoices();
  if (collections.length === 0) return null;
  return (
    <ChipsField
      {...field}
      label={t("listing.highlight")}
      hint={t("listing.highlightText")}
      choices={collections.map(({ id, name }) => ({ value: String(id), label: textOf(name, locale) }))}
      value={(value ?? []).map(({ estate_collection_id: id }) => String(id))}
      onChange={(ids) => onChange(membershipsOf(ids ?? []))}
    />
  );
}

type Membership = { readonly estate_collection_id: number };

function membershipsOf(ids: readonly string[]): Membership[] | null {
  const numbers = ids.map(Number).toSorted((a, b) => a - b);
  return numbers.length > 0 ? numbers.map((id) => ({ estate_collection_id: id })) : null;
}

function HiddenField() {
  const { t } = useLanguage();
  const { document } = useEditedListing();
  const { onChange, ...field } = useFieldAt<boolean>("general.hidden");
  const isProject = valueAtPath(document.document, "general.project") === true;
  return (
    <SwitchField
      {...field}
      label={t("listing.hidden")}
      hint={t(isProject ? "listing.hiddenProjectMeans" : "listing.hiddenMeans")}
      onChange={(isHidden) => onChange(isHidden || null)}
    />
  );
}

function idAt(document: ListingDocument, path: string): number | null {
  const value = valueAtPath(document, `${path}.id`);
  return typeof value === "number" ? value : null;
}
