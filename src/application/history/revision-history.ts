import { type Either, right, isLeft } from 'fp-ts/Either';
import { combineLatest, map, merge, type Observable, Subject, tap } from 'rxjs';
import { denied, revisionsDenied } from '../../domain/permissions';
import { otherRevisionCount, type Revision, REVISION_LIMIT, type RevisionPage } from '../../domain/revisions';
import { type Call, chainCall, Effect, type Failure, type RemoteData, StateValue, succeed } from '../../kernel';
import type { RevisionsGateway } from '../../ports/revisions-gateway';
import type { HistoryDependencies, ItemRef } from './item-history';
import { ReloadableData } from './reloadable-data';

/** The revision that came with the item. It is an ornament of a long list, which does without it where it cannot be had. */
const firstRevision = (revisions: RevisionsGateway, { collection, key }: ItemRef): Call<Revision | null> =>
  revisions
    .firstRevision(collection, key)
    .pipe(map((result): Either<Failure, Revision | null> => (isLeft(result) ? right(null) : result)));

/** Whether there is anything to see here: the collection may keep nothing, and most roles may not look. */
export type RevisionsVisibility = 'shown' | 'not_tracked' | 'not_allowed';

export interface LoadedRevisions {
  /** The newest first, a hundred at most. */
  readonly revisions: readonly Revision[];
  readonly total: number;
  /** The one that came with the item, where it is older than those; null otherwise. */
  readonly first: Revision | null;
  /** How many there are between those and the first; null when all are here. */
  readonly omittedCount: number | null;
}

/** All that can be looked at, the newest first. */
export const listedRevisions = ({ revisions, first }: LoadedRevisions): readonly Revision[] =>
  first === null ? revisions : [...revisions, first];

/** What was kept of an item, loaded once it is wanted and again after every save. */
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
        const known = creation === null || revisions.some(({ id }) => id === creation.id);
        return succeed({ revisions, total, first: known ? null : creation, omittedCount: otherRevisionCount(total) });
      }),
    );
  }
}
