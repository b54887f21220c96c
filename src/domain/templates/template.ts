import type { Item } from '../items';
import { valuesAt, valueText } from './values-at';

/** A display template in parts: plain text and field paths. */
export type TemplatePart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'field'; readonly path: string };

/** Without optional parts around the path, for those make a hostile template slow. */
const REFERENCE = /\{\{([^{}]*)\}\}/g;

/** Splits '{{title}} by {{author.name}}'. Total: whatever is not a well-formed reference stays text. */
export const parseTemplate = (template: string): readonly TemplatePart[] => {
  const parts: TemplatePart[] = [];
  let end = 0;
  for (const match of template.matchAll(REFERENCE)) {
    const path = match[0].slice(2, -2).trim();
    if (path === '') continue;
    if (match.index > end) parts.push({ kind: 'text', text: template.slice(end, match.index) });
    parts.push({ kind: 'field', path });
    end = match.index + match[0].length;
  }
  if (end < template.length) parts.push({ kind: 'text', text: template.slice(end) });
  return parts;
};

/** The field paths a template needs, each once. */
export const templateFields = (template: string): readonly string[] => [
  ...new Set(parseTemplate(template).flatMap((part) => (part.kind === 'field' ? [part.path] : []))),
];

/** What several values of one place look like side by side; those with nothing to show are left out. */
export const listText = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');

/** The template with the item's values as plain text; nothing in a value is interpreted. */
export const renderTemplate = (template: string, item: Item): string =>
  parseTemplate(template)
    .map((part) => (part.kind === 'text' ? part.text : listText(valuesAt(item, part.path).map(valueText))))
    .join('')
    .trim();
