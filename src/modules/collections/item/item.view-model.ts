import { map, type Observable } from 'rxjs';
import {
  prefillForm,
  ItemTitle,
  openItem,
  type ArchiveItem,
  type CheckServer,
  type DeleteItem,
  type DiscardChanges,
  type EditableField,
  type ItemEditing,
  type OpenItem,
  type ConcurrentChange,
  type SaveItem,
} from '../../../application/item-editing';
import type { DraftRecorder, DraftRecovery } from '../../../application/recovery';
import type { ItemDependencies } from '../../../application/dependencies';
import type { Item, SaveTarget } from '../../../domain/items';
import { denied, type Denial } from '../../../domain/permissions';
import { viewModel, ItemDependenciesService } from '../../../kit';
import { concurrentEditSummary, type ConcurrentEditSummary } from './concurrent-edit-summary.rules';

/** One item as a form, and what can be done with it. */
export class ItemViewModel {
  private readonly openItem: OpenItem;
  private readonly title: ItemTitle;
  readonly editing: ItemEditing;
  readonly save: SaveItem;
  readonly remove: DeleteItem;
  readonly archive: ArchiveItem;
  readonly discard: DiscardChanges;
  readonly checkServer: CheckServer;
  readonly fields$: Observable<readonly EditableField[]>;
  /** Why a copy cannot be made. */
  readonly copyDenied$: Observable<Denial | false>;
  readonly recorder: DraftRecorder;
  readonly recovery: DraftRecovery;
  /** What the item is called by the collection's template; null when it is new, has none, or nothing to say. */
  readonly title$: Observable<string | null>;

  constructor(
    private readonly dependencies: ItemDependencies,
    target: SaveTarget,
    /** What a new item begins with. */
    brought: Item = {},
  ) {
    this.openItem = openItem(dependencies, target);
    prefillForm(this.openItem, brought);
    this.editing = this.openItem.editing;
    this.save = this.openItem.save;
    this.remove = this.openItem.remove;
    this.archive = this.openItem.archive;
    this.discard = this.openItem.discard;
    this.checkServer = this.openItem.check;
    this.fields$ = this.openItem.fields$;
    this.copyDenied$ = dependencies.access.access$.pipe(map((access) => denied(access, target.collection, 'create')));
    this.recorder = this.openItem.recorder;
    this.recovery = this.openItem.recovery;
    this.title = new ItemTitle(this.editing, dependencies);
    this.title$ = this.title.title$;
  }

  get target(): SaveTarget {
    return this.editing.target;
  }

  /** The fields as they are at this moment. */
  get fields(): readonly EditableField[] {
    return this.openItem.fields;
  }

  /** Who has changed the item meanwhile and how long ago, as far as that is told. */
  summaryOf({ latest }: ConcurrentChange): ConcurrentEditSummary {
    return concurrentEditSummary(
      latest,
      this.dependencies.access.access.user?.id ?? null,
      this.dependencies.clock.now(),
    );
  }

  /** Says what others have changed, wherever somebody is by then. */
  notifyConcurrentChange(parameters: { readonly who: string; readonly when: string; readonly fields: string }): void {
    this.dependencies.notifications.showInfo('also_changed_by_others', parameters);
  }

  /** A question that cannot be shown is not answered: the save ends, and the edits stay. */
  cancelPrompt(): void {
    this.editing.prompts.answer({ kind: 'cancel' });
    this.dependencies.notifications.show('question_not_shown', 'danger');
  }

  /** Nothing was lost: whoever has looked for themselves may create the item once more. */
  createAnother(): void {
    this.editing.dismissUncertainWrite();
    this.save.execute('stay');
  }

  dispose(): void {
    this.title.dispose();
    this.openItem.dispose();
  }
}

export const itemViewModel = viewModel(
  [ItemDependenciesService],
  (parts) => (target: SaveTarget, brought?: Item) => new ItemViewModel(parts, target, brought),
);
