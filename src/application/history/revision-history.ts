import { type Either, right, isLeft } from 'fp-ts/Either';
import { combineLatest, map, merge, type Observable, Subject, tap } from 'rxjs';
import { denied, revisionsDenied } from '../../domain/permissions';
import { otherRevisionCount, type Revision, REVISION_LIMIT, type RevisionPage } from '../../domain/revisions';
import { type Call, chainCall, Effect, type Failure, type RemoteData, StateValue, succeed } from '../../kernel';
import type { RevisionsGateway } from '../../ports/gateways/revisions-gateway';
import type { HistoryDependencies, ItemRef } from './item-history';
import { ReloadableData } from './reloadable-data';

/** The revision of the creation. Optional at the end of a long list: null if it cannot be read. */
const firstRevision = (revisions: RevisionsGateway, { collection, key }: ItemRef): Call<Revision | null> =>
  revisions
    .firstRevision(collection, key)
    .pipe(map((result): Either<Failure, Revision | null> => (isLeft(result) ? right(null) : result)));

/** Collections may be untracked, and most roles may not read revisions. */
export type RevisionsVisibility = 'shown' | 'not_tracked' | 'not_allowed';

export interface LoadedRevisions {
  /** Newest first, at most REVISION_LIMIT. */
  readonly revisions: readonly Revision[];
  readonly total: number;
  /** The revision of the creation, if it is older than those; null otherwise. */
  readonly first: Revision | null;
  /** The number of revisions between those and the first; null if all are loaded. */
  readonly omittedCount: number | null;
}

/** All revisions that can be opened, newest first. */
export const listedRevisions = ({ revisions, first }: LoadedRevisions): readonly Revision[] =>
  first === null ? revisions : [...revisions, first];

/** The revisions of an item, loaded at once and again after every save. */
export class RevisionHistory {
  private readonly data: ReloadableData<LoadedRevisions>;
  private readonly requests$ = new Subject<void>();
  private readonly work: Effect;
  private readonly visibility: StateValue<RevisionsVisibility>;
  readonly revisions$: Observable<RemoteData<LoadedRevisions>>;
  readonly isSlow$: Observable<boolean>;
  readonly visibility$: Observable<RevisionsVisibility>;

  constructor(
    private readonly dependencies: Pick<HistoryDependencies, 'revisions' | 'clock' | 'schema' | 'access'>,
    readonly item: ItemRef,
    saved$: Observable<unknown>,
  ) {
    this.data = new ReloadableData(() => this.read(), dependencies.clock);
    this.revisions$ = this.data.value$;
    this.isSlow$ = this.data.isSlow$;
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
      merge(this.requests$, saved$).pipe(
        tap(() => {
          if (this.visibility.value === 'shown') this.data.reload();
        }),
      ),
    );
    this.reload();
  }

  get revisions(): readonly Revision[] {
    return this.data.value === null ? [] : listedRevisions(this.data.value);
  }

  reload(): void {
    this.requests$.next();
  }

  dispose(): void {
    for (const part of [this.work, this.visibility, this.data]) part.dispose();
  }

  private read(): Call<LoadedRevisions> {
    const { collection, key } = this.item;
    return this.dependencies.revisions
      .listForItem(collection, key)
      .pipe(
        chainCall((page) =>
          page.total > REVISION_LIMIT
            ? this.withFirstRevision(page)
            : succeed({ ...page, first: null, omittedCount: null }),
        ),
      );
  }

  private withFirstRevision({ revisions, total }: RevisionPage): Call<LoadedRevisions> {
    return firstRevision(this.dependencies.revisions, this.item).pipe(
      chainCall((creation) => {
        const isListed = creation === null || revisions.some(({ id }) => id === creation.id);
        return succeed({
          revisions,
          total,
          first: isListed ? null : creation,
          omittedCount: otherRevisionCount(total),
        });
      }),
    );
  }
}
