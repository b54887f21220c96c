import { combineLatest, map, type Observable } from 'rxjs';
import { ArchiveSelection, DeleteSelection, SelectAll, type ListSession } from '../../../application/browse';
import { ItemDependencies } from '../../../application/dependencies';
import { hidesArchived } from '../../../domain/filters';
import { keyOf } from '../../../domain/items';
import { denied, type Denial } from '../../../domain/permissions';
import { archiveRuleOf } from '../../../domain/schema';
import { StateValue, valueOf } from '../../../kernel';
import { viewModel } from '../../../kit';

export interface SelectionCounts {
  readonly selected: number;
  /** Selected items that are not on this page. */
  readonly elsewhere: number;
  /** The number of items matching the filters; null until counted. */
  readonly found: number | null;
}

export interface ArchiveDirections {
  readonly archive: boolean;
  /** Only where archived items are listed. */
  readonly unarchive: boolean;
}

/** The selection bar. */
export class SelectionViewModel {
  private readonly counts: StateValue<SelectionCounts>;
  private readonly archiveDirections: StateValue<ArchiveDirections>;
  private readonly editing: StateValue<Denial | false>;
  readonly counts$: Observable<SelectionCounts>;
  readonly archiveDirections$: Observable<ArchiveDirections>;
  readonly editDisabled$: Observable<Denial | false>;
  readonly remove: DeleteSelection;
  readonly archive: ArchiveSelection;
  readonly selectAll: SelectAll;

  constructor(
    readonly browse: ListSession,
    dependencies: ItemDependencies,
  ) {
    const { collection, selection, list, primaryKey } = browse;
    this.remove = new DeleteSelection(browse, dependencies);
    this.archive = new ArchiveSelection(browse, dependencies);
    this.selectAll = new SelectAll(browse, dependencies);
    this.counts = new StateValue<SelectionCounts>(
      { selected: 0, elsewhere: 0, found: null },
      combineLatest([selection.texts$, list.items$, list.counts$]).pipe(
        map(([texts, items, counts]) => {
          const here = new Set((valueOf(items) ?? []).map((item) => String(keyOf(item, primaryKey ?? ''))));
          const elsewhere = [...texts].filter((text) => !here.has(text)).length;
          return { selected: texts.size, elsewhere, found: valueOf(counts)?.filter_count ?? null };
        }),
      ),
    );
    this.archiveDirections = new StateValue<ArchiveDirections>(
      { archive: false, unarchive: false },
      combineLatest([dependencies.schema.schema$, browse.view$]).pipe(
        map(([schema, { filters }]) => {
          const known = schema.collections.get(collection);
          const archive = known !== undefined && archiveRuleOf(known) !== null;
          return { archive, unarchive: archive && !hidesArchived(filters) };
        }),
      ),
    );
    this.editing = new StateValue<Denial | false>(
      'not_allowed',
      dependencies.access.access$.pipe(map((permissions) => denied(permissions, collection, 'update'))),
    );
    this.counts$ = this.counts.value$;
    this.archiveDirections$ = this.archiveDirections.value$;
    this.editDisabled$ = this.editing.value$;
  }

  dispose(): void {
    for (const part of [this.counts, this.archiveDirections, this.editing, this.remove, this.archive, this.selectAll])
      part.dispose();
  }
}

export const selectionViewModel = viewModel(
  [ItemDependencies],
  (dependencies) => (browse: ListSession) => new SelectionViewModel(browse, dependencies),
);
