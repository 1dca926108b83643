import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import type { Schema } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState, Plugin } from "prosemirror-state";

/** What a button of the editor does, and whether it holds where the cursor stands. */
export type EditorAction = { readonly command: Command; readonly isActive: (state: EditorState) => boolean };

export type ActionName = "strong" | "em" | "heading" | "subheading" | "bulletList" | "orderedList" | "link";

/** The buttons that a schema has use for, by their name. */
export function actionsOf(schema: Schema): Readonly<Record<ActionName, EditorAction>> {
  return {
    strong: markAction(schema, "strong"),
    em: markAction(schema, "em"),
    bulletList: listAction(schema, "bullet_list"),
    orderedList: listAction(schema, "ordered_list"),
    heading: headingAction(schema, 2),
    subheading: headingAction(schema, 3),
    link: { command: () => false, isActive: (state) => linkAt(state) !== null },
  };
}

/** Where the link leads in which the cursor stands or that is chosen. */
export function linkAt({ schema, selection: { $from, from, to }, doc }: EditorState): string | null {
  const link = schema.marks["link"];
  if (!link) return null;
  let mark = link.isInSet($from.marks());
  doc.nodesBetween(from, to, ({ marks }) => void (mark ??= link.isInSet(marks)));
  return mark ? String(mark.attrs["href"]) : null;
}

/** Makes a link of what is chosen, or leads the link around the cursor elsewhere; without a target it is none any more. */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const link = state.schema.marks["link"]!;
    const { from, to } = rangeOfLink(state);
    const { tr } = state;
    tr.removeMark(from, to, link);
    if (href !== null && from === to) tr.insert(from, state.schema.text(href, [link.create({ href })]));
    else if (href !== null) tr.addMark(from, to, link.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** What is chosen; where nothing is, the whole link around the cursor. */
function rangeOfLink({ schema, selection: { $from, from, to, empty } }: EditorState) {
  const mark = schema.marks["link"]!.isInSet($from.marks());
  if (!empty || !mark) return { from, to };
  const range = { from, to };
  $from.parent.forEach((child, offset) => {
    const start = $from.start() + offset;
    const end = start + child.nodeSize;
    if (!mark.isInSet(child.marks) || start > range.to || end < range.from) return;
    range.from = Math.min(range.from, start);
    range.to = Math.max(range.to, end);
  });
  return range;
}

/** Schemas without headings have no button for them. */
function headingAction(schema: Schema, level: number): EditorAction {
  const { heading, paragraph } = schema.nodes;
  const isActive = ({ selection: { $from } }: EditorState) =>
    $from.parent.type === heading && $from.parent.attrs["level"] === level;
  return {
    isActive,
    command: (state, dispatch) =>
      isActive(state)
        ? setBlockType(paragraph!)(state, dispatch)
        : heading !== undefined && setBlockType(heading, { level })(state, dispatch),
  };
}

/** Keys as in any editor; Tab leaves the editor, as it leaves any field, except inside a list. */
export function keysOf(schema: Schema): Plugin[] {
  const { hard_break, list_item } = schema.nodes;
  const { strong, em, underline } = schema.marks;
  const breakLine: Command = (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(hard_break!.create()).scrollIntoView());
    return true;
  };
  return [
    history(),
    keymap({
      "Mod-z": undo,
      "Mod-y": redo,
      "Shift-Mod-z": redo,
      "Mod-b": toggleMark(strong!),
      "Mod-i": toggleMark(em!),
      ...(underline && { "Mod-u": toggleMark(underline) }),
      "Shift-Enter": chainCommands(exitCode, breakLine),
      Enter: splitListItem(list_item!),
      Tab: sinkListItem(list_item!),
      "Shift-Tab": liftListItem(list_item!),
    }),
    keymap(baseKeymap),
  ];
}

function markAction(schema: Schema, name: string): EditorAction {
  const mark = schema.marks[name]!;
  return {
    command: toggleMark(mark),
    isActive: ({ selection: { from, $from, to, empty }, storedMarks, doc }) =>
      empty ? Boolean(mark.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, mark),
  };
}

/** Makes a list of the paragraphs that are chosen, another kind of list of a list, or paragraphs of it again. */
function listAction(schema: Schema, name: "bullet_list" | "ordered_list"): EditorAction {
  const list = schema.nodes[name]!;
  const item = schema.nodes["list_item"]!;
  const isActive = (state: EditorState) => listAround(state)?.node.type === list;
  return {
    isActive,
    command: (state, dispatch, view) => {
      const around = listAround(state);
      if (!around) return wrapInList(list)(state, dispatch);
      if (around.node.type === list) return liftListItem(item)(state, dispatch, view);
      dispatch?.(state.tr.setNodeMarkup(around.position, list));
      return true;
    },
  };
}

function listAround({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name.endsWith("_list")) return { node, position: $from.before(depth) };
  }
  return null;
}
