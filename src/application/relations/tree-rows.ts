import { type Either, isLeft } from 'fp-ts/Either';
import {
  BehaviorSubject,
  combineLatest,
  concatMap,
  distinctUntilChanged,
  map,
  merge,
  type Observable,
  of,
  Subject,
  switchMap,
  tap,
} from 'rxjs';
import {
  type Item,
  type ItemPlace,
  type ItemTree,
  itemTree,
  keyIn,
  keyOf,
  type ListRow,
  type LoadedTree,
  namedRows,
  nothingStaged,
  type PrimaryKey,
  type RecursiveList,
  type StagedEdits,
  valueIn,
} from '../../domain/items';
import { coversField, denied, type ItemDenial, readablePaths } from '../../domain/permissions';
import { levelsBelow } from '../../domain/query';
import {
  type Call,
  Effect,
  equals,
  type Failure,
  idle,
  type Json,
  ready,
  type RemoteData,
  StateValue,
  toRemoteData,
  valueOf,
} from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { ItemLookups, type Lookup } from './item-lookups';
import { MAX_READ, readAll } from './read-all';
import type { ListForm } from './related-rows';
import { RowGate } from './row-gate';

/** Levels that are read at once (spec 002, 10). */
export const TREE_DEPTH = 5;

const NOTHING_LOADED: LoadedTree = { rows: new Map(), children: new Map(), unread: new Set() };

/** The items of the tree below one, level by level, as far as they were read. */
const withBranch = (
  { list, field }: RecursiveList,
  before: LoadedTree,
  top: PrimaryKey,
  found: readonly Item[],
): LoadedTree => {
  const rows = new Map(before.rows);
  const children = new Map(before.children);
  const unread = new Set(before.unread);
  const byParent = new Map<string, PrimaryKey[]>();
  for (const row of found) {
    const key = keyOf(row, list.primaryKey);
    const parent = keyIn(valueIn(row, list.foreignKey), list.primaryKey);
    if (key === null || parent === null) continue;
    rows.set(String(key), row);
    byParent.set(String(parent), [...(byParent.get(String(parent)) ?? []), key]);
  }
  const visit = (key: PrimaryKey, depth: number): void => {
    const own = byParent.get(String(key)) ?? [];
    children.set(String(key), own);
    unread.delete(String(key));
    for (const child of own) {
      // A cycle leads back to an item that was visited.
      if (children.has(String(child)) && !before.children.has(String(child))) continue;
      if (depth < TREE_DEPTH) visit(child, depth + 1);
      else {
        const listed = valueIn(rows.get(String(child)) ?? {}, field);
        if (Array.isArray(listed) && listed.length === 0) children.set(String(child), []);
        else if (!children.has(String(child))) unread.add(String(child));
      }
    }
  };
  visit(top, 1);
  return { rows, children, unread };
};

/**
 * The tree of the items below one, with its staged edits: five levels are read at once, further ones below a node when
 * they are requested. Read again after every answer of the server.
 */
export class TreeRows {
  private readonly place: StateValue<ItemPlace | null>;
  private readonly staged: StateValue<StagedEdits>;
  private readonly loaded = new BehaviorSubject<LoadedTree>(NOTHING_LOADED);
  private readonly reading: BehaviorSubject<RemoteData<unknown>> = new BehaviorSubject<RemoteData<unknown>>(idle);
  private readonly reads$ = new Subject<PrimaryKey>();
  private readonly starts$ = new BehaviorSubject(0);
  private readonly branchFailure = new BehaviorSubject<Failure | null>(null);
  private readonly partial = new BehaviorSubject(false);
  private readonly shown: StateValue<ItemTree | null>;
  private readonly work: Effect;
  private readonly lookups: ItemLookups;
  private readonly gate: RowGate;
  private readonly fields: readonly string[];
  private readonly branches = new Set<string>();
  /** Why the items are not read. */
  readonly readDenied: 'not_allowed' | false;
  /** The reading of the first levels. */
  readonly loaded$: Observable<RemoteData<unknown>> = this.reading.asObservable();
  /** The failure of reading further levels, or the names of linked items. */
  readonly failure$: Observable<Failure | null>;
  /** There are more items than were read, at the top or in a branch. */
  readonly isPartial$: Observable<boolean> = this.partial.asObservable();
  /** Null before it is read. */
  readonly tree$: Observable<ItemTree | null>;

  constructor(
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'clock' | 'schema' | 'access'>,
    readonly recursive: RecursiveList,
    /** Dotted fields of an item that its view needs; those that may not be read are left out. */
    fields: readonly string[],
    private readonly form: ListForm,
  ) {
    const { schema, access } = dependencies;
    const { list, field } = recursive;
    const { collection, foreignKey, primaryKey, sortField } = list;
    const isReadable = coversField(access.access, collection, 'read', foreignKey);
    this.readDenied = denied(access.access, collection, 'read') || (isReadable ? false : 'not_allowed');
    const pointers = fields.some((path) => path.startsWith(`${foreignKey}.`))
      ? `${foreignKey}.${primaryKey}`
      : foreignKey;
    const wanted = [pointers, ...(sortField === null ? [] : [sortField]), ...fields, field];
    const readable = readablePaths(access.access, schema.schema, collection, wanted);
    this.gate = new RowGate(dependencies, list, readable);
    this.fields = [...new Set([primaryKey, ...readable, ...this.gate.fields])];
    this.lookups = new ItemLookups(dependencies);
    this.failure$ = combineLatest([this.branchFailure, this.lookups.failed$]).pipe(map(([one, other]) => one ?? other));
    this.place = new StateValue<ItemPlace | null>(null, form.place$);
    this.staged = new StateValue(nothingStaged, form.staged$.pipe(map((staged) => staged ?? nothingStaged)));
    this.shown = new StateValue<ItemTree | null>(
      null,
      combineLatest([this.reading, this.loaded, this.staged.value$, this.lookups.known$, this.place.value$]).pipe(
        map(([reading, , staged]) =>
          valueOf(reading) === null ? null : itemTree(recursive, this.known, this.key, staged),
        ),
        distinctUntilChanged((one, other) => equals(one as unknown as Json, other as unknown as Json)),
      ),
    );
    this.tree$ = this.shown.value$;
    this.work = new Effect(
      merge(
        this.starts(),
        this.reads$.pipe(concatMap((key) => this.read(key).pipe(map((result) => this.take(key, result))))),
        this.lookups.reads(combineLatest([this.staged.value$, this.loaded]).pipe(map(() => [this.unknownRows()]))),
      ),
    );
  }

