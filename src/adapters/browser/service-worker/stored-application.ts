import {
  catchError,
  defer,
  EMPTY,
  filter,
  from,
  fromEvent,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  repeat,
  shareReplay,
  startWith,
  switchMap,
  take,
  tap,
} from 'rxjs';
import type { Clock } from '../../../ports/environment/clock';
import { type PolicyTarget, scriptPolicy } from '../script-policy';
import { ACTIVATE } from './shell-cache';

/** The part of the window used here. Without a secure context there are no service workers. */
export interface StoredApplicationTarget extends PolicyTarget {
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer };
  readonly caches?: Pick<CacheStorage, 'keys' | 'delete'>;
  readonly location: Pick<Location, 'reload'>;
}

/** How often an open page looks for a new version; the browser looks at each start of a page. */
const CHECK_INTERVAL_MS = 3_600_000;

/** Emits with the subscription and with each step of the installation of a new version. */
const installations = (registration: ServiceWorkerRegistration): Observable<unknown> =>
  fromEvent(registration, 'updatefound').pipe(
    startWith(null),
    switchMap(() => (registration.installing === null ? of(null) : fromEvent(registration.installing, 'statechange'))),
    startWith(null),
  );

/**
 * The application as a service worker stores it on this device: the files of one version, from which pages start
 * without the network. Create one per page.
 */
export class StoredApplication {
  private readonly registration$: Observable<ServiceWorkerRegistration>;
  /** Emits once when a new version is stored, and the pages that load from now on will have it. Never fails. */
  readonly newVersion$: Observable<void>;

  constructor(
    private readonly target: StoredApplicationTarget,
    /** Absolute URL of the application, with a slash at its end. */
    private readonly scope: string,
    clock: Pick<Clock, 'after'>,
  ) {
    this.registration$ = defer(() => this.register()).pipe(
      catchError(() => EMPTY),
      shareReplay(1),
    );
    const checks$ = clock.after(CHECK_INTERVAL_MS).pipe(repeat());
    this.newVersion$ = this.registration$.pipe(
      switchMap((registration) =>
        merge(
          installations(registration),
          checks$.pipe(
            mergeMap(() => from(registration.update()).pipe(catchError(() => EMPTY))),
            ignoreElements(),
          ),
        ).pipe(filter(() => registration.waiting !== null && registration.active !== null)),
      ),
      take(1),
      map(() => undefined),
    );
  }

  /** Loads the page again, with the new version. The browser asks before it leaves unsaved edits. */
  loadNewVersion(): Observable<never> {
    const { serviceWorker } = this.target.navigator;
    return this.registration$.pipe(
      switchMap(({ waiting }) => {
        if (waiting === null || serviceWorker === undefined) return of(null);
        waiting.postMessage(ACTIVATE);
        return fromEvent(serviceWorker, 'controllerchange');
      }),
      take(1),
      tap(() => this.target.location.reload()),
      ignoreElements(),
    );
  }

  /** Removes the service worker and the stored files. Pages that load from now on come from the network. */
  remove(): Observable<never> {
    return defer(() => this.unregister()).pipe(
      catchError(() => EMPTY),
      ignoreElements(),
    );
  }

  private async register(): Promise<ServiceWorkerRegistration> {
    const script = new URL('service-worker.js', this.scope).href;
    const trusted = scriptPolicy(this.target, 'quarterdeck-service-worker', (address) => address === script);
    const registration = await this.target.navigator.serviceWorker?.register(trusted(script), {
      scope: this.scope,
      updateViaCache: 'none',
    });
    if (registration === undefined) throw new Error('There are no service workers');
    return registration;
  }

  private async unregister(): Promise<void> {
    const registration = await this.target.navigator.serviceWorker?.getRegistration(this.scope);
    if (registration?.scope !== this.scope) return;
    await registration.unregister();
    const names = (await this.target.caches?.keys()) ?? [];
    await Promise.all(
      names.filter((name) => name.endsWith(`-${this.scope}`)).map((name) => this.target.caches?.delete(name)),
    );
  }
}
