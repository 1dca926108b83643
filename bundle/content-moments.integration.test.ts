import { expect, test } from "vitest";
import { bundleFiles, pageJson } from "./testing/test-bundle.ts";
import { importsForTests, newSite } from "./testing/test-imports.ts";

const { importFiles, query } = importsForTests();

const LONG_AGO = "2020-01-01T00:00:00+00:00";

/** As if everything that stands there had been written years ago. */
const age = (siteId: string) =>
  query(
    `with aged as (update site set changed_at = $2 where site_id = $1)
     update site_part p set changed_at = $2, row_moments = (
       select coalesce(jsonb_object_agg(key, $2::text), '{}') from jsonb_each(p.row_moments)) where site_id = $1`,
    [siteId, LONG_AGO],
  );

/** What has changed since: parts, and rows of the parts that are lists. */
const changedOf = async (siteId: string): Promise<string[]> => {
  const rows = await query<{ name: string }>(
    `select 'site' as name from site where site_id = $1 and changed_at > '2021-01-01'
     union all select trim('/' from kind || '/' || key) from site_part where site_id = $1 and changed_at > '2021-01-01'
     union all select kind || '/' || row.key from site_part, jsonb_each_text(row_moments) row
       where site_id = $1 and row.value::timestamptz > '2021-01-01'
     order by 1`,
    [siteId],
  );
  return rows.map(({ name }) => name);
};

const page = (id: number, title: string) =>
  JSON.stringify(pageJson({ id, paths: { nl: id === 1 ? "" : `pagina-${id}` }, title: { nl: title } }));

const guides = (...titles: string[]) =>
  JSON.stringify([
    {
      name: "guides",
      title: { nl: "Gidsen" },
      items: titles.map((title, at) => ({ id: at + 1, title: { nl: title } })),
    },
  ]);

const filesOf = (site: string, changes: Readonly<Record<string, string>> = {}) =>
  bundleFiles({
    "site.json": site,
    "pages/home.json": page(1, "Welkom"),
    "pages/about.json": page(2, "Over ons"),
    "entities.json": guides("Dok Noord", "Ledeberg"),
    "agreements.json": JSON.stringify({ privacy: { nl: "Wij bewaren niets." } }),
    ...changes,
  });

test("an import that changes nothing moves no date", async () => {
  const { id, site } = newSite();
  await importFiles(filesOf(site()));
  await age(id);
  await importFiles(filesOf(site()));
  expect(await changedOf(id)).toEqual([]);
});

test("an import moves the date of what changed, and of nothing else", async () => {
  const { id, site } = newSite();
  await importFiles(filesOf(site()));
  await age(id);
  await importFiles(
    filesOf(site(), {
      "pages/about.json": page(2, "Wie wij zijn"),
      "pages/new.json": page(3, "Nieuw"),
      "entities.json": guides("Dok Noord", "Ledeberg aan de Schelde"),
    }),
  );
  expect(await changedOf(id)).toEqual([
    "entity-items/2",
    "entity-items/guides",
    "pages",
    "pages/2",
    "pages/3",
  ]);
});

test("a partial import moves the date of the page that it brings anew, and of none that it leaves alone", async () => {
  const { id, site } = newSite();
  await importFiles(filesOf(site()));
  await age(id);
  const files = { "site.json": site(), "pages/about.json": page(2, "Wie wij zijn") };
  await importFiles(files, { partial: true });
  expect(await changedOf(id)).toEqual(["pages", "pages/2"]);
});

test("a date that nobody knows stays unknown until something changes", async () => {
  const { id, site } = newSite();
  await importFiles(filesOf(site()));
  await query("update site_part set changed_at = null, row_moments = '{}' where site_id = $1", [id]);
  await importFiles(filesOf(site(), { "pages/about.json": page(2, "Wie wij zijn") }));
  expect(await changedOf(id)).toContain("pages/2");
  expect(await changedOf(id)).not.toContain("pages/1");
});

test("an agency that changes its own words changes the date of its statements, and one that moves that of its site", async () => {
  const { id, site } = newSite();
  await importFiles(filesOf(site()));
  await age(id);
  await importFiles(
    filesOf(site({ name: "Kantoor Proef & Zonen" }), {
      "agreements.json": JSON.stringify({ privacy: { nl: "Wij bewaren alles." } }),
    }),
  );
  expect(await changedOf(id)).toEqual(["agreements", "site"]);
});
