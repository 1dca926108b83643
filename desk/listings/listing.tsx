import { textOf } from "#domain/locale/multilingual.ts";
import { Button } from "#ui/link/button.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { CallFailed } from "../api/call.ts";
import type { AgencyListingDetail } from "../api/published.ts";
import { DraftBoundary } from "../drafts/draft-boundary.tsx";
import { useDocument } from "../drafts/use-document.ts";
import { useLanguage } from "../language/language.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { Notice } from "../shell/notice.tsx";
import { Screen } from "../shell/screen.tsx";
import type { ListingDocument } from "./document/listing-document.ts";
import { ListingEditor } from "./listing-editor.tsx";
import styles from "./listing.module.css";
import { ToVersions } from "../shell/to-versions.tsx";
import { usePerson } from "../session/session.ts";
import { JUST_PUBLISHED } from "./new-listing.tsx";
import { RemoveListing } from "./remove-listing.tsx";
import { useListing } from "./use-listings.ts";

/** One listing: what it says, and what can be changed of it. */
export function ListingScreen({ id }: { readonly id: string }) {
  const { t } = useLanguage();
  const { data, error, refetch } = useListing(id);
  if (data)
    return (
      <DraftBoundary resource={`estates/${id}`} title={t("listings.title")}>
        <AgencyListing listing={data} />
      </DraftBoundary>
    );
  if (!error) return <p>{t("list.loading")}</p>;
  const isGone = error instanceof CallFailed && error.status === 404;
  return (
    <Screen title={t("listings.title")}>
      <Notice
        action={
          isGone ? (
            <Link href="/listings">{t("listing.back")}</Link>
          ) : (
            <Button look="quiet" onClick={() => void refetch()}>
              {t("network.retry")}
            </Button>
          )
        }
      >
        {t(isGone ? "listing.gone" : "list.failed")}
      </Notice>
    </Screen>
  );
}

function AgencyListing({ listing }: { readonly listing: AgencyListingDetail }) {
  const { t, locale } = useLanguage();
  const { id, title, place, etag, isLocked, isHidden, isProjectHidden } = listing;
  const document = useDocument<ListingDocument>(`estates/${id}`);
  const isJustPublished = useIsJustPublished();
  const isAgent = usePerson().role === "agent";
  const placeName = textOf(place, locale);
  if (document.state === "loading") return <p>{t("list.loading")}</p>;
  if (document.state !== "ready")
    return (
      <ListingHead listing={listing}>
        <Notice
          action={
            document.state === "failed" && (
              <Button look="quiet" onClick={document.retry}>
                {t("network.retry")}
              </Button>
            )
          }
        >
          {t(document.state === "failed" ? "list.failed" : "listing.noDocument")}
        </Notice>
      </ListingHead>
    );
  return (
    <>
      <ListingEditor
        document={document}
        title={placeName || textOf(title, locale)}
        isLocked={isLocked || etag === null}
        isProjectHidden={isProjectHidden}
        isJustPublished={isJustPublished && document.outcome === null}
        addresses={isHidden || isProjectHidden ? {} : (listing.addresses ?? {})}
      >
        <ListingHead listing={listing}>
          <Owner listing={listing} />
        </ListingHead>
      </ListingEditor>
      {listing.source === "api" && !isAgent && <RemoveListing id={id} />}
    </>
  );
}

/** Whether the screen before published it; whoever loads this one anew was told already. */
function useIsJustPublished(): boolean {
  const state: unknown = useHistoryState();
  const [path, navigate] = useLocation();
  const [isTold] = useState(state === JUST_PUBLISHED);
  useEffect(() => {
    if (state === JUST_PUBLISHED) navigate(path, { replace: true, state: null });
  }, [state, path, navigate]);
  return isTold;
}

type ListingHeadProps = { readonly listing: AgencyListingDetail; readonly children: ReactNode };

function ListingHead({ listing, children }: ListingHeadProps) {
  const { t, locale } = useLanguage();
  const { id, title, place, isAddressHidden, isHidden, isProjectHidden, addresses } = listing;
  const address = isHidden || isProjectHidden ? "" : textOf(addresses, locale);
  const placeName = textOf(place, locale);
  const name = textOf(title, locale) || placeName;
  return (
    <Screen
      title={name}
      about={[
        placeName === name ? "" : placeName,
        t("listing.number", { id }),
        isAddressHidden ? t("listing.addressHidden") : "",
      ]
        .filter(Boolean)
        .join("\u00a0· ")}
      actions={
        <>
          <Link className={styles.photos} href={`/listings/${id}/photos`}>
            {t("listing.photos")}
            <DeskIcon name="forward" />
          </Link>
          {!listing.isLocked && <ToVersions resource={`estates/${id}`} />}
          {address && (
            <LinkButton look="quiet" href={address}>
              <DeskIcon name="outside" />
              {t("listing.onSite")}
            </LinkButton>
          )}
        </>
      }
    >
      {children}
    </Screen>
  );
}

/** Whose the listing is, where that limits what a change is worth. */
function Owner({ listing }: { readonly listing: AgencyListingDetail }) {
  const { t } = useLanguage();
  const { isLocked, source, isProjectHidden } = listing;
  return (
    <>
      {isProjectHidden && <Notice>{t("listing.projectHidden")}</Notice>}
      {isLocked && (
        <p className={styles.owner}>
          <DeskIcon name="lock" />
          <span>
            {t("listing.lockedText", { source })} <Link href="/listings">{t("listing.back")}</Link>
          </span>
        </p>
      )}
      {source === "bundle" && <p className={styles.owner}>{t("listing.bundleText")}</p>}
    </>
  );
}
