import type { Command, EditorState } from "prosemirror-state";
import { type KeyboardEvent, useState } from "react";
import { useMessages } from "../messages.ts";
import { type ActionName, actionsOf, linkAt, setLink } from "./editor-commands.ts";
import { LinkForm } from "./link-form.tsx";
import { MarkIcon } from "./mark-icon.tsx";
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
