import { expect, test } from "vitest";
import { NOW, openSite, openTab } from "./testing/open-tab.ts";

/** A tab in which a title was typed, which is saved. */
async function openTyped() {
  const site = openSite();
  const tab = openTab(site);
  await tab.store.load();
  tab.write({ title: "Ons" });
  await tab.rest();
  return { site, ...tab };
}

test("what a colleague saved meanwhile is shown before it is published, and published at the next press", async () => {
  const { site, tab, shown } = await openTyped();
  site.saves({ title: "Ons", text: "Nieuw" });
  expect(await shown().publish()).toEqual({ kind: "unseen-changes" });
  expect(site.page).toEqual({ title: "Over ons" });
  expect(shown()).toMatchObject({
    document: { title: "Ons", text: "Nieuw" },
    colleagueChanges: [{ byName: "Joris", places: ["text"] }],
    outcome: { kind: "unseen-changes" },
  });
  // Pressed twice at once, nobody read it.
  expect(await shown().publish()).toEqual({ kind: "unseen-changes" });
  for (const work of tab.waiting.splice(0)) work();
  expect(await shown().publish()).toMatchObject({ kind: "published" });
  expect([site.page, shown().colleagueChanges]).toEqual([{ title: "Ons", text: "Nieuw" }, []]);
});

test("what is typed and published at once takes nothing of a colleague along unseen", async () => {
  const site = openSite();
  const { store, write, shown } = openTab(site);
  await store.load();
  site.saves({ title: "Over ons", text: "Nieuw" });
  write({ title: "Ons" });
  expect(await shown().publish()).toEqual({ kind: "unseen-changes" });
  expect([site.page, site.draft?.document]).toEqual([{ title: "Over ons" }, { title: "Ons", text: "Nieuw" }]);
});

test("what a colleague saved, and stood here for a while, is published with the rest; a time is taken back anyway", async () => {
  const { site, store, rest, shown } = await openTyped();
  site.saves({ title: "Ons", text: "Nieuw" });
  await store.refresh();
  expect(await shown().publish(NOW)).toEqual({ kind: "unseen-changes" });
  expect(await shown().publish(null)).toMatchObject({ kind: "scheduled" });
  await rest();
  expect(await shown().publish()).toMatchObject({ kind: "published" });
});

test.each(["keepMine", "takeTheirs"] as const)(
  "a draft that a colleague discarded is told where it was typed, also after the tab was loaded anew: %s",
  async (choice) => {
    const { site, ...first } = await openTyped();
    site.draft = null;
    await first.store.refresh();
    expect(first.shown()).toMatchObject({
      document: { title: "Ons" },
      saving: "unsaved",
      contested: { byName: null, places: ["title"], isDiscarded: true },
    });
    await first.rest();
    expect(site.draft).toBeNull();
    const { store, shown, rest } = openTab(site, { tabCopy: first.tab.tabCopy });
    await store.load();
    expect(shown().contested?.isDiscarded).toBe(true);
    shown().contested![choice]();
    await rest();
    expect([shown().contested, shown().document.title, site.draft === null]).toEqual(
      choice === "keepMine" ? [null, "Ons", false] : [null, "Over ons", true],
    );
  },
);

test("a draft that a colleague discarded is told also where they began another one, or published something else", async () => {
  const { site, write, rest, shown } = await openTyped();
  site.draft = null;
  site.saves({ title: "Over ons", text: "Nieuw" });
  write({ title: "Ons kantoor" });
  await rest();
  expect(shown().contested).toMatchObject({ isDiscarded: true, places: ["title", "text"] });
  site.publishes({ title: "Over ons", text: "Nieuw" });
  site.draft = null;
  shown().contested!.keepMine();
  await rest();
  expect(site.draft!.document).toEqual({ title: "Ons kantoor", text: "Nieuw" });
});

test("nothing is discarded that a colleague saved and nobody here saw", async () => {
  const { site, shown } = await openTyped();
  site.saves({ title: "Ons", text: "Nieuw" });
  expect(await shown().discard()).toBe("contested");
  expect(shown().colleagueChanges).toEqual([{ byName: "Joris", places: ["text"] }]);
  expect(await shown().discard()).toBe("done");
  expect([site.draft, shown().document, shown().colleagueChanges]).toEqual([null, { title: "Over ons" }, []]);
});
