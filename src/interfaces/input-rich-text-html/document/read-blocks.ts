import type { Node as DocumentNode } from 'prosemirror-model';
import { TableMap } from 'prosemirror-tables';
import { BLOCK_NAMES, BOX_NAMES, INLINE_NAMES } from '../../../domain/values';
import { markupOf, MAX_DEPTH, readInline, trimmed } from './read-inline';
import { attributesOfElement, without } from './source-attributes';
import { schema } from './schema';

/** Blocks, and the white space after the last one. */
interface Blocks {
  readonly nodes: readonly DocumentNode[];
  readonly end: string;
}

const isBlank = (text: string): boolean => /^[ \t\n\f\r]*$/.test(text);

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const startsRun = (node: Node): boolean =>
  isText(node) ? !isBlank(node.data) : isElement(node) && INLINE_NAMES.has(node.localName);

const continuesRun = (node: Node): boolean => !isElement(node) || !BLOCK_NAMES.has(node.localName);

const opaque = (html: string, gap: string): DocumentNode => schema.node('opaque', { html, gap });

/** The white space at the start or end of a run, which is kept beside it. */
const edge = (node: Node | undefined, pattern: RegExp): string =>
  node !== undefined && isText(node) ? (pattern.exec(node.data)?.[0] ?? '') : '';

/** The blocks within an element; text without an element of its own becomes `loose`. */
export const readBlocks = (parent: ParentNode & Node, depth: number): Blocks => {
  const nodes: DocumentNode[] = [];
  let gap = '';
  let run: Node[] = [];
  const finishRun = (): void => {
    if (run.length === 0) return;
    const content = trimmed(readInline(run, [], false, depth));
    nodes.push(schema.node('loose', { gap: gap + edge(run[0], /^[ \t\n\f\r]+/) }, content));
    gap = edge(run.at(-1), /[ \t\n\f\r]+$/);
    run = [];
  };
  for (const node of parent.childNodes) {
    if (run.length > 0 ? continuesRun(node) : startsRun(node)) {
      run.push(node);
      continue;
    }
    finishRun();
    if (isText(node)) gap += node.data;
    else {
      nodes.push(isElement(node) ? readBlock(node, gap, depth) : opaque(markupOf(node), gap));
      gap = '';
    }
  }
  finishRun();
  return { nodes, end: gap };
};

/** The children of an element, all with one of these names, and the white space around them; null where there are others. */
const onlyChildren = (parent: Element, names: readonly string[]): readonly (readonly [Element, string])[] | null => {
  const found: (readonly [Element, string])[] = [];
  let gap = '';
  for (const node of parent.childNodes) {
    if (isText(node) && isBlank(node.data)) gap += node.data;
    else if (isElement(node) && names.includes(node.localName)) {
      found.push([node, gap]);
      gap = '';
    } else return null;
  }
  return found;
};

const endSpace = (parent: Element): string =>
  parent.lastChild === null ? '' : edge(parent.lastChild, /^[ \t\n\f\r]+$/);

const readList = (element: Element, gap: string, depth: number): DocumentNode | null => {
  const items = onlyChildren(element, ['li']);
  if (items === null || items.length === 0) return null;
  return schema.node(
    element.localName === 'ol' ? 'ordered_list' : 'bullet_list',
    { attributes: attributesOfElement(element), gap, end: endSpace(element) },
    items.map(([item, before]) => container('list_item', item, before, depth + 1)),
  );
};

const span = (element: Element, name: 'colspan' | 'rowspan'): number => {
  const value = Number(element.getAttribute(name) ?? '1');
  return Number.isInteger(value) && value >= 1 && value <= 1000 ? value : 0;
};

const readCell = (element: Element, gap: string, depth: number): DocumentNode | null => {
  const colspan = span(element, 'colspan');
  const rowspan = span(element, 'rowspan');
  if (colspan === 0 || rowspan === 0) return null;
  const { nodes, end } = readBlocks(element, depth + 1);
  return schema.node(
    element.localName === 'th' ? 'table_header' : 'table_cell',
    { attributes: without(attributesOfElement(element), ['colspan', 'rowspan']), colspan, rowspan, gap, end },
    nodes.length === 0 ? [schema.node('loose')] : nodes,
  );
};

