import { type Either, right, isLeft, isRight } from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, EMPTY, map, merge, type Observable, Subject, switchMap, tap } from 'rxjs';
import { coversField, denied, revisionsDenied } from '../../domain/permissions';
import {
  changedFields,
  INITIAL_REVISION_LIMIT,
  otherRevisionCount,
  type RevisionDelta,
  type RevisionEntry,
  REVISION_LIMIT,
  type RevisionPage,
  type RevisionWithPrevious,
  unnamedUpdates,
} from '../../domain/revisions';
import {
  type Call,
  chainCall,
  Effect,
  type Failure,
  mapCall,
  type RemoteData,
  StateValue,
  succeed,
} from '../../kernel';
import type { RevisionsGateway } from '../../ports/gateways/revisions-gateway';
import type { HistoryDependencies, ItemRef } from './item-history';
import { ReloadableData } from './reloadable-data';

/** The revision of the creation. Optional at the end of a long list: null if it cannot be read. */
const firstRevision = (revisions: RevisionsGateway, { collection, key }: ItemRef): Call<RevisionEntry | null> =>
  revisions
    .firstRevision(collection, key)
    .pipe(map((result): Either<Failure, RevisionEntry | null> => (isLeft(result) ? right(null) : result)));

/** Collections may be untracked, and most roles may not read revisions. */
export type RevisionsVisibility = 'shown' | 'not_tracked' | 'not_allowed';

export interface LoadedRevisions {
  /** Newest first: INITIAL_REVISION_LIMIT at first, REVISION_LIMIT after `showAll`. */
  readonly revisions: readonly RevisionEntry[];
  readonly total: number;
  /** More can be loaded by `showAll`. */
  readonly hasMore: boolean;
  /** The revision of the creation, if it is older than those; null otherwise, and before `showAll`. */
  readonly first: RevisionEntry | null;
  /** The number of revisions between those and the first; null if there are none to leave out, and before `showAll`. */
  readonly omittedCount: number | null;
}

/** All loaded revisions, newest first. */
export const listedRevisions = ({ revisions, first }: LoadedRevisions): readonly RevisionEntry[] =>
  first === null ? revisions : [...revisions, first];

/** The number of revisions that are listed once all are shown. */
export const listableCount = (loaded: LoadedRevisions): number =>
  loaded.hasMore ? Math.min(loaded.total, REVISION_LIMIT + 1) : listedRevisions(loaded).length;

/**
 * The revisions of an item, loaded at once and again after every write; the payloads only of those that are listed,
 * once they are; the whole recorded values only of those that are opened.
 */
export class RevisionHistory {
  private limit = INITIAL_REVISION_LIMIT;
  private readonly data: ReloadableData<LoadedRevisions>;
  private readonly fieldsById = new BehaviorSubject<ReadonlyMap<number, readonly string[]>>(new Map());
  private readonly requests$ = new Subject<void>();
  private readonly listedRows = new BehaviorSubject(0);
  private readonly work: Effect;
  private readonly naming: Effect;
  private readonly visibility: StateValue<RevisionsVisibility>;
  readonly revisions$: Observable<RemoteData<LoadedRevisions>>;
  /**
   * The fields that each revision has changed, by its id; none where no payload was stored. Only of revisions whose
   * payloads have been read.
   */
  readonly changedFields$: Observable<ReadonlyMap<number, readonly string[]>> = this.fieldsById.asObservable();
  readonly isSlow$: Observable<boolean>;
  /** See `ReloadableData`. */
  readonly isPending$: Observable<boolean>;
  readonly visibility$: Observable<RevisionsVisibility>;

