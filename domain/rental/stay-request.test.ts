import { expect, test } from "vitest";
import { canStep, STAY_STATES, STAY_STEPS, stayState, type StayStep } from "./stay-request.ts";

const NOW = new Date("2026-07-01T10:00:00Z");
const LATER = new Date("2026-07-01T12:00:00Z");

test.each([
  ["asked", "is kept and was not confirmed", {}],
  ["confirmed", "is kept and was confirmed", { confirmedAt: NOW }],
  ["expired", "is kept no longer", { heldUntil: NOW }],
  ["expired", "was confirmed and is kept no longer", { confirmedAt: NOW, heldUntil: NOW }],
  ["accepted", "was accepted, also when its days are over", { endedAs: "accepted", heldUntil: NOW }],
  ["refused", "was refused", { endedAs: "refused" }],
  ["withdrawn", "was taken back", { endedAs: "withdrawn", confirmedAt: NOW }],
] as const)("a request is %s that %s", (state, _why, facts) => {
  expect(stayState({ endedAs: null, confirmedAt: null, heldUntil: LATER, ...facts }, NOW)).toBe(state);
});

test.each<[StayStep, string[]]>([
  ["confirm", ["asked"]],
  ["withdraw", ["asked", "confirmed"]],
  ["accept", ["asked", "confirmed", "expired"]],
  ["refuse", ["asked", "confirmed", "expired"]],
  ["release", ["asked", "confirmed", "accepted"]],
])("%s is for requests that are %j", (step, states) => {
  expect(STAY_STATES.filter((state) => canStep(step, state))).toEqual(states);
});

test("nothing can be done twice to one request, and no answer is taken back but by a release", () => {
  for (const [step, { to }] of Object.entries(STAY_STEPS)) expect(canStep(step as StayStep, to)).toBe(false);
  for (const step of ["confirm", "withdraw", "accept", "refuse"] as const)
    for (const state of ["accepted", "refused", "withdrawn"] as const)
      expect(canStep(step, state)).toBe(false);
});
