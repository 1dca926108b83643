/** The periods of a holiday home as a bundle has them, from rows that are called `p`. */
export const periodsOfRental = (rows: string) => `(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'type', case when p.type_id is not null then jsonb_build_object('id', p.type_id) end,
    'start', p.start_day::text, 'end', p.end_day::text, 'price', p.price, 'available', p.is_available,
    'minimumNights', p.minimum_nights) order by p.start_day, p.id), '[]')
  from ${rows})`;

/** Those of a stored unit `u`. */
export const STORED_PERIODS = "rental_period p where p.site_id = u.site_id and p.unit_id = u.id";
