/** What is counted: messages from a network, of one person (their mailbox and their phone), or to one mailbox. */
export type LimitSubject = "network" | "person" | "receiver";

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
  "any-form": { by: "network", most: 30, minutes: HOUR, mostUnproven: 10 },
  "any-form-daily": { by: "person", most: 30, minutes: DAY, mostUnproven: 10 },
  "friend-from-network": { by: "network", most: 10, minutes: DAY, mostUnproven: 3 },
  "friend-from-person": { by: "person", most: 10, minutes: DAY, mostUnproven: 3 },
  "friend-to-receiver": { by: "receiver", most: 3, minutes: DAY, mostUnproven: 1 },
  /** Whoever fills in another's address fills their mailbox. */
  subscription: { by: "person", most: 5, minutes: DAY, mostUnproven: 3 },
  /** A visit takes a sales rep's time from others, a stay the nights of a holiday home. */
  "visit-from-network": { by: "network", most: 6, minutes: DAY, mostUnproven: 3 },
  "visit-of-person": { by: "person", most: 8, minutes: DAY, mostUnproven: 3 },
  "stay-from-network": { by: "network", most: 4, minutes: DAY, mostUnproven: 2 },
  "stay-of-person": { by: "person", most: 6, minutes: DAY, mostUnproven: 3 },
  /** Links that sign in to the desk, whether or not the address is known; a link is guessed no more often than a secret of 256 bits. */
  "desk-link-from-network": { by: "network", most: 20, minutes: HOUR, mostUnproven: 20 },
  "desk-link-to-person": { by: "person", most: 5, minutes: HOUR, mostUnproven: 5 },
  "desk-invitation-from-person": { by: "person", most: 50, minutes: DAY, mostUnproven: 50 },
  "desk-passkey-from-network": { by: "network", most: 60, minutes: HOUR, mostUnproven: 60 },
  "desk-sign-in-from-network": { by: "network", most: 60, minutes: HOUR, mostUnproven: 60 },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof LIMITS;

/** What holds for every form: `EVERY_FORM.length` is 2. */
export const EVERY_FORM: readonly LimitName[] = ["any-form", "any-form-daily"];

/**
 * The networks that an internet address is counted in, by the bits that their addresses share, and how many times as much as
 * one connection all of it may send. A provider gives a home a /64 or a /56 of IPv6 and a business a /48 (RIPE-690); IPv4
 * addresses that are rented together stand in one /24, as do those that the phones of a mobile network share.
 */
export const COUNTED_NETWORKS = {
  ipv4: [
    { bits: 32, times: 1 },
    { bits: 24, times: 4 },
  ],
  ipv6: [
    { bits: 64, times: 1 },
    { bits: 56, times: 2 },
    { bits: 48, times: 4 },
  ],
} as const;

/** How much of one person may be open at an agency: visits to come, those of one home, and stays that wait for an answer. */
export const MOST_OPEN = { visits: 3, visitsOfHome: 1, stays: 2 } as const;
