import { useSay } from "../shell/say-context.tsx";
import { Icon } from "../ui/icon.tsx";
import type { FactGroupView } from "./estate-view.ts";
import styles from "./fact-groups.module.css";
import { Field, Words } from "./field.tsx";

/** What there is to know, group by group, each with a place in the address of the page. */
export function FactGroups({ groups }: { readonly groups: readonly FactGroupView[] }) {
  if (groups.length === 0) return null;
  return (
    <>
      {groups.length > 2 && <Tabs groups={groups} />}
      {groups.map((group) => (
        <FactGroup key={group.key} group={group} />
      ))}
    </>
  );
}

function Tabs({ groups }: { readonly groups: readonly FactGroupView[] }) {
  const say = useSay();
  return (
    <nav className={styles.tabs} aria-label={say("estate.sections")}>
      {groups.map(({ key, title }) => (
        <a key={key} href={`#${key}`}>
          {say(title)}
        </a>
      ))}
    </nav>
  );
}

function FactGroup({ group }: { readonly group: FactGroupView }) {
  const say = useSay();
  return (
    <section id={group.key} className={styles.group}>
      <h2>{say(group.title)}</h2>
      {group.fields.length > 0 && (
        <dl>
          {group.fields.map((field) => (
            <Field key={field.key} field={field} />
          ))}
        </dl>
      )}
      {group.items.length > 0 && (
        <ul>
          {group.items.map(({ key, label }) => (
            <li key={key}>
              <Icon name="check" />
              <Words words={label} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
