import type { WordKey } from "#words/nl.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { useSay } from "../shell/say.tsx";
import type { FactGroupView } from "./estate-view.ts";
import styles from "./fact-groups.module.css";
import { FieldLabel, FieldValue } from "./field.tsx";

type FactGroupsProps = { readonly groups: readonly FactGroupView[]; readonly locale: Locale };

/** What there is to know, group by group, each with a place in the address of the page. */
export function FactGroups({ groups, locale }: FactGroupsProps) {
  const say = useSay();
  if (groups.length === 0) return null;
  const titled = groups.map((group) => ({ ...group, id: group.title.replaceAll(".", "-") }));
  return (
    <>
      {titled.length > 2 && (
        <nav className={styles.tabs} aria-label={say("estate.sections")}>
          {titled.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {say(title as WordKey)}
            </a>
          ))}
        </nav>
      )}
      {titled.map(({ id, title, fields }) => (
        <section key={id} id={id} className={styles.group}>
          <h2>{say(title as WordKey)}</h2>
          <dl>
            {fields.map((field) => (
              <div key={field.label}>
                <dt>
                  <FieldLabel field={field} />
                </dt>
                <dd>
                  <FieldValue field={field} locale={locale} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
