import { BehaviorSubject, type Observable } from 'rxjs';
import type { PrimaryKey } from '../../domain/items';

export interface RecentItem {
  readonly collection: string;
  readonly key: PrimaryKey;
  readonly title: string;
}

const MAX_RECENT = 8;

const MAX_COLLECTIONS = 20;

/** The items and collections opened last, in this tab and session. */
export class RecentItems {
  private readonly collections = new BehaviorSubject<readonly string[]>([]);
  private readonly items = new BehaviorSubject<readonly RecentItem[]>([]);
  /** Newest first, without duplicates. */
  readonly items$: Observable<readonly RecentItem[]> = this.items.asObservable();
  /** By their list or an item; newest first, without duplicates. */
  readonly collections$: Observable<readonly string[]> = this.collections.asObservable();

  visit(item: RecentItem): void {
    this.visitCollection(item.collection);
    const others = this.items.value.filter(({ collection, key }) => collection !== item.collection || key !== item.key);
    this.items.next([item, ...others].slice(0, MAX_RECENT));
  }

  visitCollection(collection: string): void {
    const others = this.collections.value.filter((other) => other !== collection);
    this.collections.next([collection, ...others].slice(0, MAX_COLLECTIONS));
  }

  clear(): void {
    this.items.next([]);
    this.collections.next([]);
  }
}
