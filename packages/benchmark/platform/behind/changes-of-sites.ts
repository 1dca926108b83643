import { signSubscriptionToken } from "../../../../features/alerts/api/subscription-token.ts";
import type { OpenStorage } from "../../../../server/database/open-storage.ts";
import { type Change, has, somebody } from "./changes.ts";

const SITE = "huyzen";
const API = `/api/sites/${SITE}`;

type Site = {
  readonly storage: Pick<OpenStorage, "tokens">;
  readonly token: string;
  readonly estate: number;
  /** The id of the subscription of an address. */
  readonly subscriptionOf: (email: string) => Promise<string>;
};

const change = (name: string, make: Change["make"]): Change => ({ name, site: SITE, make });

/** Questions, alerts, and what an agency writes at its desk. */
export function changesOfSites({ storage, token, estate, subscriptionOf }: Site): Change[] {
  let subscriber = "";
  const link = async () => signSubscriptionToken(storage.tokens, SITE, await subscriptionOf(subscriber));
  const leads = (type: string, word: string) => ({
    path: `${API}/leads?type=${type}`,
    token,
    shows: has(word),
  });
  const showsPrice = (price: number) => [
    { path: `${API}/listings/${estate}`, token, shows: has(String(price)) },
    { path: `${API}/estates/${estate}`, token, shows: has(`"value":${price}`) },
    { path: `/nl/te-koop?price-min=${price}&price-max=${price}`, shows: has(euro(price), String(estate)) },
  ];

  return [
    change("asks a question without scripts, and sees the thanks", async (send) => {
      const person = somebody();
      const fields = { form: "contact", message: "Is dit nog vrij?", privacy: "on", ...person };
      const { location } = await send("/nl/contact", { fields }, 303);
      return [{ path: location!.split("#")[0]!, shows: has("contact-sent") }, leads("contact", person.email)];
    }),
    change("asks a question with scripts", async (send) => {
      const person = somebody();
      const json = { message: "Is dit nog vrij?", privacy: true, estateId: estate, ...person };
      await send("/nl/ajax/contact-form-handler", { json }, 200);
      return [leads("contact", person.email)];
    }),
    change("asks for an alert", async (send) => {
      subscriber = somebody().email;
      const json = { email: subscriber, frequency: "daily", privacy: true };
      await send("/nl/ajax/notifications", { json }, 200);
      const token = await link();
      return [
        { path: `/nl/hou-me-op-de-hoogte/${token}`, shows: has("Bevestig uw inschrijving") },
        { path: `/nl/ajax/notifications/${token}`, shows: has('"isConfirmed":false') },
      ];
    }),
    change("confirms the alert by the mailed link, without scripts", async (send) => {
      const token = await link();
      await send(`/nl/hou-me-op-de-hoogte/${token}`, { fields: { intent: "confirm" } }, 303);
      return [
        { path: `/nl/hou-me-op-de-hoogte/${token}`, shows: has("Uw zoektocht") },
        { path: `/nl/ajax/notifications/${token}`, shows: has('"isConfirmed":true') },
        leads("subscription", subscriber),
      ];
    }),
    change("the agency changes a price over the API", async (send) => {
      const json = { general: { price: { value: 654_321 } } };
      await send(`${API}/estates/${estate}`, { json, method: "PATCH" }, 200, token);
      return showsPrice(654_321);
    }),
    change("the agency hides that home", async (send) => {
      const json = { general: { hidden: true } };
      await send(`${API}/estates/${estate}`, { json, method: "PATCH" }, 200, token);
      return [
        {
          path: "/nl/te-koop?price-min=654321&price-max=654321",
          shows: ({ status, body }) => status === 200 && !body.includes(`/nl/aanbod/${estate}`),
        },
        { path: `/nl/aanbod/${estate}`, shows: ({ status }) => status !== 200 },
      ];
    }),
  ];
}

function euro(price: number): string {
  return new Intl.NumberFormat("nl-BE").format(price);
}
