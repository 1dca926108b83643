import type { StayRequest } from "../schema/stay-request.ts";
import type { StayStep } from "#domain/rental/stay-request.ts";
import type { PageHead } from "#features/site/page-head.ts";

export type StayFact = { readonly label: string; readonly value: string };

/** A request for a stay, ready to print in the language of the page. */
export type StayView = {
  readonly state: StayRequest["state"];
  /** What is said of its state, and below that. */
  readonly notice: { readonly title: string; readonly text: string };
  /** When, and how many people. */
  readonly facts: readonly StayFact[];
  /** What it costs, line by line. */
  readonly costs: readonly StayFact[];
  readonly unit: { readonly title: string; readonly place: string | null; readonly href: string };
  readonly guest: {
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
    /** What they wrote, on the agency's page. */
    readonly message: string | null;
  };
  /** What whoever opened the link can do now. */
  readonly steps: ReadonlyArray<Exclude<StayStep, "release">>;
  /** Its page as it is, and the one that asks whether the request is to be withdrawn. */
  readonly href: string;
  readonly withdrawHref: string;
  /** What those steps lead to; the agency alone is told. */
  readonly hint: string | null;
};

export type StayPageView = {
  /** Null when there is none; absent while it can't be read. */
  readonly stay?: StayView | null;
  readonly title: string;
  readonly phone: string;
  /** True where the page asks whether the request is to be withdrawn, and nothing else. */
  readonly isAskedToWithdraw: boolean;
  readonly head: PageHead;
};

/** Why a step was not taken, by the key of what is said of it. */
export type StayOutcome = "notPossible" | "taken" | "failed";
