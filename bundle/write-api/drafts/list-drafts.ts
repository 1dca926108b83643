import type { Client } from "pg";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { MultilingualText } from "#features/site/schema/primitives.ts";
import { type Draft, listDrafts } from "../../drafts/drafts-table.ts";
import { onOwnConnection } from "../../own-connection.ts";
import { listingsOfReps } from "../own-listings.ts";
import type { WriteCall } from "../with-site-write-lock.ts";
import type { Drafts } from "./schema.ts";
import { toldDraft } from "./told-draft.ts";

const LISTING = /^estates\/(\d+)$/;

/** All drafts of a site. */
export async function listSiteDrafts(call: WriteCall): Promise<Drafts> {
  const drafts = await onOwnConnection(call, (client) => listDrafts(client, call.site.id));
  return tellDrafts(call, drafts);
}

/** The drafts of the listings that the caller works on; a new one is an editor's until it is published. */
export async function listListingDrafts(call: WriteCall): Promise<Drafts> {
  const drafts = await onOwnConnection(call, async (client) => {
    const all = await listDrafts(client, call.site.id, "estates/");
    const onlyOf = call.holder!.onlyOf;
    return onlyOf === null ? all : ofReps(client, call.site.id, { drafts: all, onlyOf });
  });
  return tellDrafts(call, drafts);
}

type OfReps = { readonly drafts: readonly Draft[]; readonly onlyOf: readonly number[] };

async function ofReps(client: Client, siteId: string, { drafts, onlyOf }: OfReps): Promise<Draft[]> {
  const numbers = new Map(drafts.map((draft) => [draft, Number(LISTING.exec(draft.resource)?.[1] ?? 0)]));
  const own = await listingsOfReps(client, siteId, { listingIds: [...numbers.values()], onlyOf });
  return drafts.filter((draft) => own.has(numbers.get(draft)!));
}

async function tellDrafts(call: WriteCall, drafts: readonly Draft[]): Promise<Drafts> {
  const told = drafts.map(async (draft) =>
    Object.assign(await toldDraft(call, draft), { title: titleOf(draft) }),
  );
  return { drafts: await Promise.all(told) };
}

type Titled = { readonly title?: unknown } | null;
type Named = Titled & {
  readonly general?: (Titled & { readonly address?: { readonly street?: unknown } | null }) | null;
  readonly property?: Titled;
};

/** A draft may be wrong still: what is no text in languages is no title. */
function titleOf({ document }: Draft): Multilingual {
  const { title, general, property } = JSON.parse(document) as Named;
  const texts = [title, general?.title, property?.title, general?.address?.street];
  return texts.map((text) => MultilingualText.safeParse(text).data).find(isSaid) ?? {};
}

function isSaid(text: Multilingual | null | undefined): boolean {
  return Object.values(text ?? {}).some((said) => said?.trim());
}
