import { BehaviorSubject, EMPTY, finalize, type Observable, Subject, switchMap, tap } from 'rxjs';
import { DeleteCollection } from '../../../application/data-model';
import type { Notifications } from '../../../application/notifications';
import { Effect } from '../../../kernel';

/** Asks before a collection is deleted, from the list and from the page of the collection, and says when it is done. */
export class CollectionDeletion {
  private readonly asked = new BehaviorSubject<DeleteCollection | null>(null);
  private readonly done = new Subject<string>();
  private readonly work: Effect;
  /** The deletion that is asked about; null for none. */
  readonly asked$: Observable<DeleteCollection | null> = this.asked.asObservable();
  /** The name of a collection that was deleted. */
  readonly deleted$: Observable<string> = this.done.asObservable();

  constructor(
    private readonly dependencies: ConstructorParameters<typeof DeleteCollection>[1],
    notifications: Pick<Notifications, 'showNamed'>,
  ) {
    this.work = new Effect(
      this.asked.pipe(
        switchMap((operation) =>
          operation === null ? EMPTY : operation.done$.pipe(finalize(() => operation.dispose())),
        ),
        tap((collection) => {
          this.done.next(collection);
          notifications.showNamed('collection_deleted', () => collection);
          this.close();
        }),
      ),
    );
  }

  ask(collection: string): void {
    this.asked.next(new DeleteCollection(collection, this.dependencies));
  }

  close(): void {
    this.asked.next(null);
  }

  dispose(): void {
    this.work.dispose();
  }
}
