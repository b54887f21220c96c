import { BehaviorSubject, type Observable } from 'rxjs';
import type { PrimaryKey } from '../../domain/items';

export interface RecentItem {
  readonly collection: string;
  readonly key: PrimaryKey;
  readonly title: string;
}

const MAX_RECENT = 8;

/** The items opened last, in this tab and session. */
export class RecentItems {
  private readonly items = new BehaviorSubject<readonly RecentItem[]>([]);
  /** Newest first, without duplicates. */
  readonly items$: Observable<readonly RecentItem[]> = this.items.asObservable();

  visit(item: RecentItem): void {
    const others = this.items.value.filter(({ collection, key }) => collection !== item.collection || key !== item.key);
    this.items.next([item, ...others].slice(0, MAX_RECENT));
  }

  clear(): void {
    this.items.next([]);
  }
}
