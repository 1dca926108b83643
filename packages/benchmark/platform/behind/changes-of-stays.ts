import { type StaySide, signStayToken } from "../../../../features/rentals/stay-requests/stay-tokens.ts";
import type { OpenStorage } from "../../../../server/database/open-storage.ts";
import type { Tokens } from "../../../../platform/secrets/tokens.ts";
import { type Change, has, lacks, type Send, somebody } from "./changes.ts";

const SITE = "zilt";
const UNITS = `/api/sites/${SITE}/rental-units`;
const STEPS = `/api/sites/${SITE}/leads`;

export type Stay = { readonly unit: number; readonly period: number };

type Site = {
  readonly storage: Pick<OpenStorage, "tokens">;
  readonly token: string;
  readonly stays: readonly Stay[];
};

const change = (name: string, make: Change["make"]): Change => ({ name, site: SITE, make });

/** What visitors and an agency do with stays, each at other nights than the one before but for those that go on with it. */
export function changesOfStays({ storage, token, stays: free }: Site): Change[] {
  const [first, second, third] = free as [Stay, Stay, Stay];
  const ids = new Map<Stay, string>();
  const link = (side: StaySide, stay: Stay) => linkOf(storage.tokens, side, ids.get(stay)!);
  const lead = (stay: Stay, state: string) => ({
    path: `${STEPS}/${ids.get(stay)}`,
    token,
    shows: has(`"state":"${state}"`),
  });
  const stateOf = async (side: StaySide, stay: Stay, state: string, words: string) => {
    const { page, api } = await link(side, stay);
    return [
      { path: page, shows: has(words) },
      { path: api, shows: has(`"state":"${state}"`) },
      lead(stay, state),
    ];
  };

  return [
    change("asks for a stay over the API; another one is refused the same nights", async (send) => {
      ids.set(first, await ask(send, first));
      await refuse(send, first);
      return [
        ...areNightsTaken(first, true),
        ...(await stateOf("visitor", first, "asked", "Bevestig mijn aanvraag")),
      ];
    }),
    change("confirms it by the mailed link, without scripts", async (send) => {
      await step(send, (await link("visitor", first)).page, "confirm");
      return [
        ...areNightsTaken(first, true),
        ...(await stateOf(
          "visitor",
          first,
          "confirmed",
          "Uw aanvraag is bevestigd en wacht op een antwoord.",
        )),
      ];
    }),
    change("takes it back", async (send) => {
      const { api } = await link("visitor", first);
      await send(`${api}/withdraw`, { json: {} }, 200);
      return [
        ...areNightsTaken(first, false),
        ...(await stateOf("visitor", first, "withdrawn", "U hebt deze aanvraag ingetrokken.")),
      ];
    }),
    change("asks for a stay without scripts, and sees the thanks", async (send) => {
      const { page, fields } = formOf(second);
      const { location } = await send(page, { fields }, 303);
      return [{ path: location!.split("#")[0]!, shows: has("rental-sent") }, ...areNightsTaken(second, true)];
    }),
    change("two ask for the same nights at once: one gets them", async (send) => {
      const both = await Promise.allSettled([ask(send, third), ask(send, third)]);
      const taken = both.filter(({ status }) => status === "fulfilled");
      if (taken.length !== 1) throw new Error(`${taken.length} of two visitors got the same nights`);
      ids.set(third, (taken[0] as PromiseFulfilledResult<string>).value);
      return areNightsTaken(third, true);
    }),
    change("the agency accepts it at the desk", async (send) => {
      await send(`${STEPS}/${ids.get(third)}/accept`, { json: {} }, 200, token);
      return [
        ...areNightsTaken(third, true),
        ...(await stateOf("visitor", third, "accepted", "Uw aanvraag is aanvaard")),
      ];
    }),
    change("the agency refuses another one by the mailed link", async (send) => {
      ids.set(first, await ask(send, first));
      await step(send, (await link("agency", first)).page, "refuse");
      return [
        ...areNightsTaken(first, false),
        ...(await stateOf("agency", first, "refused", "U hebt deze aanvraag geweigerd.")),
      ];
    }),
  ];
}

async function ask(send: Send, { unit, period }: Stay): Promise<string> {
  const json = { rentalUnitId: unit, periodId: period, persons: 1, visitor: somebody(), privacy: true };
  const { body } = await send(`${UNITS}/reservation`, { json }, 201);
  return (JSON.parse(body) as { id: string }).id;
}

/** Both ways to send it say that somebody else has the nights. */
async function refuse(send: Send, stay: Stay): Promise<void> {
  const { page, fields } = formOf(stay);
  const json = { ...fields, visitor: somebody(), privacy: true };
  await send(`${UNITS}/reservation`, { json }, 409);
  const { body } = await send(page, { fields }, 409);
  if (!body.includes(fields.email)) throw new Error("the refused form lost what was typed");
}

/** The form of a home's page, as it is sent without scripts. */
export function formOf({ unit, period }: Stay) {
  const fields = {
    form: "rental",
    rentalUnitId: String(unit),
    periodId: String(period),
    persons: "1",
    privacy: "on",
    ...somebody(),
  };
  return { page: `/nl/vakantie/${unit}`, fields };
}

/** In the API's list of stays, on the home's page with and without the stay chosen, and in the choice of its form. */
export function areNightsTaken({ unit, period }: Stay, isTaken: boolean) {
  const option = `<option value="${period}"`;
  const offered = isTaken ? lacks(option) : has(option);
  return [
    {
      path: `${UNITS}/${unit}/periods`,
      shows: ({ body }: { readonly body: string }) =>
        (JSON.parse(body) as Array<{ id: number; isTaken: boolean }>).find(({ id }) => id === period)
          ?.isTaken === isTaken,
    },
    { path: `/nl/vakantie/${unit}`, shows: offered },
    { path: `/nl/vakantie/${unit}?period=${period}`, shows: offered },
  ];
}

async function step(send: Send, page: string, intent: string): Promise<void> {
  await send(page, { fields: { intent } }, 303);
}

async function linkOf(tokens: Tokens, side: StaySide, id: string) {
  const signed = await signStayToken(tokens, SITE, side, id);
  const [page, api] =
    side === "visitor"
      ? ["verblijfsaanvraag", "stay-requests"]
      : ["verblijfsaanvraag-beantwoorden", "stay-answers"];
  return { page: `/nl/${page}/${signed}`, api: `/nl/ajax/${api}/${signed}` };
}
