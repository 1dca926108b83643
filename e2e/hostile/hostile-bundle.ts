import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fillSchema, type Schema } from "./fill-schema.ts";

const PICTURE = "gevel.svg";
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 500"><rect width="760" height="500"/></svg>`;

/** What reaches an agency's system by mistake, by copying from a mail, or on purpose. */
const TEXTS = [
  `<b>Vet</b> &amp; "schuin"</title><script>alert(1)</script><img src=x onerror=alert(2)>`,
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(4),
  "شقة مفروشة للبيع في وسط المدينة \u202e!esrever",
  "🏡👨‍👩‍👧‍👦🇧🇪".repeat(20),
  `{count} _estate.title_ \${x} ]]> --> %s \\u0000 ' onclick='alert(3)`,
  "Woord ".repeat(1_700),
  "  \n\n\t ",
];

const EVERYWHERE = { nl: TEXTS[0], fr: TEXTS[1], en: TEXTS[2], de: TEXTS[3] };

type General = Readonly<Record<string, unknown>>;
type Node = { readonly general: General; readonly [group: string]: unknown };

const REGIONS = { flanders: "FLANDERS", wallonia: "WALLONIA", brussels: "BRUSSELS" } as const;

/** One listing of each kind that a page shows, at both ends of what a bundle may say, and some of nothing at all. */
function hostileNodes(schema: Schema): Node[] {
  const node = (id: number, end: "most" | "least", changes: Changes = {}): Node => {
    const filled = fillSchema(schema, { end, texts: TEXTS, known: KNOWN }) as Node;
    const { region = "flanders", transaction = 1, headType = 1, tabs = false, general, ...rest } = changes;
    const address = { ...(filled.general["address"] as object), region: REGIONS[region] };
    const { property, ...groups } = filled;
    return {
      ...groups,
      ...(tabs ? { property } : {}),
      ...rest,
      general: {
        ...filled.general,
        id,
        parentId: null,
        project: false,
        headType: { id: headType },
        subType: { id: headType },
        transaction: { id: transaction },
        address,
        ...general,
      },
    };
  };
  const pictures = Array.from({ length: 200 }, (_, index) => ({ file: PICTURE, index, title: EVERYWHERE }));
  return [
    node(1, "most", { pictures }),
    node(2, "least"),
    node(3, "most", { tabs: true }),
    node(4, "least", { tabs: true }),
    node(5, "most", { headType: 7, general: { project: true } }),
    node(6, "most", { tabs: true, general: { parentId: 5 } }),
    ...Array.from({ length: 12 }, (_, at) => node(100 + at, "least", { general: { parentId: 5 } })),
    node(7, "most", { transaction: 2 }),
    node(8, "most", { tabs: true, transaction: 3 }),
    node(9, "most", { tabs: true, region: "wallonia" }),
    node(10, "most", { region: "brussels" }),
    node(11, "most", { headType: 2, tabs: true }),
    { general: { id: 12 } },
    { general: { id: 13, title: { nl: " " }, project: true } },
    { general: { id: 14, address: { city: { id: 1 } } }, property: {}, pictures: [], floors: [] },
  ];
}

type Changes = Readonly<Record<string, unknown>> & {
  readonly region?: keyof typeof REGIONS;
  readonly transaction?: number;
  readonly headType?: number;
  readonly tabs?: boolean;
  readonly general?: General;
};

/** Fields whose form a schema gives as a pattern, or that must fit another file. */
const KNOWN = {
  file: PICTURE,
  thumbnail: PICTURE,
  picture: PICTURE,
  placeholder: null,
  link: `https://${"lang".repeat(14)}.example/${"a".repeat(300)}?b=%3Cb%3E&amp;c`,
  placesHeading: null,
  color: "#ffffff",
  colorText: "#fffffe",
  city: { id: 1 },
  country: { id: "BE" },
  visible: true,
  hidden: false,
  id: 1,
  estate_collections: [],
  // Ids of other systems and addresses of files have tests of their own.
  externalId: null,
  parentExternalId: null,
  source: null,
  url: null,
  location: { latitude: 51.05, longitude: 3.72 },
};

const row = (id: number) => ({ id, name: EVERYWHERE });

const page = (id: number, path: string, block: object) => ({
  id,
  paths: { nl: path, fr: path, en: path, de: path },
  title: { nl: "Aanbod", fr: "Offre", en: "Offer", de: "Angebot" },
  blocks: [{ id: "list", ...block }],
});

/** Writes a whole site of the worst that a bundle may hold. */
export async function writeHostileBundle(folder: string, estate: Schema): Promise<void> {
  const nodes = hostileNodes(estate);
  const files: Readonly<Record<string, unknown>> = {
    "site.json": {
      id: "hostile",
      name: "Kantoor Kwaad",
      hostnames: ["hostile.localhost"],
      locales: ["nl", "fr", "en", "de"],
      agency: {
        legalName: "Kwaad bv",
        address: { street: { nl: "Kouter" }, number: "1", city: { id: 1, zip: "9000", name: "Gent" } },
        phone: "+32 9 000 00 00",
        email: "info@kwaad.example",
      },
    },
    "reference.json": {
      headTypes: [1, 2, 7].map(row),
      subTypes: [1, 2, 7].map(row),
      transactions: [1, 2, 3].map(row),
      rooms: [1].map(row),
      cities: [{ id: 1, zip: "9000", name: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch" }],
      countries: [{ id: "BE", name: { nl: "België" } }],
    },
    "pages/home.json": page(1, "", { type: "home-heading", search: [{ label: { nl: "Koop" }, pageId: 2 }] }),
    "pages/list.json": page(2, "lijst", { type: "estate-list" }),
    "pages/projects.json": page(3, "projecten", { type: "project-list" }),
  };
  await mkdir(join(folder, "pages"), { recursive: true });
  await mkdir(join(folder, "media"), { recursive: true });
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, name), JSON.stringify(content));
  await writeFile(join(folder, "estates.ndjson"), nodes.map((one) => `${JSON.stringify(one)}\n`).join(""));
  await writeFile(join(folder, "media", PICTURE), DRAWING);
}
