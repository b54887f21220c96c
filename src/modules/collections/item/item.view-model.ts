import { map, type Observable } from 'rxjs';
import { itemDependencies } from '../../../application/dependencies';
import {
  OpenItem,
  prefillForm,
  type ConcurrentChange,
  type OpenItemDependencies,
} from '../../../application/item-editing';
import type { Item, SaveTarget } from '../../../domain/items';
import { denied, type Denial } from '../../../domain/permissions';
import { viewModel } from '../../../kit';
import { concurrentEditSummary, type ConcurrentEditSummary } from './concurrent-edit-summary.rules';
import { ItemPageActions } from './item-page-actions';

/** The page of one item: the item and what only its page shows. */
export class ItemViewModel {
  readonly item: OpenItem;
  readonly actions: ItemPageActions;
  /** Why the item cannot be copied. */
  readonly copyDenied$: Observable<Denial | false>;

  constructor(
    private readonly dependencies: OpenItemDependencies,
    target: SaveTarget,
    /** The initial edits of a new item. */
    prefill: Item = {},
  ) {
    this.item = new OpenItem(dependencies, target);
    prefillForm(this.item, prefill);
    this.copyDenied$ = dependencies.access.access$.pipe(map((access) => denied(access, target.collection, 'create')));
    this.actions = new ItemPageActions(this.item, this.copyDenied$);
  }

  /** Author and age of a concurrent change, as far as they are known. */
  summaryOf({ latest }: ConcurrentChange): ConcurrentEditSummary {
    const { access, clock } = this.dependencies;
    return concurrentEditSummary(latest, access.access.user?.id ?? null, clock.now());
  }

  /** Notifies the user of concurrent changes, also after leaving the page. */
  notifyConcurrentChange(parameters: { readonly who: string; readonly when: string; readonly fields: string }): void {
    this.dependencies.notifications.showInfo('also_changed_by_others', parameters);
  }

  /** For a prompt that cannot be shown: cancels the save, the edits stay. */
  cancelPrompt(): void {
    this.item.editing.prompts.answer({ kind: 'cancel' });
    this.dependencies.notifications.show('question_not_shown', 'danger');
  }

  /** For users who have checked the server themselves: creates the item once more. */
  createAnother(): void {
    this.item.editing.dismissUncertainWrite();
    this.item.save.execute('stay');
  }

  dispose(): void {
    this.item.dispose();
  }
}

export const itemViewModel = viewModel(
  [itemDependencies('items', 'schema', 'access', 'clock', 'identifiers', 'notifications', 'unsaved', 'drafts')],
  (dependencies) => (target: SaveTarget, prefill?: Item) => new ItemViewModel(dependencies, target, prefill),
);
