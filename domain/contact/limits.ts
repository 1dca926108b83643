/** What is counted: messages from one internet address, or of one person's e-mail address, or to one. */
export type LimitSubject = "caller" | "sender" | "receiver";

export type Limit = {
  readonly by: LimitSubject;
  readonly most: number;
  readonly minutes: number;
  /** Without a solved puzzle, which a browser without scripts cannot send. */
  readonly mostUnproven: number;
};

const HOUR = 60;
const DAY = 24 * HOUR;

/** How much one visitor may send; an office or a family behind one internet address still gets through. */
export const LIMITS = {
  "any-form": { by: "caller", most: 30, minutes: HOUR, mostUnproven: 10 },
  "any-form-daily": { by: "sender", most: 30, minutes: DAY, mostUnproven: 10 },
  "friend-from-caller": { by: "caller", most: 10, minutes: DAY, mostUnproven: 3 },
  "friend-from-sender": { by: "sender", most: 10, minutes: DAY, mostUnproven: 3 },
  "friend-to-receiver": { by: "receiver", most: 3, minutes: DAY, mostUnproven: 1 },
  /** Whoever fills in another's address fills their mailbox. */
  subscription: { by: "sender", most: 5, minutes: DAY, mostUnproven: 3 },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof LIMITS;

/** What holds for every form: `EVERY_FORM.length` is 2. */
export const EVERY_FORM: readonly LimitName[] = ["any-form", "any-form-daily"];
