import type { SalesRepInput } from "../estate/node-of-home.ts";

const words = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });

/** The sales reps of an agency as its team. */
export function teamBlock(salesReps: readonly SalesRepInput[]) {
  return {
    id: "team",
    type: "team",
    heading: words("Wie u ontmoet", "Qui vous rencontrerez", "Who you will meet", "Wen Sie treffen"),
    members: salesReps.map(({ firstname, lastname, description, picture, phone, email, bivNumber }) => ({
      name: `${firstname} ${lastname}`,
      role: description,
      picture,
      phone,
      email,
      bivNumber,
    })),
  };
}
