import { z } from "zod";
import type { Finding } from "#bundle/finding.ts";
import { mapListing, type MappedListing } from "../mapping.ts";
import type { JsonObject, MappingContext } from "../mapping-row.ts";
import { SWEEPBRIGHT } from "./sweepbright-mapping.ts";

const IMAGE_TYPES = /^image\/(jpeg|png|webp)$/;

const Medium = z.looseObject({ content_type: z.string().nullish() });

const Unit = z.looseObject({
  id: z.string().min(1).max(200),
  status: z.string().nullish(),
  images: z.array(Medium).nullish(),
  plans: z.array(Medium).nullish(),
});

const Estate = Unit.extend({ properties: z.array(z.unknown()).nullish() });

export type SweepbrightEstate = {
  readonly listings: readonly MappedListing[];
  /** Ids of estates that are no longer offered by this agency. */
  readonly withdrawn: readonly string[];
  readonly findings: readonly Finding[];
};

/** A status of estates that another agency sold, or that the owner took back. */
const LOST = "lost";

/**
 * One answer of `GET /estates/{id}`: an estate, or a project with its units, which come within it. Source:
 * CompagnonAgency/wp-sweepbright@55e4c83 api/class-controller-hook.php.
 */
export function readSweepbrightEstate(
  document: unknown,
  context: Omit<MappingContext, "document">,
): SweepbrightEstate {
  const estate = Estate.safeParse(document);
  if (!estate.success) return unread("SweepBright", z.prettifyError(estate.error));
  const { properties, ...project } = estate.data;
  const units = (properties ?? []).map((unit) => readUnit(unit, project.id, context));
  return [readUnit(project, null, context), ...units].reduce((all, one) => ({
    listings: [...all.listings, ...one.listings],
    withdrawn: [...all.withdrawn, ...one.withdrawn],
    findings: [...all.findings, ...one.findings],
  }));
}

function readUnit(
  document: unknown,
  projectId: string | null,
  context: Omit<MappingContext, "document">,
): SweepbrightEstate {
  const unit = Unit.safeParse(document);
  if (!unit.success) return unread(`SweepBright, unit of ${projectId}`, z.prettifyError(unit.error));
  const { id, status } = unit.data;
  if (status === LOST) return { listings: [], withdrawn: [id], findings: [] };
  const whole = { ...withPlansAsPictures(unit.data), ...(projectId ? { project_id: projectId } : {}) };
  const listing = mapListing(whole as JsonObject, SWEEPBRIGHT, {
    ...context,
    document: `SweepBright, estate ${id}`,
  });
  return { listings: [listing], withdrawn: [], findings: [] };
}

/** Plans that are pictures stand behind the photos; a plan as PDF stays a document. */
function withPlansAsPictures({ images, plans, ...unit }: z.infer<typeof Unit>) {
  const drawn = (plans ?? []).filter(isPicture);
  return {
    ...unit,
    images: [
      ...(images ?? []),
      ...drawn.map((plan, index) => floorplanOf(plan, (images?.length ?? 0) + index + 1)),
    ],
    plans: (plans ?? []).filter((plan) => !isPicture(plan)),
  };
}

function isPicture({ content_type: type }: z.infer<typeof Medium>): boolean {
  return IMAGE_TYPES.test(type ?? "");
}

function floorplanOf({ content_type: _type, ...plan }: z.infer<typeof Medium>, ordinal: number) {
  return { ...plan, kind: "floorplan", ordinal };
}

function unread(file: string, message: string): SweepbrightEstate {
  return {
    listings: [],
    withdrawn: [],
    findings: [{ level: "error", code: "unreadable-listing", file, message }],
  };
}
