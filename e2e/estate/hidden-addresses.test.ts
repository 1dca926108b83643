import { isHidden, readEstates } from "../demo-bundle.ts";
import { ask, follow } from "../ask.ts";
import { expect, HUYZEN, test, ZILT } from "../fixtures.ts";

const SITES = [
  { site: "huyzen", origin: HUYZEN },
  { site: "zilt", origin: ZILT },
] as const;

const search = (origin: string, site: string, where: object, size = 500) =>
  ask(`${origin}/api/sites/${site}/estates`, { body: { where, limit: { from: 0, size } } });

/** Everything that one can ask about an estate, in its own words and in the machine's. */
async function everythingAbout(origin: string, site: string, id: number): Promise<string> {
  const pages = await Promise.all(
    ["nl/aanbod", "fr/offre", "en/offer", "de/angebot"].map((words) => follow(`${origin}/${words}/${id}`)),
  );
  const data = await Promise.all([
    ask(`${origin}/api/sites/${site}/estates/v2/${id}`),
    ask(`${origin}/nl/ajax/estate/${id}`),
    ask(`${origin}/nl/ajax/similar-estate/${id}`),
    search(origin, site, { terms: { "general.id": [id] } }),
  ]);
  for (const { path, status } of [...pages, ...data]) expect(`${path} ${status}`).toBe(`${path} 200`);
  return [...pages, ...data].flatMap(({ path, text }) => [path, text]).join("\n");
}

for (const { site, origin } of SITES) {
  test(`nothing about a hidden address of ${site} leaves the server`, async () => {
    const all = readEstates(site);
    const hidden = all.filter(isHidden);
    expect(hidden.length).toBeGreaterThan(4);
    // A street that another estate shows may stand on its card, but never with this estate's number.
    const shown = new Set(
      all
        .filter((one) => !isHidden(one))
        .flatMap(({ general }) => Object.values(general.address.street ?? {})),
    );
    for (const { general } of hidden) {
      const { street = {}, number, location } = general.address;
      const text = await everythingAbout(origin, site, general.id);
      expect(text).toContain(String(general.id));
      for (const name of Object.values(street)) {
        const secret = shown.has(name) ? `${name} ${number}` : name;
        expect(text.includes(secret) ? `${general.id} tells ${secret}` : "").toBe("");
      }
      for (const degree of location ? [location.latitude, location.longitude] : []) {
        expect(text.includes(String(degree)) ? `${general.id} tells ${degree}` : "").toBe("");
      }
    }
  });

  test(`no search on ${site} finds a hidden address out`, async () => {
    for (const { general } of readEstates(site).filter(isHidden)) {
      const { street = {}, number, location } = general.address;
      const name = Object.values(street)[0]!;
      const { latitude: lat, longitude: lng } = location!;
      // Some five metres: a wider one may hold the point of the grid by chance.
      const near = 0.00005;
      const square = [
        [lng - near, lat - near],
        [lng + near, lat - near],
        [lng + near, lat + near],
        [lng - near, lat + near],
      ];
      for (const where of [
        { match: { "*": name } },
        { match: { "general.address.street": name } },
        { terms: { "general.address.number": [number] } },
        { area: square },
      ]) {
        const { text } = await search(origin, site, where);
        const found = (JSON.parse(text) as { results?: Array<{ general: { id: number } }> }).results ?? [];
        expect(
          found.map((one) => one.general.id),
          JSON.stringify(where),
        ).not.toContain(general.id);
      }
    }
  });
}
