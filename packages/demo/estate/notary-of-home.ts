import type { z } from "zod";
import type { Notary } from "../../../features/listings/schema/property.ts";
import type { Home } from "../home/home.ts";
import { townIn } from "../place/town.ts";
import type { Calendar } from "./calendar.ts";

const NOTARIES = [
  "Verlinde & Maes",
  "Goethals-De Rycke",
  "Hoorens & Stevens",
  "Van Eeckhaute",
  "Claerhout & Partners",
];

/** Sales close in turn over the coming weeks; bids open a week before the session. */
export function notaryOf(home: Home, calendar: Calendar): z.input<typeof Notary> {
  const { id, money, place } = home;
  const inDays = 9 + ((id * 13) % 34);
  const { town } = place;
  return {
    setting_price: money.price,
    session_date: calendar.moment(inDays, 13, 30),
    session_place: {
      nl: `Online, sluiting onder toezicht van de notaris in ${townIn(town, "nl")}`,
      fr: `En ligne, clôture sous la surveillance du notaire (${townIn(town, "fr")})`,
      en: `Online, closing supervised by the notary in ${townIn(town, "en")}`,
      de: `Online, Abschluss unter Aufsicht des Notars (${townIn(town, "de")})`,
    },
    bid_start_date: calendar.moment(inDays - 8, 12),
    bid_end_date: calendar.moment(inDays, 12),
    minimum_bid: 1_000,
    visit_information: {
      nl: "Bezichtiging elke zaterdag van 10 tot 12 uur, na inschrijving bij het kantoor.",
      fr: "Visites le samedi de 10 à 12 heures, sur inscription auprès de l’agence.",
      en: "Viewing every Saturday from 10 am to noon; please register with the office.",
      de: "Besichtigung jeden Samstag von 10 bis 12 Uhr, nach Anmeldung im Büro.",
    },
    notary_name: NOTARIES[id % NOTARIES.length],
  };
}
