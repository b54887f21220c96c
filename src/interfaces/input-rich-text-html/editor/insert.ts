import type { Mark } from 'prosemirror-model';
import { NodeSelection, TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { safeUrl } from '../../../domain/values';
import type { ImageEntry } from '../../../parts/files/text-images';
import { attributesOf, schema, type SourceAttributes } from '../document/schema';
import { attributesText } from '../document/source-attributes';

/** What the dialog for links asks for. */
export interface LinkEntry {
  readonly address: string;
  readonly text: string;
  readonly isNewTab: boolean;
}

const link = schema.marks['link'];

interface LinkRange {
  readonly from: number;
  readonly to: number;
  readonly mark: Mark;
}

/** The range of the link around the selection; null where there is none. */
const linkRange = (state: EditorState): LinkRange | null => {
  const { $from } = state.selection;
  const inner =
    $from.marks().find(({ type }) => type === link) ?? $from.nodeAfter?.marks.find(({ type }) => type === link);
  if (inner === undefined) return null;
  const children = $from.parent.children;
  const isLinked = (index: number): boolean => inner.isInSet(children[index]?.marks ?? []);
  const at = isLinked($from.index()) ? $from.index() : $from.index() - 1;
  let [first, last] = [at, at];
  while (isLinked(first - 1)) first -= 1;
  while (isLinked(last + 1)) last += 1;
  return { from: $from.posAtIndex(first), to: $from.posAtIndex(last + 1), mark: inner };
};

/** The entry for the link at the selection, or for a new one. */
export const linkEntry = (state: EditorState): LinkEntry => {
  const range = linkRange(state);
  const { from, to } = range ?? state.selection;
  const attributes = range === null ? {} : attributesOf(range.mark);
  return {
    address: attributes['href'] ?? '',
    text: state.doc.textBetween(from, to, ' '),
    isNewTab: attributes['target'] === '_blank',
  };
};

const linkAttributes = (before: SourceAttributes, { address, isNewTab }: LinkEntry): SourceAttributes => {
  const { target, rel, ...others } = before as Record<string, string>;
  if (isNewTab) return { ...others, href: address, target: '_blank', rel: rel ?? 'noopener' };
  // A rel that has nothing to do with the tab stays.
  const isForTab = target === '_blank' && /^noopener(?: noreferrer)?$/.test(rel ?? '');
  return {
    ...others,
    href: address,
    ...(target !== undefined && target !== '_blank' && { target }),
    ...(rel !== undefined && !isForTab && { rel }),
  };
};

/** Sets the link of the selected text, or inserts its text; refuses addresses that run a script. */
export const setLink =
  (entry: LinkEntry): Command =>
  (state, dispatch) => {
    if (link === undefined || safeUrl(entry.address) === null) return false;
    const range = linkRange(state);
    const { from, to } = range ?? state.selection;
    const mark = link.create({
      tag: 'a',
      attributes: linkAttributes(range === null ? {} : attributesOf(range.mark), entry),
    });
    const tr = state.tr;
    const text = entry.text.trim() === '' ? entry.address : entry.text;
    const shown = state.doc.textBetween(from, to, ' ');
    if (from === to || (entry.text !== '' && shown !== entry.text))
      tr.replaceWith(
        from,
        to,
        schema.text(
          text,
          mark.addToSet(
            state.doc
              .resolve(from)
              .marks()
              .filter(({ type }) => type !== link),
          ),
        ),
      );
    else tr.removeMark(from, to, link).addMark(from, to, mark);
    dispatch?.(tr.removeStoredMark(link).scrollIntoView());
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const range = linkRange(state) ?? state.selection;
  if (link === undefined) return false;
  dispatch?.(state.tr.removeMark(range.from, range.to, link));
  return true;
};

/** The entry for the selected image, or for a new one. */
export const imageEntry = (state: EditorState): ImageEntry => {
  const { selection } = state;
  const attributes =
    selection instanceof NodeSelection && selection.node.type.name === 'image' ? attributesOf(selection.node) : {};
  return {
    address: attributes['src'] ?? '',
    alt: attributes['alt'] ?? '',
    width: attributes['width'] ?? '',
    height: attributes['height'] ?? '',
  };
};

/** Inserts an image, or changes the selected one, whose other attributes stay. */
export const setImage =
  ({ address, alt, width, height }: ImageEntry): Command =>
  (state, dispatch) => {
    if (safeUrl(address) === null) return false;
    const { selection } = state;
    const selected = selection instanceof NodeSelection && selection.node.type.name === 'image' ? selection.node : null;
    const {
      width: _,
      height: __,
      ...others
    } = (selected === null ? {} : attributesOf(selected)) as Record<string, string>;
    const image = schema.node('image', {
      attributes: { ...others, src: address, alt, ...(width !== '' && { width }), ...(height !== '' && { height }) },
    });
    dispatch?.(state.tr.replaceSelectionWith(image, false).scrollIntoView());
    return true;
  };

const VIDEO = /\.(?:mp4|webm|ogv|mov)(?:[?#]|$)/i;
const SOUND = /\.(?:mp3|ogg|oga|wav|m4a)(?:[?#]|$)/i;

/** Inserts a video, a sound or a page by its address. It is kept as it is and does not play in the editor. */
export const insertMedia =
  (address: string): Command =>
  (state, dispatch) => {
    if (safeUrl(address) === null) return false;
    const src = attributesText({ src: address });
    const html = VIDEO.test(address)
      ? `<video${src} controls></video>`
      : SOUND.test(address)
        ? `<audio${src} controls></audio>`
        : `<iframe${src} allowfullscreen></iframe>`;
    dispatch?.(state.tr.replaceSelectionWith(schema.node('opaque', { html })).scrollIntoView());
    return true;
  };

/** Inserts a table with a row of headings. */
export const insertTable =
  (rows: number, columns: number): Command =>
  (state, dispatch) => {
    const cell = (type: string) => schema.node(type, null, [schema.node('loose')]);
    const row = (type: string) =>
      schema.node(
        'table_row',
        null,
        Array.from({ length: columns }, () => cell(type)),
      );
    const table = schema.node('table', null, [
      row('table_header'),
      ...Array.from({ length: rows - 1 }, () => row('table_cell')),
    ]);
    const tr = state.tr.replaceSelectionWith(table).scrollIntoView();
    let at = 0;
    tr.doc.descendants((node, pos) => {
      if (node === table) at = pos;
      return node.type !== table.type;
    });
    // Into the first cell: past the starts of table, row, cell and text.
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 3))));
    return true;
  };
