import { map, type Observable } from 'rxjs';
import type { ListSession } from '../../../../application/browse';
import { FilterEditor } from '../../../../application/filters';
import { itemDependencies, type ItemDependencies } from '../../../../application/dependencies';
import { archiveFilter, hidesArchived, showArchived, type FilterNode } from '../../../../domain/filters';
import { viewModel } from '../../../../kit';

/** The filter panel. */
export class FilterPanelViewModel {
  readonly editor: FilterEditor;
  /** The filter that hides archived items; null for a collection without an archive field. */
  readonly archive: FilterNode | null;
  readonly archivedShown$: Observable<boolean>;

  constructor({ clock, schema }: Pick<ItemDependencies, 'schema' | 'clock'>, browse: ListSession) {
    const { view } = browse;
    this.editor = new FilterEditor(clock, view.view$.pipe(map(({ filters }) => filters)), (filters) =>
      view.change({ filters }),
    );
    this.archive = archiveFilter(schema.schema, browse.collection);
    this.archivedShown$ = this.editor.draft$.pipe(map((filters) => !hidesArchived(filters)));
  }

  showArchived(shown: boolean): void {
    this.editor.replace(showArchived(this.editor.draft, shown, this.archive));
  }

  dispose(): void {
    this.editor.dispose();
  }
}

export const filterPanelViewModel = viewModel(
  [itemDependencies('schema', 'clock')],
  (parts) => (browse: ListSession) => new FilterPanelViewModel(parts, browse),
);
