import { isLeft } from 'fp-ts/Either';
import { defer, EMPTY, filter, map, Subject, switchMap, tap, type Observable } from 'rxjs';
import { Effect } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';
import type { UsersGateway } from '../../ports/gateways/users-gateway';
import type { Connection } from './connection';

/** A page counts as visited after this time. Specification 000, section 9. */
const MIN_VISIT_MS = 500;

/** Reports the visited page to the server, which restores it after the next sign-in, and measures the latency. */
export class PageTracking {
  private readonly visits$ = new Subject<string | null>();
  private readonly tracking: Effect;
  private lastPage: string | null = null;

  constructor(
    private readonly users: Pick<UsersGateway, 'trackPage'>,
    private readonly clock: Clock,
    private readonly connection: Connection,
  ) {
    this.tracking = new Effect(
      this.visits$.pipe(
        switchMap((page) =>
          page === null
            ? EMPTY
            : clock.after(MIN_VISIT_MS).pipe(
                filter(() => page !== this.lastPage),
                switchMap(() => this.track(page)),
              ),
        ),
      ),
    );
  }

  /** `page` is a path inside the application, as '/collections/articles'. */
  visit(page: string): void {
    this.visits$.next(page);
  }

  /** The pages behind the sign-in have closed; a visit that is too short so far is not recorded. */
  leave(): void {
    this.visits$.next(null);
  }

  /** Forgets the last page when the user changes. */
  clear(): void {
    this.lastPage = null;
  }

  dispose(): void {
    this.tracking.dispose();
  }

  /** A failure is not shown: the request is not the user's. */
  private track(page: string): Observable<unknown> {
    return defer(() => {
      const started = this.clock.now();
      return this.users.trackPage(page).pipe(
        tap((result) => {
          if (isLeft(result) && result.left.kind === 'network') return;
          this.connection.reportLatency(this.clock.now() - started);
          if (!isLeft(result)) this.lastPage = page;
        }),
        map(() => undefined),
      );
    });
  }
}
