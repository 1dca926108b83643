import { expect, test } from "vitest";
import { picture, rendered, textOf } from "./testing/rendered-estate.tsx";

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
