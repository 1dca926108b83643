import { expect, test } from "vitest";
import type { SiteQueries } from "#features/site/site-queries.ts";
import { QueryError } from "#platform/http/api/query-error.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import { contextWith } from "#features/site/testing/request-context.ts";
import { loadFavorites } from "./load-favorites.ts";
import { MESSAGES } from "#features/messages.ts";

const { nl } = MESSAGES;

const estate = (id: number, transaction = 1, parentId: number | null = null) =>
  ({
    general: {
      id,
      parentId,
      headType: { id: 1 },
      transaction: { id: transaction },
      title: { nl: `Huis ${id}` },
    },
    uri: { nl: `/nl/aanbod/${id}/huis` },
  }) as Estate;

/** An API with estates for sale (1, 2), a sold one (5), a let one (6), a unit of a project (8), and one taken off (9). */
function context(answers: Partial<SiteQueries> = {}) {
  const roots = [estate(1), estate(2), estate(5, 5), estate(6, 6)];
  return contextWith({
    translations: async () => nl,
    searchEstates: async (search) => {
      const ids = search.where?.terms?.["general.id"] ?? [];
      const results = roots.filter(({ general }) => ids.includes(general.id));
      return { total: { value: results.length }, results };
    },
    estate: async (id) => {
      if (id === 8) return { estate: estate(8, 1, 7), contactInfo: null };
      throw new QueryError(id === 9 ? 410 : 404);
    },
    ...answers,
  });
}

const load = (cookies: string | null, query = "", at = context()) =>
  loadFavorites(at, "nl", new URL(`http://localhost/nl/favorieten${query}`), cookies);

test("cards stand in the order in which they were kept, estates of projects too", async () => {
  const { estates } = await load("gevel_favorites=8.2.5.1");
  expect(estates.map(({ id, card }) => [id, card?.title.text])).toEqual([
    [8, "Huis 8"],
    [2, "Huis 2"],
    [5, "Huis 5"],
    [1, "Huis 1"],
  ]);
});

test("what was taken off without scripts can be put back, a holiday home too", async () => {
  for (const id of [12, -7]) {
    const { notice } = await load(null, `?removed=${id}&at=3`);
    expect(notice.removed).toEqual({ id, place: 3 });
  }
  expect((await load(null, "?removed=x&at=3")).notice.removed).toBeNull();
});

test("what was sold, let, taken off or never was says so", async () => {
  const { estates } = await load("gevel_favorites=1.5.6.9.404");
  expect(estates.map(({ state, card, similarHref }) => [state, card !== null, similarHref])).toEqual([
    [null, true, null],
    ["sold", true, null],
    ["rented", true, null],
    [null, false, "/nl/aanbod/9"],
    [null, false, null],
  ]);
});

test("a cookie that was tampered with is an empty list, and asks nothing of the API", async () => {
  const alone = context({ searchEstates: () => Promise.reject(new Error("asked")) });
  expect((await load("gevel_favorites=1.DROP", "", alone)).estates).toEqual([]);
});

test("a shared link shows its own list, whatever the visitor keeps, and changes nothing of theirs", async () => {
  const view = await load("gevel_favorites=5", "?ids=2.1");
  expect(view.isShared).toBe(true);
  expect(view.own).toEqual([5]);
  expect(view.estates.map(({ id }) => id)).toEqual([2, 1]);
  expect(view.head.alternates[1]?.href).toBe("/fr/favoris?ids=2.1");
});

test.each(["?ids=2,1", "?ids=2.1)", "?ids=2.1.2.", "?ids=0.2..1"])(
  "an odd character in a shared link (%s) voids none of its homes",
  async (query) => {
    const view = await load("gevel_favorites=5", query);
    expect([view.isShared, view.estates.map(({ id }) => id)]).toEqual([true, [2, 1]]);
  },
);

test("a shared link without homes shows the visitor's own favourites", async () => {
  const view = await load("gevel_favorites=5", "?ids=x");
  expect([view.isShared, view.estates.map(({ id }) => id)]).toEqual([false, [5]]);
});

test("when the listings can't be read, the page says so instead of calling estates gone", async () => {
  const away = context({
    searchEstates: async () => ({ total: { value: 0 }, results: [], error: new Error("away") }),
  });
  await expect(load("gevel_favorites=5", "", away)).rejects.toMatchObject({ status: 503 });
});

test("a holiday home stands among estates, also one of an estate's id; one that is gone has no card", async () => {
  const unit = {
    id: 2,
    general: { title: { nl: "Villa Zeebries" } },
    photos: [],
    isAvailable: true,
    priceFrom: 725,
  };
  const asked: unknown[] = [];
  const at = context({
    searchRentals: async ({ where }) => {
      asked.push(where);
      return { total: { value: 1 }, results: [unit as never] };
    },
  });
  const { estates } = await load("gevel_favorites=-3.1.-2.2", "", at);
  expect(estates.map(({ id, card, rental }) => [id, (card ?? rental)?.title.text])).toEqual([
    [-3, undefined],
    [1, "Huis 1"],
    [-2, "Villa Zeebries"],
    [2, "Huis 2"],
  ]);
  expect(asked).toEqual([{ ids: [3, 2] }]);
});
