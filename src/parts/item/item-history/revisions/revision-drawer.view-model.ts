import { distinctUntilChanged, filter, map, tap } from 'rxjs';
import { ItemNames } from '../../../../application/filters';
import {
  HistoryDependencies,
  type OpenItemContext,
  type RevisionHistory,
  RevisionViewer,
} from '../../../../application/history';
import { ItemForm } from '../../../../application/item-editing';
import { sameValueIn } from '../../../../domain/values';
import { Effect } from '../../../../kernel';
import { viewModel } from '../../../../kit';

/** One revision in the drawer, with its preview form and the titles of related items. */
export class RevisionDrawerViewModel {
  private readonly previewing: Effect;
  private readonly naming: Effect;
  readonly viewer: RevisionViewer;
  /** The item at this revision. */
  readonly preview: ItemForm;
  /** The titles of the items that changed fields refer to. */
  readonly names: ItemNames;

  constructor(
    dependencies: HistoryDependencies,
    private readonly history: RevisionHistory,
    opened: OpenItemContext,
    revision: number,
    language: string,
  ) {
    this.preview = new ItemForm(sameValueIn(dependencies.schema.schema, history.item.collection));
    this.viewer = new RevisionViewer(dependencies, history, opened, revision);
    this.names = new ItemNames(dependencies.items, dependencies.schema, language);
    const shown$ = this.viewer.viewed$.pipe(filter((shown) => shown !== null));
    this.previewing = new Effect(
      shown$.pipe(
        distinctUntilChanged((one, other) => one.revision.id === other.revision.id),
        tap(({ state }) => this.preview.start(state)),
      ),
    );
    this.naming = new Effect(
      shown$.pipe(
        map(({ changes }) => changes),
        tap((changes) =>
          changes.forEach(({ field, before, after }) =>
            this.names.requestRelated(this.collection, field, [before, after]),
          ),
        ),
      ),
    );
  }

  get collection(): string {
    return this.history.item.collection;
  }

  dispose(): void {
    for (const part of [this.naming, this.previewing, this.names, this.viewer]) part.dispose();
  }
}

export const revisionDrawerViewModel = viewModel(
  [HistoryDependencies],
  (parts) => (history: RevisionHistory, opened: OpenItemContext, revision: number, language: string) =>
    new RevisionDrawerViewModel(parts, history, opened, revision, language),
);
