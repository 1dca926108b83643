import type { SalesRepInput } from "../estate/node-of-home.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import type { Gallery } from "../pictures.ts";

export type RepRow = readonly [
  id: number,
  firstname: string,
  lastname: string,
  role: Record<Locale, string>,
  face: number,
];

const LETTINGS = new Set([2, 4, 6, 8]);

export const isLetting = (transaction: number): boolean => LETTINGS.has(transaction);

/** Numbers of a range that is given to nobody, addresses of a domain that cannot exist. */
export function salesRepsFrom(rows: readonly RepRow[], brand: string, gallery: Gallery): SalesRepInput[] {
  return rows.map(([id, firstname, lastname, description, face], at) => {
    const digits = String(at + 1).padStart(2, "0");
    const mailbox = firstname
      .normalize("NFD")
      .replace(/[^A-Za-z]/g, "")
      .toLowerCase();
    return {
      id,
      firstname,
      lastname,
      picture: gallery.portrait(`${brand}|${firstname} ${lastname}|${face}`),
      mobile: `+32 470 00 00 ${digits}`,
      phone: `+32 9 000 00 ${digits}`,
      email: `${mailbox}@${brand}.example`,
      description,
      bivNumber: `BIV 500.${String(id).padStart(3, "0")}`,
    };
  });
}
