import { of, tap } from 'rxjs';
import {
  COLLECTIONS,
  collectionItems,
  type ModelDependencies,
  modelDependencies,
} from '../../../application/data-model';
import type { WriteGate } from '../../../application/item-editing';
import { Notifications } from '../../../application/notifications';
import { Effect } from '../../../kernel';
import { Translator, viewModel } from '../../../kit';
import { itemPageDependencies, ItemViewModel } from '../../../parts/item/item-page';
import { CollectionDeletion } from './collection-deletion';

/** The page of a collection's configuration: its form, and the deletion of the collection. */
export class CollectionPageViewModel {
  private readonly work: Effect;
  readonly deletion: CollectionDeletion;
  readonly page: ItemViewModel;

  constructor(
    collection: string,
    model: ModelDependencies,
    notifications: Pick<Notifications, 'showNamed'>,
    createPage: (gate: WriteGate) => ItemViewModel,
  ) {
    this.deletion = new CollectionDeletion(model, notifications);
    // The form's own deletion asks for nothing but a confirmation: the dialog of a collection deletes instead.
    this.page = createPage(({ operation }) => {
      if (operation !== 'delete') return of(true);
      this.deletion.ask(collection);
      return of(false);
    });
    this.work = new Effect(this.deletion.deleted$.pipe(tap(() => this.page.item.giveUp())));
  }

  dispose(): void {
    [this.work, this.deletion, this.page].forEach((each) => each.dispose());
  }
}

export const collectionPageViewModel = viewModel(
  [itemPageDependencies, Translator, modelDependencies, Notifications],
  (dependencies, translator, model, notifications) => (collection: string) =>
    new CollectionPageViewModel(
      collection,
      model,
      notifications,
      (gate) =>
        new ItemViewModel(
          { ...dependencies, items: collectionItems(model) },
          translator,
          { kind: 'existing', collection: COLLECTIONS, key: collection },
          { gate, hasNewPage: false, hasCopies: false },
        ),
    ),
);
