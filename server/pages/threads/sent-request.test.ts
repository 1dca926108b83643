import { expect, test } from "vitest";
import { readSentAnswer, readSentRequest, sentAnswer, sentRequest } from "./sent-request.ts";
import { ARRIVAL } from "./testing/arrival.ts";

const { site: SITE } = ARRIVAL;
const URL = "https://huyzen.example/nl/contact";

async function send(request: Request) {
  const sent = await sentRequest(request, ARRIVAL);
  return readSentRequest(structuredClone(sent), SITE);
}

test("a form reaches the thread as the visitor sent it, with who they are", async () => {
  const body = new URLSearchParams({ message: "Tot straks, ’t is nr. 5 €" });
  const sent = await send(new Request(URL, { method: "POST", body, headers: { Cookie: "a=1" } }));
  expect(sent.request.method).toBe("POST");
  expect(sent.request.headers.get("Cookie")).toBe("a=1");
  expect((await sent.request.formData()).get("message")).toBe("Tot straks, ’t is nr. 5 €");
  expect(sent.arrival).toEqual({ ...ARRIVAL, signal: sent.request.signal });
});

test("a page that is only read has no body", async () => {
  const sent = await send(new Request(URL));
  expect(sent.request.body).toBeNull();
});

test.each([
  {
    name: "a page",
    answer: new Response("<p>Bedankt</p>", { status: 422, headers: { "Content-Type": "text/html" } }),
  },
  { name: "a redirect", answer: new Response(null, { status: 302, headers: { Location: "/nl" } }) },
  { name: "an answer without content", answer: new Response(null, { status: 204 }) },
])("$name comes back whole, each of its cookies too", async ({ answer }) => {
  answer.headers.append("Set-Cookie", "a=1; Path=/");
  answer.headers.append("Set-Cookie", "b=2; Path=/");
  const [status, headers, text] = [answer.status, [...answer.headers], await answer.clone().text()];
  const back = readSentAnswer(structuredClone(await sentAnswer(answer)));
  expect(back.status).toBe(status);
  expect([...back.headers]).toEqual(headers);
  expect(back.headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2; Path=/"]);
  expect(await back.text()).toBe(text);
});
