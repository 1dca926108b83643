import { createHash } from "node:crypto";
import type { Client } from "pg";
import type { ListingChoices } from "./choices-schema.ts";

type Rep = ListingChoices["salesReps"][number];

/** The sales reps whom listings of the site name, as the listing that changed last has each. */
export async function findSalesReps(client: Client, siteId: string): Promise<Rep[]> {
  const { rows } = await client.query<{ rep: Rep }>(FIND_REPS, [siteId]);
  return rows.map(({ rep }) => rep).toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

function nameOf({ firstname, lastname }: Rep): string {
  return `${firstname ?? ""} ${lastname ?? ""}`;
}

type PersonRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly salesRepIds: readonly number[];
};

/** The people of the desk whom no listing names yet, as sales reps. */
export async function findColleagues(
  client: Client,
  siteId: string,
  salesReps: readonly Rep[],
): Promise<Rep[]> {
  const { rows } = await client.query<PersonRow>(FIND_PEOPLE, [siteId]);
  const isNamed = ({ email, salesRepIds }: PersonRow) =>
    salesReps.some((rep) => salesRepIds.includes(rep.id) || rep.email?.toLowerCase() === email.toLowerCase());
  return rows.filter((person) => !isNamed(person)).map(repOf);
}

function repOf({ id, name, email, salesRepIds }: PersonRow): Rep {
  const [firstname = "", ...others] = name.split(" ");
  return { id: salesRepIds[0] ?? numberOf(id), firstname, lastname: others.join(" ") || null, email };
}

const FROM = 2_000_000_000;

/** The same for a person each time, so that two listings name one sales rep; far above the numbers of agencies' systems. */
function numberOf(personId: string): number {
  return FROM + createHash("sha256").update(personId).digest().readUInt32BE();
}

/** A portrait under a name that documents can say; listings are stored with the address of its content. */
const FIND_REPS = `
  with latest as (
    select distinct on ((document #>> '{salesRep,id}')::float8) document -> 'salesRep' as rep
    from estate_content where site_id = $1 and jsonb_typeof(document #> '{salesRep,id}') = 'number'
    order by (document #>> '{salesRep,id}')::float8, changed_at desc
  ), portrait as (
    select file, min(name) as name from asset
    where site_id = $1 and file in (select rep ->> 'picture' from latest) group by file
  )
  select rep || jsonb_build_object('picture', portrait.name) as rep
  from latest left join portrait on portrait.file = rep ->> 'picture'`;

const FIND_PEOPLE = `
  select person_id as id, name, email, sales_rep_ids::float8[] as "salesRepIds" from desk_person
  where site_id = $1 order by lower(name), person_id`;
