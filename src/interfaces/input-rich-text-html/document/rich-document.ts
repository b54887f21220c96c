import type { Node as DocumentNode } from 'prosemirror-model';
import { parseInert } from '../../../ui/content/html/inert-document';
import { printTopMarkup } from './print-blocks';
import { readBlock, readBlocks } from './read-blocks';
import { originOf, schema, type Origin } from './schema';
import { sourceBlocks, wholeSource, type SourceBlock, type SourceBlocks } from '../../../domain/values';

interface Stored {
  readonly node: DocumentNode;
  /** The block that followed it; null for the last one. */
  next: Origin | null;
}

/** The block that was read from a source. While a block equals it, the source is written back. */
const STORED = new WeakMap<Origin, Stored>();

/** White space as a parser reads it. */
const readSpace = (text: string): string => text.replace(/\r\n?/g, '\n');

/** What the parser makes of a block. */
interface ParsedBlock {
  readonly markup: string;
  /** The block itself, or an element with its nodes. */
  readonly element: Element;
  readonly isWhole: boolean;
}

/** Blocks that the parser writes as their source are taken from the whole: to parse each of thousands takes far longer. */
const parseBlocks = (blocks: readonly SourceBlock[], whole: Element): readonly ParsedBlock[] => {
  const elements = new Map([...whole.children].map((element) => [element.outerHTML, element]));
  return blocks.map(({ kind, html }) => {
    const element = kind === 'run' ? undefined : elements.get(html);
    if (element !== undefined) return { markup: html, element, isWhole: true };
    const body = parseInert(html);
    return { markup: body.innerHTML, element: body, isWhole: false };
  });
};

/** Whether the parser finds the same blocks as the splitting: it moves and closes elements across blocks. */
const isFaithful = ({ blocks, after }: SourceBlocks, parsed: readonly ParsedBlock[], whole: Element): boolean =>
  whole.innerHTML ===
  blocks.map(({ before }, index) => readSpace(before) + (parsed[index]?.markup ?? '')).join('') + readSpace(after);

const readSource = ({ kind }: SourceBlock, { element, isWhole }: ParsedBlock): DocumentNode | null => {
  if (kind === 'other') return null;
  if (isWhole) return readBlock(element, '', 0);
  if (kind === 'run') {
    const { nodes } = readBlocks(element, 0);
    const [only] = nodes;
    return only !== undefined && nodes.length === 1 && only.type === schema.nodes['loose']
      ? only.type.create(null, only.content)
      : null;
  }
  const [only] = element.childNodes;
  return element.childNodes.length === 1 && only instanceof Element ? readBlock(only, '', 0) : null;
};

const topBlock = (source: SourceBlock, parsed: ParsedBlock | undefined, isFirst: boolean): DocumentNode => {
  const origin: Origin = { html: source.html, isFirst };
  const read = (parsed === undefined ? null : readSource(source, parsed)) ?? schema.node('opaque');
  const isOpaque = read.type === schema.nodes['opaque'];
  const node = read.type.create(
    { ...read.attrs, gap: source.before, origin, ...(isOpaque && { html: source.html }) },
    read.content,
  );
  STORED.set(origin, { node, next: null });
  return node;
};

/** A document of the editor, whose blocks know their source. */
export const openDocument = (html: string): DocumentNode => {
  const found = sourceBlocks(html);
  const isKept = found.blocks.every(({ kind }) => kind === 'other');
  const whole = isKept ? null : parseInert(html);
  const parsed = whole === null ? [] : parseBlocks(found.blocks, whole);
  const { blocks, after } = whole === null || isFaithful(found, parsed, whole) ? found : wholeSource(html);
  const nodes = blocks.map((block, index) => topBlock(block, parsed[index], index === 0));
  for (const [index, node] of nodes.entries()) {
    const stored = STORED.get(originOf(node) as Origin);
    const next = nodes[index + 1];
    if (stored !== undefined && next !== undefined) stored.next = originOf(next);
  }
  return schema.node('doc', { after }, nodes.length === 0 ? [schema.node('paragraph')] : nodes);
};

/** Whether a block is as it was read. */
export const isUntouched = (block: DocumentNode): boolean => {
  const origin = originOf(block);
  return origin !== null && (STORED.get(origin)?.node.eq(block) ?? false);
};

/** The block that was read from the same source as this one; null for a new block. */
export const storedBlock = (block: DocumentNode): DocumentNode | null => {
  const origin = originOf(block);
  return origin === null ? null : (STORED.get(origin)?.node ?? null);
};

const isEmptyDocument = ({ childCount, firstChild }: DocumentNode): boolean =>
  childCount === 1 &&
  firstChild !== null &&
  firstChild.type === schema.nodes['paragraph'] &&
  firstChild.content.size === 0 &&
  originOf(firstChild) === null;

/** Whether a source leaves nothing open that would take in the block after it, as `<p>` without an end tag does. */
const isClosed = (html: string): boolean => {
  const { lastChild } = parseInert(`${html}x<hr>`);
  const text = lastChild?.previousSibling;
  return (
    lastChild instanceof Element && lastChild.localName === 'hr' && text instanceof Text && text.data.endsWith('x')
  );
};

/** The stored source of a block; null where it is another block now, or stands beside blocks with which it would merge. */
const storedMarkup = (
  block: DocumentNode,
  previous: DocumentNode | undefined,
  next: DocumentNode | undefined,
): string | null => {
  const origin = originOf(block);
  if (origin === null || !isUntouched(block)) return null;
  const isLoose = (each: DocumentNode | undefined): boolean => each?.type === schema.nodes['loose'];
  if (isLoose(block) && (isLoose(previous) || isLoose(next))) return null;
  const nextOrigin = next === undefined ? null : originOf(next);
  if (next === undefined || nextOrigin === STORED.get(origin)?.next || isClosed(origin.html)) return origin.html;
  return block.type === schema.nodes['opaque'] ? parseInert(origin.html).innerHTML : null;
};

/** The source of each block, with the white space before it. Blocks that are as they were read have their own source. */
export const printBlocks = (doc: DocumentNode): readonly string[] => {
  const blocks = doc.children;
  const separator = blocks.map((block) => String(block.attrs['gap'])).find((gap) => gap !== '') ?? '';
  return blocks.map((block, index) => {
    const previous = blocks[index - 1];
    const origin = originOf(block);
    const next = blocks[index + 1];
    const markup = storedMarkup(block, previous, next) ?? printTopMarkup(block, [previous, next]);
    const isAdded = origin === null || (previous !== undefined && originOf(previous) === origin);
    const gap = String(block.attrs['gap']);
    if (index === 0) return origin === null || origin.isFirst ? gap + markup : markup;
    return (isAdded && gap === '' ? separator : gap) + markup;
  });
};

/** The source of a document: what was not changed is as it was, byte for byte. */
export const printDocument = (doc: DocumentNode): string =>
  isEmptyDocument(doc) ? String(doc.attrs['after']) : printBlocks(doc).join('') + String(doc.attrs['after']);
