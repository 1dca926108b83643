import { request } from "node:http";

type Question = {
  /** GET, or POST when something is sent. */
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** Sent as JSON by POST. */
  readonly body?: unknown;
  /** Sent as a browser sends a form without scripts. */
  readonly form?: Readonly<Record<string, string>>;
  /** The site that is asked for, when it is not the one in the address. */
  readonly host?: string;
};

export type Answer = {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly text: string;
  /** The path and query that answered in the end. */
  readonly path: string;
};

/** Asks the server under test, whatever host name stands in the address, and shows redirects as they are. */
export function ask(
  address: string,
  { method, headers = {}, body, form, host }: Question = {},
): Promise<Answer> {
  const url = new URL(address);
  const posted = form && new URLSearchParams(form).toString();
  const sent = body === undefined ? posted : JSON.stringify(body);
  const kind = { "Content-Type": posted ? "application/x-www-form-urlencoded" : "application/json" };
  // A path such as `/nl/%2e%2e` must arrive as it is written.
  const path = address.slice(address.indexOf("/", "http://".length)) || "/";
  return new Promise((resolve, reject) => {
    const question = request(
      {
        host: "127.0.0.1",
        port: url.port,
        path,
        method: method ?? (sent === undefined ? "GET" : "POST"),
        headers: { Host: host ?? url.host, ...(sent === undefined ? {} : kind), ...headers },
      },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => (text += part));
        const header = (name: string) => answer.headers[name.toLowerCase()]?.toString();
        answer.on("end", () => resolve({ status: answer.statusCode!, header, text, path }));
      },
    );
    question.on("error", reject).end(sent);
  });
}

/** As `ask`, and goes where a redirect leads. */
export async function follow(address: string): Promise<Answer> {
  const answer = await ask(address);
  const moved = answer.header("location");
  return moved ? follow(new URL(moved, address).href) : answer;
}
