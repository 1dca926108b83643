import { expect, test, vi } from "vitest";
import type { PublishOutcome } from "./desk-document.ts";
import { NOW, openSite, openTab } from "./testing/open-tab.ts";

test("what is typed is in the tab at once, and soon in the draft, which another tab goes on with", async () => {
  const site = openSite();
  const { store, tab, write, rest, shown } = openTab(site);
  await store.load();
  write({ title: "Ons kantoor" });
  expect([shown().saving, tab.tabCopy?.document.title, site.draft]).toEqual(["saving", "Ons kantoor", null]);
  await rest();
  expect([shown().saving, shown().savedAt, tab.tabCopy]).toEqual(["saved", NOW, null]);
  expect(site.page).toEqual({ title: "Over ons" });
  const other = openTab(site);
  await other.store.load();
  expect(other.shown().document).toEqual({ title: "Ons kantoor" });
  expect([...other.shown().changed]).toEqual(["title"]);
});

test("what was typed before the tab was loaded anew is there, and saved", async () => {
  const site = openSite();
  const first = openTab(site);
  await first.store.load();
  first.write({ title: "Ons kantoor" });
  const again = openTab(site, { tabCopy: first.tab.tabCopy });
  await again.store.load();
  expect(again.shown().document.title).toBe("Ons kantoor");
  await again.rest();
  expect(site.draft?.document).toEqual({ title: "Ons kantoor" });
});

test("a cut connection loses nothing, and what waits is sent when it is back", async () => {
  const site = openSite();
  const { store, tab, write, rest, shown } = openTab(site);
  await store.load();
  site.isCut = true;
  write({ title: "Ons" });
  await rest();
  expect([shown().saving, tab.tabCopy?.document.title, tab.waiting.length]).toEqual(["offline", "Ons", 1]);
  expect(await shown().publish()).toEqual({ kind: "lost" });
  site.isCut = false;
  await rest();
  expect([shown().saving, site.draft?.document.title]).toEqual(["saved", "Ons"]);
});

test("a burst of typing in one field is undone at once, and done again", async () => {
  const { store, write, shown } = openTab(openSite());
  await store.load();
  write({ title: "O" }, "title");
  write({ title: "On" }, "title");
  write({ title: "Ons" }, "other");
  shown().undo!();
  expect(shown().document.title).toBe("On");
  shown().undo!();
  expect(shown()).toMatchObject({ document: { title: "Over ons" }, undo: null });
  shown().redo!();
  expect(shown().document.title).toBe("On");
});

test("who rests while typing, or types in another language, begins another step", async () => {
  const { store, tab, write, shown } = openTab(openSite());
  await store.load();
  const undone = () => (shown().undo!(), shown().document);
  write({ title: "Ons" }, "page");
  tab.now += 1_001;
  write({ title: "Ons kantoor" }, "page");
  write({ text: "Bureau" }, "page");
  expect(undone()).toEqual({ title: "Ons kantoor" });
  expect(undone()).toEqual({ title: "Ons" });
  expect(undone()).toEqual({ title: "Over ons" });
});

test("undoing after a colleague saved takes back what was done here alone", async () => {
  const site = openSite();
  const { store, write, rest, shown } = openTab(site);
  await store.load();
  write({ title: "Ons" });
  await rest();
  site.saves({ title: "Ons", text: "Nieuw" });
  await store.refresh();
  shown().undo!();
  expect(shown().document).toEqual({ title: "Over ons", text: "Nieuw" });
});

test("what is put back as it was is no draft any more", async () => {
  const site = openSite();
  const { store, write, rest, shown } = openTab(site);
  await store.load();
  write({ title: "Ons" });
  await rest();
  write({ title: "Over ons" });
  await rest();
  expect([site.draft, shown().changed.size, shown().draft]).toEqual([null, 0, null]);
});

test("publishing saves what was typed last, and leaves no draft", async () => {
  const site = openSite();
  const { store, tab, write, shown } = openTab(site);
  await store.load();
  write({ title: "Ons" });
  expect(await shown().publish()).toMatchObject({ kind: "published" });
  expect([site.page, site.draft, tab.tabCopy]).toEqual([{ title: "Ons" }, null, null]);
  expect([shown().changed.size, shown().published, shown().undo]).toEqual([0, { title: "Ons" }, null]);
  write({ title: "Wij" });
  expect(await shown().publish()).toMatchObject({ kind: "published" });
  expect(site.page).toEqual({ title: "Wij" });
});

test("what a colleague published of other fields stays, and what was typed here is published", async () => {
  const site = openSite();
  const { store, write, shown, rest } = openTab(site);
  await store.load();
  write({ title: "Ons" });
  await rest();
  site.publishes({ title: "Over ons", text: "Nieuw" });
  expect(await shown().publish()).toMatchObject({ kind: "published" });
  expect(site.page).toEqual({ title: "Ons", text: "Nieuw" });
});

