/** A table with personal data: how it is found, erased, and deleted after the site's retention period. */
export type PersonalDataTable = {
  /** As an export names it. */
  readonly name: string;
  /** Selects `data`, one JSON value a row, of the site $1 and the lower-case address $2. */
  readonly find: string;
  /** Deletes what is of the site $1 and the lower-case address $2. */
  readonly erase: string;
  /** Deletes what of the site $1 is older than the moment $2; null for what ends in another way. */
  readonly expire: string | null;
};

/** Mails about a person: to them, or set going by what they sent. */
const MAIL_OF = `site_id = $1 and (lower(recipient) = $2 or lower(draft -> 'replyTo' ->> 'address') = $2
  or submission_id in (select id from submission where site_id = $1 and lower(email) = $2))`;

/** In this order: mails are found by what they belong to. */
export const PERSONAL_DATA_TABLES: readonly PersonalDataTable[] = [
  {
    name: "mails",
    find: `select to_jsonb(mail) - 'site_id' as data from mail where ${MAIL_OF} order by created_at`,
    erase: `delete from mail where ${MAIL_OF}`,
    expire: "delete from mail where site_id = $1 and created_at < $2",
  },
  {
    name: "webhook deliveries",
    find: `select to_jsonb(webhook_delivery) - 'site_id' as data from webhook_delivery
      where site_id = $1 and lower(email) = $2 order by created_at`,
    erase: "delete from webhook_delivery where site_id = $1 and lower(email) = $2",
    expire: "delete from webhook_delivery where site_id = $1 and created_at < $2",
  },
  {
    name: "leads for sources",
    find: `select to_jsonb(source_lead) - 'site_id' as data from source_lead
      where site_id = $1 and lower(email) = $2 order by created_at`,
    erase: "delete from source_lead where site_id = $1 and lower(email) = $2",
    expire: "delete from source_lead where site_id = $1 and created_at < $2",
  },
  {
    name: "submissions",
    find: `select to_jsonb(submission) - 'site_id' - 'fingerprint' as data from submission
      where site_id = $1 and lower(email) = $2 order by created_at`,
    erase: "delete from submission where site_id = $1 and lower(email) = $2",
    expire: "delete from submission where site_id = $1 and created_at < $2",
  },
  {
    name: "appointments",
    find: `select to_jsonb(appointment) - 'site_id' - 'keeps' as data from appointment
      where site_id = $1 and lower(visitor ->> 'email') = $2 order by booked_at`,
    erase: "delete from appointment where site_id = $1 and lower(visitor ->> 'email') = $2",
    expire: "delete from appointment where site_id = $1 and ends_at < $2",
  },
  {
    name: "stays",
    find: `select to_jsonb(stay_request) - 'site_id' as data from stay_request
      where site_id = $1 and lower(visitor ->> 'email') = $2 order by asked_at`,
    erase: "delete from stay_request where site_id = $1 and lower(visitor ->> 'email') = $2",
    // A guest who was accepted is one until the stay is over.
    expire: `delete from stay_request where site_id = $1 and asked_at < $2
      and (ended_as is distinct from 'accepted' or upper(stay) < $2)`,
  },
  {
    name: "subscriptions",
    find: `select to_jsonb(subscription) - 'site_id' as data from subscription
      where site_id = $1 and lower(email) = $2 order by created_at`,
    erase: "delete from subscription where site_id = $1 and lower(email) = $2",
    // Nobody's ends before they were told and had time to keep it: `endSubscriptions`.
    expire: null,
  },
  {
    // With their sessions, links and passkeys.
    name: "people of the desk",
    find: `select to_jsonb(desk_person) - 'site_id' as data from desk_person
      where site_id = $1 and lower(email) = $2 order by created_at`,
    erase: "delete from desk_person where site_id = $1 and lower(email) = $2",
    // They are there until an owner removes them.
    expire: null,
  },
];
