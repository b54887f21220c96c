import { type Either, right } from 'fp-ts/Either';
import { combineLatest, map, merge, type Observable, Subject, tap } from 'rxjs';
import { denied, revisionsDenied } from '../../domain/permissions';
import { otherRevisions, type Revision, REVISION_LIMIT, type RevisionPage } from '../../domain/revisions';
import { type Call, chainCall, Effect, type Failure, type RemoteData, StateValue, succeed } from '../../kernel';
import type { RevisionsGateway } from '../../ports/revisions-gateway';
import type { HistoryParts, ItemPlace } from './item-history';
import { Reloading } from './reloading';

/** The revision that came with the item. It is an ornament of a long list, which does without it where it cannot be had. */
const creationOf = (revisions: RevisionsGateway, { collection, key }: ItemPlace): Call<Revision | null> =>
  revisions
    .creation(collection, key)
    .pipe(map((result): Either<Failure, Revision | null> => (result._tag === 'Left' ? right(null) : result)));

/** Whether there is anything to see here: the collection may keep nothing, and most roles may not look. */
export type RevisionsSeen = 'shown' | 'not_tracked' | 'not_allowed';

export interface KeptRevisions {
  /** The newest first, a hundred at most. */
  readonly revisions: readonly Revision[];
  readonly total: number;
  /** The one that came with the item, where it is older than those; null otherwise. */
  readonly first: Revision | null;
  /** How many there are between those and the first; null when all are here. */
  readonly others: number | null;
}

/** All that can be looked at, the newest first. */
export const listedRevisions = ({ revisions, first }: KeptRevisions): readonly Revision[] =>
  first === null ? revisions : [...revisions, first];

/** What was kept of an item, loaded once it is wanted and again after every save. */
export class RevisionHistory {
  private readonly kept: Reloading<KeptRevisions>;
  private readonly asked$ = new Subject<void>();
  private readonly work: Effect;
  private readonly seen: StateValue<RevisionsSeen>;
  readonly kept$: Observable<RemoteData<KeptRevisions>>;
  readonly slow$: Observable<boolean>;
  readonly seen$: Observable<RevisionsSeen>;

  constructor(
    private readonly parts: Pick<HistoryParts, 'revisions' | 'clock' | 'schema' | 'access'>,
    readonly place: ItemPlace,
    saved$: Observable<unknown>,
  ) {
    this.kept = new Reloading(() => this.read(), parts.clock);
    this.kept$ = this.kept.value$;
    this.slow$ = this.kept.slow$;
    this.seen = new StateValue<RevisionsSeen>(
      'not_allowed',
      combineLatest([parts.access.access$, parts.schema.schema$]).pipe(
        map(([access, schema]) => {
          const collection = schema.collections.get(place.collection);
          if (collection === undefined || denied(access, 'directus_revisions', 'read') !== false) return 'not_allowed';
          return revisionsDenied(access, collection) || 'shown';
        }),
      ),
    );
    this.seen$ = this.seen.value$;
    this.work = new Effect(
      merge(this.asked$, saved$).pipe(
        tap(() => {
          if (this.seen.value === 'shown') this.kept.reload();
        }),
      ),
    );
    this.reload();
  }

  get revisions(): readonly Revision[] {
    return this.kept.value === null ? [] : listedRevisions(this.kept.value);
  }

  reload(): void {
    this.asked$.next();
  }

  dispose(): void {
    for (const part of [this.work, this.seen, this.kept]) part.dispose();
  }

  private read(): Call<KeptRevisions> {
    const { collection, key } = this.place;
    return this.parts.revisions
      .ofItem(collection, key)
      .pipe(
        chainCall((page) =>
          page.total > REVISION_LIMIT ? this.withCreation(page) : succeed({ ...page, first: null, others: null }),
        ),
      );
  }

  private withCreation({ revisions, total }: RevisionPage): Call<KeptRevisions> {
    return creationOf(this.parts.revisions, this.place).pipe(
      chainCall((creation) => {
        const known = creation === null || revisions.some(({ id }) => id === creation.id);
        return succeed({ revisions, total, first: known ? null : creation, others: otherRevisions(total) });
      }),
    );
  }
}
