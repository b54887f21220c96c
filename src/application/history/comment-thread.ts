import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, map, mergeMap, type Observable, Subject, tap } from 'rxjs';
import { denied } from '../../domain/permissions';
import { type Comment, type CommentId, mentionsIn } from '../../domain/revisions';
import { chainCall, Effect, mapCall, type RemoteData, StateValue } from '../../kernel';
import type { CommentsGateway } from '../../ports/gateways/comments-gateway';
import type { Notifications } from '../notifications';
import type { HistoryDependencies, ItemRef } from './item-history';
import type { MentionedPeople } from './mentions';
import { ReloadableData } from './reloadable-data';

/** The comments of an item that the user may read, newest first. */
export class CommentThread {
  private readonly data: ReloadableData<readonly Comment[]>;
  private readonly isVisible: StateValue<boolean>;
  readonly comments$: Observable<RemoteData<readonly Comment[]>>;
  readonly isSlow$: Observable<boolean>;
  /** See `ReloadableData`. */
  readonly isPending$: Observable<boolean>;
  /** False if the user may not read comments. */
  readonly isVisible$: Observable<boolean>;

  constructor(
    private readonly dependencies: Pick<HistoryDependencies, 'comments' | 'clock' | 'access'>,
    readonly item: ItemRef,
    people: MentionedPeople,
  ) {
    this.data = new ReloadableData(
      () =>
        dependencies.comments.listForItem(item.collection, item.key).pipe(
          chainCall((comments) =>
            // With the names, so that mentions are never shown as unknown users first.
            people.load(comments.flatMap(({ comment }) => mentionsIn(comment))).pipe(mapCall(() => comments)),
          ),
        ),
      dependencies.clock,
    );
    this.comments$ = this.data.value$;
    this.isSlow$ = this.data.isSlow$;
    this.isPending$ = this.data.isPending$;
    this.isVisible = new StateValue(
      false,
      dependencies.access.access$.pipe(map((access) => denied(access, 'directus_activity', 'read') === false)),
    );
    this.isVisible$ = this.isVisible.value$;
    this.reload();
  }

  reload(): void {
    if (this.isVisible.value) this.data.reload();
  }

  /** Replaces a comment, or adds it at the top. */
  upsert(comment: Comment): void {
    this.data.change((comments) =>
      comments.some(({ id }) => id === comment.id)
        ? comments.map((each) => (each.id === comment.id ? comment : each))
        : [comment, ...comments],
    );
  }

  remove(id: CommentId): void {
    this.data.change((comments) => comments.filter((comment) => comment.id !== id));
  }

  dispose(): void {
    for (const part of [this.isVisible, this.data]) part.dispose();
  }
}

/** Deletes comments; the view asks for confirmation first. */
export class DeleteComment {
  private readonly deleting = new BehaviorSubject<ReadonlySet<CommentId>>(new Set());
  private readonly requests$ = new Subject<CommentId>();
  private readonly work: Effect;
  /** The ids of comments that are being deleted. */
  readonly deleting$: Observable<ReadonlySet<CommentId>> = this.deleting.asObservable();

  constructor(
    private readonly comments: Pick<CommentsGateway, 'remove'>,
    private readonly notifications: Notifications,
    private readonly thread: Pick<CommentThread, 'remove' | 'reload'>,
  ) {
    this.work = new Effect(this.requests$.pipe(mergeMap((id) => this.remove(id))));
  }

  /** Does nothing for a comment that is being deleted already. */
  execute(id: CommentId): void {
    if (!this.deleting.value.has(id)) this.requests$.next(id);
  }

  dispose(): void {
    this.work.dispose();
  }

  private remove(id: CommentId): Observable<unknown> {
    this.deleting.next(new Set([...this.deleting.value, id]));
    return this.comments.remove(id).pipe(
      tap((result) => {
        this.deleting.next(new Set([...this.deleting.value].filter((each) => each !== id)));
        if (isLeft(result)) {
          // The comment may be gone already, or deleted all the same: reload to find out.
          this.notifications.showFailure(result.left);
          this.thread.reload();
          return;
        }
        this.notifications.show('comment_deleted');
        this.thread.remove(id);
      }),
    );
  }
}
