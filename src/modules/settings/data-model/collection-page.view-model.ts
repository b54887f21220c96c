import { BehaviorSubject, EMPTY, finalize, type Observable, of, switchMap, tap } from 'rxjs';
import {
  COLLECTIONS,
  collectionItems,
  DeleteCollection,
  type ModelDependencies,
  modelDependencies,
} from '../../../application/data-model';
import type { WriteGate } from '../../../application/item-editing';
import { Notifications } from '../../../application/notifications';
import { Effect } from '../../../kernel';
import { Translator, viewModel } from '../../../kit';
import { itemPageDependencies, ItemViewModel } from '../../../parts/item/item-page';

/** The page of a collection's configuration: its form, and the deletion of the collection. */
export class CollectionPageViewModel {
  private readonly deletion = new BehaviorSubject<DeleteCollection | null>(null);
  private readonly work: Effect;
  /** The deletion that is asked about; null for none. */
  readonly deletion$: Observable<DeleteCollection | null> = this.deletion.asObservable();
  /** Emits once the collection is deleted. */
  readonly deleted$: Observable<string>;
  readonly page: ItemViewModel;

  constructor(
    collection: string,
    model: ModelDependencies,
    notifications: Pick<Notifications, 'showNamed'>,
    createPage: (gate: WriteGate) => ItemViewModel,
  ) {
    // The form's own deletion asks for nothing but a confirmation: the dialog of a collection deletes instead.
    this.page = createPage(({ operation }) => {
      if (operation !== 'delete') return of(true);
      this.deletion.next(new DeleteCollection(collection, model));
      return of(false);
    });
    this.deleted$ = this.deletion.pipe(
      switchMap((operation) =>
        operation === null ? EMPTY : operation.done$.pipe(finalize(() => operation.dispose())),
      ),
    );
    this.work = new Effect(
      this.deleted$.pipe(
        tap((name) => {
          this.page.item.giveUp();
          notifications.showNamed('collection_deleted', () => name);
        }),
      ),
    );
  }

  closeDialog(): void {
    this.deletion.next(null);
  }

  dispose(): void {
    [this.work, this.page].forEach((each) => each.dispose());
    this.deletion.value?.dispose();
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
