import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Redirect } from "wouter";
import { Button } from "#ui/link/button.tsx";
import { call } from "../api/api.ts";
import type { AgencyListing } from "../api/published.ts";
import { useDocument } from "../drafts/use-document.ts";
import { useLanguage } from "../language/language.tsx";
import { usePerson } from "../session/session.ts";
import { Notice } from "../shell/notice.tsx";
import { Screen } from "../shell/screen.tsx";
import type { ListingDocument } from "./document/listing-document.ts";
import { ListingEditor } from "./listing-editor.tsx";
import { useMessages } from "./messages.ts";
import { ownSalesRep } from "./own-sales-rep.ts";
import { useLoadedChoices } from "./use-listing-choices.ts";

/** For sale in Belgium until somebody says otherwise. */
const NEW_LISTING: ListingDocument = {
  general: { transaction: { id: 1 }, address: { country: { id: "BE" } } },
};

/** What the screen of the listing is told. */
export const JUST_PUBLISHED = "just-published";

/** Begins a listing of its own, under an id that no other has. */
export function BeginListing() {
  const [key] = useState(() => `desk-${crypto.randomUUID().slice(0, 13)}`);
  return <Redirect to={`/listings/new/${key}`} replace />;
}

/** Begins with whoever makes it as its sales rep, where they are one. */
export function NewListingScreen({ listingKey }: { readonly listingKey: string }) {
  const { t } = useLanguage();
  const person = usePerson();
  const { data, isPending } = useLoadedChoices();
  if (isPending) return <p>{t("list.loading")}</p>;
  const salesRep = ownSalesRep(data?.salesReps ?? [], person);
  const newDocument = salesRep ? { ...NEW_LISTING, salesRep } : NEW_LISTING;
  return <NewListing listingKey={listingKey} newDocument={newDocument} />;
}

type NewListingProps = { readonly listingKey: string; readonly newDocument: ListingDocument };

/** A listing that is written by hand; once it is published, its own screen. */
function NewListing({ listingKey, newDocument }: NewListingProps) {
  const t = useMessages();
  const { t: say } = useLanguage();
  const document = useDocument<ListingDocument>(`estates/api:${listingKey}`, { newDocument });
  const isPublished = document.state === "ready" && document.published !== null;
  const { data } = useQuery({
    queryKey: ["new-listing", listingKey],
    queryFn: () =>
      call<{ listings: AgencyListing[] }>("GET", `listings?${new URLSearchParams({ q: listingKey })}`),
    enabled: isPublished,
  });
  const listing = data?.listings.find(({ externalId }) => externalId === listingKey);
  if (listing) return <Redirect to={`/listings/${listing.id}`} replace state={JUST_PUBLISHED} />;
  if (document.state === "loading") return <p>{say("list.loading")}</p>;
  const head = (
    <Screen title={t("new.title")} about={t("new.about")}>
      {document.state !== "ready" && (
        <Notice
          action={
            <Button look="quiet" onClick={document.retry}>
              {say("network.retry")}
            </Button>
          }
        >
          {say("list.failed")}
        </Notice>
      )}
    </Screen>
  );
  if (document.state !== "ready") return head;
  return (
    <ListingEditor document={document} title={t("new.title")} isLocked={false} isNew>
      {head}
    </ListingEditor>
  );
}
