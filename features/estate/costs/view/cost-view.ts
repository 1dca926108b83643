import type { Buyer } from "#domain/costs/registration-duties.ts";

/** One amount, ready to print, with what it is calculated from. */
export type CostLineView = {
  readonly key: string;
  readonly label: string;
  readonly amount: string;
  readonly notes: readonly string[];
  /** "Bron: …, stand 23/11/2026"; null for what a visitor typed. */
  readonly source: string | null;
};

/** A part of the bar: shares are percentages of the whole, and of what comes on top of the price. */
export type BarPartView = {
  readonly key: "price" | "duty" | "notary";
  readonly label: string;
  readonly amount: string;
  readonly start: number;
  readonly share: number;
};

export type CostBarView = {
  readonly parts: readonly BarPartView[];
  /** The same without the price, on a whole bar of their own. */
  readonly tail: readonly BarPartView[];
  readonly onTop: string;
};

/** What a purchase comes to for one kind of buyer. */
export type PurchaseView = {
  readonly buyer: Buyer;
  /** "2 %", and who pays that. */
  readonly rate: string;
  readonly name: string;
  readonly dutyAmount: string;
  readonly lines: readonly CostLineView[];
  readonly totalLabel: string;
  readonly total: string;
  /** Euro: what a loan begins from. */
  readonly totalAmount: number;
  readonly bar: CostBarView;
};

export type EnergyCostsView = {
  readonly label: string;
  readonly range: string;
  readonly notes: readonly string[];
  readonly source: string;
};

export type RenovationView = { readonly text: string; readonly source: string };

/** What the page of costs shows of a home besides its price. */
export type HomeCostsView = {
  readonly energy: EnergyCostsView | null;
  readonly renovation: RenovationView | null;
};

export type RentLinesView = {
  readonly monthly: readonly CostLineView[];
  readonly allIn: { readonly label: string; readonly amount: string };
  readonly start: readonly CostLineView[];
  readonly due: { readonly label: string; readonly amount: string };
};

/** Which figures there are of a listing; null ones have none, nor a page. */
export type CostsView =
  | {
      readonly kind: "purchase";
      /** One, or two to choose from; the first is shown unless the address names the other. */
      readonly purchases: readonly PurchaseView[];
      readonly notes: readonly string[];
    }
  | { readonly kind: "rent"; readonly rent: RentLinesView; readonly notes: readonly string[] }
  | { readonly kind: "words"; readonly text: string };

/** What the page of an estate shows of its costs: the bar and the total, and the way to all of it. */
export type CostCardView = {
  readonly href: string | null;
  readonly text: string;
  readonly bar: CostBarView | null;
  readonly totals: ReadonlyArray<{ readonly label: string; readonly amount: string }>;
};
