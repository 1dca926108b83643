import type { Page, Route } from "playwright-core";

type Fault = {
  /** Completes "whose answer …". */
  readonly name: string;
  readonly answer: (route: Route) => Promise<unknown>;
};

const LOGIN = "<!doctype html><title>Wi-Fi</title><body><main><h1>Log in</h1></main>";

/** What a network does in place of the server's answer. */
export const FAULTS: readonly Fault[] = [
  { name: "breaks off", answer: (route) => route.abort("connectionreset") },
  { name: "never comes", answer: () => Promise.resolve() },
  { name: "is empty", answer: (route) => route.fulfill({ status: 204 }) },
  { name: "is another server's", answer: (route) => route.fulfill({ json: {} }) },
  { name: "is the login of another network", answer: (route) => route.fulfill(page(200, LOGIN)) },
];

/** The server has answered, and not taken it. */
export const TOO_MANY: Fault = {
  name: "says that there are too many",
  answer: (route) => route.fulfill(page(429, LOGIN)),
};

function page(status: number, body: string) {
  return { status, contentType: "text/html", body };
}

/** Lets the longest wait for an answer pass in a moment: from the next page on, until `waitNormally`. */
export async function waitBriefly(visitor: Page): Promise<void> {
  await visitor.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 20);
    addEventListener("wait-normally", () => (AbortSignal.timeout = timeout), { once: true });
  });
}

/** Gives the shown page its full waits back: an answer that is good may take its time on a busy machine. */
export async function waitNormally(visitor: Page): Promise<void> {
  await visitor.evaluate(() => dispatchEvent(new Event("wait-normally")));
}
