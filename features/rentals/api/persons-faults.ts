import { RentalReservation } from "../schema/reservation.ts";
import type { RentalUnit } from "../schema/unit.ts";
import type { FormFault, FurtherFaults } from "#features/site/api/read-fields.ts";

const Asked = RentalReservation.pick({ rentalUnitId: true, persons: true });

/** That a home sleeps fewer than these people; empty where they fit, or nobody said how many it sleeps. */
export function personsFaults(persons: number, { maxOccupation: max }: RentalUnit["general"]): FormFault[] {
  return max && persons > max ? [{ path: "persons", word: "rentals.error.tooMany", values: { max } }] : [];
}

/** The same of a request in which other fields are wrong too. */
export const personsFaultsOfFields: FurtherFaults = async ({ parts, site }, fields) => {
  const { data: asked } = Asked.safeParse(fields);
  if (!asked) return [];
  const found = await parts.storage.rentals.find(site.id, asked.rentalUnitId);
  return found.kind === "published" ? personsFaults(asked.persons, found.unit.general) : [];
};
