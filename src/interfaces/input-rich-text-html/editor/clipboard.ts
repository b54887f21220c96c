import { Fragment, Slice, type Node as DocumentNode } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { parseInert } from '../../../ui/content/html/inert-document';
import { printMarkup } from '../document/print-blocks';
import { readBlocks } from '../document/read-blocks';
import { schema } from '../document/schema';
import { dataImage } from '../../../parts/files/text-images/addresses.rules';
import { cleanPaste, dataAddresses } from './clean-paste';

/** What was last copied in an editor of this page: pasted again it is the same, with all attributes. */
let lastCopied: { readonly html: string; readonly slice: Slice } | null = null;

const isSingleText = (slice: Slice): boolean => slice.content.childCount === 1 && slice.openStart > 0;

/** The HTML and text of the selection, for the clipboard. */
export const copied = (state: EditorState): { readonly html: string; readonly text: string } => {
  const slice = state.selection.content();
  const [first] = slice.content.content;
  const html =
    first !== undefined && isSingleText(slice) && first.isTextblock
      ? printMarkup(schema.nodes['loose']?.create(null, first.content) ?? first)
      : slice.content.content.map(printMarkup).join('\n');
  lastCopied = { html, slice };
  return { html, text: slice.content.textBetween(0, slice.content.size, '\n\n', ' ') };
};

const isLoose = (node: DocumentNode | undefined): boolean => node?.type === schema.nodes['loose'];

const sliceOf = (nodes: readonly DocumentNode[]): Slice => {
  const [first] = nodes;
  if (first !== undefined && nodes.length === 1 && isLoose(first)) return new Slice(Fragment.from(first), 1, 1);
  const blocks = nodes.map((node) =>
    isLoose(node)
      ? (schema.nodes['paragraph']?.create(null, node.content) ?? node)
      : node.type.create({ ...node.attrs, gap: '' }, node.content, node.marks),
  );
  return Slice.maxOpen(Fragment.from(blocks));
};

/** What is pasted or dropped. */
export interface Pasted {
  readonly html: string;
  /** Images that are no addresses, by what stands for their address in the HTML. */
  readonly images: readonly { readonly source: string; readonly file: File }[];
}

const isImagesOnly = (html: string): boolean => {
  const body = parseInert(html);
  return body.textContent.trim() === '' && body.querySelectorAll('img').length <= 1;
};

/** Reads HTML and files; null where both are empty. An image that was copied on a page comes as both, and is a file. */
export const readPasted = (html: string, files: readonly File[]): Pasted | null => {
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  if (pictures.length > 0 && isImagesOnly(html)) {
    const images = pictures.map((file, index) => ({ source: `data:${index}`, file }));
    return { html: images.map(({ source }) => `<img src="${source}" alt="">`).join(''), images };
  }
  if (html === '') return null;
  const images = dataAddresses(html).flatMap((source, index) => {
    const found = dataImage(source, index + 1);
    return found === null ? [] : [{ source, file: new File([found.bytes], found.name, { type: found.type }) }];
  });
  return { html, images };
};

/** A transaction that pastes HTML, and the number of images that it leaves out: those that `stored` has no address for. */
export const pasted = (
  state: EditorState,
  html: string,
  stored: ReadonlyMap<string, string>,
): { readonly transaction: Transaction; readonly droppedImages: number } => {
  const own =
    lastCopied !== null && lastCopied.html !== '' && html.includes(lastCopied.html) && !/\bdata:/i.test(html)
      ? lastCopied.slice
      : null;
  const clean = own === null ? cleanPaste(html, stored) : null;
  const slice = own ?? sliceOf(clean === null ? [] : readBlocks(clean.content, 0).nodes);
  return {
    transaction: state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'),
    droppedImages: clean?.droppedImages ?? 0,
  };
};