  /** The key of the item at the top; null for a new one. */
  get key(): PrimaryKey | null {
    return this.place.value?.key ?? null;
  }

  /** Null before it is read. */
  get tree(): ItemTree | null {
    return this.shown.value;
  }

  get stagedEdits(): StagedEdits {
    return this.staged.value;
  }

  /** What was read, with the items that were linked here. */
  get known(): LoadedTree {
    const { rows, children, unread } = this.loaded.value;
    const { list, field } = this.recursive;
    const linked = this.unknownRows().keys.flatMap((key) => {
      const item = this.lookups.itemOf(list.collection, key);
      return item === null ? [] : [[String(key), item] as const];
    });
    const isParent = (item: Item): boolean => {
      const listed = valueIn(item, field);
      return !Array.isArray(listed) || listed.length > 0;
    };
    const parents = linked.filter(([key, item]) => !children.has(key) && isParent(item)).map(([key]) => key);
    return { rows: new Map([...rows, ...linked]), children, unread: new Set([...unread, ...parents]) };
  }

  /** Reads the levels below an item. */
  expand(key: PrimaryKey): void {
    if (this.branches.has(String(key))) return;
    this.branches.add(String(key));
    this.reads$.next(key);
  }

  retry(): void {
    this.lookups.retry();
    this.starts$.next(this.starts$.value + 1);
  }

  /** Why this row cannot be edited or removed, as far as the rules of the permissions can be decided here. */
  denialsOf({ ref }: ListRow): { readonly edit: ItemDenial | false; readonly remove: ItemDenial | false } {
    const row = 'key' in ref ? this.rowOf(ref.key) : null;
    if (row === null) return { edit: false, remove: false };
    return { edit: this.gate.editDenied(row), remove: this.gate.removeDenied(row) };
  }

  dispose(): void {
    this.work.dispose();
    [this.shown, this.staged, this.place].forEach((each) => each.dispose());
  }

  /** Reads the tree, and again after every answer of the server. */
  private starts(): Observable<unknown> {
    let last = this.key;
    return combineLatest([this.place.value$, this.starts$]).pipe(
      switchMap(() => {
        const { key } = this;
        if (key !== last) {
          this.branches.clear();
          this.reading.next(idle);
        }
        last = key;
        this.lookups.refresh();
        if (key === null || this.readDenied !== false) {
          this.loaded.next(NOTHING_LOADED);
          this.reading.next(ready([]));
          return of(null);
        }
        const before = valueOf(this.reading.value);
        return toRemoteData(this.read(key), before as readonly Item[] | null).pipe(
          tap((remote) => {
            if (remote.kind === 'ready') {
              this.partial.next(remote.value.length >= MAX_READ);
              this.loaded.next(withBranch(this.recursive, NOTHING_LOADED, key, remote.value));
            }
            this.reading.next(remote);
            if (remote.kind === 'ready') this.branches.forEach((each) => this.reads$.next(each));
          }),
        );
      }),
    );
  }

  private read(key: PrimaryKey): Call<readonly Item[]> {
    const { collection, foreignKey, primaryKey, sortField } = this.recursive.list;
    const isSorted = sortField !== null && this.fields.includes(sortField);
    return readAll(this.dependencies.items, collection, {
      fields: this.fields,
      filter: levelsBelow(foreignKey, primaryKey, key, TREE_DEPTH),
      sort: isSorted ? [sortField, primaryKey] : [primaryKey],
    });
  }

  private take(key: PrimaryKey, result: Either<Failure, readonly Item[]>): void {
    if (isLeft(result)) {
      this.branches.delete(String(key));
      this.branchFailure.next(result.left);
      return;
    }
    this.branchFailure.next(null);
    if (result.right.length >= MAX_READ) this.partial.next(true);
    this.loaded.next(withBranch(this.recursive, this.loaded.value, key, result.right));
  }

  private rowOf(key: PrimaryKey): Item | null {
    const { collection } = this.recursive.list;
    return this.loaded.value.rows.get(String(key)) ?? this.lookups.itemOf(collection, key);
  }

  /** Items that were linked here and not read with the tree. */
  private unknownRows(): Lookup {
    const { list } = this.recursive;
    const { rows } = this.loaded.value;
    const keys = namedRows(this.recursive, this.staged.value).filter((key) => !rows.has(String(key)));
    return { collection: list.collection, keyField: list.primaryKey, fields: this.fields, keys };
  }
}
