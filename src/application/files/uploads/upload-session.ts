import { BehaviorSubject, type Observable } from 'rxjs';
import type { Uploads } from './uploads';

/** The queue of uploads of the session. Separate from it, so that its code loads with the first page that uploads. */
export class UploadSession {
  private readonly queue = new BehaviorSubject<Uploads | null>(null);
  /** Null until a page has opened the queue. */
  readonly queue$: Observable<Uploads | null> = this.queue.asObservable();

  /** The queue; created by the first call. */
  open(create: () => Uploads): Uploads {
    const queue = this.queue.value ?? create();
    if (this.queue.value === null) this.queue.next(queue);
    return queue;
  }

  /** Aborts all uploads after the sign-out. */
  clear(): void {
    this.queue.value?.dispose();
    this.queue.next(null);
  }
}
