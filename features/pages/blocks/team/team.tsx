import { hrefOfPhone } from "#domain/format/phone.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { BlockSection } from "#features/site/block/block-section.tsx";
import type { MemberView, TeamView } from "./load-team.ts";
import styles from "./team.module.css";

type TeamProps = { readonly view: TeamView; readonly isFirst: boolean };

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
  return (
    <>
      {picture && (
        <Picture className={styles.portrait} picture={picture} sizes="(min-width: 40rem) 16rem, 50vw" />
      )}
      <h3 className={styles.name}>{name}</h3>
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
          <span className={styles.email}>{email}</span>
        </a>
      )}
      {bivNumber && <p className={styles.role}>{`${t("shell.bivNumber")} ${bivNumber}`}</p>}
    </>
  );
}
