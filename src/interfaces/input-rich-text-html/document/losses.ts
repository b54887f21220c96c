import type { Node as DocumentNode } from 'prosemirror-model';
import { parseInert } from '../../../ui/content/html/inert-document';
import { MARK_NAMES } from '../../../domain/values';
import { printMarkup } from './print-blocks';
import { storedBlock } from './rich-document';
import { originOf, schema, type Origin } from './schema';

/** What the elements of a source are, each with its attributes, and how often. */
interface Parts {
  readonly elements: ReadonlyMap<string, number>;
  readonly text: string;
}

const DEFAULTS = new Set(['colspan="1"', 'rowspan="1"']);

const nameOf = (element: Element): string => {
  const attributes = [...element.attributes]
    .map(({ name, value }) => `${name}="${value}"`)
    .filter((each) => !DEFAULTS.has(each))
    .sort();
  return `<${[element.localName, ...attributes].join(' ')}>`;
};

const partsOf = (html: string): Parts => {
  const body = parseInert(html);
  const elements = new Map<string, number>();
  for (const element of body.getElementsByTagName('*')) {
    const name = nameOf(element);
    // Marks are joined and divided while text is edited, so their number says nothing.
    elements.set(name, MARK_NAMES.has(element.localName) ? 1 : (elements.get(name) ?? 0) + 1);
  }
  return { elements, text: body.textContent.replace(/\s+/g, '') };
};

const MAX_SHOWN_LENGTH = 80;

const compare = (source: string, printed: string): readonly string[] => {
  const before = partsOf(source);
  const after = partsOf(printed);
  const lost = [...before.elements].filter(([name, count]) => (after.elements.get(name) ?? 0) < count);
  return [
    ...lost.map(([name]) => (name.length > MAX_SHOWN_LENGTH ? `${name.slice(0, MAX_SHOWN_LENGTH)}…` : name)),
    ...(before.text === after.text ? [] : ['#text']),
  ];
};

/** Most sources are printed as they were, and need not be parsed. */
const compared = (source: string, printed: string): readonly string[] =>
  source === printed ? [] : compare(source, printed);

const known = new WeakMap<Origin, readonly string[]>();

/** What a block loses by its first edit: elements with their attributes, or '#text'. Nothing for a new or kept one. */
export const lossesOf = (block: DocumentNode): readonly string[] => {
  const origin = originOf(block);
  const stored = storedBlock(block);
  if (origin === null || stored === null || stored.type === schema.nodes['opaque']) return [];
  const losses = known.get(origin) ?? compared(origin.html, printMarkup(stored));
  known.set(origin, losses);
  return losses;
};

/** What `lossesOf` has found for a block before; nothing where it has not been asked. Parses nothing. */
export const knownLosses = (block: DocumentNode): readonly string[] => {
  const origin = originOf(block);
  return (origin === null ? undefined : known.get(origin)) ?? [];
};
