import { hrefOfPhone } from "#domain/format/phone.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { BlockSection } from "#features/site/block/block-section.tsx";
import styles from "./team.module.css";
import type { BlockOf } from "../block-types.ts";
import { bareBivNumber } from "#domain/legal/biv-number.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { pictureOf } from "#features/site/pictures/picture-of.ts";
import type { PictureView } from "#ui/picture/picture-view.ts";
import type { RequestContext } from "#features/site/request-context.ts";

type TeamProps = { readonly view: TeamView; readonly isFirst: boolean };

type MemberView = {
  readonly name: string;
  readonly role: LocalizedText | null;
  readonly text: LocalizedText | null;
  readonly picture: PictureView | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly bivNumber: string | null;
};

type TeamView = {
  readonly heading: LocalizedText | null;
  readonly intro: LocalizedText | null;
  readonly members: readonly MemberView[];
};

export async function loadTeam(
  { imageCdn: cdn }: RequestContext,
  locale: Locale,
  block: BlockOf<"team">,
): Promise<TeamView | null> {
  if (block.members.length === 0) return null;
  return {
    heading: localize(block.heading, locale),
    intro: localize(block.intro, locale),
    members: block.members.map((member) => ({
      name: member.name,
      role: localize(member.role, locale),
      text: localize(member.text, locale),
      picture: member.picture ? pictureOf(member.picture, "portrait", { alt: "", cdn }) : null,
      phone: member.phone ?? null,
      email: member.email ?? null,
      bivNumber: member.bivNumber ? bareBivNumber(member.bivNumber) : null,
    })),
  };
}

/** The people of the agency and how to reach them. */
export function Team({ view, isFirst }: TeamProps) {
  return (
    <BlockSection type="team" heading={view.heading} intro={view.intro} isFirst={isFirst}>
      <ul className={styles.members}>
        {view.members.map((member) => (
          <li className={styles.member} key={member.name}>
            <Member member={member} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

function Member({ member }: { member: MemberView }) {
  const t = useTranslate();
  const { name, role, text, picture, phone, email, bivNumber } = member;
  // An address too long for its card breaks there.
  const at = email?.indexOf("@");
  return (
    <>
      {picture && (
        <Picture className={styles.portrait} picture={picture} sizes="(min-width: 40rem) 16rem, 50vw" />
      )}
      <h3>{name}</h3>
      {role && (
        <p className={styles.role}>
          <Localized words={role} />
        </p>
      )}
      {text && (
        <p>
          <Localized words={text} />
        </p>
      )}
      {phone && (
        <a
          className={styles.line}
          href={hrefOfPhone(phone)}
          aria-label={`${t("shell.call", { name })}: ${phone}`}
        >
          <Icon name="phone" />
          {phone}
        </a>
      )}
      {email && (
        <a
          className={styles.line}
          href={`mailto:${email}`}
          aria-label={`${t("shell.write", { name })}: ${email}`}
        >
          <Icon name="mail" />
          <span className={styles.email}>
            {email.slice(0, at)}
            <wbr />
            {email.slice(at)}
          </span>
        </a>
      )}
      {bivNumber && <p className={styles.role}>{`${t("shell.bivNumber")} ${bivNumber}`}</p>}
    </>
  );
}
