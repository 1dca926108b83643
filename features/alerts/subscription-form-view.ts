import type { Criteria } from "#domain/alerts/criteria.ts";
import type { Frequency } from "#domain/alerts/frequency.ts";

export type Choice = { readonly value: string; readonly label: string };

/** A city as it stands in the list: "9000 Gent". */
export function cityChoice({ id, zip, name }: City): Choice {
  return { value: String(id), label: [zip, name].filter(Boolean).join(" ") };
}

/** A municipality by its name alone; one that nobody knows by its code. */
export function municipalityChoice(id: number, name: string | null): Choice {
  return { value: String(id), label: name ?? String(id) };
}

type City = { readonly id: number; readonly zip?: string | null | undefined; readonly name: string };

/** A form with what a visitor looks for, ready to print. */
export type SubscriptionFormView = {
  readonly transactions: readonly Choice[];
  readonly types: readonly Choice[];
  /** Only those that a search brought. */
  readonly subTypes: readonly Choice[];
  readonly cities: readonly Choice[];
  /** Those that are followed already and those that were asked for, by their names. */
  readonly municipalities: readonly Choice[];
  /** Without scripts a city was asked for by its name, and these may be meant. */
  readonly isPlaceAsked: boolean;
  readonly isPlaceFound: boolean;
  readonly criteria: Criteria;
  /** The criteria in words, where the visitor brings them along and has only to say yes; null where they are asked for. */
  readonly brought: string | null;
  readonly frequency: Frequency;
  /** How many listings on offer fit; null where nobody could count. */
  readonly count: number | null;
};
