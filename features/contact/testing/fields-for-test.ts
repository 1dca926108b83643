import { randomUUID } from "node:crypto";

/** What a visitor fills in, whom nobody else is like. */
export function fieldsForTest(more: object = {}) {
  return {
    firstName: "Piet",
    lastName: "Janssens",
    email: `${randomUUID()}@example.be`,
    message: "Kan ik zaterdag komen kijken?",
    privacy: true,
    formToken: randomUUID(),
    ...more,
  };
}
