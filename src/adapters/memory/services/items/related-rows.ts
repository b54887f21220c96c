import type { Item } from '../../../../domain/items';
import type { Json } from '../../../../kernel';
import { compareValues } from '../../../../domain/filters';
import type { Database } from '../../database';
import type { ToMany } from '../../model';

/** Unlike a list of a collection, one inside of an item is not sorted by the database, and ends with those without a place. */
const nullsLast = (field: string) => (a: Item, b: Item): number => {
  const [mine, theirs] = [a[field] ?? null, b[field] ?? null];
  if (mine === null || theirs === null) return (mine === null ? 1 : 0) - (theirs === null ? 1 : 0);
  if (mine === theirs) return 0;
  return (mine as number) < (theirs as number) ? -1 : 1;
};

/** Finds the rows that point to others, having looked through each table once only. Made for one answer, then thrown away. */
export class RelatedRows {
  private readonly indices = new Map<string, ReadonlyMap<string, readonly Item[]>>();

  constructor(private readonly database: Database) {}

  one(collection: string, key: Json): Item | null {
    return typeof key === 'string' || typeof key === 'number' ? this.database.row(collection, key) : null;
  }

  /** In the order of the relation's sort field, those without one last; or of their keys. */
  many(relation: ToMany, key: Json): readonly Item[] {
    return this.index(relation).get(String(key)) ?? [];
  }

  private index(relation: ToMany): ReadonlyMap<string, readonly Item[]> {
    const name = `${relation.related}.${relation.column}`;
    const known = this.indices.get(name);
    if (known) return known;
    const groups = new Map<string, Item[]>();
    for (const row of this.sorted(relation)) {
      const value = row[relation.column] ?? null;
      if (value === null) continue;
      const key = String(value);
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
    this.indices.set(name, groups);
    return groups;
  }

  private sorted({ related, sortField }: ToMany): readonly Item[] {
    const keyField = this.database.model.keyField(related);
    const by = (field: string) => (a: Item, b: Item) => compareValues(a[field] ?? null, b[field] ?? null);
    const rows = [...this.database.rows(related)].sort(by(keyField));
    return sortField === null ? rows : rows.sort(nullsLast(sortField));
  }
}
