import type { Command, EditorState } from "prosemirror-state";
import { type KeyboardEvent, useState } from "react";
import { useMessages } from "../messages.ts";
import { type ActionName, actionsOf, linkAt, setLink } from "./editor-commands.ts";
import { LinkForm } from "./link-form.tsx";
import styles from "./toolbar.module.css";

type ToolbarProps = {
  readonly actions: readonly ActionName[];
  readonly state: EditorState;
  readonly run: (command: Command) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The marks of a text: one stop of the Tab key, with arrows between its buttons. */
export function Toolbar({ actions: names, state, run }: ToolbarProps) {
  const t = useMessages();
  const [stop, setStop] = useState(0);
  const [isLinking, setIsLinking] = useState(false);
  const actions = actionsOf(state.schema);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (stop + step + names.length) % names.length;
    setStop(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  };
  const link = (href: string | null) => {
    setIsLinking(false);
    run(setLink(href));
  };
  return (
    <>
      <div className={styles.bar} role="toolbar" aria-label={t("text.marks")} tabIndex={-1} onKeyDown={move}>
        {names.map((name, at) => (
          <button
            key={name}
            type="button"
            className={styles.button}
            tabIndex={at === stop ? 0 : -1}
            aria-label={t(`text.${name}`)}
            title={t(`text.${name}`)}
            aria-pressed={actions[name].isActive(state)}
            onFocus={() => setStop(at)}
            // Pressing a button leaves what is chosen in the text as it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (name === "link" ? setIsLinking(!isLinking) : run(actions[name].command))}
          >
            <MarkIcon name={name} />
          </button>
        ))}
      </div>
      {isLinking && (
        <LinkForm
          href={linkAt(state)}
          onDone={link}
          onCancel={() => (setIsLinking(false), run(() => true))}
        />
      )}
    </>
  );
}

const ICON_PATHS: Readonly<Record<ActionName, string>> = {
  strong: "M7.500 5h5a3.500 3.500 0 0 1 0 7h-5zM7.500 12h6a3.500 3.500 0 0 1 0 7h-6z",
  em: "M10.500 5h6M7.500 19h6M13.500 5l-3 14",
  heading: "M4.500 6v12M12 6v12M4.500 12H12M16 12c0-3 4.500-3 4.500 0 0 1.500-4.500 4-4.500 6h4.500",
  subheading:
    "M4.500 6v12M12 6v12M4.500 12H12M16 10.500h4.500l-2.500 3c3.500 0 3.500 4.500 0 4.500-1 0-2-.5-2-1.500",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  bulletList: "M9.500 6.500H20M9.500 12H20M9.500 17.500H20M4.500 6.500h.01M4.500 12h.01M4.500 17.500h.01",
  orderedList: "M10 6.500h10M10 12h10M10 17.500h10M4 5l1.500-1v5M4 14.500c0-2 3-2 3 0 0 1-3 2-3 3.500h3",
};

/** The usual sign of a mark. */
function MarkIcon({ name }: { readonly name: ActionName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
