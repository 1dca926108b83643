import { expect, test } from "vitest";
import { Estate } from "#features/listings/schema/estate.ts";
import { withPlainTexts } from "#features/listings/plain-text/with-plain-texts.server.ts";
import { EMPTY_LISTING_QUERY } from "#domain/listing/query.ts";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import { renderHtml } from "#features/listings/testing/render-html.tsx";
import { contextWith } from "#features/site/testing/request-context.ts";
import { EstatePage } from "./estate-page.tsx";
import { loadEstate } from "./loading/load-estate.ts";

type Node = { readonly general?: object; readonly [group: string]: unknown };

const uri = {
  nl: "/nl/aanbod/12/huis",
  fr: "/fr/offre/12/maison",
  en: "/en/offer/12/house",
  de: "/de/angebot/12/haus",
};

/** As an import leaves it. */
const estateOf = ({ general, ...rest }: Node) =>
  withPlainTexts(Estate.parse({ general: { id: 12, ...general }, uri, ...rest }));

async function load(node: Node, locale: Locale = "nl") {
  const context = contextWith({
    pages: () => Promise.resolve([]),
    similarEstates: () => Promise.reject(new Error("away")),
    searchEstates: () => Promise.resolve({ total: { value: 0 }, results: [], groups: [] }),
  });
  const page = { kind: "found", estate: estateOf(node), contact: null, project: null } as const;
  return loadEstate(context, page, locale, EMPTY_LISTING_QUERY);
}

const rendered = async (node: Node, locale: Locale = "nl") =>
  renderHtml(<EstatePage estate={await load(node, locale)} />, { locale });

