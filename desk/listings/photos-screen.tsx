import { textOf } from "#domain/locale/multilingual.ts";
import { Button } from "#ui/link/button.tsx";
import { DocumentBar } from "../drafts/document-bar.tsx";
import { useDocument } from "../drafts/use-document.ts";
import { useLanguage } from "../language/language.tsx";
import { useListing } from "./use-listings.ts";
import { Notice } from "../shell/notice.tsx";
import { Screen } from "../shell/screen.tsx";
import { ListingMedia, type MediaOfListing } from "../media/listing-media.tsx";
import { useMessages } from "../media/messages.ts";

/** The photos of a listing, and its documents, films and tours. */
export function PhotosScreen({ id }: { readonly id: string }) {
  const t = useMessages();
  const { t: tell, locale } = useLanguage();
  const document = useDocument<MediaOfListing>(`estates/${id}`);
  const { data: listing } = useListing(id);
  const name = listing ? textOf(listing.place, locale) || textOf(listing.title, locale) : "";
  const { state, retry } = document;
  return (
    <>
      <DocumentBar
        document={document}
        title={t("photos.title")}
        back={{ href: `/listings/${id}`, label: name || tell("listings.title") }}
      />
      <Screen title={t("photos.title")} about={name}>
        {state === "loading" && <p>{tell("list.loading")}</p>}
        {state === "missing" && <Notice>{tell("listing.gone")}</Notice>}
        {state === "failed" && (
          <Notice
            action={
              <Button look="quiet" onClick={retry}>
                {tell("network.retry")}
              </Button>
            }
          >
            {tell("list.failed")}
          </Notice>
        )}
        {state === "ready" && listing && <ListingMedia document={document} isLocked={listing.isLocked} />}
      </Screen>
    </>
  );
}
