import { distinctUntilChanged, filter, map, tap } from 'rxjs';
import { ItemNames } from '../../../application/filters';
import {
  HistoryDependencies,
  type OpenItemContext,
  type RevisionHistory,
  RevisionViewer,
} from '../../../application/history';
import { ItemForm } from '../../../application/item-editing';
import type { PrimaryKey } from '../../../domain/items';
import { relatedCollectionOf } from '../../../domain/schema';
import { sameValueIn } from '../../../domain/values';
import { Effect, type Json } from '../../../kernel';
import { viewModel } from '../../../kit';

const isKey = (value: Json): value is PrimaryKey => typeof value === 'string' || typeof value === 'number';

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
    private readonly dependencies: HistoryDependencies,
    private readonly history: RevisionHistory,
    opened: OpenItemContext,
    revision: number,
  ) {
    this.preview = new ItemForm(sameValueIn(dependencies.schema.schema, history.item.collection));
    this.viewer = new RevisionViewer(dependencies, history, opened, revision);
    this.names = new ItemNames(dependencies.items, dependencies.schema);
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
        tap((changes) => changes.forEach(({ field, before, after }) => this.name(field, [before, after]))),
      ),
    );
  }

  get collection(): string {
    return this.history.item.collection;
  }

  /** The collection that a field refers to; null for a field that is not a relation. */
  relatedOf(field: string): string | null {
    return relatedCollectionOf(this.dependencies.schema.schema, this.collection, field);
  }

  dispose(): void {
    for (const part of [this.naming, this.previewing, this.names, this.viewer]) part.dispose();
  }

  private name(field: string, values: readonly Json[]): void {
    const related = this.relatedOf(field);
    if (related !== null) this.names.request(related, values.filter(isKey));
  }
}

export const revisionDrawerViewModel = viewModel(
  [HistoryDependencies],
  (parts) => (history: RevisionHistory, opened: OpenItemContext, revision: number) =>
    new RevisionDrawerViewModel(parts, history, opened, revision),
);
