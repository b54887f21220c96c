import { BehaviorSubject, combineLatest, map, type Observable } from 'rxjs';
import type { Filter } from '../../domain/filters';
import type { PrimaryKey } from '../../domain/items';
import type { View } from '../../domain/presets';
import { EXPORT_FORMATS, type ExportFormat, type ItemCounts, type ItemsQuery, savedFields } from '../../domain/query';
import { type CsvStyle, PLAIN_CSV } from '../../domain/import-export';
import { listableFields, resolvePath } from '../../domain/schema';
import { entryNotation, isNumeric, listSeparator } from '../../domain/values';
import { type RemoteData, StateValue, valueOf } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { CsvOptions, DevicePreferences } from '../settings';
import { ExportItems, type ExportScope, type ExportState } from './export-items';

/**
 * Sorts field paths by the columns that show them; a related path belongs to the column of its relation. Paths of no
 * column, such as the key, come first.
 */
export const inColumnOrder = (paths: readonly string[], columns: readonly string[]): readonly string[] => {
  const columnIndex = (path: string): number =>
    columns.includes(path) ? columns.indexOf(path) : columns.findIndex((column) => path.startsWith(`${column}.`));
  return [...paths].sort((one, other) => columnIndex(one) - columnIndex(other));
};

/** The items to export: those matching the filters, all, or the selected ones. */
export type ExportExtent = 'found' | 'everything' | 'selected';

export interface ExportOptions extends CsvOptions {
  readonly format: ExportFormat;
  readonly what: ExportExtent;
  readonly columns: 'shown' | 'all';
}

/** The number of items by extent; null until counted. */
export interface ExportCounts {
  readonly found: number | null;
  readonly everything: number | null;
  readonly selected: number;
}

export interface ExportedList {
  readonly collection: string;
  readonly primaryKey: string | null;
  readonly layout: string;
  readonly view: { readonly view: Pick<View, 'layout_query' | 'search'> };
  /** The API filter of the view, with the locked one; null for none. */
  readonly filter: Filter | null;
  /** Limits what 'everything' means; null for the whole collection. */
  readonly lockedFilter: Filter | null;
  /** The query is null while the layout needs no items, as a calendar without date fields. */
  readonly list: {
    readonly query: ItemsQuery | null;
    readonly query$: Observable<ItemsQuery | null>;
    readonly counts$: Observable<RemoteData<ItemCounts>>;
  };
  readonly selection: { readonly keys: readonly PrimaryKey[]; readonly keys$: Observable<readonly PrimaryKey[]> };
}

/** Null until the user chooses. */
interface ExportOptionsDraft extends Omit<ExportOptions, 'what' | keyof CsvOptions> {
  readonly what: ExportExtent | null;
}

/** The default is the selection, if there is one. */
const extentOf = (extent: ExportExtent | null, anySelected: boolean): ExportExtent =>
  anySelected ? (extent ?? 'selected') : extent === 'everything' ? 'everything' : 'found';

export interface ExportDependencies extends Pick<
  ItemDependencies,
  'items' | 'clock' | 'downloads' | 'notifications' | 'schema' | 'access'
> {
  /** Remembers how CSV files are written. */
  readonly preferences: Pick<DevicePreferences, 'csvOptions' | 'setCsvOptions'>;
}

/** The export of a list: format, extent and fields. */
export class ListExport {
  private readonly optionsDraft = new BehaviorSubject<ExportOptionsDraft>({
    format: EXPORT_FORMATS[0],
    what: null,
    columns: 'shown',
  });
  private readonly csvOptions: BehaviorSubject<CsvOptions>;
  private readonly options: StateValue<ExportOptions>;
  private readonly counts: StateValue<ExportCounts>;
  private readonly items: ExportItems;
  readonly options$: Observable<ExportOptions>;
  readonly counts$: Observable<ExportCounts>;
  readonly state$: Observable<ExportState>;

