import type { Fragment, Mark, Node as DocumentNode } from 'prosemirror-model';
import { attributesText, escapeText } from './source-attributes';
import { attributesOf, originOf, schema, type SourceAttributes } from './schema';

const tagged = (tag: string, attributes: SourceAttributes, content: string): string =>
  `<${tag}${attributesText(attributes)}>${content}</${tag}>`;

/** Spaces that a browser would collapse are kept by non-breaking ones. */
const spaced = (text: string): string => text.replace(/ {2,}/g, (run) => `${'\u00a0'.repeat(run.length - 1)} `);

const leaf = (node: DocumentNode, keepsSpace: boolean): string => {
  switch (node.type.name) {
    case 'text':
      return escapeText(keepsSpace ? (node.text ?? '') : spaced(node.text ?? ''));
    case 'image':
      return `<img${attributesText(attributesOf(node))}>`;
    case 'hard_break':
      return `<br${attributesText(attributesOf(node))}>`;
    default:
      return String(node.attrs['html']);
  }
};

const openTag = (mark: Mark): string => `<${String(mark.attrs['tag'])}${attributesText(attributesOf(mark))}>`;

const closeTag = (mark: Mark): string => `</${String(mark.attrs['tag'])}>`;

/** Text with its marks; a mark that goes on is one element. */
const inlineText = (content: Fragment, keepsSpace: boolean): string => {
  let html = '';
  let open: readonly Mark[] = [];
  const change = (marks: readonly Mark[]): void => {
    let kept = 0;
    while (kept < open.length && kept < marks.length && open[kept]?.eq(marks[kept] as Mark)) kept += 1;
    html += open.slice(kept).toReversed().map(closeTag).join('') + marks.slice(kept).map(openTag).join('');
    open = marks;
  };
  content.forEach((node) => {
    change(node.marks);
    html += leaf(node, keepsSpace);
  });
  change([]);
  return html;
};

interface Section {
  readonly tag: string;
  readonly index: number;
  readonly gap: string;
  readonly end: string;
  readonly attributes: SourceAttributes;
}

const NEW_SECTION: Section = { tag: 'tbody', index: -1, gap: '', end: '', attributes: {} };

const rowsText = (table: DocumentNode): string => {
  const rows = table.children;
  const first = rows.map((row) => row.attrs['section'] as Section | null).find((section) => section !== null) ?? null;
  let section = first;
  const groups: { readonly section: Section; html: string }[] = [];
  for (const row of rows) {
    section = (row.attrs['section'] as Section | null) ?? section;
    const shown = section ?? NEW_SECTION;
    const last = groups.at(-1);
    if (last?.section.index === shown.index) last.html += printBlock(row);
    else groups.push({ section: shown, html: printBlock(row) });
  }
  return groups
    .map(({ section: { tag, gap, end, attributes }, html }) => `${gap}${tagged(tag, attributes, html + end)}`)
    .join('');
};

const cellAttributes = (cell: DocumentNode): SourceAttributes => {
  const { colspan, rowspan } = cell.attrs as { readonly colspan: number; readonly rowspan: number };
  return {
    ...(colspan > 1 && { colspan: String(colspan) }),
    ...(rowspan > 1 && { rowspan: String(rowspan) }),
    ...attributesOf(cell),
  };
};

const isLoose = (node: DocumentNode | null | undefined): boolean => node?.type === schema.nodes['loose'];

/** Blocks within an element. Text without an element is given a paragraph where other such text stands beside it. */
export const printChildren = (parent: DocumentNode): string =>
  parent.children
    .map((child, index, all) =>
      isLoose(child) && (isLoose(all[index - 1]) || isLoose(all[index + 1])) ? wrapped(child) : printBlock(child),
    )
    .join('') + String(parent.attrs['end'] ?? '');

const wrapped = (loose: DocumentNode): string =>
  String(loose.attrs['gap']) + tagged('p', {}, inlineText(loose.content, false));

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  pre: 'pre',
  blockquote: 'blockquote',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  table_row: 'tr',
};

const markup = (node: DocumentNode): string => {
  const attributes = attributesOf(node);
  switch (node.type.name) {
    case 'opaque':
      return String(node.attrs['html']);
    case 'loose':
      return inlineText(node.content, false);
    case 'heading':
      return tagged(`h${String(node.attrs['level'])}`, attributes, inlineText(node.content, false));
    case 'horizontal_rule':
      return `<hr${attributesText(attributes)}>`;
    case 'box':
      return tagged(String(node.attrs['tag']), attributes, printChildren(node));
    case 'table':
      return tagged('table', attributes, `${String(node.attrs['lead'])}${rowsText(node)}${String(node.attrs['end'])}`);
    case 'table_cell':
      return tagged('td', cellAttributes(node), printChildren(node));
    case 'table_header':
      return tagged('th', cellAttributes(node), printChildren(node));
    default:
      return tagged(
        TAGS[node.type.name] ?? 'div',
        attributes,
        node.isTextblock ? inlineText(node.content, node.type.spec.code === true) : printChildren(node),
      );
  }
};

/** The markup of a block, without the white space before it. */
export const printMarkup = (node: DocumentNode): string => markup(node);

/** The markup of a block and the white space before it. */
export const printBlock = (node: DocumentNode): string => String(node.attrs['gap'] ?? '') + markup(node);

/** The same at the top of the document, where text without an element stands alone only where the source had it so. */
export const printTopMarkup = (node: DocumentNode, neighbours: readonly (DocumentNode | undefined)[]): string =>
  isLoose(node) && (originOf(node) === null || neighbours.some(isLoose))
    ? tagged('p', {}, inlineText(node.content, false))
    : markup(node);
