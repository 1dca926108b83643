import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

export type Answer = {
  readonly status: number;
  readonly location: string | null;
  readonly body: string;
};

/** What is sent: fields of a form without scripts, or a document of the API. */
export type Sent =
  | { readonly fields: Readonly<Record<string, string>> }
  | { readonly json: object; readonly method?: "PATCH" | "DELETE" | "PUT" };

const agent = new Agent({ keepAlive: true });

/** One request to a server for a site, as its visitors' browsers send it. */
export function browse(
  port: number,
  site: string,
  { path, sent, token }: { readonly path: string; readonly sent?: Sent; readonly token?: string },
): Promise<Answer> {
  const body = bodyOf(sent);
  const method = sent && ("json" in sent ? (sent.method ?? "POST") : "POST");
  const headers = {
    Host: `${site}.localhost`,
    ...(body && { "Content-Type": body.type }),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const asked = request({ agent, host: "127.0.0.1", port, path, method, headers }, (answer) =>
      text(answer).then(
        (said) =>
          resolve({
            status: answer.statusCode ?? 0,
            location: answer.headers.location ?? null,
            body: said,
          }),
        reject,
      ),
    );
    asked.on("error", reject).end(body?.text);
  });
}

function bodyOf(sent?: Sent): { readonly type: string; readonly text: string } | null {
  if (!sent) return null;
  if ("json" in sent) return { type: "application/json", text: JSON.stringify(sent.json) };
  return { type: "application/x-www-form-urlencoded", text: new URLSearchParams(sent.fields).toString() };
}
