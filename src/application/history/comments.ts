import { BehaviorSubject, combineLatest, map, merge, of, startWith, switchMap, tap, type Observable } from 'rxjs';
import {
  commentDenied,
  commentEditDenied,
  postDenied,
  type Comment,
  type CommentDenial,
  type CommentEditDenial,
  type CommentId,
} from '../../domain/revisions';
import type { Denial } from '../../domain/permissions';
import { Effect } from '../../kernel';
import type { DirtyWatch } from '../unsaved-changes';
import { CommentDraft } from './comment-draft';
import { CommentThread, DeleteComment } from './comment-thread';
import type { HistoryDependencies, ItemRef } from './item-history';
import { MentionedPeople } from './mentions';

export type CommentDrafts = ReadonlyMap<CommentId, CommentDraft<CommentEditDenial>>;

/** The comments of an item and the drafts of new and edited ones. Unsent text counts as unsaved changes. */
export class Comments {
  private readonly drafts = new BehaviorSubject<CommentDrafts>(new Map());
  private readonly work: Effect;
  private readonly dirtyWatch: DirtyWatch;
  readonly people: MentionedPeople;
  readonly thread: CommentThread;
  /** The draft of a new comment. */
  readonly newComment: CommentDraft<Denial>;
  readonly remove: DeleteComment;
  /** The drafts of edited comments, by comment id. */
  readonly drafts$: Observable<CommentDrafts> = this.drafts.asObservable();

  constructor(
    private readonly dependencies: HistoryDependencies,
    item: ItemRef,
  ) {
    const { comments, access, notifications, unsaved } = dependencies;
    this.people = new MentionedPeople(dependencies);
    this.thread = new CommentThread(dependencies, item, this.people);
    this.newComment = new CommentDraft<Denial>(this.people, {
      saved: null,
      denied$: access.access$.pipe(map(postDenied)),
      send: (text) => comments.post(item.collection, item.key, text),
    });
    this.remove = new DeleteComment(comments, notifications, this.thread);
    this.work = new Effect(
      merge(
        this.newComment.done$.pipe(tap((comment) => this.showWritten(comment, 'comment_posted'))),
        this.drafts$.pipe(
          switchMap((drafts) =>
            merge(
              ...[...drafts].map(([id, draft]) => draft.done$.pipe(tap((comment) => this.finishEdit(id, comment)))),
            ),
          ),
        ),
      ),
    );
    this.dirtyWatch = unsaved.watch(this.dirty$(), () => ({ kind: 'existing', ...item }));
  }

  /** Opens a comment for editing; does nothing if it is open already. */
  edit(comment: Comment): void {
    if (this.drafts.value.has(comment.id) || this.editDenied(comment) !== false) return;
    const draft = new CommentDraft<CommentEditDenial>(this.people, {
      saved: comment.comment,
      denied$: of(false),
      send: (text) => this.dependencies.comments.edit(comment.id, text),
    });
    this.drafts.next(new Map([...this.drafts.value, [comment.id, draft]]));
  }

  /** Closes a draft; its changes are lost. */
  closeDraft(id: CommentId): void {
    this.drafts.value.get(id)?.dispose();
    this.drafts.next(new Map([...this.drafts.value].filter(([each]) => each !== id)));
  }

  editDenied(comment: Comment): CommentEditDenial | false {
    return commentEditDenied(this.dependencies.access.access, comment, this.dependencies.clock.now());
  }

  removeDenied(comment: Comment): CommentDenial | false {
    return commentDenied(this.dependencies.access.access, 'delete', comment, this.dependencies.clock.now());
  }

  dispose(): void {
    for (const part of [
      this.dirtyWatch,
      this.work,
      ...this.drafts.value.values(),
      this.newComment,
      this.remove,
      this.thread,
      this.people,
    ])
      part.dispose();
  }

  private dirty$(): Observable<boolean> {
    const edits$ = this.drafts$.pipe(
      switchMap((drafts) =>
        drafts.size === 0
          ? of<readonly boolean[]>([])
          : combineLatest([...drafts.values()].map(({ dirty$ }) => dirty$)),
      ),
      startWith<readonly boolean[]>([]),
    );
    return combineLatest([this.newComment.dirty$, edits$]).pipe(
      map(([post, edits]) => post || edits.some((dirty) => dirty)),
    );
  }

  private finishEdit(id: CommentId, comment: Comment): void {
    this.closeDraft(id);
    this.showWritten(comment, 'comment_saved');
  }

  private showWritten(comment: Comment, message: 'comment_posted' | 'comment_saved'): void {
    this.thread.upsert(comment);
    this.dependencies.notifications.show(message);
  }
}
