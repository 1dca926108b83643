import { type FormEvent, useState } from "react";
import { textOf } from "#domain/locale/multilingual.ts";
import type { AgencyListingDetail } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { SwitchField } from "../fields/switch-field.tsx";
import { Card } from "../leads/card.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { CollectionsField } from "./collections-field.tsx";
import { changedFields, patchOf, shownFields } from "./listing-change.ts";
import styles from "./listing.module.css";
import { PriceField } from "./price-field.tsx";
import { readPrice } from "./read-price.ts";
import { SaveBar } from "./save-bar.tsx";
import { SaveProblem } from "./save-problem.tsx";
import { StatusField } from "./status-field.tsx";
import { useListingDraft } from "./use-listing-draft.ts";
import { findingsOf, useSaveListing } from "./use-save-listing.ts";

/** Status, price, highlight of a listing and whether the site shows it, saved by one button. */
export function ListingForm({ listing }: { readonly listing: AgencyListingDetail }) {
  const { t, locale } = useLanguage();
  const announce = useAnnounce();
  const { draft, set, clear } = useListingDraft(listing.id);
  const [isChecked, setIsChecked] = useState(false);
  const saving = useSaveListing(() => {
    clear();
    setIsChecked(false);
    announce(t("listing.saved"));
  });
  const isLocked = listing.etag === null;
  const shown = shownFields(draft, listing);
  const changed = changedFields(draft, listing);
  const isPrice = readPrice(shown.price) !== undefined;
  const findings = findingsOf(saving.error);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (saving.isPending || changed.length === 0) return;
    if (!isPrice) return document.getElementById("price")?.focus();
    saving.mutate({ patch: patchOf(draft, listing), listing: { id: listing.id, etag: listing.etag } });
  };
  const errorAt = (path: string) => findings.find((finding) => finding.path.startsWith(path))?.message;
  return (
    <form onSubmit={save} noValidate>
      <SaveProblem {...{ listing, draft }} error={saving.error} />
      <Card title={t("listing.statusAndPrice")}>
        <div className={styles.fields}>
          {!listing.isProject && (
            <PriceField
              value={shown.price}
              {...{ listing, isLocked }}
              transaction={shown.transaction}
              isChanged={changed.includes("price")}
              error={isChecked && !isPrice ? t("listing.priceWrong") : errorAt("general.price")}
              onChange={(price) => set({ price })}
            />
          )}
          <StatusField
            value={shown.transaction}
            choices={listing.choices.transactions}
            {...{ isLocked }}
            isChanged={changed.includes("transaction")}
            error={errorAt("general.transaction")}
            onChange={(transaction) => set({ transaction })}
          />
        </div>
      </Card>
      {listing.choices.collections.length > 0 && (
        <Card title={t("listing.highlight")}>
          <CollectionsField
            choices={listing.choices.collections.map(({ id, name }) => ({ id, name: textOf(name, locale) }))}
            value={shown.collectionIds}
            isLocked={isLocked}
            onChange={(collectionIds) => set({ collectionIds })}
          />
        </Card>
      )}
      <Card title={t("listing.hiding")}>
        <div className={styles.fields}>
          <SwitchField
            label={t("listing.hidden")}
            hint={t(listing.isProject ? "listing.hiddenProjectMeans" : "listing.hiddenMeans")}
            value={shown.isHidden}
            {...{ isLocked }}
            isChanged={changed.includes("isHidden")}
            onChange={(isHidden) => set({ isHidden })}
          />
        </div>
      </Card>
      {!isLocked && (
        <SaveBar
          count={changed.length}
          isBusy={saving.isPending}
          error={saving.error}
          onUndo={() => {
            clear();
            saving.reset();
          }}
        />
      )}
    </form>
  );
}
