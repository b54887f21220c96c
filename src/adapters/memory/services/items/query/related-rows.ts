import type { Item } from '../../../../../domain/items';
import type { Json } from '../../../../../kernel';
import { compareValues } from '../../../../../domain/filters';
import type { Database } from '../../../world/database';
import type { ToMany } from '../../../world/model';

/** Unlike a list of a collection, one inside of an item is not sorted by the database, and ends with those without a place. */
const nullsLast =
  (field: string) =>
  (a: Item, b: Item): number => {
    const [mine, theirs] = [a[field] ?? null, b[field] ?? null];
    if (mine === null || theirs === null) return (mine === null ? 1 : 0) - (theirs === null ? 1 : 0);
    if (mine === theirs) return 0;
    return (mine as number) < (theirs as number) ? -1 : 1;
  };

/** Finds the rows that others point to, and those that point to others. */
export class RelatedRows {
  constructor(private readonly database: Database) {}

  one(collection: string, key: Json): Item | null {
    return typeof key === 'string' || typeof key === 'number' ? this.database.row(collection, key) : null;
  }

  /** In the order of the relation's sort field, those without one last; or of their keys. */
  many({ related, column, sortField }: ToMany, key: Json): readonly Item[] {
    const keyField = this.database.model.keyField(related);
    const rows = [...this.database.rowsWhere(related, column, String(key))];
    rows.sort((a, b) => compareValues(a[keyField] ?? null, b[keyField] ?? null));
    return sortField === null ? rows : rows.sort(nullsLast(sortField));
  }
}
