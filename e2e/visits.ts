import { randomInt, randomUUID } from "node:crypto";
import { ask } from "./ask.ts";
import { findEstate, isPlainEstate, readEstates } from "./demo-bundle.ts";
import { HUYZEN } from "./fixtures.ts";

type Slot = { readonly start: string };

const AGENDA = "/api/sites/huyzen/live-agenda";

/** Estates that can be visited, each journey with one of its own sales rep. */
export const [HOME, OTHER_HOME, THIRD_HOME] = readEstates("huyzen")
  .filter((one) => isPlainEstate(one))
  .map(({ general }) => general.id) as [number, number, number];

export const SOLD = findEstate("huyzen", ({ general }) => general.transaction.id === 5).general.id;

export async function freeTimes(estateId: number): Promise<string[]> {
  const { text } = await ask(`${HUYZEN}${AGENDA}/${estateId}`);
  return (JSON.parse(text) as Slot[]).map(({ start }) => start);
}

/** A visitor elsewhere in the world, so that no journey counts against another. */
export function somebody(): Record<string, string> {
  return { "X-Forwarded-For": `198.51.${randomInt(1, 255)}.${randomInt(1, 255)}` };
}

/** Books a time as an application does, for a person of its own; the answer is the visit's id. */
export async function book(estateId: number, start: string, phone = somePhone()): Promise<string> {
  const visitor = {
    firstName: "Bo",
    lastName: "Claes",
    email: `${randomUUID()}@example.be`,
    phone,
  };
  const body = { estateId, start, visitor, privacy: true };
  const answer = await ask(`${HUYZEN}${AGENDA}/reservation`, { body, headers: somebody() });
  if (answer.status !== 201) throw new Error(`not booked: ${answer.text}`);
  return (JSON.parse(answer.text) as { id: string }).id;
}

function somePhone(): string {
  return `0470 ${randomInt(100_000, 1_000_000)}`;
}

export async function isCancelled(id: string): Promise<boolean> {
  const { text } = await ask(`${HUYZEN}${AGENDA}/reservation/${id}`);
  return (JSON.parse(text) as { cancelledAt: string | null }).cancelledAt !== null;
}
