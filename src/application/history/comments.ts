import { BehaviorSubject, combineLatest, map, merge, of, startWith, switchMap, tap, type Observable } from 'rxjs';
import {
  commentDenied,
  commentEditDenied,
  postDenied,
  type Comment,
  type CommentDenial,
  type CommentEditDenial,
} from '../../domain/revisions';
import type { Denial } from '../../domain/permissions';
import { Effect } from '../../kernel';
import type { Watched } from '../unsaved-changes';
import { CommentDraft } from './comment-draft';
import { CommentThread, DeleteComment } from './comment-thread';
import type { HistoryParts, ItemPlace } from './item-history';
import { MentionedPeople } from './mentions';

export type EditedComments = ReadonlyMap<number, CommentDraft<CommentEditDenial>>;

/** The comments of an item, and what somebody is writing among them. Words that nobody has sent are unsaved work. */
export class Comments {
  private readonly edited = new BehaviorSubject<EditedComments>(new Map());
  private readonly work: Effect;
  private readonly watched: Watched;
  readonly people: MentionedPeople;
  readonly thread: CommentThread;
  /** The one that is not posted yet. */
  readonly post: CommentDraft<Denial>;
  readonly remove: DeleteComment;
  /** Those that are being edited, by their ids. */
  readonly edited$: Observable<EditedComments> = this.edited.asObservable();

  constructor(
    private readonly parts: HistoryParts,
    place: ItemPlace,
  ) {
    const { comments, access, notifications, unsaved } = parts;
    this.people = new MentionedPeople(parts);
    this.thread = new CommentThread(parts, place, this.people);
    this.post = new CommentDraft<Denial>(this.people, {
      saved: null,
      denied$: access.access$.pipe(map(postDenied)),
      send: (text) => comments.post(place.collection, place.key, text),
    });
    this.remove = new DeleteComment(comments, notifications, this.thread);
    this.work = new Effect(
      merge(
        this.post.sent$.pipe(tap((comment) => this.arrived(comment, 'comment_posted'))),
        this.edited$.pipe(
          switchMap((drafts) =>
            merge(...[...drafts].map(([id, draft]) => draft.sent$.pipe(tap((comment) => this.kept(id, comment))))),
          ),
        ),
      ),
    );
    this.watched = unsaved.watch(this.dirty$());
  }

  /** Opens a comment for editing; one that is open already stays as it is. */
  edit(comment: Comment): void {
    if (this.edited.value.has(comment.id) || this.editDenied(comment) !== false) return;
    const draft = new CommentDraft<CommentEditDenial>(this.people, {
      saved: comment.comment,
      denied$: of(false),
      send: (text) => this.parts.comments.edit(comment.id, text),
    });
    this.edited.next(new Map([...this.edited.value, [comment.id, draft]]));
  }

  /** Closes it again; what was changed in it is gone. */
  leave(id: number): void {
    this.edited.value.get(id)?.dispose();
    this.edited.next(new Map([...this.edited.value].filter(([each]) => each !== id)));
  }

  editDenied(comment: Comment): CommentEditDenial | false {
    return commentEditDenied(this.parts.access.access, comment, this.parts.clock.now());
  }

  removeDenied(comment: Comment): CommentDenial | false {
    return commentDenied(this.parts.access.access, 'delete', comment, this.parts.clock.now());
  }

  dispose(): void {
    for (const part of [
      this.watched,
      this.work,
      ...this.edited.value.values(),
      this.post,
      this.remove,
      this.thread,
      this.people,
    ])
      part.dispose();
  }

  private dirty$(): Observable<boolean> {
    const edits$ = this.edited$.pipe(
      switchMap((drafts) =>
        drafts.size === 0
          ? of<readonly boolean[]>([])
          : combineLatest([...drafts.values()].map(({ dirty$ }) => dirty$)),
      ),
      startWith<readonly boolean[]>([]),
    );
    return combineLatest([this.post.dirty$, edits$]).pipe(map(([post, edits]) => post || edits.some((dirty) => dirty)));
  }

  private kept(id: number, comment: Comment): void {
    this.leave(id);
    this.arrived(comment, 'comment_saved');
  }

  private arrived(comment: Comment, said: 'comment_posted' | 'comment_saved'): void {
    this.thread.put(comment);
    this.parts.notifications.show(said);
  }
}
