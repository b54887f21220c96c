import { lift, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Attrs, MarkType, Node as DocumentNode, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { attributesOf, schema, type SourceAttributes } from '../document/schema';

const { nodes, marks } = schema;

const nodeType = (name: string): NodeType => nodes[name] as NodeType;

const markType = (name: string): MarkType => marks[name] as MarkType;

/** Whether the selection, or the next typed character, has a mark. */
export const hasMark = (state: EditorState, name: string): boolean => {
  const { from, to, empty, $from } = state.selection;
  const type = markType(name);
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type);
};

/** The innermost block of these types around the selection; null for none. */
export const blockAround = (
  state: EditorState,
  ...names: readonly string[]
): { node: DocumentNode; pos: number } | null => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (names.includes(node.type.name)) return { node, pos: $from.before(depth) };
  }
  return null;
};

/** Text blocks within the selection. */
const textBlocks = (state: EditorState): readonly { node: DocumentNode; pos: number }[] => {
  const found: { node: DocumentNode; pos: number }[] = [];
  for (const { $from, $to } of state.selection.ranges)
    state.doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
      if (node.isTextblock) found.push({ node, pos });
      return !node.isTextblock;
    });
  return found;
};

/** Changes the type of the selected text blocks; their attributes stay. */
const setBlocks =
  (name: string, attrs: Attrs = {}): Command =>
  (state, dispatch) => {
    const blocks = textBlocks(state).filter(
      ({ node }) => node.type.name !== name || node.attrs['level'] !== attrs['level'],
    );
    if (blocks.length === 0) return false;
    const tr = state.tr;
    for (const { node, pos } of blocks) tr.setNodeMarkup(pos, nodeType(name), { ...node.attrs, ...attrs });
    if (!tr.docChanged) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Turns the selected blocks into headings, or headings of that level back into paragraphs. */
export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    blockAround(state, 'heading')?.node.attrs['level'] === level
      ? setBlocks('paragraph')(state, dispatch)
      : setBlocks('heading', { level })(state, dispatch);

export const togglePre: Command = (state, dispatch) =>
  setBlocks(blockAround(state, 'pre') === null ? 'pre' : 'paragraph')(state, dispatch);

export const setParagraph = setBlocks('paragraph');

/** Items of a list have text without an element of its own, unless the paragraph has attributes. */
const unwrapParagraphs = (tr: Transaction): Transaction => {
  const { $from, $to } = tr.selection;
  tr.doc.nodesBetween($from.pos, $to.pos, (node, pos, parent) => {
    const isPlain = node.type === nodes['paragraph'] && Object.keys(attributesOf(node)).length === 0;
    if (isPlain && parent?.type === nodes['list_item'])
      tr.setNodeMarkup(pos, nodeType('loose'), { ...node.attrs, gap: '', origin: null });
    return !node.isTextblock;
  });
  return tr;
};

/** Text that left its list is a paragraph again. */
const wrapLoose = (tr: Transaction): Transaction => {
  const { $from, $to } = tr.selection;
  tr.doc.nodesBetween($from.pos, $to.pos, (node, pos, parent) => {
    if (node.type === nodes['loose'] && parent !== null && parent.type !== nodes['list_item'] && parent.isBlock)
      tr.setNodeMarkup(pos, nodeType('paragraph'), node.attrs);
    return !node.isTextblock;
  });
  return tr;
};

const withChange =
  (command: Command, change: (tr: Transaction) => Transaction): Command =>
  (state, dispatch) =>
    command(state, dispatch && ((tr) => dispatch(change(tr).scrollIntoView())));

const LISTS = ['bullet_list', 'ordered_list'];

/** Makes a list, changes the kind of the list around the selection, or ends it. */
export const toggleList =
  (name: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch) => {
    const list = blockAround(state, ...LISTS);
    if (list === null) return withChange(wrapInList(nodeType(name)), unwrapParagraphs)(state, dispatch);
    if (list.node.type.name === name)
      return withChange(liftListItem(nodeType('list_item')), wrapLoose)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.pos, nodeType(name), list.node.attrs));
    return true;
  };

export const toggleQuote: Command = (state, dispatch) =>
  blockAround(state, 'blockquote') === null ? wrapIn(nodeType('blockquote'))(state, dispatch) : lift(state, dispatch);

export const indent: Command = sinkListItem(nodeType('list_item'));

export const outdent: Command = withChange(liftListItem(nodeType('list_item')), wrapLoose);

/** For Shift-Tab: only within a nested list, so that the key leaves the editor elsewhere. */
export const outdentNested: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const lists = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).filter(({ type }) =>
    LISTS.includes(type.name),
  );
  return lists.length > 1 && outdent(state, dispatch);
};

const FORMAT_MARKS = ['strong', 'em', 'underline', 'strike', 'superscript', 'subscript', 'code', 'wrap'];

/** Takes all marks but links off the selected text. */
export const removeFormat: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  if (empty) return false;
  const tr = state.tr;
  for (const name of FORMAT_MARKS) tr.removeMark(from, to, markType(name));
  if (!tr.docChanged) return false;
  dispatch?.(tr);
  return true;
};

export const insertRule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeType('horizontal_rule').create()).scrollIntoView());
  return true;
};

export const toggle = (name: string): Command => toggleMark(markType(name));

const styleOf = (attributes: SourceAttributes): readonly string[] =>
  (attributes['style'] ?? '')
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '');

const isAlignment = (declaration: string): boolean => /^text-align\s*:/i.test(declaration);

/** The alignment of the text around the selection, as its style says; null for none. */
export const alignment = (state: EditorState): string | null => {
  const block = blockAround(state, 'paragraph', 'heading', 'pre');
  const found = block === null ? undefined : styleOf(attributesOf(block.node)).find(isAlignment);
  return found?.split(':')[1]?.trim().toLowerCase() ?? null;
};

/** Aligns the selected text, or takes its alignment off where it is so already. */
export const align =
  (to: 'left' | 'center' | 'right' | 'justify'): Command =>
  (state, dispatch) => {
    const value = alignment(state) === to ? [] : [`text-align: ${to}`];
    const tr = state.tr;
    for (const { node, pos } of textBlocks(state)) {
      const { style: _, ...others } = attributesOf(node) as Record<string, string>;
      const style = [...styleOf(attributesOf(node)).filter((each) => !isAlignment(each)), ...value].join('; ');
      const type = node.type === nodes['loose'] ? nodeType('paragraph') : node.type;
      tr.setNodeMarkup(pos, type, {
        ...node.attrs,
        attributes: style === '' ? others : { ...others, style: `${style};` },
      });
    }
    if (!tr.docChanged) return false;
    dispatch?.(tr);
    return true;
  };

export const canUndo = (state: EditorState): boolean => undoDepth(state) > 0;

export const canRedo = (state: EditorState): boolean => redoDepth(state) > 0;

export { redo, undo };
