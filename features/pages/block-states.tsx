import { createTranslate } from "#domain/locale/translate.ts";
import { LANGUAGE_NAMES } from "./frame/language-names.ts";
import { TranslateContext } from "#features/site/messages/translate-context.tsx";
import { Blocks } from "./blocks/blocks.tsx";
import type { LoadedState } from "./blocks/states/load-states.ts";
import { Anchor } from "#ui/link/anchor.tsx";
import styles from "./block-states.module.css";
import type { loadBlockStates } from "./load-block-states.ts";

type BlockStatesView = Awaited<ReturnType<typeof loadBlockStates>>;

/** Every block in all its states, with what chooses language, theme and block. */
export function BlockStates({ view }: { readonly view: BlockStatesView }) {
  return (
    <>
      <div className={styles.bar} lang="en">
        <h1>Blocks</h1>
        <Choices name="Language" choices={view.languages} />
        <Choices name="Theme" choices={view.themes} />
        <Choices name="Block" choices={view.blocks} />
      </div>
      <div lang={view.locale}>
        {view.shown.map(({ type, states }) => (
          <section key={type} aria-label={`block ${type}`}>
            {states.map((state) => (
              <TranslateContext key={state.name} value={translateIn(view, `${type}, ${state.name}`)}>
                <State type={type} state={state} aloneHref={view.aloneHref} />
              </TranslateContext>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

/** What blocks call their parts by themselves: here they stand on one page many times, and each says of which state it is. */
const PART_NAMES = [
  "listing.filter",
  "listing.pages",
  "map.listing",
  "map.offices",
  "map.perTown",
  "rentals.filter",
  "slider.pictures",
] as const;

function translateIn({ locale, words }: BlockStatesView, state: string) {
  const marked = PART_NAMES.map((key) => [key, `${words[key]} (${state})`]);
  return createTranslate(locale, words, Object.fromEntries(marked));
}

type Choice = { readonly name: string; readonly href: string; readonly isChosen: boolean };

function Choices({ name, choices }: { readonly name: string; readonly choices: readonly Choice[] }) {
  return (
    <nav aria-label={name}>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.name}>
            <Anchor href={choice.href} aria-current={choice.isChosen ? "true" : undefined}>
              {name === "Language" ? LANGUAGE_NAMES[choice.name as keyof typeof LANGUAGE_NAMES] : choice.name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type StateProps = {
  readonly type: string;
  readonly state: LoadedState;
  /** Where a block that lies over its page is shown; null when it is shown here. */
  readonly aloneHref: string | null;
};

function State({ type, state: { name, block }, aloneHref }: StateProps) {
  const isOver = OVERLAYS.has(type) && aloneHref !== null;
  return (
    <div className={styles.state}>
      <p className={styles.name} lang="en">
        {`${type}, ${name}`}
        {isOver && block && <Anchor href={`${aloneHref}&block=${type}&state=${block.id}`}>Show it</Anchor>}
      </p>
      {block && !isOver && <Blocks blocks={[block]} title={null} isBelowTitle />}
      {!block && (
        <p className={styles.nothing} lang="en">
          Draws nothing.
        </p>
      )}
    </div>
  );
}

/** Several of these on one page would hide each other. */
const OVERLAYS: ReadonlySet<string> = new Set(["timed-pop-up", "pop-up-banner"]);
