import type { Item } from '../../domain/items';
import type { OpenItem } from './open-item';

/** A new item begins with edits, as far as its form shows the fields and this person may fill them in. */
export const bringValues = ({ editing, fields }: Pick<OpenItem, 'editing' | 'fields'>, values: Item): void => {
  if (!editing.isNew) return;
  for (const { field, readonly } of fields) {
    const value = Object.hasOwn(values, field.field) ? values[field.field] : undefined;
    if (value !== undefined && !readonly) editing.form.change(field.field, value);
  }
};
