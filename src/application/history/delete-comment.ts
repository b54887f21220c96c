import { BehaviorSubject, mergeMap, Subject, tap, type Observable } from 'rxjs';
import { Effect } from '../../kernel';
import type { CommentsGateway } from '../../ports/comments-gateway';
import type { Notices } from '../notices';
import type { CommentThread } from './comment-thread';

/** Deletes comments; asking first is the view's part. */
export class DeleteComment {
  private readonly going = new BehaviorSubject<ReadonlySet<number>>(new Set());
  private readonly requests$ = new Subject<number>();
  private readonly work: Effect;
  /** Those that are about to go. */
  readonly going$: Observable<ReadonlySet<number>> = this.going.asObservable();

  constructor(
    private readonly comments: Pick<CommentsGateway, 'remove'>,
    private readonly notices: Notices,
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
          this.notices.report(result.left);
          this.thread.reload();
          return;
        }
        this.notices.say('comment_deleted');
        this.thread.take(id);
      }),
    );
  }
}
