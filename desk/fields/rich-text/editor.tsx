import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useRef, useState } from "react";
import { keysOf } from "./editor-commands.ts";
import styles from "./editor.module.css";
import type { TextFormat } from "./text-format.ts";
import { SourceField, type SourceFieldProps } from "../source-field.tsx";
import { useMessages } from "../messages.ts";
import { Toolbar } from "./toolbar.tsx";

export type EditorProps = SourceFieldProps & { readonly format: TextFormat };

/** A text with its marks; one that holds what the editor has no marks for is changed as it is stored. */
export function Editor(props: EditorProps) {
  const t = useMessages();
  const { format, value } = props;
  const [canEdit, setCanEdit] = useState(() => format.read(value) !== null);
  if (canEdit) return <MarkedText {...props} onForeign={() => setCanEdit(false)} />;
  return (
    <>
      <SourceField {...props} />
      <p className={styles.note}>{t("text.source")}</p>
    </>
  );
}

type MarkedTextProps = EditorProps & {
  /** Another text came in that the editor has no marks for. */
  readonly onForeign: () => void;
};

function MarkedText({ format, value, onChange, lang, placeholder, aria, onForeign }: MarkedTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  /** What the editor last said: what comes back of it is no change from outside. */
  const said = useRef(value);
  const change = useRef(onChange);
  const foreign = useRef(onForeign);
  const [state, setState] = useState(() => stateOf(format, value));
  useEffect(() => {
    change.current = onChange;
    foreign.current = onForeign;
  });

  useEffect(() => {
    const editor = new EditorView(place.current, {
      state: stateOf(format, said.current),
      dispatchTransaction: (transaction) => {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        said.current = format.write(next.doc);
        change.current?.(said.current);
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
    if (format.read(value) === null) return foreign.current();
    view.current.updateState(stateOf(format, value));
    setState(view.current.state);
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
        actions={format.actions}
        state={state}
        run={(command) => {
          const editor = view.current;
          if (!editor) return;
          command(editor.state, editor.dispatch, editor);
          editor.focus();
        }}
      />
      <div ref={place} />
    </div>
  );
}

function stateOf(format: TextFormat, value: string): EditorState {
  // What the editor has no marks for does not come here: `canEdit`.
  const doc = format.read(value) ?? format.read("")!;
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
