import { certificateNames } from "#domain/estate/energy/certificate-name.ts";
import { lacksMunicipality } from "#domain/legal/lacks-municipality.ts";
import { regionOfAddress } from "#domain/estate/energy/epc.ts";
import { inBrussels } from "#domain/format/moments.ts";
import { useDisplayWords } from "../facts/use-display-words.ts";
import { useLanguage } from "../../language/language.tsx";
import { DutiesPanel, GapsNote } from "../../law/duties-panel.tsx";
import { type ListingDocument, valueAtPath } from "../document/listing-document.ts";
import { idOfField } from "../document/use-listing-document.ts";
import { useMessages } from "../messages.ts";
import { openField } from "../../fields/open-field.ts";
import { asEstate, type Duty, dutiesOf, HEADINGS } from "./duties-of.ts";
import { nameOfDuty, valueOfDuty } from "./value-of-duty.ts";

type LegalPanelProps = {
  readonly document: ListingDocument;
  /** Whether the fields that it names are on the screen and can be changed. */
  readonly canFill: boolean;
};

function useDuties(document: ListingDocument): readonly Duty[] {
  return dutiesOf(document, inBrussels(new Date())!.date);
}

/** What the law of the listing's place asks its advertisement to say. */
export function LegalPanel({ document, canFill }: LegalPanelProps) {
  const t = useMessages();
  const words = useDisplayWords();
  const { locale } = useLanguage();
  const duties = useDuties(document);
  const region = regionOf(document);
  if (lacksMunicipality(asEstate(document))) return <NoMunicipality canFill={canFill} />;
  if (!words || duties.length === 0 || !region) return null;
  const given = certificateNames(region, locale);
  const shown = HEADINGS.flatMap((heading) => duties.filter((duty) => duty.heading === heading)).map(
    (duty) => ({
      id: duty.fact,
      name: nameOfDuty(duty, words, given),
      state: duty.isThere ? ("there" as const) : ("missing" as const),
      value: valueOfDuty(duty, document, locale, words) || (isInAddress(duty) ? t("law.addressInstead") : ""),
      heading: t(`law.heading.${duty.heading}`),
      fill: canFill ? { id: idOfField(duty.path), open: () => openField(idOfField(duty.path)) } : undefined,
    }),
  );
  return (
    <DutiesPanel
      title={t(`law.title.${region}`)}
      duties={shown}
      acts={[...new Set(duties.map(({ act }) => act))]}
    />
  );
}

/** Flanders asks for the certificate's number or the address; without a number it is the address that is shown. */
function isInAddress({ fact, isThere }: Duty): boolean {
  return fact === "addressOrEpcReference" && isThere;
}

const CITY = idOfField("general.address.city");

/** Without a municipality nobody knows whose law it stands under. */
function NoMunicipality({ canFill }: Pick<LegalPanelProps, "canFill">) {
  const t = useMessages();
  const fill = canFill ? { id: CITY, open: () => openField(CITY) } : undefined;
  const duty = { id: "city", name: t("law.municipality"), state: "missing", value: "", fill } as const;
  return <DutiesPanel title={t("law.title")} duties={[duty]} note={t("law.noMunicipality")} acts={[]} />;
}

/** What it lacks, beside the button that publishes. */
export function GapsOnPublishing({ document }: Pick<LegalPanelProps, "document">) {
  const t = useMessages();
  const words = useDisplayWords();
  const { locale } = useLanguage();
  const gaps = useDuties(document).filter(({ isThere }) => !isThere);
  if (lacksMunicipality(asEstate(document)))
    return <GapsNote names={[""]} say={() => t("law.publishingNowhere")} />;
  if (!words) return null;
  const given = certificateNames(regionOf(document), locale);
  return (
    <GapsNote
      names={gaps.map((duty) => nameOfDuty(duty, words, given))}
      say={(names, count) =>
        count > 0 ? t("law.onPublishingMore", { names, count }) : t("law.onPublishing", { names })
      }
    />
  );
}

function regionOf(document: ListingDocument) {
  return regionOfAddress(valueAtPath(document, "general.address") as Parameters<typeof regionOfAddress>[0]);
}
