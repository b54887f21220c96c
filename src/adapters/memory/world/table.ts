import type { Item, PrimaryKey } from '../../../domain/items';
import { TableStorage } from './table-storage';

/** How to undo a write: the slot, its earlier row, and the newer table. */
interface Undo {
  readonly place: number;
  readonly row: Item | undefined;
  readonly newer: Table;
}

/** Rows per page; a page of 1,000 is copied within a few ms. */
const PAGE_SIZE = 1000;

/** The storage is rebuilt with more empty slots than this and than rows. */
const MAX_EMPTY_SLOTS = 1000;

/**
 * The rows of one collection by key, where '7' and 7 are the same. Immutable: each write returns a new table over the
 * same storage. The storage has the state of the newest table; reading an older one first undoes the later writes.
 */
export class Table {
  private undo: Undo | null = null;
  private rows: readonly Item[] | null = null;

  private constructor(
    private readonly storage: TableStorage,
    /** The highest numeric key so far. */
    readonly last: number,
    private readonly size: number,
  ) {}

  static empty(): Table {
    return Table.filled(new Map(), 0);
  }

  /** Rows without a key get the next number, after `lastKey`. */
  static of(rows: readonly Item[], keyField: string, lastKey = 0): Table {
    const numbers = rows.map((row) => row[keyField]).filter((key) => typeof key === 'number');
    let last = numbers.reduce((highest, number) => Math.max(highest, number), lastKey);
    const keyed = rows.map((row): readonly [string, Item] => {
      const key = row[keyField] ?? null;
      if (key !== null) return [String(key), row];
      last += 1;
      return [String(last), { [keyField]: last, ...row }];
    });
    return Table.filled(new Map(keyed), last);
  }

  private static filled(rows: ReadonlyMap<string, Item>, last: number): Table {
    return new Table(new TableStorage(rows), last, rows.size);
  }

  all(): readonly Item[] {
    this.rows ??= this.current().rows.filter((row) => row !== undefined);
    return this.rows;
  }

  /** All rows in pages, at least one. A write changes one page; a removal makes a page shorter. */
  pages(): readonly (readonly Item[])[] {
    const { rows } = this.current();
    return Array.from({ length: Math.max(1, Math.ceil(rows.length / PAGE_SIZE)) }, (_, page) =>
      rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).filter((row) => row !== undefined),
    );
  }

  get(key: PrimaryKey): Item | null {
    return this.current().get(String(key)) ?? null;
  }

  /** Rows whose field equals a value by its text, '7' like 7, in order. Scans the rows the first time only. */
  where(field: string, value: PrimaryKey): readonly Item[] {
    return this.current().where(field, String(value));
  }

  with(key: PrimaryKey, row: Item): Table {
    const storage = this.current();
    const added = storage.get(String(key)) === undefined ? 1 : 0;
    const last = Math.max(this.last, typeof key === 'number' ? key : 0);
    return this.followedBy(storage.slotFor(String(key)), row, new Table(storage, last, this.size + added));
  }

  without(key: PrimaryKey): Table {
    const storage = this.current();
    const place = storage.slotOf(String(key));
    if (place === undefined || storage.rows[place] === undefined) return this;
    const rest = this.followedBy(place, undefined, new Table(storage, this.last, this.size - 1));
    const empty = storage.rows.length - rest.size;
    return empty > Math.max(MAX_EMPTY_SLOTS, rest.size) ? Table.filled(storage.byKey(), this.last) : rest;
  }

  /** Maps all rows; keys stay. */
  map(change: (row: Item) => Item): Table {
    return Table.filled(new Map([...this.current().byKey()].map(([key, row]) => [key, change(row)])), this.last);
  }

  filter(keep: (row: Item) => boolean): Table {
    return Table.filled(new Map([...this.current().byKey()].filter(([, row]) => keep(row))), this.last);
  }

  private followedBy(place: number, row: Item | undefined, newer: Table): Table {
    this.undo = { place, row: this.storage.rows[place], newer };
    this.storage.set(place, row);
    return newer;
  }

  /** The storage in this table's state. Newer tables then hold the writes to redo. */
  private current(): TableStorage {
    if (this.undo === null) return this.storage;
    for (const table of this.pathToNewest().toReversed()) table.makeCurrent();
    return this.storage;
  }

  private pathToNewest(): readonly Table[] {
    const path: Table[] = [this];
    for (let newer = this.undo?.newer; newer !== undefined; newer = newer.undo?.newer) path.push(newer);
    return path;
  }

  private makeCurrent(): void {
    if (this.undo === null) return;
    const { place, row, newer } = this.undo;
    newer.undo = { place, row: this.storage.rows[place], newer: this };
    this.undo = null;
    this.storage.set(place, row);
  }
}
