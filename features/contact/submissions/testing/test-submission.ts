import { randomUUID } from "node:crypto";
import type { Submission } from "../submissions.ts";

/** A question that no other was sent like. */
export function testSubmission(more: Partial<Submission> = {}): Submission {
  return {
    form: "contact",
    token: randomUUID(),
    fingerprint: randomUUID(),
    email: "an@example.be",
    estateId: null,
    locale: "nl",
    payload: { message: "Dag" },
    now: new Date("2026-03-02T11:00:00Z"),
    ...more,
  };
}
