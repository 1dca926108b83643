import { useFindingWords } from "../findings/finding-words.ts";
import type { DeskDocument } from "../drafts/desk-document.ts";
import { usePerson } from "../session/session.ts";
import { AttachmentsField } from "./attachments-field.tsx";
import { type Attachment, type AttachmentList, ATTACHMENTS } from "./attachments.ts";
import { PhotosField } from "./photos-field.tsx";
import type { Photos } from "./photos.ts";

/** What of a listing's document is media. */
export type MediaOfListing = { readonly pictures?: Photos | null } & {
  readonly [list in AttachmentList]?: readonly Attachment[] | null;
};

type ListingMediaProps<Doc extends MediaOfListing> = {
  /** The document of the listing, ready. */
  readonly document: DeskDocument<Doc>;
  /** Whether its own system alone changes it. */
  readonly isLocked: boolean;
};

/** The photos, documents, films and tours of a listing, as parts of its document; agents change photos alone. */
export function ListingMedia<Doc extends MediaOfListing>({ document, isLocked }: ListingMediaProps<Doc>) {
  const { role } = usePerson();
  const wordsOf = useFindingWords();
  const { change, changed, findings, outcome } = document;
  const told = outcome?.kind === "refused" ? outcome.findings : findings;
  const isChanged = (list: string) => changed.values().some((path) => path.split(".")[0] === list);
  return (
    <>
      <PhotosField
        photos={document.document.pictures}
        change={(next, step) => change((doc) => ({ ...doc, pictures: next(doc.pictures) }), step)}
        isChanged={isChanged("pictures")}
        isLocked={isLocked}
        errors={told.filter(({ path }) => path.startsWith("pictures")).map(wordsOf)}
      />
      {(Object.keys(ATTACHMENTS) as AttachmentList[]).map((list) => (
        <AttachmentsField
          key={list}
          list={list}
          entries={document.document[list]}
          change={(next, step) => change((doc) => ({ ...doc, [list]: next(doc[list]) }), step)}
          isChanged={isChanged(list)}
          isLocked={isLocked || role === "agent"}
        />
      ))}
    </>
  );
}
