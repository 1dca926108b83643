import { textOf } from "#domain/locale/multilingual.ts";
import { Button } from "#ui/link/button.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { Link } from "wouter";
import { CallFailed } from "../api/call.ts";
import type { AgencyListingDetail } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { Notice } from "../shell/notice.tsx";
import { Screen } from "../shell/screen.tsx";
import { ListingForm } from "./listing-form.tsx";
import styles from "./listing.module.css";
import { useListing } from "./use-listings.ts";

/** One listing: what it says, and what can be changed of it. */
export function ListingScreen({ id }: { readonly id: string }) {
  const { t } = useLanguage();
  const { data, error, refetch } = useListing(id);
  if (data) return <Kept listing={data} />;
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

function Kept({ listing }: { readonly listing: AgencyListingDetail }) {
  const { t, locale } = useLanguage();
  const { id, title, place, isAddressHidden, isHidden, isProjectHidden, addresses, missing } = listing;
  const address = isHidden || isProjectHidden ? "" : textOf(addresses, locale);
  const name = textOf(place, locale) || textOf(title, locale);
  return (
    <Screen
      title={name}
      about={
        <>
          {textOf(title, locale)} · {t("listing.number", { id })}
          {isAddressHidden && ` · ${t("listing.addressHidden")}`}
        </>
      }
      actions={
        <>
          <Link className={styles.photos} href={`/listings/${id}/photos`}>
            {t("listing.photos")}
            <DeskIcon name="forward" />
          </Link>
          {address && (
            <LinkButton look="quiet" href={address}>
              <DeskIcon name="outside" />
              {t("listing.onSite")}
            </LinkButton>
          )}
        </>
      }
    >
      <Owner listing={listing} />
      {isProjectHidden && <Notice>{t("listing.projectHidden")}</Notice>}
      {missing > 0 && <Notice>{t("listing.missingText", { count: missing })}</Notice>}
      <ListingForm key={id} listing={listing} />
      <p className={styles.back}>
        <Link href="/listings">{t("listing.back")}</Link>
      </p>
    </Screen>
  );
}

/** Whose the listing is, where that limits what a change is worth. */
function Owner({ listing: { isLocked, source, etag } }: { readonly listing: AgencyListingDetail }) {
  const { t } = useLanguage();
  if (isLocked)
    return (
      <p className={styles.owner}>
        <DeskIcon name="lock" />
        <span>{t("listing.lockedText", { source })}</span>
      </p>
    );
  if (etag === null) return <Notice>{t("listing.noDocument")}</Notice>;
  return source === "bundle" ? <p className={styles.owner}>{t("listing.bundleText")}</p> : null;
}
