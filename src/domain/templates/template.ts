import type { Json } from '../../kernel';
import type { Item } from '../items';

/** A display template in parts: plain text and field paths. */
export type TemplatePart = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'field'; readonly path: string };

const REFERENCE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Splits '{{title}} by {{author.name}}'. Total: whatever is not a well-formed reference stays text. */
export const parseTemplate = (template: string): readonly TemplatePart[] => {
  const parts: TemplatePart[] = [];
  let end = 0;
  for (const match of template.matchAll(REFERENCE)) {
    const path = match[1] ?? '';
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

/** The value at a dotted path, through own properties only; null when the way ends early. */
export const valueAt = (item: Json, path: string): Json =>
  path.split('.').reduce<Json>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null;
    return (value as Readonly<Record<string, Json>>)[key] ?? null;
  }, item);

const asText = (value: Json): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** The template with the item's values as plain text; nothing in a value is interpreted. */
export const renderTemplate = (template: string, item: Item): string =>
  parseTemplate(template)
    .map((part) => (part.kind === 'text' ? part.text : asText(valueAt(item, part.path))))
    .join('')
    .trim();
