import { bareBivNumber } from "#domain/legal/biv-number.ts";
import { hrefOfScreen } from "#domain/locale/href.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import { hrefOfPhone } from "#domain/format/phone.ts";
import { useMail } from "../mail-context.ts";

/** Why this mail came and who sent it, as Belgian law asks of an agency's mails (Code of economic law, XII.6). */
export function MailFooter({ reason }: { readonly reason: string }) {
  const { site, colours, t, locale, link } = useMail();
  const { agency } = site;
  const { street, number, box, city } = agency.address;
  const estate = box ? `${number} / ${box}` : number;
  const lines = [
    `${textOf(street, locale)} ${estate}, ${city.zip ?? ""} ${textOf(city.alias, locale) || (city.name ?? "")}`,
    agency.enterpriseNumber && `${t("shell.enterpriseNumber")} ${agency.enterpriseNumber}`,
    agency.bivNumber &&
      [textOf(agency.bivTitle, locale), t("mail.biv", { number: bareBivNumber(agency.bivNumber) })]
        .filter(Boolean)
        .join(", "),
  ].filter((line) => line?.trim());
  const style = { color: colours.muted, fontSize: 13, lineHeight: "20px", margin: "0 0 8px" };
  const linkStyle = { color: colours.muted };
  return (
    <div style={{ padding: "20px 8px 0" }}>
      <p className="muted" style={style}>
        {reason}
      </p>
      <p className="muted" style={style}>
        <strong>{agency.legalName}</strong>
        {lines.map((line) => (
          <span key={line}>
            <br />
            {line}
          </span>
        ))}
        <br />
        <a className="muted" style={linkStyle} href={hrefOfPhone(agency.phone)}>
          {agency.phone}
        </a>
        {" · "}
        <a className="muted" style={linkStyle} href={`mailto:${agency.email}`}>
          {agency.email}
        </a>
      </p>
      <p className="muted" style={style}>
        <a className="muted" style={linkStyle} href={link(hrefOfScreen(locale, "privacyStatement"))}>
          {t("statements.privacyStatement")}
        </a>
      </p>
    </div>
  );
}