  constructor(
    private readonly dependencies: Pick<HistoryDependencies, 'revisions' | 'clock' | 'schema' | 'access'>,
    readonly item: ItemRef,
    written$: Observable<unknown>,
  ) {
    this.data = new ReloadableData(() => this.read(), dependencies.clock);
    this.revisions$ = this.data.value$;
    this.isSlow$ = this.data.isSlow$;
    this.isPending$ = this.data.isPending$;
    this.visibility = new StateValue<RevisionsVisibility>(
      'not_allowed',
      combineLatest([dependencies.access.access$, dependencies.schema.schema$]).pipe(
        map(([access, schema]) => {
          const collection = schema.collections.get(item.collection);
          if (collection === undefined || denied(access, 'directus_revisions', 'read') !== false) return 'not_allowed';
          return revisionsDenied(access, collection) || 'shown';
        }),
      ),
    );
    this.visibility$ = this.visibility.value$;
    this.work = new Effect(
      merge(this.requests$, written$).pipe(
        tap(() => {
          if (this.visibility.value === 'shown') this.data.reload();
        }),
      ),
    );
    this.naming = new Effect(
      combineLatest([this.revisions$, this.listedRows]).pipe(
        switchMap(([remote, rows]) => (remote.kind === 'ready' ? this.readFields(remote.value, rows) : EMPTY)),
      ),
    );
    this.reload();
  }

  /** The current value of `revisions$`; null before the first answer. */
  get loaded(): LoadedRevisions | null {
    return this.data.value;
  }

  reload(): void {
    this.requests$.next();
  }

  /** Loads up to REVISION_LIMIT revisions and the first one. */
  showAll(): void {
    this.limit = REVISION_LIMIT;
    this.reload();
  }

  /** The newest revisions that are in view: the fields that they have changed are read, as far as they are not known. */
  list(rows: number): void {
    this.listedRows.next(rows);
  }

  /** The recorded values of a revision and of the one before it; null if it does not exist. */
  readRecorded(id: number): Call<RevisionWithPrevious | null> {
    const { collection, key } = this.item;
    return this.dependencies.revisions.readWithPrevious(collection, key, id).pipe(
      mapCall((found) => {
        const read = found === null ? [] : [found.revision, ...(found.previous === null ? [] : [found.previous])];
        this.keepFields(read);
        return found;
      }),
    );
  }

  dispose(): void {
    for (const part of [this.work, this.naming, this.visibility, this.data]) part.dispose();
  }

  /** A failure leaves the fields unknown: the list says less, and nothing is in the user's way. */
  private readFields(loaded: LoadedRevisions, rows: number): Observable<unknown> {
    const { access, revisions } = this.dependencies;
    const ids = unnamedUpdates(loaded.revisions.slice(0, rows), (id) => this.fieldsById.value.has(id));
    if (ids.length === 0 || !coversField(access.access, 'directus_revisions', 'read', 'delta')) return EMPTY;
    return revisions.readDeltas(ids).pipe(
      tap((result) => {
        if (isRight(result)) this.keepFields(result.right);
      }),
    );
  }

  private keepFields(read: readonly RevisionDelta[]): void {
    this.fieldsById.next(
      new Map([...this.fieldsById.value, ...read.map((each) => [each.id, changedFields(each)] as const)]),
    );
  }

  private read(): Call<LoadedRevisions> {
    const { collection, key } = this.item;
    const { limit } = this;
    return this.dependencies.revisions.listForItem(collection, key, limit).pipe(
      chainCall((page) => {
        const hasMore = page.total > limit && limit < REVISION_LIMIT;
        return page.total > REVISION_LIMIT && !hasMore
          ? this.withFirstRevision(page)
          : succeed({ ...page, hasMore, first: null, omittedCount: null });
      }),
    );
  }

  private withFirstRevision({ revisions, total }: RevisionPage): Call<LoadedRevisions> {
    return firstRevision(this.dependencies.revisions, this.item).pipe(
      chainCall((creation) => {
        const isListed = creation === null || revisions.some(({ id }) => id === creation.id);
        return succeed({
          revisions,
          total,
          hasMore: false,
          first: isListed ? null : creation,
          omittedCount: otherRevisionCount(total),
        });
      }),
    );
  }
}