const readRow = (element: Element, gap: string, section: object | null, depth: number): DocumentNode | null => {
  const cells = onlyChildren(element, ['td', 'th'])?.map(([cell, before]) => readCell(cell, before, depth + 1));
  if (cells === undefined || cells.length === 0 || cells.includes(null)) return null;
  return schema.node(
    'table_row',
    { attributes: attributesOfElement(element), section, gap, end: endSpace(element) },
    cells as DocumentNode[],
  );
};

/** A table whose rows are all of the same width, as the commands for tables need it; null for others. */
const readTable = (element: Element, gap: string, depth: number): DocumentNode | null => {
  const parts = onlyChildren(element, ['caption', 'colgroup', 'thead', 'tbody', 'tfoot']);
  if (parts === null) return null;
  let lead = '';
  const rows: (DocumentNode | null)[] = [];
  for (const [index, [part, before]] of parts.entries()) {
    if (part.localName === 'caption' || part.localName === 'colgroup') {
      if (rows.length > 0) return null;
      lead += before + part.outerHTML;
      continue;
    }
    const section = {
      tag: part.localName,
      index,
      gap: before,
      end: endSpace(part),
      attributes: attributesOfElement(part),
    };
    const found = onlyChildren(part, ['tr']);
    if (found === null || found.length === 0) return null;
    rows.push(...found.map(([row, space]) => readRow(row, space, section, depth + 1)));
  }
  if (rows.length === 0 || rows.includes(null)) return null;
  const table = schema.node(
    'table',
    { attributes: attributesOfElement(element), lead, gap, end: endSpace(element) },
    rows as DocumentNode[],
  );
  return TableMap.get(table).problems === null ? table : null;
};

/** An element whose blocks can be edited. */
const container = (type: string, element: Element, gap: string, depth: number): DocumentNode => {
  const { nodes, end } = readBlocks(element, depth + 1);
  const isItem = type === 'list_item';
  return schema.node(
    type,
    {
      attributes: attributesOfElement(element),
      gap,
      end,
      ...(type === 'box' && { tag: element.localName }),
    },
    nodes.length === 0 ? [schema.node(isItem ? 'loose' : 'paragraph')] : nodes,
  );
};

const textBlock = (element: Element, gap: string, depth: number): DocumentNode => {
  const tag = element.localName;
  const isPre = tag === 'pre';
  const content = readInline([...element.childNodes], [], isPre, depth);
  const attributes = attributesOfElement(element);
  const shown = isPre ? content : trimmed(content);
  if (isPre) return schema.node('pre', { attributes, gap }, shown);
  if (tag === 'p') return schema.node('paragraph', { attributes, gap }, shown);
  return schema.node('heading', { attributes, gap, level: Number(tag.slice(1)) }, shown);
};

const known = (element: Element, gap: string, depth: number): DocumentNode | null => {
  const tag = element.localName;
  if (depth >= MAX_DEPTH || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return null;
  if (/^(?:p|pre|h[1-6])$/.test(tag)) return textBlock(element, gap, depth);
  if (tag === 'hr') return schema.node('horizontal_rule', { attributes: attributesOfElement(element), gap });
  if (tag === 'ul' || tag === 'ol') return readList(element, gap, depth);
  if (tag === 'table') return readTable(element, gap, depth);
  if (element.childNodes.length === 0) return null;
  if (tag === 'blockquote') return container('blockquote', element, gap, depth);
  return BOX_NAMES.has(tag) ? container('box', element, gap, depth) : null;
};

/** The block of an element; one that keeps its markup where the schema does not know it. */
export const readBlock = (element: Element, gap: string, depth: number): DocumentNode =>
  known(element, gap, depth) ?? opaque(element.outerHTML, gap);
