import type { Item } from '../../../../../domain/items';
import type { Json } from '../../../../../kernel';
import { compareValues } from '../../../../../domain/filters';
import type { Database } from '../../../world/database';
import type { ToMany } from '../../../world/model';

/** Nested lists are sorted by the server instead of the database: nulls come last. */
const nullsLast =
  (field: string) =>
  (a: Item, b: Item): number => {
    const [left, right] = [a[field] ?? null, b[field] ?? null];
    if (left === null || right === null) return (left === null ? 1 : 0) - (right === null ? 1 : 0);
    if (left === right) return 0;
    return (left as number) < (right as number) ? -1 : 1;
  };

/** Looks up related rows. */
export class RelatedRows {
  constructor(private readonly database: Database) {}

  one(collection: string, key: Json): Item | null {
    return typeof key === 'string' || typeof key === 'number' ? this.database.row(collection, key) : null;
  }

  /** Sorted by the relation's sort field, nulls last, or by key. */
  many({ related, column, sortField }: ToMany, key: Json): readonly Item[] {
    const keyField = this.database.model.keyField(related);
    const rows = [...this.database.rowsWhere(related, column, String(key))];
    rows.sort((a, b) => compareValues(a[keyField] ?? null, b[keyField] ?? null));
    return sortField === null ? rows : rows.sort(nullsLast(sortField));
  }
}