test("of a draft two people write, what each typed in other fields stays", async () => {
  const site = openSite();
  const [lotte, joris] = [openTab(site), openTab(site)];
  await Promise.all([lotte.store.load(), joris.store.load()]);
  lotte.write({ title: "Ons" });
  joris.write({ text: "Nieuw" });
  await lotte.rest();
  await joris.rest();
  expect(site.draft?.document).toEqual({ title: "Ons", text: "Nieuw" });
  await lotte.store.refresh();
  expect(lotte.shown().document).toEqual({ title: "Ons", text: "Nieuw" });
});

test.each([
  ["keepMine", "Ons"],
  ["takeTheirs", "Wij"],
] as const)(
  "where both changed the same nothing is overwritten until somebody chose: %s",
  async (choice, text) => {
    const site = openSite();
    const { store, write, rest, shown } = openTab(site);
    await store.load();
    write({ title: "Ons" });
    site.saves({ title: "Wij" });
    await rest();
    expect(site.draft?.document).toEqual({ title: "Wij" });
    expect(shown().contested).toMatchObject({ byName: "Joris", at: NOW, places: ["title"] });
    expect([shown().document.title, shown().saving]).toEqual(["Ons", "unsaved"]);
    expect(await shown().publish()).toEqual({ kind: "contested" });
    shown().contested![choice]();
    expect(await shown().publish()).toMatchObject({ kind: "published" });
    expect(site.page).toEqual({ title: text });
  },
);

test("a draft that a colleague published or discarded meanwhile is no draft here any more", async () => {
  const site = openSite();
  const { store, write, rest, shown } = openTab(site);
  await store.load();
  write({ title: "Ons" });
  await rest();
  site.publishes({ title: "Ons" });
  site.draft = null;
  await store.refresh();
  expect([shown().changed.size, shown().published, shown().contested]).toEqual([0, { title: "Ons" }, null]);
});

test("a page that a colleague took off meanwhile is told, and can be published anew", async () => {
  const site = openSite();
  const { store, write, rest, shown } = openTab(site);
  await store.load();
  write({ title: "Ons" });
  await rest();
  site.publishes(null);
  await store.refresh();
  expect(shown().contested).not.toBeNull();
  shown().contested!.keepMine();
  expect(await shown().publish()).toMatchObject({ kind: "published" });
  expect(site.page).toEqual({ title: "Ons" });
});

test.each<PublishOutcome>([
  { kind: "lost" },
  { kind: "failed" },
  { kind: "refused", findings: [{ level: "error", code: "too-long", path: "title" }] },
])("what could not be published stays as it was typed: $kind", async (answer) => {
  const site = openSite();
  const { store, tab, write, shown } = openTab(site);
  await store.load();
  write({ title: "Ons" });
  tab.answers.push(answer);
  expect(await shown().publish()).toEqual(answer);
  expect(shown()).toMatchObject({ document: { title: "Ons" }, isPublishing: false, outcome: answer });
  expect(site.draft?.document.title).toBe("Ons");
  expect(await shown().publish()).toMatchObject({ kind: "published" });
});

test("a time is chosen and taken back", async () => {
  const { store, write, shown } = openTab(openSite());
  await store.load();
  write({ title: "Ons" });
  expect(await shown().publish(NOW)).toEqual({ kind: "scheduled", at: NOW });
  expect(shown().draft?.publishAt).toEqual(NOW);
  await shown().publish(null);
  expect([shown().draft?.publishAt, shown().outcome]).toEqual([null, null]);
});

test("a page that does not exist yet begins as the screen says, else it is missing", async () => {
  const site = openSite(null);
  const missing = openTab(site);
  await missing.store.load();
  expect(missing.shown().state).toBe("missing");
  const { store, write, shown } = openTab(site, { newDocument: { title: "" } });
  await store.load();
  expect(shown()).toMatchObject({ state: "ready", published: null, document: { title: "" }, draft: null });
  write({ title: "Nieuws" });
  expect(await shown().publish()).toMatchObject({ kind: "published" });
  expect(site.page).toEqual({ title: "Nieuws" });
});

test("a new page that nobody began is no draft, whoever leaves it", async () => {
  const site = openSite(null);
  const { store, rest } = openTab(site, { newDocument: { title: "" } });
  await store.load();
  await rest();
  store.leave();
  await rest();
  expect(site.draft).toBeNull();
});

test("a document that could not be read is read again when it is asked for", async () => {
  const site = openSite();
  const { store, shown } = openTab(site);
  site.isCut = true;
  await store.load();
  expect(shown().state).toBe("failed");
  site.isCut = false;
  await store.load();
  expect(shown().state).toBe("ready");
});

test("what is discarded is as it stands, and no draft any more", async () => {
  const site = openSite();
  const { store, tab, write, rest, shown } = openTab(site);
  await store.load();
  write({ title: "Ons" });
  await rest();
  await shown().discard();
  expect(shown()).toMatchObject({ document: { title: "Over ons" }, undo: null, savedAt: null, draft: null });
  expect([site.draft, tab.tabCopy]).toEqual([null, null]);
});

test("what publishing would find is told once it is saved", async () => {
  const { store, write, rest, shown } = openTab(openSite());
  await store.load();
  write({ title: "O" });
  await rest();
  await vi.waitFor(() => expect(shown().findings).toHaveLength(1));
});
