import { z } from "zod";
import { coded } from "#features/site/schema/finding-codes.ts";
import { STAY_STATES } from "#domain/rental/stay-request.ts";
import { textLines, Visitor } from "#features/contact/schema/sent-form.ts";
import {
  Id,
  IsoDate,
  IsoInstant,
  LocaleCode,
  MultilingualText,
  MediaName,
} from "#features/site/schema/primitives.ts";

/** A holiday home as it was when a stay in it was asked for. */
export const RequestedUnit = z.object({
  id: Id,
  title: MultilingualText,
  place: MultilingualText.nullable(),
  reference: z.string().nullable(),
  picture: MediaName.nullable(),
});
export type RequestedUnit = z.infer<typeof RequestedUnit>;

/** In euro; the deposit comes back and is no part of the total. */
const RequestedCost = z.object({
  rent: z.number(),
  cleaning: z.number(),
  fixed: z.number(),
  touristTax: z.number(),
  total: z.number(),
  deposit: z.number(),
});

/** A request for a stay and what became of it, as the visitor and the agency see it behind the links of their mails. */
export const StayRequest = z.object({
  id: z.uuid(),
  state: z.enum(STAY_STATES),
  unit: RequestedUnit,
  start: IsoDate,
  end: IsoDate,
  persons: z.int(),
  /** Null where the price is on request. */
  cost: RequestedCost.nullable(),
  visitor: Visitor,
  /** What the guest wrote; the agency alone is told. */
  message: z.string().nullable(),
  /** Of the visitor. */
  locale: LocaleCode,
  askedAt: IsoInstant,
  /** Until then nobody else can ask for the stay. */
  heldUntil: IsoInstant,
});
export type StayRequest = z.infer<typeof StayRequest>;

/** Whose mail led here: the visitor's, or the agency's. */
export type StayPage = "stay-requests" | "stay-answers";

/** What the agency adds to its answer; the guest reads it in the mail. */
export const StayAnswer = z
  .object({
    note: z
      .string()
      .trim()
      .max(2_000)
      .refine(
        (text) => text === "" || textLines(2_000).safeParse(text).success,
        coded("unstorable-text", "holds signs that can't be read"),
      )
      .nullish()
      .describe("A few words to the guest, in the guest's language."),
  })
  .optional();
export type StayAnswer = z.infer<typeof StayAnswer>;
