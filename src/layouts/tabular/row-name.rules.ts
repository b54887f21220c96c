import { keyOf, type Item } from '../../domain/items';
import type { CollectionTemplate } from '../../domain/templates';
import { cellText } from './cell.rules';
import type { ColumnSource } from './tabular.query';

const shows = (item: Item, path: string): boolean => Object.hasOwn(item, path.split('.', 1)[0] ?? path);

type Columns = readonly Pick<ColumnSource, 'path' | 'content'>[];

const nameIn = (item: Item, template: CollectionTemplate, [first]: Columns, keyField: string | null): string => {
  const named =
    template.fields.length > 0 && template.fields.every((path) => shows(item, path)) ? template.render(item) : '';
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
