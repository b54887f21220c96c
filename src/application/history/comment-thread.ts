import { map, type Observable } from 'rxjs';
import { denied } from '../../domain/permissions';
import { mentionsIn, type Comment } from '../../domain/revisions';
import { Effect, StateValue, valueOf, type RemoteData } from '../../kernel';
import type { HistoryParts } from './history-parts';
import type { ItemPlace } from './item-place';
import type { MentionedPeople } from './mentioned-people';
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
