import type { Answer, Sent } from "./browse.ts";
import type { Look } from "./watch-change.ts";

/** One thing that a visitor or an agency does, and where it has to show at once. */
export type Change = {
  readonly name: string;
  readonly site: string;
  /** Does it, and tells where it shows; throws when it is refused. */
  readonly make: (send: Send) => Promise<readonly Look[]>;
};

/** Sends something to the server that takes the change; throws at another status than the expected one. */
export type Send = (path: string, sent: Sent, expected: number, token?: string) => Promise<Answer>;

export const has =
  (...words: readonly string[]) =>
  ({ status, body }: Answer) =>
    status === 200 && words.every((word) => body.includes(word));

export const lacks =
  (...words: readonly string[]) =>
  ({ status, body }: Answer) =>
    status === 200 && words.every((word) => !body.includes(word));

let people = 0;

/** Somebody else each time. */
export function somebody() {
  people += 1;
  return {
    firstName: "An",
    lastName: "Peeters",
    email: `an.${people}@guests.example`,
    phone: `0470 ${100_000 + people}`,
  };
}
