import { useSay } from "../shell/say-context.tsx";
import type { FactGroupView } from "./estate-view.ts";
import styles from "./fact-groups.module.css";
import { FieldLabel, FieldValue } from "./field.tsx";

/** What there is to know, group by group, each with a place in the address of the page. */
export function FactGroups({ groups }: { readonly groups: readonly FactGroupView[] }) {
  const say = useSay();
  if (groups.length === 0) return null;
  const titled = groups.map((group) => ({ ...group, id: group.title.replaceAll(".", "-") }));
  return (
    <>
      {titled.length > 2 && (
        <nav className={styles.tabs} aria-label={say("estate.sections")}>
          {titled.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {say(title)}
            </a>
          ))}
        </nav>
      )}
      {titled.map(({ id, title, fields }) => (
        <section key={id} id={id} className={styles.group}>
          <h2>{say(title)}</h2>
          <dl>
            {fields.map((field) => (
              <div key={field.label}>
                <dt>
                  <FieldLabel field={field} />
                </dt>
                <dd>
                  <FieldValue field={field} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
