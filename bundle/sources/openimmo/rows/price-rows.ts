import type { MappingRow, Place } from "../../mapping-row.ts";
import { extra, extraText, facility, label, leftOut } from "../../row-kinds.ts";
import { CLASSES, PERIODS, words } from "../openimmo-codes.ts";
import {
  amountExtra,
  amountTo,
  dayInWords,
  isOnRequest,
  isRent,
  isSale,
  momentInWords,
  momentOf,
  ownFields,
  textAt,
} from "../openimmo-values.ts";

const VALUE = "general.price.value";
const isFirstOf =
  (...names: readonly string[]) =>
  ({ document }: Place) =>
    names.every((name) => textAt(document, `preise.${name}`) === "");
const rentAfter =
  (...names: readonly string[]) =>
  (place: Place) =>
    isRent(place) && isFirstOf(...names)(place);

const OTHER_PARKING = label(
  "Andere staanplaats",
  "Autre emplacement",
  "Other parking space",
  "Sonstiger Stellplatz",
);

const PARKING_KINDS = {
  FREIPLATZ: words("open plaats|place extérieure|outdoor space|Freiplatz"),
  GARAGE: words("garage|garage|garage|Garage"),
  TIEFGARAGE: words("ondergrondse garage|garage souterrain|underground garage|Tiefgarage"),
  CARPORT: words("carport|carport|carport|Carport"),
  DUPLEX: words("duplexplaats|place duplex|stacked space|Duplex"),
  PARKHAUS: words("parkeergebouw|parking à étages|multi-storey car park|Parkhaus"),
  SONSTIGES: null,
};

/** Parking places: how many, at which price or rent. */
const PARKING = (
  [
    ["stp_carport", "Carport|Carport|Carport|Carport"],
    ["stp_duplex", "Duplexstaanplaats|Emplacement duplex|Stacked parking space|Duplexstellplatz"],
    ["stp_freiplatz", "Buitenstaanplaats|Emplacement extérieur|Outdoor space|Freiplatz"],
    ["stp_garage", "Garage|Garage|Garage|Garage"],
    [
      "stp_parkhaus",
      "Plaats in parkeergebouw|Place de parking à étages|Space in a multi-storey car park|Parkhausplatz",
    ],
    ["stp_tiefgarage", "Ondergrondse plaats|Place souterraine|Underground space|Tiefgaragenplatz"],
    ["stp_sonstige[]", "Andere staanplaats|Autre emplacement|Other parking space|Sonstiger Stellplatz"],
  ] as const
).flatMap(([name, text]): MappingRow[] => {
  const { nl, fr, en, de } = words(text);
  const path = `preise.${name}`;
  return [
    extra(`${path}.@anzahl`, `${nl}: aantal`, `${fr} : nombre`, `${en}: number`, `${de}: Anzahl`),
  ].concat(
    amountExtra(
      `${path}.@stellplatzkaufpreis`,
      `${nl}: prijs`,
      `${fr} : prix`,
      `${en}: price`,
      `${de}: Kaufpreis`,
    ),
    amountExtra(`${path}.@stellplatzmiete`, `${nl}: huur`, `${fr} : loyer`, `${en}: rent`, `${de}: Miete`),
  );
});

const NETS: ReadonlyArray<readonly [name: string, tax: string, text: string]> = [
  ["kaufpreisnetto", "kaufpreisust", "Prijs zonder btw|Prix hors TVA|Price without VAT|Nettokaufpreis"],
  [
    "hauptmietzinsnetto",
    "hauptmietzinsust",
    "Huur zonder btw|Loyer hors TVA|Rent without VAT|Hauptmietzins netto",
  ],
  [
    "betriebskostennetto",
    "betriebskostenust",
    "Werkingskosten zonder btw|Frais d’exploitation hors TVA|Running costs without VAT|Betriebskosten netto",
  ],
  [
    "evbnetto",
    "evbust",
    "Onderhoudsbijdrage zonder btw|Contribution d’entretien hors TVA|Maintenance contribution without VAT|Erhaltungsbeitrag netto",
  ],
  [
    "gesamtmietenetto",
    "gesamtmieteust",
    "Totale huur zonder btw|Loyer total hors TVA|Total rent without VAT|Gesamtmiete netto",
  ],
  [
    "gesamtbelastungnetto",
    "gesamtbelastungust",
    "Totale last zonder btw|Charge totale hors TVA|Total burden without VAT|Gesamtbelastung netto",
  ],
  [
    "heizkostennetto",
    "heizkostenust",
    "Stookkosten zonder btw|Chauffage hors TVA|Heating costs without VAT|Heizkosten netto",
  ],
  [
    "monatlichekostennetto",
    "monatlichekostenust",
    "Maandelijkse kosten zonder btw|Frais mensuels hors TVA|Monthly costs without VAT|Monatliche Kosten netto",
  ],
  [
    "ruecklagenetto",
    "ruecklageust",
    "Reservefonds zonder btw|Fonds de réserve hors TVA|Reserve fund without VAT|Rücklage netto",
  ],
  [
    "sonstigekostennetto",
    "sonstigekostenust",
    "Andere kosten zonder btw|Autres frais hors TVA|Other costs without VAT|Sonstige Kosten netto",
  ],
  [
    "sonstigemietenetto",
    "sonstigemieteust",
    "Andere huur zonder btw|Autre loyer hors TVA|Other rent without VAT|Sonstige Miete netto",
  ],
  [
    "summemietenetto",
    "summemieteust",
    "Som van de huren zonder btw|Somme des loyers hors TVA|Sum of rents without VAT|Summe Mieten netto",
  ],
  [
    "provisionnetto",
    "provisionust",
    "Commissie zonder btw|Commission hors TVA|Commission without VAT|Provision netto",
  ],
];

