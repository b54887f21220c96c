import { distinctUntilChanged, EMPTY, filter, map, type Observable, of, Subject, switchMap, take } from 'rxjs';
import { isRight } from 'fp-ts/Either';
import { itemDependencies, type ItemDependencies } from '../../application/dependencies';
import type { PrimaryKey } from '../../domain/items';
import { RelatedItem } from '../../application/relations';
import { StateValue } from '../../kernel';
import { type RelatedEditing, viewModel } from '../../kit';

/** Where another item is chosen: in a list below the field, or in a drawer; unknown until the items are counted. */
export type ChoicePlace = 'list' | 'drawer' | 'unknown';

/** Up to this number of items the list is used (spec 002, 11). */
const MAX_IN_LIST = 100;

/** The selected item by its name, and where another one is chosen. */
export class ItemChoice {
  private readonly prepares$ = new Subject<void>();
  private readonly opens$ = new Subject<boolean>();
  private readonly place: StateValue<ChoicePlace>;
  private isEdited = false;
  readonly item: RelatedItem;
  readonly place$: Observable<ChoicePlace>;
  /** Emits when the field was opened before the items were counted, and there are too many for the list. */
  readonly drawerOpens$: Observable<void>;

  constructor(
    dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'access'>,
    collection: string,
    template: string | null,
    mode: string,
    language: string | null = null,
  ) {
    this.item = new RelatedItem(dependencies, collection, template, language);
    const counted$ = this.prepares$.pipe(
      take(1),
      switchMap(() => dependencies.items.total(collection)),
      map((total): ChoicePlace => (isRight(total) && total.right > MAX_IN_LIST ? 'drawer' : 'list')),
    );
    const fixed: ChoicePlace | null = mode === 'auto' ? null : mode === 'dropdown' ? 'list' : 'drawer';
    this.place = new StateValue<ChoicePlace>(fixed ?? 'unknown', fixed === null ? counted$ : EMPTY);
    this.place$ = this.place.value$;
    this.drawerOpens$ = this.opens$.pipe(
      switchMap((isOpen) => (isOpen && this.place.value === 'unknown' ? this.place$ : of<ChoicePlace>('list'))),
      distinctUntilChanged(),
      filter((place) => place === 'drawer'),
      map(() => undefined),
    );
  }

  /** `isEdited`: the item is edited with this one. Once it no longer is, as after a save, its name is read again. */
  show(key: PrimaryKey | null, isEdited: boolean): void {
    this.item.setKey(key);
    if (this.isEdited && !isEdited) this.item.reread();
    this.isEdited = isEdited;
  }

  /** Counts the items, once; called before the field is opened, when it gets the focus or the pointer. */
  prepare(): void {
    this.prepares$.next();
  }

  /** The field was opened; a list or a drawer follows once the items are counted. */
  opened(): void {
    this.prepare();
    this.opens$.next(true);
  }

  /** The field was left: no drawer opens when the items are counted. */
  closed(): void {
    this.opens$.next(false);
  }

  dispose(): void {
    this.place.dispose();
    this.item.dispose();
  }
}

/** The key of the edited item, which is not offered in a relation to its own collection; null in one to another. */
export const ownKey = (
  collection: string,
  place$: RelatedEditing['place$'] | undefined,
): Observable<PrimaryKey | null> =>
  place$ === undefined
    ? of(null)
    : place$.pipe(
        map((place) => (place?.collection === collection ? place.key : null)),
        distinctUntilChanged(),
      );

export const itemChoice = viewModel(
  [itemDependencies('items', 'schema', 'access')],
  (dependencies) => (collection: string, template: string | null, mode: string, language: string) =>
    new ItemChoice(dependencies, collection, template, mode, language),
);
