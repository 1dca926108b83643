import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { withConnection } from "../../../../platform/db/connection.ts";
import type { Report } from "../../setting.ts";
import type { Replicated } from "../start-replicated.ts";
import { type Answer, browse, type Sent } from "./browse.ts";
import { somebody } from "./changes.ts";
import { areNightsTaken, formOf, type Stay } from "./changes-of-stays.ts";

type Trial = Pick<Replicated, "primary" | "replica"> & {
  readonly port: number;
  readonly stays: readonly Stay[];
  readonly untilReady: () => Promise<void>;
};

type Form = { readonly name: string; readonly site: string; readonly path: string; readonly sent: Sent };

/** Forms while the replica is dead, while the primary is dead, and sent again once it is back. */
export async function tryWithoutDatabases({
  primary,
  replica,
  port,
  stays,
  untilReady,
}: Trial): Promise<Report> {
  const report: Record<string, string> = {};
  const tell = async (when: string, forms: readonly Form[]) => {
    for (const { name, site, path, sent } of forms) {
      const begun = performance.now();
      const answer = await browse(port, site, { path, sent });
      const took = Math.round(performance.now() - begun);
      report[`${when}: ${name}`] = `${answer.status} after ${took} ms${typedOf(answer, sent)}`;
    }
  };
  const nights = async (when: string, stay: Stay, isTaken: boolean) => {
    const looks = areNightsTaken(stay, isTaken);
    const said = await Promise.all(
      looks.map(async (look) => {
        const answer = await browse(port, "zilt", { path: look.path });
        if (answer.status !== 200) return String(answer.status);
        return look.shows(answer) ? "right" : "WRONG";
      }),
    );
    report[`${when}: nights of ${stay.unit} ${isTaken ? "taken" : "free"}`] = said.join(", ");
  };
  const [first, second, third] = stays as [Stay, Stay, Stay];

  await untilReady();
  await replica.kill();
  await tell("replica dead", formsOf(first));
  await nights("replica dead", first, true);
  await replica.restart();
  await untilReady();

  await tell("right before the primary dies", [formsOf(second)[0]!]);
  await primary.kill();
  await nights("primary dead", second, true);
  const forms = formsOf(third);
  await tell("primary dead", forms);
  await sleep(6_000);
  await nights("primary dead for 6 s", second, true);
  await nights("primary dead for 6 s", third, false);
  await tell("primary dead for 6 s", forms);

  await primary.restart();
  const begun = performance.now();
  for (let status = 503; status === 503; await sleep(100))
    ({ status } = await browse(port, "huyzen", { path: "/readyz" }));
  report["primary back: ready again"] = `after ${Math.round(performance.now() - begun)} ms`;
  await tell("primary back, the same sent again", forms);
  await nights("primary back", second, true);
  await nights("primary back", third, true);
  const stored = await withConnection(primary.url, (client) =>
    client.query<{ form: string; count: number }>(
      "select form, count(*)::int as count from submission where created_at > now() - interval '1 hour' group by form",
    ),
  ).then(
    ({ rows }) => rows.map(({ form, count }) => `${count} ${form}`).join(", "),
    (error: unknown) => String(error),
  );
  report["primary back: stored"] = stored;
  return report;
}

const question = () => ({ message: "Is dit nog vrij?", ...somebody() });

/** A stay with and without scripts, a question with and without them; each sent again is the same. */
function formsOf(stay: Stay): Form[] {
  const formToken = randomUUID;
  const { page, fields } = formOf(stay);
  const { form: _form, ...json } = fields;
  const plain = { ...question(), form: "contact", privacy: "on", formToken: formToken() };
  const withScripts = { ...question(), privacy: true, formToken: formToken() };
  return [
    {
      name: "stay, with scripts",
      site: "zilt",
      path: "/nl/ajax/rental-request",
      sent: { json: { ...json, privacy: true, formToken: formToken() } },
    },
    {
      name: "the same nights, without scripts",
      site: "zilt",
      path: page,
      sent: { fields: { ...fields, ...somebody(), formToken: formToken() } },
    },
    { name: "question, without scripts", site: "huyzen", path: "/nl/contact", sent: { fields: plain } },
    {
      name: "question, with scripts",
      site: "huyzen",
      path: "/nl/ajax/contact-form-handler",
      sent: { json: withScripts },
    },
  ];
}

function typedOf({ status, body }: Answer, sent: Sent): string {
  if (status < 400) return "";
  if ("json" in sent) return `: ${(JSON.parse(body) as { title: string }).title}`;
  return body.includes(sent.fields["email"]!)
    ? ", what was typed is there"
    : `, WITHOUT what was typed: ${body.slice(0, 100)}`;
}
