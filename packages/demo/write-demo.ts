import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { agendasOf } from "./agency/agendas.ts";
import type { AgencyPlan } from "./agency/agency.ts";
import { HUYZEN } from "./agency/huyzen/huyzen.ts";
import { ZILT } from "./agency/zilt/zilt.ts";
import { calendarOf } from "./estate/calendar.ts";
import { openGallery } from "./pictures.ts";
import { planEstates } from "./plan-estates.ts";
import { referenceData } from "./reference-data.ts";

export const DEMO_AGENCIES: readonly AgencyPlan[] = [HUYZEN, ZILT];

type BundleFiles = Map<string, string>;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Every file of one agency's bundle by its path; the same agency and day give the same files. */
export function bundleFiles(plan: AgencyPlan, today: Date): BundleFiles {
  const gallery = openGallery();
  const calendar = calendarOf(today);
  const salesReps = plan.salesReps(gallery);
  const estates = planEstates({ plan, calendar, gallery, salesReps });
  const files: BundleFiles = new Map([
    ["site.json", json(plan.site(gallery, calendar))],
    ["menus.json", json(plan.menus)],
    ["entities.json", json(plan.entities(gallery, calendar))],
    ["reference.json", json(referenceData())],
    ["collections.json", json(plan.collections)],
    ["agenda.json", json(agendasOf(salesReps, calendar))],
    ["estates.ndjson", estates.map((node) => `${JSON.stringify(node)}\n`).join("")],
  ]);
  const rentals = plan.rentals?.(gallery, calendar) ?? [];
  files.set("rentals.ndjson", rentals.map((unit) => `${JSON.stringify(unit)}\n`).join(""));
  for (const [name, text] of plan.calendars?.(calendar) ?? []) files.set(name, text);
  for (const page of plan.pages(gallery))
    files.set(`pages/${String(page.id).padStart(2, "0")}.json`, json(page));
  for (const [locale, words] of Object.entries(plan.translations))
    files.set(`translations/${locale}.json`, json(words));
  for (const [name, svg] of gallery.files) files.set(`media/${name}`, svg);
  return files;
}

async function writeBundle(folder: string, files: BundleFiles): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const folders = new Set([...files.keys()].map((name) => dirname(join(folder, name))));
  for (const one of folders) await mkdir(one, { recursive: true });
  for (const [name, text] of files) await writeFile(join(folder, name), text);
}

/** Writes the bundles of the two invented agencies to `dir/huyzen` and `dir/zilt`, anew each time. */
export async function writeDemo(dir: string, { today }: { today: Date }): Promise<void> {
  for (const plan of DEMO_AGENCIES) await writeBundle(join(dir, plan.name), bundleFiles(plan, today));
}
