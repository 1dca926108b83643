import { hrefOf } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { mediaUrl } from "#platform/media/address.ts";
import { useMail } from "#features/site/mail/mail-context.ts";
import { SAMPLE_WORDS } from "#features/site/mail/sample-words.ts";

/** A listing as a mail shows it, in the words of the mail's language; what may not be known is null. */
export type MailEstate = {
  readonly title: string;
  /** Street and city, or the city alone where the address is hidden. */
  readonly place: string | null;
  /** The city's name alone. */
  readonly city?: string | null;
  /** What people compare: bedrooms, area, energy label. */
  readonly facts?: readonly string[];
  readonly price: string | null;
  /** Sold, rented, taken over or under option; null where it can be had. */
  readonly state?: string | null;
  readonly reference: string | null;
  /** Its path on the site. */
  readonly path: string;
  /** Content address of its first picture. */
  readonly picture: string | null;
  /** A line that stands out above the title: why it is told. */
  readonly note?: string | null;
};

const PICTURE = { width: 152, height: 100 };

/** One listing: its picture, title, place and price, as a whole a link to its page. */
export function EstateCard({ estate }: { readonly estate: MailEstate }) {
  const { colours, link } = useMail();
  const { title, place, facts = [], price, state, picture, path, note } = estate;
  return (
    <table
      role="presentation"
      className="line"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: "0 0 16px", border: `1px solid ${colours.line}`, borderRadius: 8 }}
    >
      <tbody>
        <tr>
          {picture && <PictureCell picture={picture} title={title} path={path} />}
          <td width="100%" style={{ padding: picture ? "12px 12px 12px 4px" : 12, verticalAlign: "top" }}>
            <SmallLine isBold>{note}</SmallLine>
            <div style={{ margin: 0, fontWeight: 600 }}>
              <a className="link" style={{ color: colours.link }} href={link(path)}>
                {title}
              </a>
            </div>
            <SmallLine>{place}</SmallLine>
            <SmallLine>{facts.join(" · ")}</SmallLine>
            <StrongLine weight={700}>{state}</StrongLine>
            <StrongLine weight={600}>{price}</StrongLine>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

type PictureCellProps = { readonly picture: string } & Pick<MailEstate, "title" | "path">;

function PictureCell({ picture, title, path }: PictureCellProps) {
  const { colours, link } = useMail();
  return (
    <td style={{ padding: 12, verticalAlign: "top" }}>
      <a className="link" style={{ color: colours.link }} href={link(path)} data-skip-in-text="true">
        <img
          src={link(mediaUrl(picture, "card", { width: 380, format: "jpg" }))}
          alt={title}
          className="picture"
          {...PICTURE}
          style={{ display: "block", border: 0, borderRadius: 6 }}
        />
      </a>
    </td>
  );
}

type LineText = { readonly children: string | null | undefined };

function SmallLine({ children, isBold }: LineText & { readonly isBold?: boolean }) {
  const { colours } = useMail();
  if (!children) return null;
  const weight = isBold && { fontWeight: 600 };
  return (
    <div className="muted" style={{ margin: 0, color: colours.muted, fontSize: 14, ...weight }}>
      {children}
    </div>
  );
}

function StrongLine({ children, weight }: LineText & { readonly weight: number }) {
  const { colours } = useMail();
  if (!children) return null;
  return (
    <div className="ink" style={{ margin: "4px 0 0", color: colours.ink, fontWeight: weight }}>
      {children}
    </div>
  );
}

/** A listing, for previews and tests. */
export function sampleEstate(locale: Locale): MailEstate {
  const { title, place, slug } = SAMPLE_WORDS[locale].home;
  return {
    title,
    place,
    city: place.slice(place.lastIndexOf(" ") + 1),
    facts: SAMPLE_WORDS[locale].home.facts,
    price: "€ 389.000,00",
    reference: "HZ-0012",
    path: hrefOf({ type: "estate", id: 12, slug }, locale),
    picture: "0f".repeat(16),
  };
}
