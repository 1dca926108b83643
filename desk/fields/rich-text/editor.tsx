import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useRef, useState } from "react";
import { actionsOf, keysOf } from "./editor-commands.ts";
import styles from "./editor.module.css";
import { type Format, FORMATS } from "./formats.ts";
import { Toolbar } from "./toolbar.tsx";

export type EditorProps = {
  readonly format: Format;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly lang: string | undefined;
  readonly placeholder: string | undefined;
  /** What names and describes the text for who listens. */
  readonly aria: Readonly<Record<string, string | undefined>>;
};

/** A text with its marks, as visitors will see it. */
export function Editor({ format, value, onChange, lang, placeholder, aria }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  /** What the editor last said: what comes back of it is no change from outside. */
  const said = useRef(value);
  const change = useRef(onChange);
  const [state, setState] = useState(() => stateOf(format, value));
  useEffect(() => {
    change.current = onChange;
  }, [onChange]);

  useEffect(() => {
    const editor = new EditorView(place.current, {
      state: stateOf(format, said.current),
      dispatchTransaction: (transaction) => {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        said.current = FORMATS[format].write(next.doc);
        change.current(said.current);
      },
    });
    view.current = editor;
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [format]);

  useEffect(() => {
    if (value === said.current || !view.current) return;
    said.current = value;
    const next = stateOf(format, value);
    view.current.updateState(next);
    setState(next);
  }, [format, value]);

  const isEmpty = isEmptyText(state.doc);
  useEffect(() => {
    view.current?.setProps({
      attributes: withoutAbsent({
        ...aria,
        class: isEmpty && placeholder ? `${styles.text} ${styles.empty}` : styles.text!,
        role: "textbox",
        "aria-multiline": "true",
        lang,
        spellcheck: "true",
        "data-placeholder": placeholder,
      }),
    });
  });

  return (
    <div className={styles.editor} data-invalid={aria["aria-invalid"]}>
      <Toolbar
        format={format}
        state={state}
        run={(name) => {
          const editor = view.current;
          if (!editor) return;
          actionsOf(editor.state.schema)[name].command(editor.state, editor.dispatch, editor);
          editor.focus();
        }}
      />
      <div ref={place} />
    </div>
  );
}

function stateOf(format: Format, value: string): EditorState {
  const doc = FORMATS[format].read(value);
  return EditorState.create({ doc, plugins: keysOf(doc.type.schema) });
}

function isEmptyText(doc: Node): boolean {
  return doc.childCount === 1 && doc.firstChild!.isTextblock && doc.firstChild!.content.size === 0;
}

function withoutAbsent(attributes: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