const NET_ROWS = NETS.flatMap(([name, tax, text]): MappingRow[] => {
  const { nl, fr, en, de } = words(text);
  return amountExtra(`preise.${name}.#text`, nl, fr, en, de).concat(
    amountExtra(`preise.${name}.@${tax}`, `${nl}: btw`, `${fr} : TVA`, `${en}: VAT`, `${de}: USt.`),
  );
});

/** Amounts without a field of ours. */
const AMOUNTS: ReadonlyArray<readonly [name: string, text: string]> = [
  ["heizkosten", "Stookkosten|Frais de chauffage|Heating costs|Heizkosten"],
  ["mietzuschlaege", "Huurtoeslagen|Suppléments de loyer|Rent supplements|Mietzuschläge"],
  [
    "gesamtmietebrutto",
    "Totale huur met btw|Loyer total TVA comprise|Total rent with VAT|Gesamtmiete brutto",
  ],
  [
    "gesamtbelastungbrutto",
    "Totale last met btw|Charge totale TVA comprise|Total burden with VAT|Gesamtbelastung brutto",
  ],
  [
    "monatlichekostenbrutto",
    "Maandelijkse kosten met btw|Frais mensuels TVA comprise|Monthly costs with VAT|Monatliche Kosten brutto",
  ],
  ["erbpacht", "Erfpachtcanon|Canon emphytéotique|Ground rent|Erbpachtzins"],
  ["abstand", "Overnamesom|Reprise|Takeover payment|Abstand"],
  ["mietpreis_pro_qm", "Huur per m²|Loyer par m²|Rent per m²|Mietpreis pro m²"],
  ["provisionbrutto", "Commissie met btw|Commission TVA comprise|Commission with VAT|Provision brutto"],
  ["mieteinnahmen_ist.#text", "Huurinkomsten|Revenus locatifs|Rental income|Mieteinnahmen (Ist)"],
  [
    "mieteinnahmen_soll.#text",
    "Verwachte huurinkomsten|Revenus locatifs prévus|Expected rental income|Mieteinnahmen (Soll)",
  ],
  ["erschliessungskosten", "Ontsluitingskosten|Frais de viabilisation|Development costs|Erschließungskosten"],
  ["geschaeftsguthaben", "Aandeel in de coöperatie|Parts de coopérative|Cooperative share|Geschäftsguthaben"],
  ["richtpreis", "Richtprijs|Prix indicatif|Guide price|Richtpreis"],
  ["richtpreisprom2", "Richtprijs per m²|Prix indicatif par m²|Guide price per m²|Richtpreis pro m²"],
];

const amounts = AMOUNTS.flatMap(([name, text]) => {
  const { nl, fr, en, de } = words(text);
  return amountExtra(`preise.${name}`, nl, fr, en, de);
});

const PRICE_PER_M2 = "property.financial.price_per_square_meter";
const isKept = (place: Place) => !isOnRequest(place);

