import { isRight } from 'fp-ts/Either';
import {
  catchError,
  concat,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  race,
  Subject,
  take,
  tap,
} from 'rxjs';
import { EXTENSION_KINDS, type ExtensionKind, isExtensionName } from '../../domain/extensions';
import { type Call, shorten, StateValue, succeed } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';
import type { ExtensionsGateway } from '../../ports/gateways/extensions-gateway';
import type { ScriptLoader, ScriptRegistration, ScriptOutcome } from '../../ports/environment/script-loader';

/** Runs scripts and registers extensions; loaded only when there are extensions. */
export interface ExtensionHost {
  readonly scripts: ScriptLoader;
  /** Registers an extension. Returns the reason of a rejection, or null; never throws. */
  readonly admit: (kind: ExtensionKind, offer: ScriptRegistration) => string | null;
}

/** The page's access to the extension host. */
export interface ExtensionPage {
  /** Rejects when the code cannot be loaded. */
  readonly fetchHost: () => Promise<ExtensionHost>;
  /** Writes a warning to the console. */
  readonly warn: (text: string) => void;
}

interface Extension {
  readonly kind: ExtensionKind;
  readonly name: string;
}

const MAX_CONCURRENT = 5;
/** For one list or one script. */
const TIMEOUT_MS = 10_000;
/** The first screen waits this long; later extensions register while it is shown. */
const MAX_STARTUP_WAIT_MS = 1000;
const MAX_NAME_LENGTH = 80;

const TIMEOUT_REASON = `it did not answer within ${TIMEOUT_MS / 1000} seconds`;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Names = Pick<ExtensionsGateway, 'names'>;

/** Lists and loads the extensions installed on the server. Failures are console warnings. */
export class Extensions {
  private readonly loads$ = new Subject<Names>();
  private readonly registered = new Set<string>();
  private readonly settled: StateValue<boolean>;
  private host: Promise<ExtensionHost> | null = null;
  /** False while extensions are loading. */
  readonly settled$: Observable<boolean>;

  constructor(
    private readonly gateway: ExtensionsGateway,
    private readonly clock: Clock,
    /** Null where scripts cannot run: then there are no extensions. */
    private readonly page: ExtensionPage | null,
  ) {
    this.settled = new StateValue(
      true,
      this.loads$.pipe(exhaustMap((names) => concat(of(false), this.loadAll(names), of(true)))),
    );
    this.settled$ = this.settled.value$;
  }

  /**
   * Loads the extensions that are not registered yet. Never fails; completes when all are settled, or after a second.
   */
  load({ extensions = this.gateway }: { readonly extensions?: Names } = {}): Call<void> {
    if (this.page === null) return succeed(undefined);
    return defer(() => {
      this.loads$.next(extensions);
      return merge(this.settled$.pipe(filter(Boolean)), this.clock.after(MAX_STARTUP_WAIT_MS)).pipe(
        take(1),
        mergeMap(() => succeed(undefined)),
      );
    });
  }

  dispose(): void {
    this.settled.dispose();
  }

  private loadAll(gateway: Names): Observable<never> {
    return from(EXTENSION_KINDS).pipe(
      mergeMap((kind) => this.list(gateway, kind)),
      filter(({ kind, name }) => !this.registered.has(`${kind}/${name}`)),
      mergeMap((extension) => this.loadOne(extension), MAX_CONCURRENT),
    );
  }

  private list(gateway: Names, kind: ExtensionKind): Observable<Extension> {
    const names$ = gateway.names(kind).pipe(map((result) => (isRight(result) ? result.right : null)));
    return race(names$, this.clock.after(TIMEOUT_MS).pipe(map(() => null))).pipe(
      take(1),
      catchError(() => of(null)),
      tap((names) => {
        if (names === null) this.page?.warn(`Couldn't load custom ${kind}`);
      }),
      mergeMap((names) => new Set(names)),
      map((name) => ({ kind, name })),
      filter((extension) => this.hasValidName(extension)),
    );
  }

  private hasValidName(extension: Extension): boolean {
    const named = isExtensionName(extension.name);
    if (!named) this.skip(extension, 'its name may only have letters, figures and dashes');
    return named;
  }

  private loadOne(extension: Extension): Observable<never> {
    const { kind, name } = extension;
    const late$ = this.clock
      .after(TIMEOUT_MS)
      .pipe(map((): ScriptOutcome => ({ kind: 'failed', reason: TIMEOUT_REASON })));
    return defer(() => this.getHost()).pipe(
      mergeMap((host) =>
        race(host.scripts.run(kind, name), late$).pipe(
          take(1),
          tap((outcome) => this.registerAll(extension, host, outcome)),
        ),
      ),
      catchError((error: unknown) => {
        this.skip(extension, reasonOf(error));
        return EMPTY;
      }),
      ignoreElements(),
    );
  }

  private registerAll(extension: Extension, host: ExtensionHost, outcome: ScriptOutcome): void {
    if (outcome.kind === 'failed') return this.skip(extension, outcome.reason);
    if (outcome.offers.length === 0) return this.skip(extension, 'it registered nothing while it ran');
    const refusals = outcome.offers
      .map((offer) => host.admit(extension.kind, offer))
      .filter((reason) => reason !== null);
    for (const reason of refusals) this.skip(extension, reason);
    if (refusals.length < outcome.offers.length) this.registered.add(`${extension.kind}/${extension.name}`);
  }

  /** Cached; loaded again after a failure. */
  private getHost(): Promise<ExtensionHost> {
    this.host ??= (this.page?.fetchHost() ?? Promise.reject(new Error('nothing can run it'))).catch(
      (error: unknown) => {
        this.host = null;
        throw error;
      },
    );
    return this.host;
  }

  private skip({ kind, name }: Extension, reason: string): void {
    this.page?.warn(
      `Couldn't load custom ${kind.slice(0, -1)} ${JSON.stringify(shorten(name, MAX_NAME_LENGTH))}: ${reason}`,
    );
  }
}
