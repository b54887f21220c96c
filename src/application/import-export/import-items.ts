import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, map, of, Subject, switchMap, tap, type Observable } from 'rxjs';
import {
  csvLines,
  guessMapping,
  importableFields,
  mapColumn,
  PLAIN_CSV,
  mappedColumns,
  type ColumnMapping,
  type ColumnNotation,
  type MappedColumn,
  type NotationChoices,
  type PreparedRow,
  type TableError,
  type TableFile,
} from '../../domain/import-export';
import { denied, presetValues, withPresetDefault, type Denial } from '../../domain/permissions';
import { isPrimaryKey, primaryKeyOf, type Field, type FieldNaming } from '../../domain/schema';
import { entryNotation } from '../../domain/values';
import { Effect, StateValue, type Json, type Operation } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { type FailedRow, ImportRun, type ExistingItems } from './import-run';
import { type ValidationProgress, rowValidator, RowsValidation } from './validate-row';

/** An opened file with its column mapping. */
export interface OpenTable {
  readonly name: string;
  readonly table: TableFile;
  readonly mapping: ColumnMapping;
  /** The mapped columns, with the notation of each. */
  readonly columns: readonly MappedColumn[];
  /** The notations that the user has chosen. */
  readonly choices: NotationChoices;
  readonly existing: ExistingItems;
}

export type ImportStage =
  | { readonly kind: 'choosing'; readonly fault: TableError | null }
  | { readonly kind: 'reading'; readonly share: number }
  | { readonly kind: 'mapping'; readonly open: OpenTable }
  | { readonly kind: 'sending'; readonly open: OpenTable; readonly run: ImportRun };

export type ImportDenial = Denial | 'nothing_to_import' | 'wait_for_check' | 'no_column_mapped';

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const choosing: ImportStage = { kind: 'choosing', fault: null };

export type ImportDependencies = Pick<
  ItemDependencies,
  'items' | 'schema' | 'access' | 'clock' | 'unsaved' | 'downloads' | 'tableFiles'
>;

/** The import of a file into a collection: choose a file, map its columns, validate the rows, send them. */
export class ImportItems implements Operation<ImportDenial> {
  private readonly stage = new BehaviorSubject<ImportStage>(choosing);
  private readonly validation: RowsValidation;
  private readonly files$ = new Subject<File | null>();
  private readonly reading: Effect;
  private readonly now: StateValue<ImportDenial | false>;
  private readonly watched: { dispose(): void };
  /** The fields a column can be mapped to. Fields preset by the user's permissions are not required. */
  readonly fields: readonly Field[];
  readonly stage$: Observable<ImportStage> = this.stage.asObservable();
  readonly validation$: Observable<ValidationProgress>;
  readonly denied$: Observable<ImportDenial | false>;
  /** True while rows are being sent: leaving would interrupt the import. */
  readonly dirty$: Observable<boolean>;

  constructor(
    private readonly dependencies: ImportDependencies,
    readonly collection: string,
    private readonly locale: string,
    private readonly fieldName: FieldNaming,
    /** Called when the import ends, since items may have been created. */
    private readonly onChanged: () => void,
  ) {
    const { schema, access, clock } = dependencies;
    const presets = presetValues(access.access, collection, 'create', clock.now());
    this.fields = importableFields(schema.schema, access.access, collection).map((field) =>
      withPresetDefault(field, presets),
    );
    this.reading = new Effect(
      this.files$.pipe(switchMap((file) => (file === null ? of(this.stage.next(choosing)) : this.read(file)))),
    );
    this.validation = new RowsValidation(clock);
    this.validation$ = this.validation.checks$;
    this.now = new StateValue<ImportDenial | false>(
      'nothing_to_import',
      this.stage.pipe(switchMap((stage) => this.validation$.pipe(map((checks) => this.denial(stage, checks))))),
    );
    this.denied$ = this.now.value$;
    this.dirty$ = this.stage.pipe(
      switchMap((stage) =>
        stage.kind === 'sending' ? stage.run.progress$.pipe(map(({ kind }) => kind !== 'finished')) : of(false),
      ),
    );
    this.watched = dependencies.unsaved.watch(this.dirty$, () => ({ kind: 'new', collection }));
  }

  get dirty(): boolean {
    const { value } = this.stage;
    return value.kind === 'sending' && value.run.progress.kind !== 'finished';
  }

  /** The primary key field, if a column can be mapped to it. */
  get keyField(): Field | null {
    return this.fields.find(isPrimaryKey) ?? null;
  }

  /** Why existing items cannot be updated; false when they can. */
  get updateDenied(): Denial | false {
    return denied(this.dependencies.access.access, this.collection, 'update');
  }

  choose(file: File): void {
    this.files$.next(file);
  }

  /** Only before sending or after the end. */
  startOver(): void {
    this.validation.stop();
    this.files$.next(null);
  }

