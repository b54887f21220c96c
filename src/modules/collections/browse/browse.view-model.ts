import { combineLatest, map, type Observable } from 'rxjs';
import type { AccessStore } from '../../../application/access';
import type { Browsing, ItemList } from '../../../application/browse';
import { keyOf, type Item } from '../../../domain/items';
import { denied, type Denial } from '../../../domain/permissions';
import { Live, valueOf } from '../../../kernel';
import { AccessService, BrowsingService, itemPath, viewModel } from '../../../kit';

/** What the page says besides the list itself. */
export interface BrowseHeading {
  /** How many items there are altogether; null until counted. */
  readonly count: number | null;
  readonly createDisabled: Denial | false;
}

/** A collection as a list: the list, its heading, and where its items open. */
export class BrowseViewModel {
  private readonly heading: Live<BrowseHeading>;
  readonly list: ItemList;
  readonly heading$: Observable<BrowseHeading>;

  constructor(
    browsing: Browsing,
    access: AccessStore,
    private readonly collection: string,
  ) {
    this.list = browsing.open(collection);
    this.heading = new Live<BrowseHeading>(
      { count: null, createDisabled: 'not_allowed' },
      combineLatest([this.list.counts$, access.access$]).pipe(
        map(([counts, rights]) => ({
          count: valueOf(counts)?.total_count ?? null,
          createDisabled: denied(rights, collection, 'create'),
        })),
      ),
    );
    this.heading$ = this.heading.value$;
  }

  /** Where an item opens; null when it shows no key. */
  readonly linkTo = (item: Item): string | null => {
    const key = this.list.primaryKey === null ? null : keyOf(item, this.list.primaryKey);
    return key === null ? null : itemPath(this.collection, key);
  };

  dispose(): void {
    this.list.dispose();
    this.heading.dispose();
  }
}

export const browseViewModel = viewModel(
  [BrowsingService, AccessService],
  (browsing, access) => (collection: string) => new BrowseViewModel(browsing, access, collection),
);
