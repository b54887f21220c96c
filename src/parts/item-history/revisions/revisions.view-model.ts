import { BehaviorSubject, type Observable } from 'rxjs';
import { RevisionHistory, type HistoryParts, type OpenedItem } from '../../../application/history';
import type { PrimaryKey } from '../../../domain/items';
import { HistoryPartsService, viewModel } from '../../../kit';

/** The revisions of an open item, and which of them is being looked at. */
export class RevisionsViewModel {
  private readonly opened = new BehaviorSubject<number | null>(null);
  readonly history: RevisionHistory;
  /** The id of the one in the drawer; null while it is closed. */
  readonly open$: Observable<number | null> = this.opened.asObservable();

  constructor(
    readonly parts: HistoryParts,
    readonly item: OpenedItem,
    collection: string,
    key: PrimaryKey,
  ) {
    this.history = new RevisionHistory(parts, { collection, key }, item.save.saved$);
  }

  open(revision: number): void {
    this.opened.next(revision);
  }

  close(): void {
    this.opened.next(null);
  }

  dispose(): void {
    this.history.dispose();
  }
}

export const revisionsViewModel = viewModel(
  [HistoryPartsService],
  (parts) => (item: OpenedItem, collection: string, key: PrimaryKey) =>
    new RevisionsViewModel(parts, item, collection, key),
);
