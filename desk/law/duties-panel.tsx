import { Icon } from "#ui/icon/icon.tsx";
import { Card } from "../shell/card.tsx";
import styles from "./duties-panel.module.css";
import { useMessages } from "./messages.ts";
import { Share } from "./share.tsx";

/** One duty of the law as it is shown. */
type ShownDuty = {
  readonly id: string;
  readonly name: string;
  readonly state: "there" | "missing" | "doubtful";
  /** What is said of it; "" where another field says it. */
  readonly value: string;
  /** The words above it and others like it. */
  readonly heading?: string;
  /** The element that fills it in, and how to get there; none where nobody can here. */
  readonly fill?: { readonly id: string; readonly open: () => void } | undefined;
};

type DutiesPanelProps = {
  readonly title: string;
  readonly duties: readonly ShownDuty[];
  /** Said above them. */
  readonly note?: string;
  /** Each once. */
  readonly acts: readonly string[];
};

/** What the law asks, checked while it is typed: gaps first, each with the way to its field; a gap never blocks. */
export function DutiesPanel({ title, duties, note, acts }: DutiesPanelProps) {
  const t = useMessages();
  const gaps = duties.filter(({ state }) => state !== "there");
  const met = duties.filter(({ state }) => state === "there");
  return (
    <Card title={title}>
      <div className={styles.panel}>
        <p className={styles.sum}>
          <Share part={met.length} of={duties.length} />
          {t("sum", { there: met.length, count: duties.length })}
        </p>
        {note && <p>{note}</p>}
        {gaps.length > 0 && (
          <ul className={styles.gaps} aria-label={t("gaps")}>
            {gaps.map((gap) => (
              <Gap key={gap.id} gap={gap} />
            ))}
          </ul>
        )}
        {acts.length > 0 && <DutiesMet met={met} acts={acts} />}
      </div>
    </Card>
  );
}

function DutiesMet({ met, acts }: { readonly met: readonly ShownDuty[] } & Pick<DutiesPanelProps, "acts">) {
  const t = useMessages();
  return (
    <details className={styles.all}>
      <summary className={styles.summary}>
        <Icon name="check" />
        {t("inOrder", { count: met.length })}
      </summary>
      {[...Map.groupBy(met, ({ heading = "" }) => heading)].map(([heading, own]) => (
        <Met key={heading} heading={heading} duties={own} />
      ))}
      <p className={styles.acts}>
        {acts.join("; ")}. {t("checked")}
      </p>
    </details>
  );
}

function Gap({ gap: { name, state, fill } }: { readonly gap: ShownDuty }) {
  const t = useMessages();
  return (
    <li className={styles.gap}>
      <Icon name="alert" />
      <span className={styles.gapName}>{t(state === "doubtful" ? "doubtful" : "missing", { name })}</span>
      {fill && (
        <a
          className={styles.fill}
          href={`#${fill.id}`}
          aria-label={t("fillName", { name })}
          onClick={(event) => {
            event.preventDefault();
            fill.open();
          }}
        >
          {t("fill")}
        </a>
      )}
    </li>
  );
}

type MetProps = { readonly heading: string; readonly duties: readonly ShownDuty[] };

function Met({ heading, duties }: MetProps) {
  const t = useMessages();
  return (
    <section className={styles.group}>
      {heading && <h3 className={styles.heading}>{heading}</h3>}
      <dl className={styles.facts}>
        {duties.map(({ id, name, value }) => (
          <div key={id} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value || t("there")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const FIRST = 2;

type GapsNoteProps = {
  readonly names: readonly string[];
  /** The sentence with the first ones, and with how many more there are. */
  readonly say: (first: string, more: number) => string;
};

/** The gaps once more, beside the button that publishes. */
export function GapsNote({ names, say }: GapsNoteProps) {
  if (names.length === 0) return null;
  return (
    <p className={styles.note}>
      <Icon name="alert" />
      <span>{say(names.slice(0, FIRST).join(", "), Math.max(0, names.length - FIRST))}</span>
    </p>
  );
}