  constructor(
    private readonly source: ExportedList,
    private readonly dependencies: ExportDependencies,
  ) {
    const { list, selection } = source;
    this.items = new ExportItems(dependencies, source.collection, source.primaryKey);
    this.state$ = this.items.state$;
    this.counts = new StateValue<ExportCounts>(
      { found: null, everything: null, selected: 0 },
      combineLatest([list.query$, list.counts$, selection.keys$]).pipe(
        map(([query, counts, keys]) => ({
          // Without a query, the last counts belong to other filters.
          found: query === null ? null : (valueOf(counts)?.filter_count ?? null),
          everything: valueOf(counts)?.total_count ?? null,
          selected: keys.length,
        })),
      ),
    );
    this.csvOptions = new BehaviorSubject(dependencies.preferences.csvOptions);
    this.options = new StateValue<ExportOptions>(
      { ...this.optionsDraft.value, ...this.csvOptions.value, what: 'found' },
      combineLatest([this.optionsDraft, this.csvOptions, selection.keys$]).pipe(
        map(([choosing, csv, keys]) => ({ ...choosing, ...csv, what: extentOf(choosing.what, keys.length > 0) })),
      ),
    );
    this.counts$ = this.counts.value$;
    this.options$ = this.options.value$;
  }

  get busy(): boolean {
    return this.items.busy;
  }

  setOptions(choice: Partial<Omit<ExportOptions, keyof CsvOptions>>): void {
    this.optionsDraft.next({ ...this.optionsDraft.value, ...choice });
  }

  /** Remembered on this device. */
  setCsvOptions(choice: Partial<CsvOptions>): void {
    const next = { ...this.csvOptions.value, ...choice };
    this.dependencies.preferences.setCsvOptions(next);
    this.csvOptions.next(next);
  }

  /** `locale` decides on separators, where they are wanted. */
  execute(locale: string): void {
    const { format, what, columns } = this.options.value;
    const { collection, layout, list, view } = this.source;
    const query = list.query ?? this.filterQuery;
    const all = listableFields(this.dependencies.schema.schema, collection).map(({ field }) => field);
    const shownPaths = inColumnOrder(query.fields ?? [], savedFields(view.view.layout_query, layout));
    const fields = columns === 'shown' && shownPaths.length > 0 ? shownPaths : all;
    this.items.execute({
      format,
      csv: this.csvStyle(fields, locale),
      scope: this.scope(what, query),
      fields,
      count: this.counts.value[what],
    });
  }

  /** Cancels without saving a file. */
  cancel(): void {
    this.items.cancel();
  }

  /** The panel is closed: the export goes on, and a failure is shown as a notification. */
  detach(): void {
    this.items.detach();
  }

  attach(): void {
    this.items.attach();
  }

  dispose(): void {
    this.counts.dispose();
    this.options.dispose();
    this.items.dispose();
  }

  /** The query of filters and search, for layouts without one of their own. */
  private get filterQuery(): ItemsQuery {
    const { filter, view } = this.source;
    return { ...(filter && { filter }), search: view.view.search };
  }

  private csvStyle(paths: readonly string[], locale: string): CsvStyle {
    const { isForExcel, hasLocalSeparators } = this.options.value;
    const plain = { ...PLAIN_CSV, hasByteOrderMark: isForExcel };
    if (!hasLocalSeparators) return plain;
    const { schema } = this.dependencies.schema;
    const isNumericPath = (path: string): boolean => {
      const { steps, problem } = resolvePath(schema, this.source.collection, path);
      const field = steps.at(-1)?.field;
      return problem === null && field !== undefined && isNumeric(field.type);
    };
    return {
      ...plain,
      delimiter: listSeparator(locale),
      decimal: entryNotation(locale).decimal,
      numericColumns: new Set(paths.flatMap((path, column) => (isNumericPath(path) ? [column] : []))),
    };
  }

  private scope(what: ExportExtent, { filter, search, sort }: ItemsQuery): ExportScope {
    const { lockedFilter } = this.source;
    if (what === 'everything')
      return lockedFilter === null ? { kind: 'everything' } : { kind: 'found', query: { filter: lockedFilter } };
    if (what === 'selected') return { kind: 'selected', keys: this.source.selection.keys, sort: sort ?? [] };
    return { kind: 'found', query: { ...(filter && { filter }), ...(search && { search }), ...(sort && { sort }) } };
  }
}
