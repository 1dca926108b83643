import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const HOST = "huyzen.localhost";
const LANGUAGES = { nl: "te-koop", fr: "a-vendre", en: "for-sale", de: "zu-verkaufen" } as const;
const LANGUAGE_NAMES = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];
/** Of ten requests of a visitor: a form, lists that nobody asked for before, and pages that are cached. */
const FORMS = 1;
const NEW_LISTS = 3;
const TRY_AGAIN_AFTER_MS = 250;

export type Tally = {
  readonly answers: number;
  readonly forms: number;
  /** Answers that came only when the same was asked again. */
  readonly repeated: number;
  readonly failures: readonly string[];
  readonly slowestMs: number;
};

type Answer = { readonly status: number; readonly body: string };
type Asked = { readonly name: string; readonly isRight: (answer: Answer) => boolean } & (
  | { readonly path: string; readonly fields?: undefined }
  | { readonly path: string; readonly fields: string }
);

type Patience = {
  readonly count: number;
  /** How long a visitor reads before the next request. */
  readonly pauseMs?: number;
  /** For how long a visitor tries the same again where no server answered, or none could; by default not at all. */
  readonly tryAgainMs?: number;
};

/** Visitors who come until they are told to stop. Each answer is read whole and compared with what was asked. */
export function startVisitors(
  port: number,
  { count, pauseMs = 0, tryAgainMs = 0 }: Patience,
): { stop(): Promise<Tally> } {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const tally = { answers: 0, forms: 0, repeated: 0, failures: [] as string[], slowestMs: 0 };
  const end = new AbortController();
  const failureOf = async (asked: Asked) =>
    ask(agent, port, asked).then(
      (answer) => (asked.isRight(answer) ? null : `${answer.status} ${answer.body.slice(0, 120)}`),
      (error: unknown) => String(error),
    );
  const visit = async (visitor: number) => {
    for (let turn = 0; !end.signal.aborted; turn += 1) {
      const asked = next(visitor, turn);
      const begun = performance.now();
      const first = await failureOf(asked);
      let failure = first;
      while (failure !== null && !failure.startsWith("200 ") && performance.now() - begun < tryAgainMs) {
        await sleep(TRY_AGAIN_AFTER_MS);
        failure = await failureOf(asked);
      }
      tally.answers += 1;
      tally.slowestMs = Math.max(tally.slowestMs, performance.now() - begun);
      if (failure !== null) tally.failures.push(`${asked.name} ${asked.path}: ${failure}`);
      else if (asked.fields) tally.forms += 1;
      if (failure === null && first !== null) tally.repeated += 1;
      await sleep(pauseMs);
    }
  };
  const visits = Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor)));
  return {
    async stop() {
      end.abort();
      await visits;
      agent.destroy();
      return tally;
    },
  };
}

function next(visitor: number, turn: number): Asked {
  const language = LANGUAGE_NAMES[(visitor + turn) % LANGUAGE_NAMES.length]!;
  const isPage = ({ status, body }: Answer) =>
    status === 200 && body.includes(`<html lang="${language}`) && body.trimEnd().endsWith("</html>");
  const kind = turn % 10;
  if (kind < FORMS) return { ...question(language), name: "form" };
  const list = `/${language}/${LANGUAGES[language]}`;
  if (kind < FORMS + NEW_LISTS)
    return {
      name: "new list",
      path: `${list}?price-max=${90_000_000 + visitor * 100_000 + turn}`,
      isRight: isPage,
    };
  return { name: "page", path: kind % 2 ? list : `/${language}`, isRight: isPage };
}

const isTaken = ({ status }: Answer) => status === 200;

function question(language: string) {
  const fields = JSON.stringify({
    firstName: "An",
    lastName: "Peeters",
    email: `${randomUUID()}@example.be`,
    message: "Is dit huis nog vrij?",
    privacy: true,
    formToken: randomUUID(),
  });
  return { path: `/${language}/ajax/contact-form-handler`, fields, isRight: isTaken };
}

/** One answer of the site, read whole. */
export function ask(
  agent: Agent,
  port: number,
  { path, fields }: { readonly path: string; readonly fields?: string | undefined },
): Promise<Answer> {
  const headers = { Host: HOST, ...(fields && { "Content-Type": "application/json" }) };
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      host: "127.0.0.1",
      port,
      path,
      headers,
      method: fields ? "POST" : "GET",
      timeout: 60_000,
    };
    const sent = request(options, async (response) => {
      try {
        let body = "";
        for await (const piece of response.setEncoding("utf8")) body += piece;
        resolve({ status: response.statusCode ?? 0, body });
      } catch (error) {
        reject(error);
      }
    });
    sent.once("timeout", () => sent.destroy(new Error("no answer within a minute")));
    sent.once("error", reject);
    sent.end(fields);
  });
}
