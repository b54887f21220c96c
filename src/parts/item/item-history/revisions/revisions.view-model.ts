import { BehaviorSubject, type Observable } from 'rxjs';
import { HistoryDependencies, type OpenItemContext, RevisionHistory } from '../../../../application/history';
import type { PrimaryKey } from '../../../../domain/items';
import { viewModel } from '../../../../kit';

/** The revisions of an open item, and the one in the drawer. */
export class RevisionsViewModel {
  private readonly openRevision = new BehaviorSubject<number | null>(null);
  readonly history: RevisionHistory;
  /** The id of the revision in the drawer; null while it is closed. */
  readonly open$: Observable<number | null> = this.openRevision.asObservable();

  constructor(
    readonly dependencies: HistoryDependencies,
    readonly context: OpenItemContext,
    collection: string,
    key: PrimaryKey,
  ) {
    this.history = new RevisionHistory(dependencies, { collection, key }, context.editing.written$);
  }

  open(revision: number): void {
    this.openRevision.next(revision);
  }

  close(): void {
    this.openRevision.next(null);
  }

  dispose(): void {
    this.history.dispose();
  }
}

export const revisionsViewModel = viewModel(
  [HistoryDependencies],
  (parts) => (item: OpenItemContext, collection: string, key: PrimaryKey) =>
    new RevisionsViewModel(parts, item, collection, key),
);
