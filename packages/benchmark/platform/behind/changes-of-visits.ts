import { type Change, has, type Send, somebody } from "./changes.ts";

const SITE = "huyzen";
const AGENDA = `/api/sites/${SITE}/live-agenda`;
const LEADS = `/api/sites/${SITE}/leads`;

type Site = {
  readonly token: string;
  readonly estate: number;
  /** Times that are free, far from each other. */
  readonly times: readonly string[];
  /** The id by which the desk knows a visit. */
  readonly leadOf: (visit: string) => string;
};

const change = (name: string, make: Change["make"]): Change => ({ name, site: SITE, make });

/** What visitors and an agency do with visits of one home. */
export function changesOfVisits({ token, estate, times, leadOf }: Site): Change[] {
  const [first, second, third, fourth] = times as [string, string, string, string];
  let visit = "";
  const isFree = (start: string, free: boolean) => ({
    path: `${AGENDA}/${estate}`,
    shows: ({ body }: { readonly body: string }) => body.includes(start) === free,
  });
  const page = () => `/nl/afspraak-annuleren/${visit}`;
  const api = () => `${AGENDA}/reservation/${visit}`;
  const lead = (...words: string[]) => ({
    path: `${LEADS}/${leadOf(visit)}`,
    token,
    shows: has(...words),
  });

  return [
    change("books a visit over the API; another one is refused the time", async (send) => {
      visit = await book(send, estate, first, 201);
      await book(send, estate, first, 409);
      return [isFree(first, false), { path: api(), shows: has(first) }, lead('"state":"booked"', first)];
    }),
    change("moves it", async (send) => {
      await send(api(), { json: { start: second }, method: "PATCH" }, 200);
      return [isFree(first, true), isFree(second, false), { path: api(), shows: has(second) }, lead(second)];
    }),
    change("moves it again without scripts", async (send) => {
      await send(page(), { fields: { move: "1", start: third } }, 303);
      return [isFree(second, true), isFree(third, false), { path: api(), shows: has(third) }, lead(third)];
    }),
    change("cancels it without scripts", async (send) => {
      await send(page(), { fields: { cancel: "1" } }, 303);
      return [
        isFree(third, true),
        { path: page(), shows: has("geannuleerd") },
        { path: api(), shows: ({ body }) => !body.includes('"cancelledAt":null') },
        lead('"state":"cancelled"'),
      ];
    }),
    change("books a visit without scripts; two want it at once and one gets it", async (send) => {
      const path = `/nl/bezoek-plannen/${estate}`;
      const sent = () => ({ fields: { start: fourth, privacy: "on", ...somebody() } });
      const both = await Promise.allSettled([send(path, sent(), 303), send(path, sent(), 303)]);
      const booked = both.filter((one) => one.status === "fulfilled");
      if (booked.length !== 1) throw new Error(`${booked.length} of two visitors got the same time`);
      const { location } = booked[0]!.value;
      visit = location!.split("/").at(-1)!;
      return [isFree(fourth, false), { path: location!, shows: has("Uw bezoek is vastgelegd") }];
    }),
    change("the agency cancels it at the desk", async (send) => {
      await send(`${LEADS}/${leadOf(visit)}/cancel`, { json: {} }, 204, token);
      return [isFree(fourth, true), { path: page(), shows: has("geannuleerd") }, lead('"state":"cancelled"')];
    }),
  ];
}

async function book(send: Send, estateId: number, start: string, expected: number): Promise<string> {
  const json = { estateId, start, visitor: somebody(), privacy: true };
  const { body } = await send(`${AGENDA}/reservation`, { json }, expected);
  return (JSON.parse(body) as { id: string }).id;
}
