import { Link } from "wouter";
import { formatDayAtTime } from "#domain/format/moments.ts";
import { LinkButton } from "#ui/link/link-button.tsx";
import type { ListedPerson } from "../api/published.ts";
import { Loaded } from "../shell/loaded.tsx";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import listStyles from "../leads/lead-list.module.css";
import { usePerson } from "../session/session.ts";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { Screen } from "../shell/screen.tsx";
import { useMessages } from "./messages.ts";
import styles from "./people.module.css";
import { OwnersOnly } from "./owners-only.tsx";
import { usePeople } from "./use-people.ts";

/** Who of the agency may come to the desk; an owner's alone. */
export function PeopleScreen() {
  const w = useMessages();
  return (
    <OwnersOnly>
      <Screen
        title={w("title")}
        about={w("about")}
        actions={<LinkButton href="/desk/people/new">{w("invite")}</LinkButton>}
      >
        <PeopleList />
      </Screen>
    </OwnersOnly>
  );
}

function PeopleList() {
  const w = useMessages();
  const people = usePeople();
  return (
    <Loaded of={people}>
      {(data) => (
        <Card title={w("everybody")} count={data.length}>
          <ul className={listStyles.rows}>
            {data.map((person) => (
              <li key={person.id}>
                <PersonRow person={person} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Loaded>
  );
}

function PersonRow({ person: { id, name, email, role, state, lastSeenAt } }: { person: ListedPerson }) {
  const { t, locale } = useLanguage();
  const w = useMessages();
  const isSelf = usePerson().id === id;
  const seen =
    lastSeenAt === null ? w("neverSeen") : t("account.seen", { moment: formatDayAtTime(lastSeenAt, locale) });
  return (
    <Link className={styles.row} href={`/people/${id}`}>
      <span className={styles.words}>
        <span className={styles.name}>{isSelf ? w("self", { name }) : name}</span>
        <span className={styles.role}>{t(`role.${role}`)}</span>
        {state === "invited" && <span className={styles.invited}>{w("invited")}</span>}
        <span className={styles.about}>{`${email} · ${seen}`}</span>
      </span>
      <DeskIcon name="forward" />
    </Link>
  );
}
