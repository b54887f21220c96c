import type { Mark, Node as DocumentNode } from 'prosemirror-model';
import { BLOCK_NAMES } from '../../../domain/values';
import { attributesOfElement } from './source-attributes';
import { markNameOf, schema } from './schema';

/** Beyond this depth elements are kept as they are, so that no source can exhaust the stack. */
export const MAX_DEPTH = 60;

const WHITE_SPACE = /[ \t\n\f\r]+/g;

/** The markup of a node that is no element of text: a comment, or an element. */
export const markupOf = (node: Node): string => {
  if (node.nodeType === Node.ELEMENT_NODE) return (node as Element).outerHTML;
  if (node.nodeType === Node.COMMENT_NODE) return `<!--${(node as Comment).data}-->`;
  return '';
};

const hasBlock = (element: Element): boolean => {
  for (const each of element.getElementsByTagName('*')) if (BLOCK_NAMES.has(each.localName)) return true;
  return false;
};

const isHtml = (element: Element): boolean => element.namespaceURI === 'http://www.w3.org/1999/xhtml';

const opaque = (node: Node, marks: readonly Mark[]): DocumentNode =>
  schema.node('opaque_inline', { html: markupOf(node) }, [], marks);

const readElement = (
  element: Element,
  marks: readonly Mark[],
  keepsSpace: boolean,
  depth: number,
): readonly DocumentNode[] => {
  const tag = element.localName;
  const attributes = attributesOfElement(element);
  if (isHtml(element) && tag === 'br') return [schema.node('hard_break', { attributes }, [], marks)];
  if (isHtml(element) && tag === 'img') return [schema.node('image', { attributes }, [], marks)];
  const name = isHtml(element) ? markNameOf(tag) : null;
  if (name === null || element.childNodes.length === 0 || depth >= MAX_DEPTH || hasBlock(element))
    return [opaque(element, marks)];
  const mark = schema.mark(name, { tag, attributes });
  return readInline([...element.childNodes], mark.addToSet(marks), keepsSpace, depth + 1);
};

/** Text, marks, images and what is kept as it is. White space is collapsed as a browser does, unless it is kept. */
export const readInline = (
  nodes: readonly Node[],
  marks: readonly Mark[],
  keepsSpace: boolean,
  depth: number,
): readonly DocumentNode[] =>
  nodes.flatMap((node): readonly DocumentNode[] => {
    if (node.nodeType === Node.TEXT_NODE) {
      const data = (node as Text).data;
      const text = keepsSpace ? data : data.replace(WHITE_SPACE, ' ');
      return text === '' ? [] : [schema.text(text, marks)];
    }
    return node.nodeType === Node.ELEMENT_NODE
      ? readElement(node as Element, marks, keepsSpace, depth)
      : markupOf(node) === ''
        ? []
        : [opaque(node, marks)];
  });

/** Without the white space at both ends, which no browser shows. */
export const trimmed = (nodes: readonly DocumentNode[]): readonly DocumentNode[] => {
  const cut = (node: DocumentNode | undefined, pattern: RegExp): readonly DocumentNode[] => {
    if (node?.text === undefined) return node === undefined ? [] : [node];
    const text = node.text.replace(pattern, '');
    return text === '' ? [] : [schema.text(text, node.marks)];
  };
  const led = [...cut(nodes[0], /^ +/), ...nodes.slice(1)];
  return [...led.slice(0, -1), ...cut(led.at(-1), / +$/)];
};
