import { Subject, type Observable } from 'rxjs';
import type { Item, PrimaryKey } from '../../../domain/items';
import { fromBase64, type Structure, toBase64, type World } from './world';
import { Model, modelOf } from './model';
import { Table } from './table';
import type { ChangesOfOthers, PartKey, WorldFrame, WorldParts } from './world-parts';

/**
 * A mutable world. Rows are plain data and never mutated: a write replaces a row, so that a transaction rolls back by
 * restoring the old tables.
 */
export class Database {
  name = '';
  /** Names of extensions by kind. */
  extensions: NonNullable<World['extensions']> = {};
  private tables: ReadonlyMap<string, Table> = new Map();
  /** In base64, as in a world, because saving all of them is more frequent than reading one. */
  private files: ReadonlyMap<string, string> = new Map();
  private depth = 0;
  private dirty = false;
  private readonly changes = new Subject<void>();
  /** The data model; replaced with each change. */
  model: Model = new Model({ collections: [], fields: [], relations: [] });
  /** Emits after each transaction that wrote something, and after `replace`. */
  readonly changed$: Observable<void> = this.changes.asObservable();

  constructor(world: World) {
    this.load(world);
  }

  /** Replaces the whole world. */
  replace(world: World): void {
    this.load(world);
    this.changes.next();
  }

  /** Takes over what other pages have written: all, or these parts. Emits nothing. */
  adopt({ world, changed }: ChangesOfOthers): void {
    const isChanged = (kind: PartKey[0], part?: string): boolean =>
      changed === null || changed.some(([each, name]) => each === kind && (part === undefined || name === part));
    if (isChanged('frame')) this.model = modelOf(world);
    if (isChanged('files')) this.files = new Map(Object.entries(world.files ?? {}));
    const { tables } = this;
    this.tables = new Map(
      Object.entries(world.items).map(([collection, rows]) => {
        const known = tables.get(collection);
        return [
          collection,
          known !== undefined && !isChanged('items', collection)
            ? known
            : Table.of(rows, this.model.keyField(collection), known?.last),
        ];
      }),
    );
  }

  /** Returns a function that restores the current state. */
  checkpoint(): () => void {
    const state = { files: this.files, tables: this.tables, model: this.model, dirty: this.dirty };
    return () => void Object.assign(this, state);
  }

  /** The current world; later changes do not affect it. */
  snapshot(): World {
    const items = Object.fromEntries([...this.tables].map(([collection, table]) => [collection, table.all()]));
    return { ...this.frame(), items, files: Object.fromEntries(this.files) };
  }

  /** The current world in parts. Parts that a write did not change keep their identity. */
  parts(): WorldParts {
    const pages = new Map([...this.tables].map(([collection, table]) => [collection, table.pages()]));
    return { frame: this.frame(), pages, files: this.files };
  }

  rows(collection: string): readonly Item[] {
    return this.table(collection).all();
  }

  row(collection: string, key: PrimaryKey): Item | null {
    return this.table(collection).get(key);
  }

  /** Rows whose field equals a value by its text, '7' like 7. Uses an index instead of a scan. */
  rowsWhere(collection: string, field: string, value: PrimaryKey): readonly Item[] {
    return this.table(collection).where(field, value);
  }

  /** Adds or replaces a row. The services check constraints. */
  put(collection: string, key: PrimaryKey, row: Item): void {
    this.write(collection, this.table(collection).with(key, row));
  }

  remove(collection: string, key: PrimaryKey): void {
    this.write(collection, this.table(collection).without(key));
  }

  /** Bytes of a file by its name on disk; null when there are none. */
  bytes(name: string): Uint8Array<ArrayBuffer> | null {
    const encoded = this.files.get(name);
    return encoded === undefined ? null : fromBase64(encoded);
  }

  putBytes(name: string, bytes: Uint8Array): void {
    this.files = new Map(this.files).set(name, toBase64(bytes));
    this.markDirty();
  }

  removeBytes(matches: (name: string) => boolean): void {
    this.files = new Map([...this.files].filter(([name]) => !matches(name)));
    this.markDirty();
  }

  /** Maps all rows of a collection; keys stay. */
  changeAll(collection: string, change: (row: Item) => Item): void {
    this.write(collection, this.table(collection).map(change));
  }

  /** Removes all rows that match. */
  removeWhere(collection: string, matches: (row: Item) => boolean): void {
    this.write(
      collection,
      this.table(collection).filter((row) => !matches(row)),
    );
  }

  /** The next auto-increment key; keys of deleted rows are not reused. */
  nextKey(collection: string): number {
    return this.table(collection).last + 1;
  }

  restructure(structure: Structure): void {
    const known = new Set(structure.collections.map(({ collection }) => collection));
    const removed = this.model.structure.collections.filter(({ collection }) => !known.has(collection));
    this.model = new Model(structure);
    this.tables = new Map([...this.tables].filter(([name]) => !removed.some(({ collection }) => collection === name)));
    this.markDirty();
  }

  /** Keeps all writes of the work, or none when it throws. Nested transactions join the outer one. */
  transaction<A>(work: () => A): A {
    const restore = this.checkpoint();
    this.depth += 1;
    let done = false;
    try {
      const result = work();
      done = true;
      return result;
    } finally {
      this.depth -= 1;
      if (!done) restore();
      this.announce();
    }
  }

  private frame(): WorldFrame {
    const extensions = Object.keys(this.extensions).length === 0 ? {} : { extensions: this.extensions };
    return { format: 1, name: this.name, ...this.model.structure, ...extensions };
  }

  private load(world: World): void {
    this.name = world.name;
    this.extensions = world.extensions ?? {};
    this.files = new Map(Object.entries(world.files ?? {}));
    this.model = modelOf(world);
    this.tables = new Map(
      Object.entries(world.items).map(([collection, rows]) => [
        collection,
        Table.of(rows, this.model.keyField(collection)),
      ]),
    );
  }

  private table(collection: string): Table {
    return this.tables.get(collection) ?? Table.empty();
  }

  private write(collection: string, table: Table): void {
    this.tables = new Map(this.tables).set(collection, table);
    this.markDirty();
  }

  private markDirty(): void {
    this.dirty = true;
    this.announce();
  }

  private announce(): void {
    if (this.depth > 0 || !this.dirty) return;
    this.dirty = false;
    this.changes.next();
  }
}
