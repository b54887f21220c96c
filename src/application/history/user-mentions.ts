import { BehaviorSubject, type Observable, of, switchMap } from 'rxjs';
import { denied } from '../../domain/permissions';
import { type Comment, type CommentId, mentionsIn, mentionsOf } from '../../domain/revisions';
import { chainCall, mapCall, mapRemoteData, type RemoteData } from '../../kernel';
import type { DevicePreferences } from '../settings';
import type { HistoryDependencies } from './item-history';
import { MentionedPeople } from './mentions';
import { ReloadableData } from './reloadable-data';

/** A comment of another user that mentions the signed-in user. */
export interface UserMention {
  readonly comment: Comment;
  /** Not read yet on this device. */
  readonly isNew: boolean;
}

type Dependencies = Pick<HistoryDependencies, 'access' | 'clock' | 'comments' | 'items'>;

/**
 * The newest comments that mention the signed-in user: requested at once, and never where comments may not be read.
 * Which of them have been read is stored on this device, since the platform does not store it.
 */
export class UserMentions {
  private readonly data: ReloadableData<readonly Comment[]>;
  private readonly read: BehaviorSubject<ReadonlySet<string>>;
  private readonly user: string | null;
  /** The users mentioned in these comments. */
  readonly people: MentionedPeople;
  /** Newest first. */
  readonly mentions$: Observable<RemoteData<readonly UserMention[]>>;
  /** True until the first answer, or until that takes noticeably long; false where nothing is requested. */
  readonly isPending$: Observable<boolean>;

  constructor(
    { access, clock, comments, items }: Dependencies,
    private readonly preferences: Pick<DevicePreferences, 'readMentions' | 'setReadMentions'>,
  ) {
    this.people = new MentionedPeople({ access, items });
    this.user = denied(access.access, 'directus_activity', 'read') === false ? (access.access.user?.id ?? null) : null;
    const user = this.user ?? '';
    this.read = new BehaviorSubject<ReadonlySet<string>>(new Set(preferences.readMentions(user)));
    this.data = new ReloadableData(
      () =>
        comments.listMentions(user).pipe(
          mapCall((found) => mentionsOf(user, found)),
          chainCall((found) =>
            this.people.load(found.flatMap(({ comment }) => mentionsIn(comment))).pipe(mapCall(() => found)),
          ),
        ),
      clock,
    );
    this.mentions$ = this.read.pipe(
      switchMap((read) =>
        this.data.value$.pipe(
          mapRemoteData((found) => found.map((comment) => ({ comment, isNew: !read.has(String(comment.id)) }))),
        ),
      ),
    );
    this.isPending$ = this.user === null ? of(false) : this.data.isPending$;
    if (this.user !== null) this.data.reload();
  }

  /** Requests the comments again, after a failure. */
  reload(): void {
    this.data.reload();
  }

  markAsRead(id: CommentId): void {
    this.store([...this.read.value, String(id)]);
  }

  markAllAsRead(): void {
    this.store((this.data.value ?? []).map(({ id }) => String(id)));
  }

  dispose(): void {
    for (const part of [this.data, this.people]) part.dispose();
  }

  /** Forgets the ids of comments that are not listed any more. */
  private store(ids: readonly string[]): void {
    const listed = new Set((this.data.value ?? []).map(({ id }) => String(id)));
    const read = new Set(ids.filter((id) => listed.has(id)));
    this.read.next(read);
    if (this.user !== null) this.preferences.setReadMentions(this.user, [...read]);
  }
}
