import type { MappingRow } from "../../mapping-row.ts";
import { label } from "../../row-kinds.ts";
import { CLASSES, PERIODS, words } from "../openimmo-codes.ts";
import { amountExtra } from "../openimmo-values.ts";

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

/** Amounts without a field of ours, with and without tax, and per square metre. */
export const AMOUNT_ROWS: readonly MappingRow[] = [
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
];
