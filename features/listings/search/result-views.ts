import type { EstateSearch } from "#features/listings/schema/search.ts";
import { LOCALES } from "#domain/locale/locale.ts";

/** A node's JSON with more at its end; JSON text is joined as it stands, since parsing it would cost a hundred times more. */
function extended(json: string, ...fields: ReadonlyArray<readonly [name: string, json: string]>): string {
  const more = fields.map(([name, value]) => `',"${name}":' || ${value}`);
  return `left(${json}::text, -1) || ${more.join(" || ")} || '}'`;
}

/** Asked once a statement, since it is about the site alone. */
const UNPUBLISHED_LOCALES = `(
  select array(select unnest('{${LOCALES.join()}}'::text[]) except select jsonb_array_elements_text(s.document -> 'locales'))
  from site s where s.site_id = $1
)`;

/** Addresses in the languages that the site publishes; rows keep all four, so that a language can be added. */
const uri = (row: string) => `coalesce((${row}.uri - ${UNPUBLISHED_LOCALES})::text, 'null')`;

const CHILDREN = `coalesce((
  select '[' || string_agg(${extended("k.document", ["uri", uri("k")], ["children", "'[]'"])}, ',' order by k.id) || ']'
  from estate f join estate_content k on k.site_id = f.site_id and k.id = f.id
  where f.site_id = $1 and f.parent_id = c.id and not f.hidden
), '[]')`;

/** A whole node, a project with its units. */
export const FULL_VIEW = extended("c.document", ["uri", uri("c")], ["children", CHILDREN]);

const MARKER = `json_strip_nulls(json_build_object('homesState', c.card -> 'homesState', 'general', json_build_object(
  'id', e.id, 'project', e.is_project,
  'headType', case when e.head_type <> 0 then json_build_object('id', e.head_type) end,
  'subType', case when e.sub_type <> 0 then json_build_object('id', e.sub_type) end,
  'transaction', case when e.transaction <> 0 then json_build_object('id', e.transaction) end,
  'price', nullif(json_strip_nulls(json_build_object(
    'value', c.card #> '{general,price,value}', 'priceFrom', c.card #> '{general,price,priceFrom}'))::text, '{}')::json,
  'address', case when e.lat is not null
    then json_build_object('location', json_build_object('latitude', e.lat, 'longitude', e.lng)) end
)))::text`;

/** How each view writes one result, given `estate e` and `estate_content c`. */
export const RESULT_VIEWS: Record<EstateSearch["view"], string> = {
  full: FULL_VIEW,
  card: extended("c.card", ["uri", uri("c")]),
  marker: MARKER,
};
