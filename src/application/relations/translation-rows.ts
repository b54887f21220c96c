import {
  combineLatest,
  distinctUntilChanged,
  map,
  type Observable,
  of,
  startWith,
  Subject,
  switchMap,
  tap,
} from 'rxjs';
import {
  addedRows,
  type Item,
  type ItemPlace,
  keyOf,
  listRows,
  type ListRow,
  nothingStaged,
  type PrimaryKey,
  type StagedEdits,
  type ToMany,
} from '../../domain/items';
import { coversField, denied, type ItemDenial, readablePaths } from '../../domain/permissions';
import type { ItemsQuery } from '../../domain/query';
import { primaryKeyOf } from '../../domain/schema';
import { equals, idle, type Json, ready, type RemoteData, StateValue, toRemoteData, valueOf } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { readAll } from './read-all';
import type { ListForm } from './related-rows';
import { RowGate } from './row-gate';

/** The paths to request: a field is answered as a key or as an item, not as both, and here the key is needed. */
const withKeys = (paths: readonly string[], keys: readonly string[]): readonly string[] => [
  ...new Set([...keys, ...paths.filter((path) => !keys.some((key) => path.startsWith(`${key}.`)))]),
];

export interface TranslationFields {
  /** Fields of a row whose values are edited and compared. */
  readonly values: readonly string[];
  /** Further dotted fields that the view of a row needs. */
  readonly shown: readonly string[];
  /** Dotted fields of a language. */
  readonly language: readonly string[];
}

/**
 * The languages of a translations field, and all rows of its item with their staged edits. Both are few beside the rows
 * of other lists, and what is missing is known only of all of them. Rows are read again after every answer of the
 * server, languages once.
 */
export class TranslationRows {
  private readonly retries$ = new Subject<void>();
  private readonly place: StateValue<ItemPlace | null>;
  private readonly staged: StateValue<StagedEdits>;
  private readonly languages: StateValue<RemoteData<readonly Item[]>>;
  private readonly loaded: StateValue<RemoteData<readonly Item[]>>;
  private readonly shown: StateValue<readonly ListRow[] | null>;
  private readonly gate: RowGate;
  readonly languageKey: string;
  /** Why the rows are not read. */
  readonly readDenied: 'not_allowed' | false;
  /** Why the languages are not read. */
  readonly languagesDenied: 'not_allowed' | false;
  readonly languages$: Observable<RemoteData<readonly Item[]>>;
  /** The rows as they are on the server. */
  readonly loaded$: Observable<RemoteData<readonly Item[]>>;
  /** The rows with staged edits, new ones last; null before they are loaded. */
  readonly rows$: Observable<readonly ListRow[] | null>;

  constructor(
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'access' | 'clock'>,
    readonly list: ToMany & { readonly languages: string },
    private readonly fields: TranslationFields,
    readonly form: ListForm,
  ) {
    const { items, schema, access } = dependencies;
    const { collection, foreignKey, languages, primaryKey } = list;
    const keys = [...(list.junction === null ? [] : [list.junction.field]), ...fields.values];
    const readable = readablePaths(access.access, schema.schema, collection, withKeys(fields.shown, keys));
    const isReadable = coversField(access.access, collection, 'read', foreignKey);
    this.readDenied = denied(access.access, collection, 'read') || (isReadable ? false : 'not_allowed');
    this.languagesDenied = denied(access.access, languages, 'read');
    this.languageKey = primaryKeyOf(schema.schema, languages)?.field ?? '';
    this.gate = new RowGate(dependencies, list, readable);
    this.place = new StateValue<ItemPlace | null>(null, form.place$);
    this.staged = new StateValue(nothingStaged, form.staged$.pipe(map((staged) => staged ?? nothingStaged)));
    const rowFields = withKeys(
      [primaryKey, ...readable, ...this.gate.fields],
      keys.filter((key) => readable.includes(key)),
    );
    let last: { readonly key: PrimaryKey | null; readonly rows: readonly Item[] | null } = { key: null, rows: null };
    this.loaded = new StateValue<RemoteData<readonly Item[]>>(
      idle,
      combineLatest([this.place.value$, this.retries$.pipe(startWith(undefined))]).pipe(
        switchMap(([place]) => {
          const key = place?.key ?? null;
          if (key !== last.key) last = { key, rows: null };
          if (key === null || this.readDenied !== false) return of(ready([]));
          const query = { fields: rowFields, filter: { [foreignKey]: { _eq: key } }, sort: [primaryKey] };
          return toRemoteData(readAll(items, collection, query), last.rows).pipe(
            tap((loaded) => (last = { key, rows: valueOf(loaded) })),
          );
        }),
      ),
    );
    this.languages = new StateValue<RemoteData<readonly Item[]>>(
      idle,
      this.retries$.pipe(
        startWith(undefined),
        switchMap(() =>
          this.languagesDenied === false ? toRemoteData(readAll(items, languages, this.languageQuery)) : of(ready([])),
        ),
      ),
    );
    this.shown = new StateValue<readonly ListRow[] | null>(
      null,
      combineLatest([this.loaded.value$, this.staged.value$]).pipe(
        map(([loaded, staged]) => {
          const rows = valueOf(loaded);
          return rows && [...listRows(rows, staged, list), ...addedRows(staged, list, new Map())];
        }),
        distinctUntilChanged((one, other) => equals(one as unknown as Json, other as unknown as Json)),
      ),
    );
    this.languages$ = this.languages.value$;
    this.loaded$ = this.loaded.value$;
    this.rows$ = this.shown.value$;
  }

  get stagedEdits(): StagedEdits {
    return this.staged.value;
  }

  /** A row as it was read, with what is known of its place; undefined for a new one. */
  serverRow(key: PrimaryKey): Item | undefined {
    const { primaryKey, foreignKey } = this.list;
    const row = valueOf(this.loaded.value)?.find((each) => String(keyOf(each, primaryKey)) === String(key));
    return row && { ...row, [foreignKey]: this.place.value?.key ?? null };
  }

  /** Why this row cannot be edited or removed, as far as the rules of the permissions can be decided here. */
  denialsOf({ ref }: ListRow): { readonly edit: ItemDenial | false; readonly remove: ItemDenial | false } {
    const row = 'key' in ref ? this.serverRow(ref.key) : undefined;
    if (row === undefined) return { edit: false, remove: false };
    return { edit: this.gate.editDenied(row), remove: this.gate.removeDenied(row) };
  }

  retry(): void {
    this.retries$.next();
  }

  dispose(): void {
    [this.shown, this.loaded, this.languages, this.staged, this.place].forEach((each) => each.dispose());
  }

  private get languageQuery(): ItemsQuery {
    const { dependencies, list, fields, languageKey } = this;
    const { schema } = dependencies.schema;
    const readable = readablePaths(dependencies.access.access, schema, list.languages, fields.language);
    const sortField = schema.collections.get(list.languages)?.meta?.sort_field ?? null;
    const sort = sortField !== null && this.mayRead(sortField) ? [sortField, languageKey] : [languageKey];
    return { fields: [...new Set([languageKey, ...readable])], sort };
  }

  private mayRead(field: string): boolean {
    return coversField(this.dependencies.access.access, this.list.languages, 'read', field);
  }
}
