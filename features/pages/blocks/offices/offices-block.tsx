import { hrefOfPhone } from "#domain/format/phone.ts";
import { OfficesMap } from "#features/map/offices-map.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { BlockHeading } from "#features/site/block/block-heading.tsx";
import { OfficeHours } from "./office-hours.island.tsx";
import styles from "./offices-block.module.css";
import { WEEKDAYS } from "#domain/format/moments.ts";
import type { BlockOf } from "../block-types.ts";
import type { Office } from "#features/site/schema/site.ts";
import { formatCity } from "#domain/estate/address/address.ts";
import { localize, type LocalizedText, textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { MapSource } from "#features/site/map-source.ts";
import type { OfficePoint } from "#features/map/offices-map.island.tsx";
import type { RequestContext } from "#features/site/request-context.ts";
import type { DayHours, OtherHours } from "./opening.ts";

type OfficesBlockProps = { readonly view: OfficesView; readonly isFirst: boolean };

export type OfficeView = {
  readonly id: number;
  readonly name: LocalizedText;
  readonly street: string;
  readonly city: string;
  readonly phone: string | null;
  readonly email: string | null;
  /** Monday to Sunday; empty where the office names no hours at all. */
  readonly week: readonly DayHours[];
  /** Days (yyyy-mm-dd) on which other hours hold. */
  readonly exceptions: ReadonlyArray<OtherHours>;
};

type OfficesView = {
  readonly heading: LocalizedText | null;
  readonly offices: readonly OfficeView[];
  /** Those whose place is known. */
  readonly points: readonly OfficePoint[];
  readonly mapSource: MapSource;
};

export async function loadOffices(
  { site, map }: RequestContext,
  locale: Locale,
  block: BlockOf<"offices">,
): Promise<OfficesView | null> {
  const { officeIds } = block;
  const offices = site.offices.filter(({ id }) => officeIds.length === 0 || officeIds.includes(id));
  if (offices.length === 0) return null;
  return {
    heading: localize(block.heading, locale),
    offices: offices.map((office) => officeView(office, locale, site.name)),
    points: offices.flatMap((office) => officePoint(office, locale, site.name)),
    mapSource: map,
  };
}

export function OfficesBlock({ view, isFirst }: OfficesBlockProps) {
  return (
    <section className={styles.block} data-block="offices">
      <BlockHeading heading={view.heading} isFirst={isFirst} />
      <div className={styles.beside}>
        <ul className={styles.offices}>
          {view.offices.map((office) => (
            <li className={styles.office} key={office.id}>
              <OfficeCard office={office} />
            </li>
          ))}
        </ul>
        <OfficesMap className={styles.map} offices={view.points} source={view.mapSource} />
      </div>
    </section>
  );
}

function OfficeCard({ office }: { office: OfficeView }) {
  return (
    <div className={styles.card}>
      <div className={styles.contact}>
        <h3>
          <Localized words={office.name} />
        </h3>
        <address className={styles.address}>
          <span className={styles.line}>
            <Icon name="pin" />
            <span>
              {office.street}
              <br />
              {office.city}
            </span>
          </span>
          {office.phone && (
            <a className={styles.line} href={hrefOfPhone(office.phone)}>
              <Icon name="phone" />
              {office.phone}
            </a>
          )}
          {office.email && (
            <a className={styles.line} href={`mailto:${office.email}`}>
              <Icon name="mail" />
              <span className={styles.email}>{office.email}</span>
            </a>
          )}
        </address>
      </div>
      {office.week.length > 0 && (
        <div>
          <OfficeHours week={office.week} exceptions={office.exceptions} />
        </div>
      )}
    </div>
  );
}

function officeView(office: Office, locale: Locale, siteName: string): OfficeView {
  const { street, number, box, city } = office.address;
  return {
    id: office.id,
    name: localize(office.name, locale) ?? { text: siteName, locale },
    street: `${textOf(street, locale)} ${box ? `${number} / ${box}` : number}`.trim(),
    city: formatCity(city, locale),
    phone: office.phone ?? null,
    email: office.email ?? null,
    week: office.hours.length > 0 ? weekOf(office, locale) : [],
    exceptions: office.exceptions.map(({ date, spans, note }) => ({
      date,
      spans,
      note: localize(note, locale),
    })),
  };
}

function officePoint({ id, name, location }: Office, locale: Locale, siteName: string): OfficePoint[] {
  if (!location) return [];
  return [{ id, name: textOf(name, locale) || siteName, lng: location.longitude, lat: location.latitude }];
}

/** A weekday that the agency left out is a day that it is closed. */
function weekOf({ hours }: Office, locale: Locale): DayHours[] {
  return WEEKDAYS.map((weekday) => {
    const day = hours.find((row) => row.weekday === weekday);
    return { weekday, spans: day?.spans ?? [], note: localize(day?.note, locale) };
  });
}
