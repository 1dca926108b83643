import { expect, test, vi } from "vitest";
import type { PublishOutcome } from "./desk-document.ts";
import { type Around, DocumentStore, type Kept, type Published } from "./document-store.ts";

type Page = { readonly title: string; readonly text?: string };

const NOW = new Date("2026-11-24T09:42:00Z");

/** A site with one page, at which a colleague may work too. */
function editing({ kept = null as Kept<Page> | null, stands = { title: "Over ons" } as Page | null } = {}) {
  const site = { page: stands, version: 1, kept, answers: [] as PublishOutcome[] };
  const etag = () => (site.page ? `"${site.version}"` : null);
  const around = {
    read: vi.fn<() => Promise<Published<Page>>>(async () => ({ document: site.page, etag: etag() })),
    publish: async (base: Published<Page>, document: Page): Promise<PublishOutcome> => {
      const answer = site.answers.shift();
      if (answer) return answer;
      if (base.etag !== etag()) return { kind: "contested" };
      site.page = document;
      site.version += 1;
      return { kind: "published", addresses: {}, findings: [] };
    },
    readKept: () => site.kept,
    keep: (next: Kept<Page> | null) => void (site.kept = next),
    now: () => NOW,
  };
  const store = new DocumentStore<Page>(around satisfies Around<Page>);
  const colleague = (page: Page | null) => {
    site.page = page;
    site.version += 1;
  };
  const title = (text: string, step?: string) =>
    store.snapshot().change((page) => ({ ...page, title: text }), step);
  return { store, site, colleague, title, around };
}

test("what is typed is kept at once, and a tab that is opened again goes on with it", async () => {
  const first = editing();
  await first.store.load();
  first.title("Ons kantoor");
  expect(first.store.snapshot()).toMatchObject({ saving: "saved", savedAt: NOW });
  const again = editing({ kept: first.site.kept });
  await again.store.load();
  expect(again.store.snapshot().document).toEqual({ title: "Ons kantoor" });
  expect([...again.store.snapshot().changed]).toEqual(["title"]);
});

test("typing in one field is undone at once, and done again", async () => {
  const { store, title } = editing();
  await store.load();
  title("O", "title");
  title("On", "title");
  title("Ons", "other");
  store.snapshot().undo!();
  expect(store.snapshot().document.title).toBe("On");
  store.snapshot().undo!();
  expect(store.snapshot()).toMatchObject({ document: { title: "Over ons" }, undo: null });
  store.snapshot().redo!();
  expect(store.snapshot().document.title).toBe("On");
});

test("what is put back as it was is no change, and nothing is kept of it", async () => {
  const { store, site, title } = editing();
  await store.load();
  title("Ons");
  title("Over ons");
  expect(store.snapshot().changed.size).toBe(0);
  expect(site.kept).toBeNull();
});

test("what a colleague published of other fields stays, and what was typed here is published", async () => {
  const { store, site, colleague, title } = editing();
  await store.load();
  title("Ons");
  colleague({ title: "Over ons", text: "Nieuw" });
  expect(await store.snapshot().publish()).toMatchObject({ kind: "published" });
  expect(site.page).toEqual({ title: "Ons", text: "Nieuw" });
  expect(store.snapshot().changed.size).toBe(0);
});

test.each([
  ["keepMine", "Ons"],
  ["takeTheirs", "Wij"],
] as const)(
  "where both changed the same nothing is published until somebody chose: %s",
  async (choice, text) => {
    const { store, site, colleague, title } = editing();
    await store.load();
    title("Ons");
    colleague({ title: "Wij" });
    expect(await store.snapshot().publish()).toEqual({ kind: "contested" });
    expect(site.page).toEqual({ title: "Wij" });
    expect(store.snapshot().contested!.places).toEqual(["title"]);
    expect(store.snapshot().document.title).toBe("Ons");
    store.snapshot().contested![choice]();
    await store.snapshot().publish();
    expect(site.page).toEqual({ title: text });
  },
);

test("a page that a colleague took off meanwhile is told, and can be published anew", async () => {
  const { store, site, colleague, title } = editing();
  await store.load();
  title("Ons");
  colleague(null);
  expect(await store.snapshot().publish()).toEqual({ kind: "contested" });
  store.snapshot().contested!.keepMine();
  expect(await store.snapshot().publish()).toMatchObject({ kind: "published" });
  expect(site.page).toEqual({ title: "Ons" });
});

test.each<PublishOutcome>([
  { kind: "lost" },
  { kind: "failed" },
  { kind: "refused", findings: [{ level: "error", path: "title", message: "too long" }] },
])("what could not be published stays as it was typed: $kind", async (answer) => {
  const { store, site, title } = editing();
  await store.load();
  title("Ons");
  site.answers.push(answer);
  expect(await store.snapshot().publish()).toEqual(answer);
  expect(store.snapshot()).toMatchObject({
    document: { title: "Ons" },
    isPublishing: false,
    outcome: answer,
  });
  expect(site.kept?.document.title).toBe("Ons");
});

test("a page that does not exist yet begins as the screen says, else it is missing", async () => {
  const missing = editing({ stands: null });
  await missing.store.load();
  expect(missing.store.snapshot().state).toBe("missing");
  const store = new DocumentStore<Page>({ ...missing.around, newDocument: { title: "" } });
  await store.load();
  expect(store.snapshot()).toMatchObject({ state: "ready", published: null, document: { title: "" } });
  store.snapshot().change(() => ({ title: "Nieuws" }));
  expect(await store.snapshot().publish()).toMatchObject({ kind: "published" });
  expect(missing.site.page).toEqual({ title: "Nieuws" });
});

test("a document that could not be read is read again when it is asked for", async () => {
  const { store, around } = editing();
  around.read.mockRejectedValueOnce(new Error("lost"));
  await store.load();
  expect(store.snapshot().state).toBe("failed");
  await store.load();
  expect(store.snapshot().state).toBe("ready");
});

test("what is let go is as it stands", async () => {
  const { store, site, title } = editing();
  await store.load();
  title("Ons");
  await store.snapshot().discard();
  expect(store.snapshot()).toMatchObject({ document: { title: "Over ons" }, undo: null, savedAt: null });
  expect(site.kept).toBeNull();
});
