import { expect, test } from "vitest";
import { LOCALES } from "#domain/locale/locale.ts";
import { load, picture, rendered, textOf } from "./testing/rendered-estate.tsx";

test.each(LOCALES)(
  "a listing of which nothing is known still has a page in %s, with every word",
  async (locale) => {
    const html = await rendered({}, locale);
    expect(html).toContain("<h1");
    expect(html).not.toMatch(/\b_[a-z]+\.[\w.]+_/);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  },
);

test("without a price the page says that it is told on request", async () => {
  expect(await rendered({ general: { price: { value: 0 } } })).toContain("Prijs op aanvraag");
});

test.each([
  [1, "sold", "Verkocht"],
  [2, "rented", "Verhuurd"],
])(
  "a project of transaction %i whose estates are all %s says so, and asks for no price",
  async (id, homesState, said) => {
    const general = { project: true, transaction: { id, name: { nl: "Te koop of te huur" } } };
    const text = textOf(await rendered({ general, homesState }));
    expect(text).toContain(said);
    expect(text).not.toMatch(/Prijs op aanvraag|Te koop of te huur/i);
  },
);

test("a project whose estates are all under option says so, and what is asked", async () => {
  const general = {
    project: true,
    transaction: { id: 1, name: { nl: "Te koop" } },
    price: { priceFrom: 251_000 },
  };
  expect(textOf(await rendered({ general, homesState: "underOption" }))).toMatch(/In optie.*251\.000/i);
});

test("a notary's sale asks where bidding starts, and says so", async () => {
  const notary = { setting_price: 150_000 };
  expect(await rendered({ property: { notary } })).toMatch(/Instelprijs <\/small>.{0,200}150\.000/);
  expect((await load({ general: { price: { value: 150_000 } }, property: { notary } })).price?.before).toBe(
    "display.field.setting_price",
  );
});

test("a short description stands above the description, unless that begins with it", async () => {
  const shortDescription = { nl: "Een <b>hoeve</b>." };
  const lead = async (description: string) =>
    (await load({ general: { shortDescription, description: { nl: description } } })).lead?.text;
  expect(await lead("<p>Een hoeve. Met paarden.</p>")).toBe(undefined);
  expect(await lead("Met paarden.")).toBe("Een hoeve.");
  expect(await rendered({ general: { shortDescription } })).toContain("Een hoeve.");
});

test("without pictures a drawn front stands in their place, under the badge of what is sold", async () => {
  const html = await rendered({ general: { sticker: { id: 1 } } });
  expect(html).toMatch(/class="[^"]*facade/);
  expect(html).toContain("Verkocht");
});

test.each([
  [5, "Verkocht"],
  [6, "Verhuurd"],
  [7, "In optie"],
  [8, "In optie"],
])(
  "the page of an estate of transaction %i says %s on its pictures, whatever its sticker",
  async (id, word) => {
    const general = { title: { nl: "Huis" }, transaction: { id } };
    const sticker = { id: 3, name: { nl: "Nieuw" } };
    expect(await rendered({ general })).toContain(word);
    const both = await rendered({ general: { ...general, sticker }, pictures: [picture(1)] });
    expect(both).toContain(word);
    expect(both).toContain("Nieuw");
  },
);

test("every figure of a rent says that it is by the month", async () => {
  const general = { transaction: { id: 2 }, price: { value: 950 } };
  expect(textOf(await rendered({ general }))).toMatch(/Huurprijs € 950,00 \/ maand/);
  const html = await rendered({ general, technical: { monthlyCost: 80 } });
  expect(textOf(html)).toMatch(
    /Huurprijs € 950,00 \/ maand Kosten € 80,00 \/ maand Totaal € 1.030,00 \/ maand/,
  );
});

test("the units of a project to let say what their rent is counted per", async () => {
  const child = { general: { id: 13, transaction: { id: 2 }, price: { value: 950 } } };
  expect(textOf(await rendered({ children: [child] }))).toContain("€ 950,00 / maand");
});

test("absurd figures are printed, and nothing is rendered beyond its scale", async () => {
  const view = await load({
    general: { price: { value: 999_999_999_999 }, bedroomCount: 900 },
    energy: { epcValue: 99_999, energyLabel: "F" },
    dimensions: { areaBuild: 9_999_999, areaGround: 0 },
  });
  expect(view.price?.text).toBe("€\u00a0999.999.999.999,00");
  expect(view.epc?.percentage).toBe(100);
  expect(view.keyFacts.map(({ label }) => label)).not.toContainEqual({ words: "estate.land" });
});

test("one bedroom and one bathroom are named as one", async () => {
  const { keyFacts } = await load({
    general: { bedroomCount: 1 },
    property: { construction: { bathrooms_count: 1 } },
  });
  expect(keyFacts.map(({ label }) => label)).toEqual([
    { words: "estate.bedroom" },
    { words: "estate.bathroom" },
  ]);
});