  map(column: number, field: string | null): void {
    const { value } = this.stage;
    if (value.kind !== 'mapping') return;
    const choices = new Map(value.open.choices);
    choices.delete(column);
    this.show({ ...value.open, mapping: mapColumn(value.open.mapping, column, field), choices });
  }

  /** Reads the numbers or dates of a column in this notation. */
  readColumnAs(column: number, notation: ColumnNotation): void {
    const { value } = this.stage;
    if (value.kind === 'mapping')
      this.show({ ...value.open, choices: new Map(value.open.choices).set(column, notation) });
  }

  withExisting(existing: ExistingItems): void {
    const { value } = this.stage;
    if (value.kind === 'mapping') this.show({ ...value.open, existing });
  }

  execute(): void {
    const { value } = this.stage;
    if (this.now.value !== false || value.kind !== 'mapping') return;
    const { open } = value;
    const primaryKey = primaryKeyOf(this.dependencies.schema.schema, this.collection)?.field ?? null;
    const order = {
      collection: this.collection,
      primaryKey: primaryKey !== null && open.mapping.includes(primaryKey) ? primaryKey : null,
      existing: open.existing,
      count: open.table.rows.length,
      prepare: this.validatorOf(open),
    };
    const run = new ImportRun(this.dependencies.items, order, this.onChanged);
    this.stage.next({ kind: 'sending', open, run });
    run.start();
  }

  /** Stops after the running requests; the other rows are reported as not sent. */
  stop(): void {
    const { value } = this.stage;
    if (value.kind === 'sending') value.run.stop();
  }

  /**
   * Saves the failed rows with their reasons as a CSV file, to be corrected and imported again: with the delimiter of
   * the file, by which its numbers are read.
   */
  saveFailed(reasonHeader: string, reasonOf: (row: FailedRow) => string): void {
    const { value } = this.stage;
    if (value.kind !== 'sending') return;
    const { table, name } = value.open;
    const lines = value.run.progress.failed.map((row): readonly Json[] => [
      ...(table.rows[row.index] ?? []).map((cell) => cell ?? null),
      reasonOf(row),
    ]);
    const style = { ...PLAIN_CSV, delimiter: table.delimiter ?? PLAIN_CSV.delimiter };
    const text = csvLines([[...table.columns, reasonHeader], ...lines], style);
    this.dependencies.downloads.save(
      `${name.replace(/\.[^.]*$/, '')}-failed.csv`,
      new Blob([text], { type: 'text/csv;charset=utf-8' }),
    );
  }

  /** The line number shown to the user. */
  numberOf({ table }: OpenTable, index: number): number {
    return table.rowNumbers[index] ?? 0;
  }

  dispose(): void {
    const { value } = this.stage;
    if (value.kind === 'sending') value.run.dispose();
    for (const part of [this.watched, this.now, this.reading, this.validation]) part.dispose();
  }

  private denial(stage: ImportStage, { checked, wrong }: ValidationProgress): ImportDenial | false {
    const refused = denied(this.dependencies.access.access, this.collection, 'create');
    if (refused !== false) return refused;
    if (stage.kind !== 'mapping') return 'nothing_to_import';
    const { mapping, table } = stage.open;
    if (mapping.every((field) => field === null)) return 'no_column_mapped';
    if (checked < table.rows.length) return 'wait_for_check';
    return wrong === table.rows.length ? 'nothing_to_import' : false;
  }

  private read(file: File): Observable<unknown> {
    this.stage.next({ kind: 'reading', share: 0 });
    return this.dependencies.tableFiles.read(file, file.name).pipe(
      tap((step) => {
        if (step.kind === 'reading')
          this.stage.next({ kind: 'reading', share: step.total === 0 ? 0 : step.read / step.total });
        else if (isLeft(step.result)) this.stage.next({ kind: 'choosing', fault: step.result.left });
        else this.open(file.name, step.result.right);
      }),
    );
  }

  private open(name: string, table: TableFile): void {
    const mapping = guessMapping(table.columns, this.fields, this.fieldName);
    this.show({ name, table, mapping, choices: new Map(), existing: 'skip' });
  }

  private show(next: Omit<OpenTable, 'columns'>): void {
    const { table, mapping, choices } = next;
    const user = { ...entryNotation(this.locale), zone: ZONE };
    const columns = mappedColumns(table, mapping, this.fields, user, choices);
    const open: OpenTable = { ...next, columns };
    this.validation.start({
      count: open.table.rows.length,
      prepare: this.validatorOf(open),
      updates: open.existing === 'update',
    });
    this.stage.next({ kind: 'mapping', open });
  }

  private validatorOf({ table, mapping, columns }: OpenTable): (index: number) => PreparedRow {
    const { access, clock } = this.dependencies;
    return rowValidator({
      table,
      mapping,
      columns,
      fields: this.fields,
      access: access.access,
      collection: this.collection,
      now: clock.now(),
    });
  }
}