/** What it costs. */
export const PRICE_ROWS: readonly MappingRow[] = [
  ...amountTo(
    VALUE,
    isSale,
    "preise.kaufpreis.#text",
    "Koopprijs",
    "Prix de vente",
    "Purchase price",
    "Kaufpreis",
  ),
  { path: "preise.kaufpreis.@auf_anfrage", readWith: "preise.kaufpreis.#text", source: CLASSES },
  ...amountTo(
    VALUE,
    (place) => isSale(place) && isFirstOf("kaufpreis")(place),
    "preise.kaufpreisbrutto",
    "Prijs met btw",
    "Prix TVA comprise",
    "Price with VAT",
    "Bruttokaufpreis",
  ),
  ...amountTo(VALUE, isRent, "preise.nettokaltmiete", "Nettohuur", "Loyer net", "Net rent", "Nettokaltmiete"),
  ...amountTo(
    VALUE,
    rentAfter("nettokaltmiete"),
    "preise.kaltmiete",
    "Huur zonder verwarming",
    "Loyer sans chauffage",
    "Rent without heating",
    "Kaltmiete",
  ),
  ...amountTo(
    VALUE,
    rentAfter("nettokaltmiete", "kaltmiete"),
    "preise.pauschalmiete",
    "Forfaitaire huur",
    "Loyer forfaitaire",
    "Flat rent",
    "Pauschalmiete",
  ),
  ...amountTo(
    VALUE,
    rentAfter("nettokaltmiete", "kaltmiete", "pauschalmiete"),
    "preise.warmmiete",
    "Huur met verwarming",
    "Loyer avec chauffage",
    "Rent with heating",
    "Warmmiete",
  ),
  ...amountTo(
    VALUE,
    rentAfter("nettokaltmiete", "kaltmiete", "pauschalmiete", "warmmiete"),
    "preise.pacht",
    "Pacht",
    "Fermage",
    "Lease",
    "Pacht",
  ),
  ...amountTo(
    "property.financial.monthly_costs",
    isRent,
    "preise.nebenkosten",
    "Bijkomende kosten",
    "Charges",
    "Charges",
    "Nebenkosten",
  ),
  ...amountTo(
    "property.financial.monthly_costs",
    isSale,
    "preise.hausgeld",
    "Kosten van de mede-eigendom per maand",
    "Charges de copropriété par mois",
    "Co-ownership costs a month",
    "Hausgeld",
  ),
  ...amountTo(
    PRICE_PER_M2,
    isSale,
    "preise.kaufpreis_pro_qm",
    "Prijs per m²",
    "Prix par m²",
    "Price per m²",
    "Kaufpreis pro m²",
  ),
  ...amountTo(
    ["general.price.deposit", "property.financial.warranty"],
    () => true,
    "preise.kaution",
    "Huurwaarborg",
    "Garantie locative",
    "Deposit",
    "Kaution",
  ),
  ...amountTo("property.financial.vat", () => true, "preise.mwst_gesamt", "Btw", "TVA", "VAT", "MwSt."),
  { path: "preise.mwst_satz", to: "property.financial.vat_percentage" },
  { path: "preise.waehrung.@iso_waehrung", readWith: "preise.kaufpreis.#text" },
  {
    path: "preise.preis_zeiteinheit.@zeiteinheit",
    to: "general.price.period.name",
    codes: PERIODS,
    when: (place) => !isSale(place),
  },
  { path: "preise.preis_zeiteinheit.@zeiteinheit", leftOut: "a price of a sale has no period", when: isSale },
  facility(
    "preise.heizkosten_enthalten",
    "Verwarming inbegrepen",
    "Chauffage compris",
    "Heating included",
    "Heizkosten enthalten",
  ),
  facility(
    "preise.zzg_mehrwertsteuer",
    "Btw komt erbij",
    "TVA en sus",
    "VAT is added",
    "Zuzüglich Mehrwertsteuer",
  ),
  ...amounts,
  ...NET_ROWS,
  ...[
    [
      "gesamtkostenprom2von",
      "gesamtkostenprom2bis",
      "Totale kosten per m²|Coût total par m²|Total costs per m²|Gesamtkosten pro m²",
    ],
    [
      "nebenkostenprom2von",
      "nebenkostenprom2bis",
      "Bijkomende kosten per m²|Charges par m²|Charges per m²|Nebenkosten pro m²",
    ],
    [
      "nettomieteprom2von",
      "nettomieteprom2bis",
      "Nettohuur per m²|Loyer net par m²|Net rent per m²|Nettomiete pro m²",
    ],
  ].flatMap(([from, until, text]) => {
    const { nl, fr, en, de } = words(text!);
    return amountExtra(`preise.${from}.#text`, nl, fr, en, de).concat(
      amountExtra(`preise.${from}.@${until}`, nl, fr, en, de),
    );
  }),
  {
    path: "preise.mieteinnahmen_ist.@periode",
    extra: label("Huurinkomsten per", "Revenus locatifs par", "Rental income a", "Mieteinnahmen (Ist) pro"),
    codes: PERIODS,
    source: CLASSES,
  },
  {
    path: "preise.mieteinnahmen_soll.@periode",
    extra: label(
      "Verwachte huurinkomsten per",
      "Revenus locatifs prévus par",
      "Expected rental income a",
      "Mieteinnahmen (Soll) pro",
    ),
    codes: PERIODS,
    source: CLASSES,
  },
  {
    path: "preise.preis_zeitraum_von",
    extra: label("Prijs geldig vanaf", "Prix valable à partir du", "Price valid from", "Preis gültig ab"),
    convert: dayInWords,
  },
  {
    path: "preise.preis_zeitraum_bis",
    extra: label("Prijs geldig tot", "Prix valable jusqu’au", "Price valid until", "Preis gültig bis"),
    convert: dayInWords,
  },
  facility(
    "preise.provisionspflichtig",
    "Commissie voor de koper of huurder",
    "Commission à charge de l’acheteur ou du locataire",
    "Commission for the buyer or tenant",
    "Provisionspflichtig",
  ),
  extraText(
    "preise.aussen_courtage.#text",
    "Commissie voor de koper of huurder",
    "Commission à charge de l’acheteur ou du locataire",
    "Commission for the buyer or tenant",
    "Außencourtage",
  ),
  { path: "preise.aussen_courtage.@mit_mwst", readWith: "preise.aussen_courtage.#text" },
  extraText(
    "preise.courtage_hinweis",
    "Over de commissie",
    "À propos de la commission",
    "About the commission",
    "Courtagehinweis",
  ),
  ...leftOut(
    "concerns the agency and its client, or other agencies, only",
    "preise.innen_courtage.#text",
    "preise.innen_courtage.@mit_mwst",
    "preise.provision_teilen.#text",
    "preise.provision_teilen.@wert",
  ),
  {
    ...extraText(
      "preise.freitext_preis",
      "Over de prijs",
      "À propos du prix",
      "About the price",
      "Preisangaben",
    ),
    when: isKept,
  } as MappingRow,
  { path: "preise.freitext_preis", leftOut: "the agency tells the price on request", when: isOnRequest },
  extra(
    "preise.x_fache",
    "Veelvoud van de jaarhuur",
    "Multiple du loyer annuel",
    "Multiple of the yearly rent",
    "X-fache Mieteinnahme",
  ),
  extra(
    "preise.nettorendite",
    "Nettorendement (%)",
    "Rendement net (%)",
    "Net yield (%)",
    "Nettorendite (%)",
  ),
  extra(
    "preise.nettorendite_soll",
    "Verwacht nettorendement (%)",
    "Rendement net prévu (%)",
    "Expected net yield (%)",
    "Nettorendite Soll (%)",
  ),
  extra(
    "preise.nettorendite_ist",
    "Huidig nettorendement (%)",
    "Rendement net actuel (%)",
    "Present net yield (%)",
    "Nettorendite Ist (%)",
  ),
  extraText(
    "preise.kaution_text",
    "Over de waarborg",
    "À propos de la garantie",
    "About the deposit",
    "Kautionsangaben",
  ),
  ...PARKING,
  { path: "preise.stp_sonstige[].@platzart", extra: OTHER_PARKING, codes: PARKING_KINDS },
  { path: "preise.stp_sonstige[].@bemerkung", extra: OTHER_PARKING },
  ...ownFields("preise"),

  {
    path: "bieterverfahren.beginn_angebotsphase",
    extra: label("Biedingen vanaf", "Offres à partir du", "Bids from", "Beginn der Angebotsphase"),
    convert: momentInWords,
  },
  {
    path: "bieterverfahren.besichtigungstermin",
    extra: label("Bezichtiging", "Visite", "Viewing", "Besichtigungstermin"),
    convert: momentInWords,
  },
  ...amountExtra(
    "bieterverfahren.mindestpreis",
    "Minimumprijs",
    "Prix minimum",
    "Minimum price",
    "Mindestpreis",
  ),
  ...leftOut("the site shows no bids", "bieterverfahren.hoechstgebot_zeigen"),
  ...ownFields("bieterverfahren"),
  facility(
    "versteigerung.zwangsversteigerung",
    "Gedwongen verkoop",
    "Vente forcée",
    "Forced sale",
    "Zwangsversteigerung",
  ),
  {
    path: "versteigerung.zvtermin",
    to: "property.notary.session_date",
    convert: momentOf,
    says: "a moment without a zone is in Belgian time",
  },
  {
    path: "versteigerung.zusatztermin",
    extra: label("Tweede zitdag", "Seconde séance", "Second session", "Zusatztermin"),
    convert: momentInWords,
  },
  { path: "versteigerung.amtsgericht", to: "property.notary.session_place", language: "context" },
  extra("versteigerung.aktenzeichen", "Dossiernummer", "Numéro de dossier", "File number", "Aktenzeichen"),
  ...amountExtra(
    "versteigerung.verkehrswert",
    "Geschatte waarde",
    "Valeur estimée",
    "Estimated value",
    "Verkehrswert",
  ),
];
