import { hrefOfPhone } from "#domain/format/phone.ts";
import { OfficesMap } from "#features/map/offices-map.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { BlockHeading } from "#features/site/block/block-heading.tsx";
import type { OfficesView, OfficeView } from "./load-offices.ts";
import { OfficeHours } from "./office-hours.island.tsx";
import styles from "./offices-block.module.css";

type OfficesBlockProps = { readonly view: OfficesView; readonly isFirst: boolean };

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
