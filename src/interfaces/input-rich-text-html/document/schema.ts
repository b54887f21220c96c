import { Schema, type Attrs, type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec } from 'prosemirror-model';
import { MARK_NAMES } from '../../../domain/values';
import { screenAttributes, showStyle } from './screen-attributes';

/** Attributes of an element as they stand in the source, in their order. */
export type SourceAttributes = Readonly<Record<string, string>>;

export const NO_ATTRIBUTES: SourceAttributes = {};

/** The source of a top-level block. Its identity says which stored block a node of the document comes from. */
export interface Origin {
  readonly html: string;
  readonly isFirst: boolean;
}

/** White space between blocks is kept: before a block (`gap`), and before the end tag of one that contains blocks (`end`). */
const BLOCK_ATTRS = {
  attributes: { default: NO_ATTRIBUTES },
  gap: { default: '' },
  end: { default: '' },
  origin: { default: null },
};

export const attributesOf = (node: { readonly attrs: Attrs }): SourceAttributes =>
  node.attrs['attributes'] as SourceAttributes;

export const originOf = (node: Node): Origin | null => node.attrs['origin'] as Origin | null;

/** An element of the editor. What it shows is safe: no handlers, addresses only of links that lead to pages. */
const shown = (tag: string, attributes: SourceAttributes, more: Readonly<Record<string, string>> = {}): HTMLElement => {
  const dom = document.createElement(tag);
  for (const [name, value] of Object.entries({ ...screenAttributes(attributes), ...more }))
    dom.setAttribute(name, value);
  showStyle(dom, attributes);
  return dom;
};

const filled = (dom: HTMLElement): DOMOutputSpec => ({ dom, contentDOM: dom });

const element =
  (tag: (node: Node) => string) =>
  (node: Node): DOMOutputSpec =>
    filled(shown(tag(node), attributesOf(node)));

const block = (tag: string, spec: NodeSpec): NodeSpec => ({
  group: 'flow',
  parseDOM: [{ tag }],
  toDOM: element(() => tag),
  ...spec,
  attrs: { ...BLOCK_ATTRS, ...spec.attrs },
});

const HEADINGS = [1, 2, 3, 4, 5, 6] as const;

const cell = (tag: 'td' | 'th'): NodeSpec =>
  block(tag, {
    group: '',
    content: '(loose | flow)+',
    isolating: true,
    tableRole: tag === 'td' ? 'cell' : 'header_cell',
    attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
    toDOM: (node) =>
      filled(
        shown(tag, attributesOf(node), {
          colspan: String(node.attrs['colspan']),
          rowspan: String(node.attrs['rowspan']),
        }),
      ),
  });

const nodes: Readonly<Record<string, NodeSpec>> = {
  doc: { content: '(paragraph | flow)+', attrs: { after: { default: '' } } },
  paragraph: block('p', { content: 'inline*' }),
  /** Text that stands in its parent without an element of its own. */
  loose: block('p.loose', { content: 'inline*', toDOM: () => ['p', { class: 'loose' }, 0] }),
  heading: block('h1', {
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 1 } },
    parseDOM: HEADINGS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: element((node) => `h${String(node.attrs['level'])}`),
  }),
  blockquote: block('blockquote', { content: '(paragraph | flow)+', defining: true }),
  pre: block('pre', { content: 'inline*', code: true, defining: true, whitespace: 'pre' }),
  bullet_list: block('ul', { content: 'list_item+' }),
  ordered_list: block('ol', { content: 'list_item+' }),
  list_item: block('li', { group: '', content: '(loose | flow)+', defining: true }),
  horizontal_rule: block('hr', { toDOM: (node) => shown('hr', attributesOf(node)) }),
  /** An element that groups blocks, such as div or figure. */
  box: block('div', {
    content: '(paragraph | flow)+',
    defining: true,
    attrs: { tag: { default: 'div' } },
    parseDOM: [],
    toDOM: (node) => filled(shown('div', attributesOf(node), { 'data-box': String(node.attrs['tag']) })),
  }),
  table: block('table', {
    content: 'table_row+',
    tableRole: 'table',
    isolating: true,
    // `lead`: the source of caption and columns.
    attrs: { lead: { default: '' } },
    toDOM: (node) => ['table', screenAttributes(attributesOf(node)), ['tbody', 0]],
  }),
  table_row: block('tr', {
    group: '',
    content: '(table_cell | table_header)+',
    tableRole: 'row',
    // The section of the table; rows with the same one stand together.
    attrs: { section: { default: null } },
  }),
  table_cell: cell('td'),
  table_header: cell('th'),
  /** What the schema does not know: its source, kept and moved as a whole. */
  opaque: {
    group: 'flow',
    atom: true,
    draggable: true,
    attrs: { ...BLOCK_ATTRS, html: { default: '' } },
    toDOM: () => ['div', { 'data-opaque': '' }],
  },
  text: { group: 'inline' },
  image: {
    group: 'inline',
    inline: true,
    draggable: true,
    attrs: { attributes: { default: NO_ATTRIBUTES } },
    toDOM: (node) => ['span', { 'data-image': attributesOf(node)['alt'] ?? '' }],
  },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    attrs: { attributes: { default: NO_ATTRIBUTES } },
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  opaque_inline: {
    group: 'inline',
    inline: true,
    atom: true,
    draggable: true,
    attrs: { html: { default: '' } },
    toDOM: () => ['span', { 'data-opaque': '' }],
  },
};

const mark = (tag: string, others: readonly string[], spec: MarkSpec = {}): MarkSpec => ({
  attrs: { tag: { default: tag }, attributes: { default: NO_ATTRIBUTES } },
  parseDOM: [tag, ...others].map((each) => ({ tag: each, attrs: { tag: each } })),
  toDOM: (each) => filled(shown(String(each.attrs['tag']), attributesOf(each))),
  ...spec,
});

const marks: Readonly<Record<string, MarkSpec>> = {
  link: mark('a', [], {
    inclusive: false,
    parseDOM: [],
    toDOM: (each) => filled(shown('a', attributesOf(each), { rel: 'noopener noreferrer', target: '_blank' })),
  }),
  /** Any other element within text; several may surround the same text. */
  wrap: mark('span', [], { excludes: '', parseDOM: [] }),
  strong: mark('strong', ['b']),
  em: mark('em', ['i']),
  underline: mark('u', []),
  strike: mark('s', ['strike', 'del']),
  superscript: mark('sup', [], { excludes: 'superscript subscript' }),
  subscript: mark('sub', [], { excludes: 'superscript subscript' }),
  code: mark('code', []),
};

export const schema = new Schema({ nodes, marks });

const MARK_OF_TAG: Readonly<Record<string, string>> = {
  a: 'link',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  sup: 'superscript',
  sub: 'subscript',
  code: 'code',
};

/** The name of the mark for an element within text; null for an element that is none. */
export const markNameOf = (tag: string): string | null =>
  MARK_NAMES.has(tag) ? (Object.hasOwn(MARK_OF_TAG, tag) ? (MARK_OF_TAG[tag] ?? null) : 'wrap') : null;
