import { type ReactNode, useState } from "react";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import type { DeskDocument } from "../drafts/desk-document.ts";
import { DocumentBar } from "../drafts/document-bar.tsx";
import { PublishedNote } from "../drafts/publish-notice.tsx";
import { useLanguage } from "../language/language.tsx";
import { ListingMedia, type MediaOfListing } from "../media/listing-media.tsx";
import { PreviewBeside } from "../preview/preview-beside.tsx";
import { usePerson } from "../session/session.ts";
import { AddressCard } from "./address-card.tsx";
import { type ListingDocument, valueAtPath, withOneStatus, withValue } from "./document/listing-document.ts";
import { ListingContext } from "./document/use-listing-document.ts";
import { FactsCards } from "./facts-cards.tsx";
import { GapsOnPublishing, LegalPanel } from "./law/legal-panel.tsx";
import styles from "./listing-editor.module.css";
import { StatusCard } from "./status-card.tsx";
import { TextsCard } from "./texts-card.tsx";
import { useTown } from "../fields/town-field.tsx";

type ListingEditorProps = {
  readonly document: DeskDocument<ListingDocument>;
  readonly title: string;
  /** Where visitors find it, in each language; none of what is not on the site. */
  readonly addresses?: Multilingual;
  /** Whether another system alone changes it. */
  readonly isLocked: boolean;
  readonly isProjectHidden?: boolean;
  /** What and where it is comes first of one that is written by hand. */
  readonly isNew?: boolean;
  /** Whether it was published for the first time on the screen before. */
  readonly isJustPublished?: boolean;
  readonly children: ReactNode;
};

/** All that visitors see of a listing, with what the law of its place asks; an agent has what an agent changes. */
export function ListingEditor(props: ListingEditorProps) {
  const {
    document,
    title,
    addresses = {},
    isLocked,
    isProjectHidden = false,
    isNew = false,
    isJustPublished = false,
    children,
  } = props;
  const { t } = useLanguage();
  const isAgent = usePerson().role === "agent";
  const located = useInItsRegion(document.document);
  const isHidden = isProjectHidden || valueAtPath(document.document, "general.hidden") === true;
  const isDraft = document.changed.size > 0 || document.published === null;
  const [wasRefused, setWasRefused] = useState(false);
  if (!wasRefused && document.outcome?.kind === "refused") setWasRefused(true);
  return (
    <ListingContext value={{ document, isLocked, asksMissing: document.published !== null || wasRefused }}>
      {!isLocked && (
        <DocumentBar
          document={inBar(document, isHidden)}
          title={title}
          back={{ href: "/listings", label: t("listings.title") }}
          notes={isDraft ? <GapsOnPublishing document={located} /> : isJustPublished && <PublishedNote />}
        />
      )}
      {children}
      <div className={styles.parts} data-screen="wide">
        <div className={styles.part}>
          {isNew && <AddressCard />}
          <StatusCard />
        </div>
        <aside className={styles.law}>
          <LegalPanel document={located} canFill={!isAgent && !isLocked} />
          <PreviewBeside document={document} addresses={addresses} />
        </aside>
        {!isAgent && (
          <div className={styles.part}>
            {isNew && (
              <ListingMedia document={document as unknown as DeskDocument<MediaOfListing>} isLocked={false} />
            )}
            <TextsCard />
            {!isNew && <AddressCard />}
            <FactsCards place={located} />
          </div>
        )}
      </div>
    </ListingContext>
  );
}

/** The address of a hidden one answers that it is gone: nobody is led there after publishing. */
function inBar(document: DeskDocument<ListingDocument>, isHidden: boolean): DeskDocument<ListingDocument> {
  const { outcome } = document;
  const leads = !isHidden || outcome?.kind !== "published";
  const changed = withOneStatus(document.changed);
  return { ...document, changed, outcome: leads ? outcome : { ...outcome, addresses: {} } };
}

/** A listing with the region of its town, which its document names by an id alone: the law of that region counts. */
function useInItsRegion(document: ListingDocument): ListingDocument {
  const id = valueAtPath(document, "general.address.city.id");
  const town = useTown(typeof id === "number" ? id : null);
  if (!town) return document;
  const located = withValue(document, "general.address.city.zip", town.zip);
  return town.region &&
    !valueAtPath(document, "general.address.region") &&
    !valueAtPath(document, "general.address.country")
    ? withValue(located, "general.address.region", town.region)
    : located;
}
