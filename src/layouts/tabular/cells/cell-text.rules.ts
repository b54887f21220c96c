import { type Item, keyOf } from '../../../domain/items';
import { type CollectionTemplate, valuesAt, valueText } from '../../../domain/templates';
import type { Json } from '../../../kernel';
import type { ColumnContent, ColumnSource } from '../tabular.query';

/** More values of one place than these are not drawn. */
const MAX_VALUES = 20;

/** The values in a cell: one, or several where the path leads through lists; none where there is nothing. */
export const cellValues = (item: Item, path: string): readonly Exclude<Json, null>[] =>
  valuesAt(item, path)
    .slice(0, MAX_VALUES)
    .flatMap((value) => (value === null || value === '' ? [] : [value]));

/** What a related item is called; its key where its collection's name for it is empty, nothing where there is none. */
export const relatedText = (
  item: Item,
  { template, keyPath }: Extract<ColumnContent, { readonly kind: 'item' }>,
): string => template.render(item) || (keyPath === null ? '' : valuesAt(item, keyPath).map(valueText).join(', '));

/** How many related items a list holds, whether it comes as keys or as items. */
export const relatedCount = (item: Item, path: string): number =>
  valuesAt(item, path).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);

/** A cell as plain text, as far as it is one without its display; of lists how many they are. */
export const cellText = (item: Item, { path, content }: Pick<ColumnSource, 'path' | 'content'>): string => {
  switch (content.kind) {
    case 'item':
      return relatedText(item, content);
    case 'count':
      return String(relatedCount(item, path));
    case 'value':
      return cellValues(item, path)
        .map(content.text ?? valueText)
        .join(', ');
  }
};

const hasLoaded = (item: Item, path: string): boolean => Object.hasOwn(item, path.split('.', 1)[0] ?? path);

type Columns = readonly Pick<ColumnSource, 'path' | 'content'>[];

const nameIn = (item: Item, template: CollectionTemplate, [first]: Columns, keyField: string | null): string => {
  const named =
    template.fields.length > 0 && template.fields.every((path) => hasLoaded(item, path)) ? template.render(item) : '';
  return named || (first === undefined ? '' : cellText(item, first)) || String(keyOf(item, keyField ?? '') ?? '');
};

/**
 * What rows are called by those who listen: as their collection calls its items, where the list has all that this takes;
 * else what stands in the first column, else the key. Worked out once for a row, for each of its controls asks.
 */
export const rowNames = (
  template: CollectionTemplate,
  columns: Columns,
  keyField: string | null,
): ((item: Item) => string) => {
  const names = new WeakMap<Item, string>();
  return (item) => {
    const name = names.get(item) ?? nameIn(item, template, columns, keyField);
    names.set(item, name);
    return name;
  };
};
