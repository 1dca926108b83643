import type { z } from "zod";
import type { Notary } from "../../../features/listings/schema/property/sale.ts";
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
      nl: "Bezichtigen kan op afspraak, op de uren die het kantoor aanbiedt.",
      fr: "Visites sur rendez-vous, aux heures proposées par l’agence.",
      en: "Viewings by appointment, at the times that the office offers.",
      de: "Besichtigung nach Vereinbarung, zu den Zeiten, die das Büro anbietet.",
    },
    notary_name: NOTARIES[id % NOTARIES.length],
  };
}
