import { compareValues } from '../../../../domain/filters';
import type { Item, PrimaryKey } from '../../../../domain/items';
import { isJsonObject, type Json } from '../../../../kernel';
import type { Accountability } from '../../accountability';
import { forbidden, invalidPayload, unexpected } from '../../api-error';
import type { Database } from '../../world/database';
import { allows, ruleFor } from '../permissions/rule';

const keyIn = (payload: unknown, name: string): PrimaryKey => {
  const key: Json = isJsonObject(payload) ? (payload[name] ?? null) : null;
  if (key === null) throw invalidPayload(`"${name}" is required`);
  if (typeof key !== 'string' && typeof key !== 'number')
    throw invalidPayload(`"${name}" must be one of [string, number]`);
  return key;
};

/** Manual sorting: numbers in the collection's sort field. */
export class SortingService {
  constructor(
    private readonly database: Database,
    private readonly who: Accountability,
  ) {}

  /**
   * Moves an item to another one's position. Numbers items without a position at the end first, and renumbers all when
   * two share one.
   */
  move(collection: string, payload: unknown): void {
    if (!this.database.model.has(collection)) throw forbidden();
    const [item, to] = [keyIn(payload, 'item'), keyIn(payload, 'to')];
    const field = this.sortField(collection);
    this.database.transaction(() => {
      this.numberUnsorted(collection, field);
      this.renumberTies(collection, field);
      const [from, target] = [this.place(collection, field, item), this.place(collection, field, to)];
      const step = from < target ? -1 : 1;
      const [low, high] = [Math.min(from, target), Math.max(from, target)];
      for (const row of this.database.rows(collection)) {
        const positionOf = Number(row[field]);
        if (positionOf >= low && positionOf <= high && positionOf !== from)
          this.put(collection, row, field, positionOf + step);
      }
      const moved = this.database.row(collection, item);
      if (moved !== null) this.put(collection, moved, field, target);
    });
  }

  private sortField(collection: string): string {
    const { model } = this.database;
    const field = model.collection(collection)?.meta?.sort_field ?? null;
    if (field === null) throw invalidPayload(`Collection "${collection}" doesn't have a sort field.`);
    const rule = ruleFor(this.database, this.who, collection, 'update');
    if (rule === null || !allows(rule, field)) throw forbidden();
    return field;
  }

  private numberUnsorted(collection: string, field: string): void {
    const rows = this.database.rows(collection);
    let last = rows.reduce((highest, row) => Math.max(highest, Number(row[field] ?? 0)), 0);
    const unplaced = rows.filter((row) => (row[field] ?? null) === null);
    for (const row of this.asStored(collection, unplaced)) {
      last += 1;
      this.put(collection, row, field, last);
    }
  }

  /** In the database's order: by auto-increment key, else as inserted. */
  private asStored(collection: string, rows: readonly Item[]): readonly Item[] {
    const keyField = this.database.model.keyField(collection);
    return rows.toSorted((one, other) => {
      const [key, otherKey] = [one[keyField], other[keyField]];
      return typeof key === 'number' && typeof otherKey === 'number' ? key - otherKey : 0;
    });
  }

  /** Renumbers all items from 1 in their order, ties by key, when two share a position. */
  private renumberTies(collection: string, field: string): void {
    const rows = this.database.rows(collection);
    if (new Set(rows.map((row) => row[field])).size === rows.length) return;
    const keyField = this.database.model.keyField(collection);
    const by = (name: string) => (one: Item, other: Item) => compareValues(one[name] ?? null, other[name] ?? null);
    const ordered = [...rows].sort(by(keyField)).sort(by(field));
    for (const [index, row] of ordered.entries()) this.put(collection, row, field, index + 1);
  }

  private place(collection: string, field: string, key: PrimaryKey): number {
    const row = this.database.row(collection, key);
    if (row === null) throw unexpected(`There is no item "${key}" to be sorted.`);
    return Number(row[field]);
  }

  private put(collection: string, row: Item, field: string, place: number): void {
    this.database.put(collection, row[this.database.model.keyField(collection)] as PrimaryKey, {
      ...row,
      [field]: place,
    });
  }
}
