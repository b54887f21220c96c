import { map, type Observable } from 'rxjs';
import {
  prefillForm,
  ItemTitle,
  openItem,
  type ArchiveItem,
  type CheckServer,
  type DeleteItem,
  type DiscardChanges,
  type ItemEditing,
  type OpenItem,
  type ConcurrentChange,
  type SaveItem,
} from '../../../application/item-editing';
import type { DraftRecorder, DraftRecovery } from '../../../application/recovery';
import { ItemDependencies } from '../../../application/dependencies';
import type { Item, SaveTarget } from '../../../domain/items';
import { type Denial, denied, type EditableField } from '../../../domain/permissions';
import { viewModel } from '../../../kit';
import { ItemPageActions } from './item-page-actions';
import { concurrentEditSummary, type ConcurrentEditSummary } from './concurrent-edit-summary.rules';

/** One item as a form, with its actions. */
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
  /** Why the item cannot be copied. */
  readonly copyDenied$: Observable<Denial | false>;
  readonly recorder: DraftRecorder;
  readonly recovery: DraftRecovery;
  /** The title by the display template; null for a new item, without a template, and while it renders nothing. */
  readonly title$: Observable<string | null>;

  readonly actions: ItemPageActions;

  constructor(
    private readonly dependencies: ItemDependencies,
    target: SaveTarget,
    /** The initial edits of a new item. */
    prefill: Item = {},
  ) {
    this.openItem = openItem(dependencies, target);
    prefillForm(this.openItem, prefill);
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
    this.actions = new ItemPageActions(this.openItem, this.copyDenied$);
  }

  get target(): SaveTarget {
    return this.editing.target;
  }

  /** The current value of `fields$`. */
  get fields(): readonly EditableField[] {
    return this.openItem.fields;
  }

  /** Author and age of a concurrent change, as far as they are known. */
  summaryOf({ latest }: ConcurrentChange): ConcurrentEditSummary {
    return concurrentEditSummary(
      latest,
      this.dependencies.access.access.user?.id ?? null,
      this.dependencies.clock.now(),
    );
  }

  /** Notifies the user of concurrent changes, also after leaving the page. */
  notifyConcurrentChange(parameters: { readonly who: string; readonly when: string; readonly fields: string }): void {
    this.dependencies.notifications.showInfo('also_changed_by_others', parameters);
  }

  /** For a prompt that cannot be shown: cancels the save, the edits stay. */
  cancelPrompt(): void {
    this.editing.prompts.answer({ kind: 'cancel' });
    this.dependencies.notifications.show('question_not_shown', 'danger');
  }

  /** For users who have checked the server themselves: creates the item once more. */
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
  [ItemDependencies],
  (parts) => (target: SaveTarget, prefill?: Item) => new ItemViewModel(parts, target, prefill),
);
