import { BehaviorSubject, mergeMap, Subject, tap, type Observable } from 'rxjs';
import { Effect } from '../../kernel';
import type { Clipboard } from '../../ports/clipboard';
import type { Notifications } from '../notifications';

/** Copies the address of a view, and says so; where nothing may be copied the address is there to be copied by hand. */
export class CopyViewLink {
  private readonly left = new BehaviorSubject<string | null>(null);
  private readonly requests$ = new Subject<string>();
  private readonly work: Effect;
  /** The address that could not be copied. */
  readonly uncopied$: Observable<string | null> = this.left.asObservable();

  constructor(clipboard: Pick<Clipboard, 'write'>, notifications: Notifications) {
    this.work = new Effect(
      this.requests$.pipe(
        mergeMap((address) =>
          clipboard.write(address).pipe(
            tap((result) => {
              const copied = result._tag === 'Right' && result.right;
              this.left.next(copied ? null : address);
              notifications.show(copied ? 'view_link_copied' : 'view_link_not_copied', copied ? 'success' : 'warning');
            }),
          ),
        ),
      ),
    );
  }

  execute(address: string): void {
    this.requests$.next(address);
  }

  dispose(): void {
    this.work.dispose();
  }
}
