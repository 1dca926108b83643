import { type NamedAgency, SITE_DUTIES, type SiteDuty, siteGaps } from "#domain/legal/site-duties.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { type Multilingual, textOf } from "#domain/locale/multilingual.ts";
import { openField } from "../fields/open-field.ts";
import { useLanguage } from "../language/language.tsx";
import { DutiesPanel, GapsNote } from "../law/duties-panel.tsx";
import { labelKey } from "../schema-form/field-words.ts";
import { useMessages as useFieldWords } from "../schema-form/messages.ts";
import { useMessages } from "./messages.ts";

type OfAgency = { readonly agency: NamedAgency };

/** What Belgian law asks the site to say of the agency. */
export function SiteLaw({ agency }: OfAgency) {
  const t = useMessages();
  const nameOf = useNameOfDuty();
  const { locale } = useLanguage();
  const by = {
    codeOfConduct: t("law.codeOfConductBy"),
    privacyStatement: t("law.privacyStatementBy"),
    country: "",
  };
  const shown = SITE_DUTIES.map((duty) => ({
    id: duty.id,
    name: nameOf(duty),
    state: duty.stateOf(agency),
    value: isOwnWord(duty.id) ? by[duty.id] : valueOf(duty, agency, locale),
    fill: fillOf(duty),
  }));
  const acts = [...new Set(SITE_DUTIES.map(({ source }) => source.act))];
  return <DutiesPanel title={t("law.title")} duties={shown} acts={acts} />;
}

/** What it lacks, beside the button that publishes. */
export function SiteGapsNote({ agency }: OfAgency) {
  const t = useMessages();
  const nameOf = useNameOfDuty();
  return (
    <GapsNote
      names={siteGaps(agency).map(nameOf)}
      say={(names, count) =>
        count > 0 ? t("law.onPublishingMore", { names, count }) : t("law.onPublishing", { names })
      }
    />
  );
}

/** Duties that no field is called after. */
const OWN_WORDS = ["country", "codeOfConduct", "privacyStatement"] as const;

function isOwnWord(id: string): id is (typeof OWN_WORDS)[number] {
  return (OWN_WORDS as readonly string[]).includes(id);
}

function useNameOfDuty(): (duty: Pick<SiteDuty, "id">) => string {
  const t = useMessages();
  const fields = useFieldWords();
  return ({ id }) => (isOwnWord(id) ? t(`law.${id}`) : fields(labelKey("site", id)));
}

/** The reference to the code of conduct comes with the number of whoever is bound by it. */
function fillOf({ id, field }: SiteDuty) {
  const named = id === "codeOfConduct" ? "bivNumber" : field;
  if (!named) return undefined;
  const element = `field-agency.${named === "address" ? "address.street" : named}`;
  return { id: element, open: () => openField(element) };
}

function valueOf({ field }: SiteDuty, agency: NamedAgency, locale: Locale): string {
  if (field === "address") {
    const { street, number, city } = agency.address ?? {};
    return [
      `${textOf(street as Multilingual, locale)} ${number ?? ""}`,
      `${city?.zip ?? ""} ${city?.name ?? ""}`,
    ]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(", ");
  }
  const value = field && agency[field];
  return typeof value === "string" ? value : textOf(value as Multilingual | null, locale);
}
