import { isJsonObject, type Json } from '../../kernel';
import type { Item } from '../items';
import { segmentField } from '../schema';

/** Reads one value, own properties only. */
const step = (value: Json, field: string): readonly Json[] => {
  const found = isJsonObject(value) && Object.hasOwn(value, field) ? value[field] : null;
  return found === null || found === undefined ? [] : [found];
};

/** The entries of a list; any other value alone. */
export const entriesOf = (value: Json): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [value];

/** Reads many values. The common case of a single value skips the list of lists. */
const stepAll = (values: readonly Json[], field: string): readonly Json[] => {
  const [only = null] = values;
  return values.length === 1 && !Array.isArray(only)
    ? step(only, field)
    : values.flatMap(entriesOf).flatMap((value) => step(value, field));
};

/** The values at a dotted path: several when the path leads through lists, none when it ends early. */
export const valuesAt = (item: Json, path: string): readonly Json[] =>
  path.split('.').reduce<readonly Json[]>((values, name) => stepAll(values, segmentField(name)), [item]);

/** Any value as one line of plain text. */
export const valueText = (value: Json): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** A part of a display template: plain text or a field path. */
export type TemplatePart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'field'; readonly path: string };

/** No optional parts around the path: they would make a hostile template slow. */
const REFERENCE = /\{\{([^{}]*)\}\}/g;

/** Splits '{{title}} by {{author.name}}'. Total: malformed references stay text. */
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

/** The field paths of a template, each once. */
export const templateFields = (template: string): readonly string[] => [
  ...new Set(parseTemplate(template).flatMap((part) => (part.kind === 'field' ? [part.path] : []))),
];

/** Joins several values; empty ones are left out. */
export const listText = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');

/** Renders a template as plain text; markup in a value is not interpreted. */
export const renderTemplate = (template: string, item: Item): string =>
  parseTemplate(template)
    .map((part) => (part.kind === 'text' ? part.text : listText(valuesAt(item, part.path).map(valueText))))
    .join('')
    .trim();
