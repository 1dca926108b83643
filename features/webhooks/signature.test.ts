import { expect, test } from "vitest";
import { newSecret, secretText, signedHeaders } from "./signature.ts";

/** Published by Standard Webhooks in the tests of its libraries. */
const SECRET = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64");
const EVENT = { eventId: "msg_p5jXN8AQM9LWM0D4loKWxJek", body: '{"test": 2432232314}' };

test("an event is signed as the vector of Standard Webhooks is", () => {
  expect(signedHeaders(SECRET, { ...EVENT, now: new Date(1_614_265_330_000) })).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

test("a secret is told with its prefix, and no two are alike", () => {
  expect(secretText(SECRET)).toBe("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");
  expect(newSecret()).toHaveLength(32);
  expect(secretText(newSecret())).not.toBe(secretText(newSecret()));
});
