import { HttpError } from "#contract/client/http-error.ts";
import type { Estate } from "#contract/estate/estate.ts";
import type { SalesRep } from "#contract/estate/media.ts";
import type { Visit } from "../visit.ts";
import { notFound } from "./not-found.ts";

/** What the address of an estate leads to: itself with who to call and the project it is part of, or a gone one. */
export type EstatePage =
  | {
      readonly kind: "found";
      readonly estate: Estate;
      readonly contact: SalesRep | null;
      readonly project: Estate | null;
    }
  | { readonly kind: "gone" };

/** Reads an id from an address; anything but a positive whole number leads nowhere. */
export function estateIdOf(segment: string): number {
  const id = /^[1-9]\d{0,15}$/.test(segment) ? Number(segment) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw notFound();
  return id;
}

/** Throws the 404 page for an estate that never was; one that the agency hides is as gone as one taken off. */
export async function findEstatePage(visit: Visit, estateId: number): Promise<EstatePage> {
  visit.tags.add(`estate:${estateId}`);
  const answer = await visit.client.estate(estateId).catch(whenMissing);
  if (!answer || isHidden(visit, answer.estate)) return { kind: "gone" };
  const { estate, contactInfo } = answer;
  const parentId = estate.general.parentId;
  const parent = parentId ? await visit.client.estate(parentId).catch(whenMissing) : null;
  if (parentId && !parent) return { kind: "gone" };
  if (parentId) visit.tags.add(`estate:${parentId}`);
  return {
    kind: "found",
    estate,
    contact: contactInfo ?? parent?.contactInfo ?? null,
    project: parent?.estate ?? null,
  };
}

function isHidden({ site }: Visit, { general }: Estate): boolean {
  const transaction = general.transaction?.id;
  return transaction !== undefined && site.settings.hiddenStatus.includes(transaction);
}

/** Null for one that is gone. */
function whenMissing(error: unknown): null {
  if (error instanceof HttpError && error.status === 410) return null;
  if (error instanceof HttpError && error.status === 404) throw notFound();
  throw error;
}
