import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { ListSession } from '../../application/browse';
import type { SchemaStore } from '../../application/schema';
import type { DisplayResolver } from '../../domain/presets';
import { decodeTableOptions, savedFields, type Alignment, type Spacing } from '../../domain/query';
import { equals, StateValue } from '../../kernel';
import { Registries, SchemaService, shownWith, viewModel } from '../../kit';
import { movedColumn, withColumn, withoutColumn } from './arrange.rules';
import { columnSources, otherSources, type ColumnSource, type ColumnSources } from './tabular.query';

const NONE: ColumnSources = { sources: [], gone: 0, beyond: 0 };

/** Which columns a table has, and how somebody arranges them. What is arranged is kept in the view at once. */
export class TableColumns {
  private readonly live: StateValue<ColumnSources>;
  readonly columns$: Observable<ColumnSources>;
  /** The collection's own fields that are no columns yet. */
  readonly others$: Observable<readonly ColumnSource[]>;

  constructor(
    private readonly browse: ListSession,
    schema: SchemaStore,
    needs: DisplayResolver,
  ) {
    const query$ = browse.view$.pipe(
      map(({ layout_query }) => layout_query),
      // Another page is of the same columns, and has no cell drawn again that stays.
      distinctUntilChanged((one, other) => equals(savedFields(one, 'tabular'), savedFields(other, 'tabular'))),
    );
    this.live = new StateValue<ColumnSources>(
      NONE,
      combineLatest([schema.schema$, query$]).pipe(
        map(([model, query]) => columnSources(model, browse.collection, query, needs)),
      ),
    );
    this.columns$ = this.live.value$;
    this.others$ = combineLatest([schema.schema$, this.columns$]).pipe(
      map(([model, { sources }]) => otherSources(model, browse.collection, sources, needs)),
    );
  }

  get paths(): readonly string[] {
    return this.live.value.sources.map(({ path }) => path);
  }

  /** To that place among the columns, counted from 0. */
  move(path: string, to: number): void {
    this.arrange(movedColumn(this.paths, path, to));
  }

  add(path: string): void {
    this.arrange(withColumn(this.paths, path));
  }

  /** The last column stays: without any there would be no table. */
  hide(path: string): void {
    this.arrange(withoutColumn(this.paths, path));
  }

  /** Those that are not there any more are not asked for again. */
  forgetGone(): void {
    this.browse.changeQuery({ fields: this.paths });
  }

  align(path: string, alignment: Alignment): void {
    const { align } = decodeTableOptions(this.browse.view.view.layout_options);
    this.browse.changeOptions({ align: Object.fromEntries([...align, [path, alignment]]) });
  }

  space(spacing: Spacing): void {
    this.browse.changeOptions({ spacing });
  }

  sort(path: string, descending: boolean): void {
    this.browse.changeQuery({ sort: descending ? `-${path}` : path });
  }

  dispose(): void {
    this.live.dispose();
  }

  private arrange(paths: readonly string[]): void {
    const { paths: before } = this;
    if (paths.some((path, place) => path !== before[place]) || paths.length !== before.length)
      this.browse.changeQuery({ fields: paths });
  }
}

export const tableColumns = viewModel(
  [SchemaService, Registries],
  (schema: SchemaStore, registries) => (browse: ListSession) =>
    new TableColumns(browse, schema, shownWith(registries.displays)),
);