/** Without what folded parts of a phone say of themselves, which is a part of what they hold. */
const textOf = (html: string) =>
  html
    .replace(/<summary.*?<\/summary>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

const picture = (index: number) => ({ file: String(index).padStart(32, "0"), index });

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

test("a flood score of D carries the flood symbol and its name, a score of C does not", async () => {
  const symbol = /data-icon="flood".{0,200}Overstromingsgevoelig/;
  expect(await rendered({ planning: { floodingParcelScore: "D" } })).toMatch(symbol);
  expect(await rendered({ planning: { floodingParcelScore: "C" } })).not.toMatch(symbol);
});

test("HTML in any text of an agency is tamed", async () => {
  const evil = "<img src=x onerror=alert(1)><b>Huis</b><script>alert(2)</script>";
  const html = await rendered({
    general: {
      title: { nl: evil },
      description: { nl: evil },
      price: { value: 1, period: { name: { nl: evil } } },
    },
    facilities: [{ nl: evil }],
    buildTechnicals: [{ criteria: { nl: "Dak" }, value: { nl: evil } }],
    extraFields: [{ extra_field_autoid: 1, type: "BIGTEXT", name: { nl: "Extra" }, value: evil }],
  });
  expect(html).not.toMatch(/<img[^>]+onerror|<script>alert/);
  expect(html).toMatch(/<h1[^>]*>Huis<\/h1>/);
  expect(html).not.toContain("&lt;");
});

test("HTML in the names of rooms, floors, units of a project and papers is tamed too", async () => {
  const evil = { nl: "<img src=x onerror=alert(1)><b>Naam</b>" };
  const room = { value: { id: 1, name: evil }, comment: evil };
  const child = { general: { id: 13, title: evil, transaction: { id: 1, name: evil } } };
  const html = await rendered({
    general: { title: { nl: "Huis" } },
    floors: [{ level: 0, name: evil, rooms: [room] }],
    property: { project: { project_phase: evil }, layout: { custom_rooms: [{ name: evil }] } },
    videos: [{ link: "https://video.example/1", title: evil }],
    files: [{ link: "https://files.example/1.pdf", comment: evil }],
    extraFields: [{ extra_field_autoid: 1, type: "TEXT", name: evil, value: "x" }],
    pictures: [{ ...picture(1), title: evil }],
    children: [child],
  });
  expect(html).toContain("Naam");
  expect(html).not.toMatch(/&lt;|<img[^>]+onerror/);
});

test("rooms that are alike say how many, a floor without a name which one it is", async () => {
  const room = { value: { id: 1, name: { nl: "Slaapkamer" } }, count: 3 };
  const html = await rendered({
    floors: [
      { level: 0, rooms: [room] },
      { level: -1, rooms: [room] },
    ],
  });
  expect(html).toMatch(/Slaapkamer.{0,10} × 3/);
  expect(html.lastIndexOf("Kelder<")).toBeLessThan(html.lastIndexOf("Gelijkvloers<"));
  expect(html.lastIndexOf("Kelder<")).toBeGreaterThan(0);
});

test("a storey has one name on the whole page: in the facts, the table of floors and that of the estates", async () => {
  const room = { value: { id: 1, name: { nl: "Berging" } } };
  const child = { general: { id: 13, floor: -1, transaction: { id: 1 } } };
  const text = textOf(
    await rendered({ general: { floor: -1 }, floors: [{ level: -1, rooms: [room] }], children: [child] }),
  );
  expect(text.match(/Kelder/g)).toHaveLength(3);
  expect(text).not.toMatch(/[-−]1/);
  expect(textOf(await rendered({ general: { floor: 1 } }, "fr"))).toMatch(/Étage 1er étage/);
});

const roomCalled = (name: string, floor?: number) => ({ value: { id: 1, name: { nl: name } }, floor });

test("a room of which nobody says the storey stands below the others", async () => {
  const text = textOf(
    await rendered({ layout: { rooms: [roomCalled("Hal", 0), roomCalled("Zolderkamer")] } }),
  );
  expect(text).toMatch(/Gelijkvloers Hal .*Andere ruimtes Zolderkamer/);
  expect(textOf(await rendered({ layout: { rooms: [roomCalled("Zolderkamer")] } }))).toMatch(
    /Oppervlakte Zolderkamer/,
  );
});

test("of two hundred pictures a phone swipes through twenty-four, and all can be opened", async () => {
  const html = await rendered({ pictures: Array.from({ length: 200 }, (_, index) => picture(index)) });
  expect(html.match(/data-pswp-width/g)).toHaveLength(200);
  expect(html.match(/srcSet="/g)).toHaveLength(24);
  expect(html).toContain("3 / 200");
  expect(html).toContain("(200)");
});

test("a description of ten thousand characters, emoji and Arabic stands whole, and says which way it reads", async () => {
  const text = `🏡 بيت جميل ${"lang ".repeat(2_000)}`.trim();
  const html = await rendered({ general: { description: { nl: text } } });
  expect(html).toContain(text);
  expect(html).toContain('dir="auto"');
});

test("a text that fell back to another language says which", async () => {
  const html = await rendered({ general: { title: { nl: "Huis" }, description: { nl: "Mooi." } } }, "fr");
  expect(html).toContain('<span lang="nl">Huis</span>');
  expect(html).toMatch(/<div[^>]* dir="auto" lang="nl">/);
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

test("what a tank holds is told in litres, in both models", async () => {
  const groups = { technical: { rainwaterTankContent: 10_000 } };
  const tabs = { property: { comfort: { rainwater_tank: true, rainwater_tank_content: 10_000 } } };
  for (const node of [groups, tabs])
    expect(textOf(await rendered(node))).toContain("Inhoud van de regenwaterput 10.000 l");
});

test.each<[Locale, RegExp]>([
  ["nl", /\blift\b/gi],
  ["fr", /\bascenseur\b/gi],
  ["de", /\baufzug\b/gi],
])(
  "a comfort that both the attributes and the agency's own list name stands there once: %s",
  async (locale, lift) => {
    const facilities = [
      { nl: "Lift", fr: "Ascenseur", de: "Aufzug" },
      { nl: "Glasvezel", fr: "Fibre optique", de: "Glasfaser" },
    ];
    for (const told of [{ technical: { elevator: true } }, { property: { comfort: { elevator: true } } }]) {
      const text = textOf(await rendered({ ...told, facilities }, locale));
      expect(text.match(lift)).toHaveLength(1);
      expect(text).toMatch(/Glasvezel|Fibre optique|Glasfaser/);
    }
  },
);

test("documents say what they are and how large", async () => {
  const file = { type: "Grondplan", link: "https://files.example/plan.pdf", bytes: 1_240_000 };
  const { documents } = await load({ files: [file] });
  expect(documents).toEqual([{ href: file.link, title: null, type: "Grondplan", size: "1,2 MB" }]);
});

test("energy reads as the region has it: Espec in Wallonia, CO₂ in Brussels", async () => {
  const energy = { epcValue: 210, epcValueTotal: 30_000, energyLabel: "C", co2: 41 };
  const inRegion = (region: string) => ({ general: { address: { region } }, energy });
  const wallonia = await rendered(inRegion("WALLONIA"), "fr");
  expect(wallonia).toContain("Espec");
  expect(wallonia).toContain("Etotal");
  expect(wallonia).toContain("PEB");
  expect((await load(inRegion("BRUSSELS"))).epc).toMatchObject({ co2: expect.stringContaining("41") });
  expect((await load(inRegion("FLANDERS"))).epc).toMatchObject({
    co2: null,
    scale: expect.not.arrayContaining(["G"]),
  });
});

test.each<[string, Locale, string]>([
  ["FLANDERS", "nl", "EPC-certificaatnummer"],
  ["BRUSSELS", "nl", "EPB-certificaatnummer"],
  ["BRUSSELS", "fr", "Numéro du certificat PEB"],
  ["FLANDERS", "de", "EPC-Zertifikatsnummer"],
  ["WALLONIA", "de", "PEB-Zertifikatsnummer"],
  ["WALLONIA", "fr", "Numéro du certificat PEB"],
])("the energy certificate is called as in %s, in %s", async (region, locale, label) => {
  const address = { region };
  for (const certificate of [
    { energy: { epcReference: "2023-1", energyLabel: "C", epbReference: "E-1" } },
    { property: { certification: { epc_number: "2023-1", energy_label: "C" } } },
  ]) {
    const text = textOf(await rendered({ general: { address }, ...certificate }, locale));
    expect(text).toContain(label);
    expect(text).not.toMatch(/[{}]/);
  }
});

test.each<[Locale, RegExp]>([
  ["nl", /Energielabel C.*Nummer van het energiecertificaat/],
  ["fr", /Label énergétique C.*Numéro du certificat énergétique/],
  ["en", /Energy label C.*Energy certificate number/],
  ["de", /Energieklasse C.*Nummer des Energieausweises/],
])("no Belgian name stands on the certificate of an estate abroad: %s", async (locale, neutral) => {
  const address = { country: { id: "ES" }, city: { id: 1, zip: "03181", name: "Torrevieja" } };
  for (const certificate of [
    { energy: { epcReference: "2023-1", energyLabel: "C", epcValue: 120 } },
    { property: { certification: { epc_number: "2023-1", energy_label: "C", epc_value: 120 } } },
  ]) {
    const text = textOf(await rendered({ general: { address }, ...certificate }, locale));
    expect(text).toMatch(neutral);
    expect(text).not.toMatch(/EPC|EPB|PEB/);
  }
});

const permitsIn = (region: string) => ({
  general: { address: { region } },
  planning: { buildingLicense: "YES", allocationLicense: "NO" },
});

test("a permit is called as the law of its region does", async () => {
  expect(textOf(await rendered(permitsIn("FLANDERS")))).toMatch(/Omgevingsvergunning Ja/);
  expect(textOf(await rendered(permitsIn("BRUSSELS")))).toMatch(/Stedenbouwkundige vergunning Ja/);
  expect(textOf(await rendered(permitsIn("WALLONIA"), "fr"))).toMatch(/Permis d’urbanisation Non/);
  expect(textOf(await rendered(permitsIn("BRUSSELS"), "fr"))).toMatch(/Permis de lotir Non/);
});

const withDeposit = (id: number) => ({ general: { transaction: { id }, price: { deposit: 1_500 } } });

test("a rental deposit is one of a lease: an estate for sale has a guarantee", async () => {
  expect(textOf(await rendered(withDeposit(1)))).toMatch(/ Waarborg € 1\.500/);
  expect(textOf(await rendered(withDeposit(2)))).toMatch(/Huurwaarborg € 1\.500/);
});

const certified = {
  energy: { epcValue: 120, energyLabel: "C", co2: 20 },
  property: { planning: { as_built_certificate: "YES" }, flood_information: { parcel_score: "D" } },
};
const BELGIAN_LAW =
  /overstromingsscore|as-built|kadastraal|herstelmaatregel|stedenbouwkundige|renovatieplicht|kWh\/m².{0,4}700/i;

test.each([
  ["ES", "29600"],
  ["DE", "52062"],
  ["NL", "4331"],
  [undefined, "75001"],
])("nothing of Belgian law stands on the page of an estate in %s %s", async (country, zip) => {
  const address = { city: { id: 1, zip, name: "Elders" }, ...(country && { country: { id: country } }) };
  for (const rest of [certified, { ...certified, property: null }, { property: {} }]) {
    const text = textOf(await rendered({ general: { address }, ...rest }));
    expect(text).not.toMatch(BELGIAN_LAW);
  }
  const { epc } = await load({ general: { address }, ...certified });
  expect(epc).toBeNull();
  expect(textOf(await rendered({ general: { address }, ...certified }))).toMatch(/Energielabel C/);
});

const NOTHING_KNOWN = [{}, { property: {} }];
const NO_VIOLATION = /Geen rechterlijke herstelmaatregel/;

test.each([
  ["BRUSSELS", false, true],
  ["WALLONIA", false, false],
  ["FLANDERS", true, true],
])(
  "in %s an empty page asks for flood scores and as-built: %o, and denies a violation: %o",
  async (region, isFlemish, denies) => {
    for (const rest of NOTHING_KNOWN) {
      const text = textOf(
        await rendered({ general: { address: { region }, transaction: { id: 1 } }, ...rest }),
      );
      expect(/P-score|G-score/.test(text)).toBe(isFlemish);
      expect(/As-built/.test(text)).toBe(isFlemish);
      expect(NO_VIOLATION.test(text)).toBe(denies);
    }
  },
);

test("the id of the agency's system is not its reference", async () => {
  const node = { general: { reference: "HZ-12" }, property: { external_id: "987654" } };
  expect(textOf(await rendered(node))).toMatch(/Extern nummer 987654.*Referentie HZ-12/);
  expect(textOf(await rendered({ property: { external_id: "987654" } }))).not.toMatch(/Referentie 987654/);
});

test.each([
  ["1050", ["A", "B", "C", "D", "E", "F", "G"]],
  ["5000", ["A++", "A+", "A", "B", "C", "D", "E", "F", "G"]],
  ["9000", ["A+", "A", "B", "C", "D", "E", "F"]],
])("without a region the postal code %s says which scale holds", async (zip, scale) => {
  const address = { city: { id: 1, zip, name: "Hier" } };
  expect((await load({ general: { address }, ...certified })).epc?.scale).toEqual(scale);
});

test("where nobody can tell the region no region's scale is rendered, and the label is said", async () => {
  const node = { energy: { epcValue: 350, energyLabel: "G" } };
  expect((await load(node)).epc?.scale).toEqual([]);
  expect(textOf(await rendered(node))).toMatch(/G 350 kWh\/m²/);
});

test("an energy figure stands at one place: at its letter, and on no bar as well", async () => {
  const address = { city: { id: 1, zip: "9000", name: "Gent" } };
  const html = await rendered({ general: { address }, energy: { epcValue: 245, energyLabel: "C" } });
  expect(html).toMatch(/data-label="C" aria-current="true">C<span[^>]*> 245 kWh\/m²</);
  expect(html).not.toContain('width="35%"');
});

test("everything that is shown in another language than the page's says in which", async () => {
  const dutch = { nl: "Zwartwit" };
  const node = {
    general: { title: dutch, subType: { id: 1, name: dutch }, sticker: { id: 9, name: dutch } },
    facilities: [dutch],
    floors: [
      { level: 0, name: dutch, rooms: [{ value: { id: 1, name: dutch }, comment: dutch, surface: 9 }] },
    ],
    property: {
      notary: { session_place: dutch, visit_information: dutch, session_date: "2030-01-01T10:00:00Z" },
      comfort: { heating: "GAS", heating_information: dutch },
      layout: { custom_rooms: [{ name: dutch, comment: dutch }] },
      project: { project_phase: dutch },
    },
    videos: [{ link: "https://video.example/1", title: dutch }],
    files: [{ link: "https://files.example/1.pdf", comment: dutch }],
    extraFields: [{ extra_field_autoid: 1, type: "TEXT", name: dutch, value_lang_string: dutch }],
    pictures: [
      { ...picture(1), title: dutch },
      { ...picture(2), title: dutch, kind: "floorplan" },
    ],
    children: [{ general: { id: 13, title: dutch, transaction: { id: 1, name: dutch } } }],
  };
  const html = await rendered(node, "fr");
  // What a picture says instead of itself, a heart's label and the address can't be marked; the captions' links are.
  const texts = html.replaceAll(
    / (?:alt|aria-label|data-caption|data-home|data-lightbox-words)="[^"]*"/g,
    "",
  );
  const marked = texts.match(/lang="nl"[^>]*>Zwartwit</g) ?? [];
  expect(texts.match(/Zwartwit/g)?.length).toBe(marked.length);
  expect(marked.length).toBeGreaterThan(12);
  expect(html.match(/data-caption="Zwartwit" data-caption-language="nl"/g)).toHaveLength(2);
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
