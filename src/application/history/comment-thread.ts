import { BehaviorSubject, map, mergeMap, type Observable, Subject, tap } from 'rxjs';
import { denied } from '../../domain/permissions';
import { type Comment, mentionsIn } from '../../domain/revisions';
import { Effect, type RemoteData, StateValue, valueOf } from '../../kernel';
import type { CommentsGateway } from '../../ports/comments-gateway';
import type { Notifications } from '../notifications';
import type { HistoryParts, ItemPlace } from './item-history';
import type { MentionedPeople } from './mentions';
import { Reloading } from './reloading';

/** All that was said about an item, as far as one may read it; the newest first. */
export class CommentThread {
  private readonly kept: Reloading<readonly Comment[]>;
  private readonly seen: StateValue<boolean>;
  private readonly mentions: Effect;
  readonly comments$: Observable<RemoteData<readonly Comment[]>>;
  readonly slow$: Observable<boolean>;
  /** False for people who may not read comments at all. */
  readonly seen$: Observable<boolean>;

  constructor(
    private readonly parts: Pick<HistoryParts, 'comments' | 'clock' | 'access'>,
    readonly place: ItemPlace,
    people: MentionedPeople,
  ) {
    this.kept = new Reloading(() => parts.comments.ofItem(place.collection, place.key), parts.clock);
    this.comments$ = this.kept.value$;
    this.slow$ = this.kept.slow$;
    this.seen = new StateValue(
      false,
      parts.access.access$.pipe(map((access) => denied(access, 'directus_activity', 'read') === false)),
    );
    this.seen$ = this.seen.value$;
    this.mentions = new Effect(
      this.comments$.pipe(
        map((comments) => people.want((valueOf(comments) ?? []).flatMap(({ comment }) => mentionsIn(comment)))),
      ),
    );
    this.reload();
  }

  reload(): void {
    if (this.seen.value) this.kept.reload();
  }

  /** What a write has answered with, in its place or at the top. */
  put(comment: Comment): void {
    this.kept.change((comments) =>
      comments.some(({ id }) => id === comment.id)
        ? comments.map((each) => (each.id === comment.id ? comment : each))
        : [comment, ...comments],
    );
  }

  take(id: number): void {
    this.kept.change((comments) => comments.filter((comment) => comment.id !== id));
  }

  dispose(): void {
    for (const part of [this.mentions, this.seen, this.kept]) part.dispose();
  }
}

/** Deletes comments; asking first is the view's part. */
export class DeleteComment {
  private readonly going = new BehaviorSubject<ReadonlySet<number>>(new Set());
  private readonly requests$ = new Subject<number>();
  private readonly work: Effect;
  /** Those that are about to go. */
  readonly going$: Observable<ReadonlySet<number>> = this.going.asObservable();

  constructor(
    private readonly comments: Pick<CommentsGateway, 'remove'>,
    private readonly notices: Notifications,
    private readonly thread: Pick<CommentThread, 'take' | 'reload'>,
  ) {
    this.work = new Effect(this.requests$.pipe(mergeMap((id) => this.remove(id))));
  }

  /** Does nothing for one that is on its way out already. */
  execute(id: number): void {
    if (!this.going.value.has(id)) this.requests$.next(id);
  }

  dispose(): void {
    this.work.dispose();
  }

  private remove(id: number): Observable<unknown> {
    this.going.next(new Set([...this.going.value, id]));
    return this.comments.remove(id).pipe(
      tap((result) => {
        this.going.next(new Set([...this.going.value].filter((each) => each !== id)));
        if (result._tag === 'Left') {
          // It may be gone already, or gone all the same: the list tells.
          this.notices.showFailure(result.left);
          this.thread.reload();
          return;
        }
        this.notices.show('comment_deleted');
        this.thread.take(id);
      }),
    );
  }
}
