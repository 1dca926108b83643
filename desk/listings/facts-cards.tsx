import { regionOfAddress, isAbroad } from "#domain/estate/energy/epc.ts";
import { certificateNames } from "#domain/estate/energy/certificate-name.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { ChangedMark } from "../fields/changed-mark.tsx";
import { useLanguage } from "../language/language.tsx";
import { type ListingDocument, valueAtPath } from "./document/listing-document.ts";
import { isMarkedAt, useEditedListing } from "./document/use-listing-document.ts";
import { FactField } from "./facts/fact-field.tsx";
import styles from "./facts-cards.module.css";
import { type FormSection, formSections, saidIn } from "./facts/form-sections.ts";
import { useDisplayWords } from "./facts/use-display-words.ts";
import { useMessages } from "./messages.ts";

/** What the law asks for most is open at first. */
const OPEN_AT_FIRST: ReadonlySet<string> = new Set(["energy", "epc"]);

type FactsCardsProps = {
  /** The listing with what is known of its town. */
  readonly place: ListingDocument;
};

/** All facts of a listing, in the groups of its page. */
export function FactsCards({ place }: FactsCardsProps) {
  const words = useDisplayWords();
  const { locale } = useLanguage();
  const { document } = useEditedListing();
  if (!words) return null;
  const address = valueAtPath(place, "general.address") as Parameters<typeof regionOfAddress>[0];
  const region = regionOfAddress(address);
  const sections = formSections(document.document, isAbroad(address) ? "ABROAD" : region);
  const given = certificateNames(region, locale);
  return sections.map((section) => <FactsCard key={section.key} {...{ section, words, given }} />);
}

type FactsCardProps = {
  readonly section: FormSection;
  readonly words: Translate;
  readonly given: Readonly<Record<string, string>>;
};

function FactsCard({ section, words, given }: FactsCardProps) {
  const t = useMessages();
  const { document } = useEditedListing();
  const { title, fields, key } = section;
  const said = saidIn(document.document, fields);
  const isChanged = fields.some(({ path }) => isMarkedAt(document, path));
  return (
    <details className={styles.card} open={isOpenAtFirst(key)}>
      <summary className={styles.head}>
        <h2 className={styles.title}>
          {words(title)}
          <ChangedMark isChanged={isChanged} />
        </h2>
        <span className={styles.count}>{t("facts.said", { said, count: fields.length })}</span>
        <DeskIcon name="down" />
      </summary>
      <div className={styles.fields}>
        {fields.map((field) => (
          <div key={field.path} className={isWide(field.kind) ? styles.wide : undefined}>
            <FactField {...{ field, words, given }} />
          </div>
        ))}
      </div>
    </details>
  );
}

/** On a phone all are folded. */
function isOpenAtFirst(key: string): boolean {
  return OPEN_AT_FIRST.has(key) && matchMedia("(min-width: 48rem)").matches;
}

function isWide({ kind }: FormSection["fields"][number]["kind"]): boolean {
  return ["texts", "list", "chips"].includes(kind);
}
