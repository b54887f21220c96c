import { Subject, type Observable } from 'rxjs';
import type { Item, PrimaryKey } from '../../domain/items';
import { Model } from './model';
import { Table } from './table';
import type { Structure, World } from './world';

/**
 * A world that can be changed. Rows are plain data and never altered in place: a write puts a new row where the old
 * one was, so a transaction is undone by putting the old tables back.
 */
export class Database {
  private name = '';
  private tables: ReadonlyMap<string, Table> = new Map();
  private depth = 0;
  private touched = false;
  private readonly changes = new Subject<void>();
  /** Everything that can be asked of the data model; a new one after each change of it. */
  model: Model = new Model({ collections: [], fields: [], relations: [] });
  /** Emits after each transaction that wrote something, and after `replace`. */
  readonly changed$: Observable<void> = this.changes.asObservable();

  constructor(world: World) {
    this.load(world);
  }

  /** Puts another world in this one's place. */
  replace(world: World): void {
    this.load(world);
    this.changes.next();
  }

  /** The world as it is now; later changes do not reach it. */
  snapshot(): World {
    const { collections, fields, relations } = this.model.structure;
    const items = Object.fromEntries([...this.tables].map(([collection, table]) => [collection, table.all()]));
    return { format: 1, name: this.name, collections, fields, relations, items };
  }

  rows(collection: string): readonly Item[] {
    return this.table(collection).all();
  }

  row(collection: string, key: PrimaryKey): Item | null {
    return this.table(collection).get(key);
  }

  /** Adds or replaces the row of this key. Constraints are the services' business. */
  put(collection: string, key: PrimaryKey, row: Item): void {
    this.write(collection, this.table(collection).with(key, row));
  }

  remove(collection: string, key: PrimaryKey): void {
    this.write(collection, this.table(collection).without(key));
  }

  /** The number that an auto-increment key gets next; numbers of deleted rows are not given out again. */
  nextKey(collection: string): number {
    return this.table(collection).last + 1;
  }

  restructure(structure: Structure): void {
    const known = new Set(structure.collections.map(({ collection }) => collection));
    const gone = this.model.structure.collections.filter(({ collection }) => !known.has(collection));
    this.model = new Model(structure);
    this.tables = new Map([...this.tables].filter(([name]) => !gone.some(({ collection }) => collection === name)));
    this.noteChange();
  }

  /** What was written inside is kept whole, or, when the work throws, undone whole. Transactions inside others join them. */
  transaction<A>(work: () => A): A {
    const before = { tables: this.tables, model: this.model, touched: this.touched };
    this.depth += 1;
    let done = false;
    try {
      const result = work();
      done = true;
      return result;
    } finally {
      this.depth -= 1;
      if (!done) Object.assign(this, before);
      this.announce();
    }
  }

  private load(world: World): void {
    this.name = world.name;
    this.model = new Model({ collections: world.collections, fields: world.fields, relations: world.relations });
    this.tables = new Map(
      Object.entries(world.items).map(([collection, rows]) => [collection, Table.of(rows, this.model.keyField(collection))]),
    );
  }

  private table(collection: string): Table {
    return this.tables.get(collection) ?? Table.empty;
  }

  private write(collection: string, table: Table): void {
    this.tables = new Map(this.tables).set(collection, table);
    this.noteChange();
  }

  private noteChange(): void {
    this.touched = true;
    this.announce();
  }

  private announce(): void {
    if (this.depth > 0 || !this.touched) return;
    this.touched = false;
    this.changes.next();
  }
}
