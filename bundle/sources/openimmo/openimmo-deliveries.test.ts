import { expect, test } from "vitest";
import { readOpenimmo } from "./read-openimmo.ts";
import { BASE, contextOf, delivery, draftOf, entriesOf, immobilie } from "./testing/made-listings.ts";

const anhang = (group: string, path: string, format = "", title = "") =>
  `<anhang location="EXTERN" gruppe="${group}"><anhangtitel>${title}</anhangtitel><format>${format}</format><daten><pfad>${path}</pfad></daten></anhang>`;

test("attachments are pictures, plans, papers, films and visits, the title picture first", () => {
  const list = [
    anhang("INNENANSICHTEN", "https://img.example/2.jpg", "JPG", "Keuken"),
    anhang("TITELBILD", "fotos/Küche 1.JPG", "JPG"),
    anhang("GRUNDRISS", "plan.png", "PNG"),
    anhang("GRUNDRISS", "plan.pdf", "PDF", "Plan"),
    anhang("DOKUMENTE", "https://img.example/epc.pdf", "PDF", "EPC"),
    anhang("FILMLINK", "https://www.youtube.com/watch?v=1"),
    anhang("PANORAMA", "https://tour.example/1"),
    anhang("ANBIETERLOGO", "logo.png", "PNG"),
  ];
  const [entry] = entriesOf(delivery(immobilie({ anhaenge: list.join("") })));
  if (entry?.kind !== "listing") throw new Error("no listing");
  const { draft } = entry.listing;
  const file = expect.stringMatching(/^fotos-K-che-1-[0-9a-f]{8}\.JPG$/);
  expect(draft!["pictures"]).toEqual([
    { url: "https://img.example/2.jpg", index: 1, kind: "photo", title: { nl: "Keuken" } },
    { file, index: 0, kind: "photo" },
    { file: "plan.png", index: 3, kind: "floorplan" },
  ]);
  expect(draft!["files"]).toEqual([
    { link: "plan.pdf", comment: { nl: "Plan" } },
    { link: "https://img.example/epc.pdf", comment: { nl: "EPC" } },
  ]);
  expect(draft!["videos"]).toEqual([{ link: "https://www.youtube.com/watch?v=1" }]);
  expect(draft!["virtualVisits"]).toEqual([{ type: { id: 2 }, link: "https://tour.example/1" }]);
  expect([...entry.attachments.values()]).toEqual(["fotos/Küche 1.JPG", "plan.png", "plan.pdf", "logo.png"]);
});

test("a map of where a home lies does not come with a hidden address", () => {
  const anhaenge = anhang("KARTEN_LAGEPLAN", "lage.png", "PNG") + anhang("BILD", "1.png", "PNG");
  expect(draftOf({ anhaenge, verwaltung_objekt: "" })["pictures"]).toMatchObject([{ file: "1.png" }]);
  expect(draftOf({ anhaenge })["pictures"]).toMatchObject([
    { file: "lage.png", kind: "floorplan" },
    { file: "1.png" },
  ]);
});

const techn = (id: string, action = "CHANGE", more = "") => ({
  verwaltung_techn: `<openimmo_obid>${id}</openimmo_obid><aktion aktionart="${action}"/>${more}`,
});

test("a delivery says whether it is complete, and which listings it takes back", () => {
  const xml = delivery(immobilie(techn("A")) + immobilie(techn("B", "DELETE")), "TEIL");
  expect(readOpenimmo(xml, contextOf())).toMatchObject({ kind: "delivery", isComplete: false });
  expect(entriesOf(xml)).toMatchObject([
    { kind: "listing", listing: { draft: { general: { externalId: "A" } } } },
    { kind: "withdrawn", id: "B" },
  ]);
  expect(readOpenimmo(delivery(""), contextOf())).toMatchObject({ isComplete: true });
  const all = delivery(immobilie(techn("A"))).replace('modus="CHANGE"', 'modus="DELETE"');
  expect(readOpenimmo(all, contextOf())).toMatchObject({ isComplete: false });
  expect(entriesOf(all)).toEqual([{ kind: "withdrawn", id: "A" }]);
});

const generals = (xml: string, more = {}) =>
  entriesOf(xml, more).map((entry) => entry.kind === "listing" && entry.listing.draft!["general"]);

test("the visible master of a group is the project of its other listings, also of one that comes later", () => {
  const group = "<gruppen_kennung>G1</gruppen_kennung>";
  const master = immobilie(techn("P", "CHANGE", `${group}<master visible="true">G1</master>`));
  const unit = immobilie(techn("U", "CHANGE", group));
  expect(generals(delivery(unit + master))).toMatchObject([{ parentExternalId: "P" }, { project: true }]);
  expect(generals(delivery(master))).toMatchObject([{ project: false }]);
  expect(generals(delivery(unit, "TEIL"), { masters: new Map([["G1", "P"]]) })).toMatchObject([
    { parentExternalId: "P" },
  ]);
});

test("a broken listing names its line and spoils no other", () => {
  const xml = delivery(`\n${immobilie(techn("A"))}\n<immobilie><geo></immobilie>\n${immobilie(techn("C"))}`);
  const entries = entriesOf(xml);
  expect(entries.map((entry) => entry.kind === "listing" && entry.listing.draft !== null)).toEqual([
    true,
    false,
    true,
  ]);
  expect(entries[1]).toMatchObject({ listing: { findings: [{ level: "error", line: 3 }] } });
});

test.each([
  ["cut off within a listing", delivery(immobilie(BASE)).slice(0, 300)],
  ["cut off after a listing", delivery(immobilie(BASE)).replace("</anbieter></openimmo>", "")],
  ["a web page", "<html><body>Not found</body></html>"],
  ["no XML", "%PDF-1.7"],
  [
    "with entities of its own",
    delivery("").replace("<openimmo>", '<!DOCTYPE o [<!ENTITY a "b">]><openimmo>'),
  ],
])("a delivery that is %s is broken as a whole", (_, xml) => {
  expect(readOpenimmo(xml, contextOf())).toMatchObject({ kind: "broken", findings: [{ level: "error" }] });
});
