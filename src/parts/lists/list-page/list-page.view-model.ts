import { combineLatest, distinctUntilChanged, map, scan, type Observable } from 'rxjs';
import { AccessStore } from '../../../application/access';
import {
  type AutoRefresh,
  AutoRefreshFactory,
  ListFactory,
  type ListRef,
  type ListSession,
} from '../../../application/browse';
import { clearFilters } from '../../../domain/filters';
import { hasAddress, keyOf, type Item, type PrimaryKey } from '../../../domain/items';
import { denied, type Denial } from '../../../domain/permissions';
import type { View } from '../../../domain/presets';
import type { ItemCounts } from '../../../domain/query';
import { equals, StateValue, valueOf, type RemoteData } from '../../../kernel';
import { type CollectionPaths, layoutResolver, Registries, viewModel } from '../../../kit';
import { NO_RISKS, type WriteRisks } from './batch/write-risks';

export interface ListHeading {
  /** All items, and those that the search and the filters find; null until counted. */
  readonly counts: ItemCounts | null;
  readonly createDenied: Denial | false;
}

/** The list page: the list session, its heading and the links to its items. */
export class ListPageViewModel {
  private readonly heading: StateValue<ListHeading>;
  readonly heading$: Observable<ListHeading>;
  readonly createDenied$: Observable<Denial | false>;
  readonly clearDenied$: Observable<'filters_clear_nothing' | false>;
  /** The keys of the shown items that have no page, since no address can contain them. */
  readonly unaddressed$: Observable<readonly string[]>;

  constructor(
    readonly browse: ListSession,
    access: AccessStore,
    readonly refresh: AutoRefresh,
    readonly paths: CollectionPaths,
    readonly risks: WriteRisks = NO_RISKS,
  ) {
    this.heading = new StateValue<ListHeading>(
      { counts: null, createDenied: 'not_allowed' },
      combineLatest([
        browse.list.counts$.pipe(
          scan<RemoteData<ItemCounts>, ItemCounts | null>((last, counts) => valueOf(counts) ?? last, null),
        ),
        access.access$,
      ]).pipe(
        map(([counts, permissions]) => ({
          counts,
          createDenied: denied(permissions, browse.collection, 'create'),
        })),
        distinctUntilChanged((one, other) => equals(one, other)),
      ),
    );
    this.heading$ = this.heading.value$;
    this.createDenied$ = this.heading$.pipe(
      map(({ createDenied }) => createDenied),
      distinctUntilChanged(),
    );
    this.unaddressed$ = browse.list.items$.pipe(
      map((items) =>
        (valueOf(items) ?? []).flatMap((item) => {
          const key = this.keyOf(item);
          return key === null || hasAddress(key) ? [] : [String(key)];
        }),
      ),
      distinctUntilChanged((one, other) => equals(one, other)),
    );
    this.clearDenied$ = browse.view$.pipe(
      map(({ search, filters }) => search === '' && clearFilters(filters).length === filters.length),
      map((isClear) => isClear && 'filters_clear_nothing'),
      distinctUntilChanged(),
    );
  }

  /** The URL of an item; null when the item has no key, or one that no address can contain. */
  readonly linkTo = (item: Item): string | null => {
    const key = this.keyOf(item);
    return key === null || !hasAddress(key) ? null : this.paths.item(key);
  };

  private keyOf(item: Item): PrimaryKey | null {
    const { primaryKey } = this.browse;
    return primaryKey === null ? null : keyOf(item, primaryKey);
  }

  /** Clears the search and all filters that are not locked. */
  clearFilters(): void {
    this.browse.clearFilters();
  }

  dispose(): void {
    this.heading.dispose();
    this.refresh.dispose();
    this.browse.dispose();
  }
}

export const listPageViewModel = viewModel(
  [ListFactory, AccessStore, Registries, AutoRefreshFactory],
  (lists, access, registries, refreshing) =>
    (ref: ListRef, paths: CollectionPaths, urlView: Partial<View> = {}, risks: WriteRisks = NO_RISKS) => {
      const session = lists.open(ref, layoutResolver(registries.layouts, registries.displays), urlView);
      return new ListPageViewModel(session, access, refreshing.create(session), paths, risks);
    },
);
