import { type Item, keyOf } from '../../../domain/items';
import { MAX_NESTED_ROWS } from '../../../domain/query';
import { type CollectionTemplate, valuesAt, valueText } from '../../../domain/templates';
import type { Json } from '../../../kernel';
import type { ColumnContent, ColumnSource } from '../tabular.query';

/** Maximum number of values shown in one cell. */
const MAX_VALUES = 20;

/** The values of a cell, without null and ''; several when the path leads through a list. */
export const cellValues = (item: Item, path: string): readonly Exclude<Json, null>[] =>
  valuesAt(item, path)
    .slice(0, MAX_VALUES)
    .flatMap((value) => (value === null || value === '' ? [] : [value]));

/** The name of a related item by its collection's template, else its key; '' without an item. */
export const relatedText = (
  item: Item,
  { template, keyPath }: Extract<ColumnContent, { readonly kind: 'item' }>,
): string => template.render(item) || (keyPath === null ? '' : valuesAt(item, keyPath).map(valueText).join(', '));

/** Number of related items in a list of keys or items. */
export const relatedCount = (item: Item, path: string): number =>
  valuesAt(item, path).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);

/** Whether the server may have cut one of the lists. */
export const isCut = (item: Item, path: string): boolean =>
  valuesAt(item, path).some((value) => Array.isArray(value) && value.length >= MAX_NESTED_ROWS);

/** A cell as plain text, without its display component; the count for a list. */
export const cellText = (item: Item, { path, content }: Pick<ColumnSource, 'path' | 'content'>): string => {
  switch (content.kind) {
    case 'item':
      return relatedText(item, content);
    case 'count':
      return `${relatedCount(item, path)}${isCut(item, path) ? '+' : ''}`;
    case 'value':
      return cellValues(item, path)
        .map(content.text ?? valueText)
        .join(', ');
  }
};

const hasLoaded = (item: Item, path: string): boolean => Object.hasOwn(item, path.split('.', 1)[0] ?? path);

type Columns = readonly Pick<ColumnSource, 'path' | 'content'>[];

const nameOf = (item: Item, template: CollectionTemplate, columns: Columns, keyField: string | null): string => {
  const rendered =
    template.fields.length > 0 && template.fields.every((path) => hasLoaded(item, path)) ? template.render(item) : '';
  if (rendered !== '') return rendered;
  const named = columns.find((column) => cellText(item, column) !== '');
  return named === undefined ? String(keyOf(item, keyField ?? '') ?? '') : cellText(item, named);
};

/**
 * Accessible names of rows: the collection's template when all its fields are loaded, else the text
 * of the first column that has one, else the key. Cached per row, since each control of a row needs it.
 */
export const rowNames = (
  template: CollectionTemplate,
  columns: Columns,
  keyField: string | null,
): ((item: Item) => string) => {
  const names = new WeakMap<Item, string>();
  return (item) => {
    const name = names.get(item) ?? nameOf(item, template, columns, keyField);
    names.set(item, name);
    return name;
  };
};
