import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { ListSession } from '../../../application/browse';
import { SchemaStore } from '../../../application/data-model';
import type { DisplayResolver } from '../../../domain/presets';
import { decodeTableOptions, savedFields, type Alignment, type Spacing } from '../../../domain/query';
import { equals, StateValue } from '../../../kernel';
import { displayResolver, type Locale, Registries, Translator, viewModel } from '../../../kit';
import { moveColumn, addColumn, removeColumn } from './columns.rules';
import { columnSources, availableSources, type ColumnSource, type ColumnSources } from '../tabular.query';

const NO_COLUMNS: ColumnSources = { sources: [], missing: 0, omitted: 0 };

/** The columns of a table. Every change is written to the view immediately. */
export class TableColumns {
  private readonly sources: StateValue<ColumnSources>;
  readonly columns$: Observable<ColumnSources>;
  /** Fields of the collection that are not columns. */
  readonly available$: Observable<readonly ColumnSource[]>;

  constructor(
    private readonly session: ListSession,
    schema: SchemaStore,
    locale$: Observable<Locale>,
    resolveDisplay: (language: string) => DisplayResolver,
  ) {
    const query$ = session.view$.pipe(
      map(({ layout_query }) => layout_query),
      // A change of page or sort keeps the columns' identity, so that no cell renders again.
      distinctUntilChanged((one, other) => equals(savedFields(one, 'tabular'), savedFields(other, 'tabular'))),
    );
    this.sources = new StateValue<ColumnSources>(
      NO_COLUMNS,
      combineLatest([schema.schema$, query$, locale$]).pipe(
        map(([model, query, { code }]) => columnSources(model, session.collection, query, resolveDisplay(code), code)),
      ),
    );
    this.columns$ = this.sources.value$;
    this.available$ = combineLatest([schema.schema$, this.columns$, locale$]).pipe(
      map(([model, { sources }, { code }]) =>
        availableSources(model, session.collection, sources, resolveDisplay(code)),
      ),
    );
  }

  get paths(): readonly string[] {
    return this.sources.value.sources.map(({ path }) => path);
  }

  /** `to` is an index among the columns. */
  move(path: string, to: number): void {
    this.setPaths(moveColumn(this.paths, path, to));
  }

  add(path: string): void {
    this.setPaths(addColumn(this.paths, path));
  }

  /** Never removes the last column. */
  hide(path: string): void {
    this.setPaths(removeColumn(this.paths, path));
  }

  /** Removes the columns whose fields do not exist from the view. */
  removeMissing(): void {
    this.session.changeQuery({ fields: this.paths });
  }

  align(path: string, alignment: Alignment): void {
    const { align } = decodeTableOptions(this.session.view.view.layout_options);
    this.session.changeOptions({ align: Object.fromEntries([...align, [path, alignment]]) });
  }

  setSpacing(spacing: Spacing): void {
    this.session.changeOptions({ spacing });
  }

  sort(path: string, descending: boolean): void {
    this.session.changeQuery({ sort: descending ? `-${path}` : path });
  }

  dispose(): void {
    this.sources.dispose();
  }

  private setPaths(paths: readonly string[]): void {
    const { paths: before } = this;
    if (paths.some((path, index) => path !== before[index]) || paths.length !== before.length)
      this.session.changeQuery({ fields: paths });
  }
}

export const tableColumns = viewModel(
  [SchemaStore, Registries, Translator],
  (schema: SchemaStore, registries, translator) => (session: ListSession) =>
    new TableColumns(session, schema, translator.locale$, (language) => displayResolver(registries.displays, language)),
);