test("a flood score of D carries the flood symbol and its name, a score of C does not", async () => {
  const symbol = /data-icon="flood".{0,200}Overstromingsgevoelig/;
  expect(await rendered({ planning: { floodingParcelScore: "D" } })).toMatch(symbol);
  expect(await rendered({ planning: { floodingParcelScore: "C" } })).not.toMatch(symbol);
});

test("of two hundred pictures a phone swipes through twenty-four, and all can be opened", async () => {
  const html = await rendered({ pictures: Array.from({ length: 200 }, (_, index) => picture(index)) });
  expect(html.match(/data-pswp-width/g)).toHaveLength(200);
  expect(html.match(/srcSet="/g)).toHaveLength(24);
  expect(html).toContain("3 / 200");
  expect(html).toContain("(200)");
});

test("nothing of a third party is in the page before a visitor goes there", async () => {
  const html = await rendered({
    virtualVisits: [
      { type: { id: 1 }, link: "https://tours.example/360" },
      { type: { id: 2 }, link: "https://tours.example/main" },
    ],
    videos: [{ link: "https://video.example/watch?v=1", title: { nl: "Film" } }],
  });
  expect(html).not.toMatch(/<iframe|src="https?:/);
  expect(html.indexOf("tours.example/main")).toBeLessThan(html.indexOf("tours.example/360"));
  expect(html.match(/rel="noopener noreferrer"/g)?.length).toBeGreaterThanOrEqual(3);
});

const OWN_FILM = `/media/${"0f".repeat(16)}/film.mp4`;

test("a film of the agency's own plays within the page, once somebody wants it, behind its picture", async () => {
  const html = await rendered({
    videos: [{ link: OWN_FILM, title: { nl: "Rondleiding" }, picture: "0e".repeat(16) }],
  });
  const [video] = /<video[^>]*>/.exec(html) ?? [];
  expect(video).toContain(`src="${OWN_FILM}"`);
  expect(video).toContain('preload="none"');
  expect(video).toContain(`poster="/media/${"0e".repeat(16)}/card-760"`);
  expect(video).toContain('aria-label="Rondleiding"');
  expect(video).toContain("controls");
  expect(html).not.toMatch(/autoplay/i);
  expect(textOf(html)).toMatch(/Rondleiding/);
  expect(textOf(html)).not.toMatch(/Opent bij/);
});

test("documents say what they are and how large", async () => {
  const file = { type: "Grondplan", link: "https://files.example/plan.pdf", bytes: 1_240_000 };
  const { documents } = await load({ files: [file] });
  expect(documents).toEqual([{ href: file.link, title: null, type: "Grondplan", size: "1,2\u00a0MB" }]);
});

test("from an estate that no list holds the way back leads to the home page", async () => {
  const { crumbs, head } = await load({ general: { subType: { id: 1, name: { nl: "Winkel" } } } }, "fr");
  expect(crumbs.map(({ label, href }) => [label.text, label.locale, href])).toEqual([
    ["Test", "fr", "/fr"],
    ["Winkel", "nl", null],
  ]);
  expect(JSON.stringify(head.jsonLd)).toContain("BreadcrumbList");
});

test("a folded part of a phone shows a few short facts, and nothing that nobody knows", async () => {
  const html = await rendered({
    general: { files: [] },
    planning: { floodingParcelScore: "A", floodingBuildingScore: "B" },
    files: [{ link: "https://files.example/1.pdf" }, { link: "https://files.example/2.pdf" }],
    floors: [{ level: 0, rooms: [{ value: { id: 1, name: { nl: "Keuken" } } }] }],
  });
  const summaries = Object.fromEntries(
    [...html.matchAll(/<span id="(\w+)-summary">(.*?)<\/span><i/g)].map(([, key, text = ""]) => [
      key,
      text.replace(/<[^>]+>/g, ""),
    ]),
  );
  expect(summaries).toMatchObject({ documents: "2 documenten", layout: "Gelijkvloers" });
  expect(JSON.stringify(summaries)).not.toContain("Niet ingevuld");
  expect(html).not.toMatch(/id="place"[^>]*data-folds/);
});

test("the certificate stands open on a phone, and its row says what its letter and figure are", async () => {
  const html = await rendered({
    general: { address: { region: "WALLONIA" } },
    energy: { energyLabel: "B", epcValue: 168 },
  });
  const row =
    html.match(/<span id="energy-summary">(.*?)<\/span><i/)?.[1] ??
    html.match(/<span id="epc-summary">(.*?)<\/span><i/)?.[1];
  expect(row?.replace(/<[^>]+>/g, "")).toMatch(/^EPB B, 168.kWh\/m²$/);
  expect(html.indexOf("_card")).toBeLessThan(html.indexOf("Alle gegevens"));
});

test("the price stands before the title, and a visit that can't be booked gives its place to a question", async () => {
  const html = await rendered({ general: { title: { nl: "Huis" }, price: { value: 250_000 } } });
  expect(html.indexOf("250.000")).toBeLessThan(html.indexOf("<h1"));
  const bar = html.slice(html.indexOf('<section class="_bar'));
  expect(bar).toMatch(/primary[^>]*data-dialog[^>]*><span[^>]*>Stel uw vraag/);
});
