import type { Filter } from '../../../domain/filters';
import type { Item, PrimaryKey } from '../../../domain/items';
import type { ItemsQuery } from '../../../domain/query';
import {
  type Activity,
  ACTIVITY_FIELDS,
  type Comment,
  COMMENT_FIELDS,
  type CommentId,
  commentsQuery,
  mentionsQuery,
} from '../../../domain/revisions';
import { type Call, mapCall } from '../../../kernel';
import type { ActivityGateway } from '../../../ports/gateways/activity-gateway';
import type { CommentsGateway } from '../../../ports/gateways/comments-gateway';
import type { MemoryClient } from '../client';
import { assertResult, commenterOf, userOf } from './gateway-results';
import { numberOf, objectsOf, textOf } from '../world/row-values';

const activityOf = (row: Item): Activity => ({
  id: numberOf(row, 'id') ?? 0,
  action: textOf(row, 'action') ?? '',
  timestamp: textOf(row, 'timestamp') ?? '',
  ip: textOf(row, 'ip'),
  user_agent: textOf(row, 'user_agent'),
  collection: textOf(row, 'collection') ?? '',
  item: textOf(row, 'item') ?? '',
  comment: textOf(row, 'comment'),
  user: userOf(row),
  revisions: objectsOf(row, 'revisions')
    .flatMap((revision) => numberOf(revision, 'id') ?? [])
    .map((id) => ({ id })),
});

export class MemoryActivityGateway implements ActivityGateway {
  constructor(private readonly client: MemoryClient) {}

  read(id: number): Call<Activity> {
    return this.client
      .read('GET /activity', (platform, who) =>
        platform.items('directus_activity', who).read(id, { fields: ACTIVITY_FIELDS }),
      )
      .pipe(mapCall(activityOf));
  }
}

const commentOf = (row: Item): Comment => ({
  id: textOf(row, 'id') ?? numberOf(row, 'id') ?? 0,
  comment: textOf(row, 'comment') ?? '',
  timestamp: textOf(row, 'timestamp') ?? '',
  collection: textOf(row, 'collection') ?? '',
  item: textOf(row, 'item') ?? '',
  user: commenterOf(row),
});

const commentQuery = { fields: COMMENT_FIELDS };

const COMMENTS = 'directus_comments';

const LATER_NAMES: Readonly<Record<string, string>> = { user: 'user_created', timestamp: 'date_created' };

const laterFields = COMMENT_FIELDS.map((field) => {
  const [first = '', ...rest] = field.split('.');
  return [LATER_NAMES[first] ?? first, ...rest].join('.');
});

/** A comment of the collection that generation 11 has for them. */
const laterComment = ({ user_created = null, date_created = null, ...row }: Item): Comment =>
  commentOf({ ...row, user: user_created, timestamp: date_created });

const asComment = (row: Item | null): Comment | null => row && commentOf(row);

const asLaterComment = (rows: readonly Item[] | null): Comment | null => {
  const [row] = rows ?? [];
  return row === undefined ? null : laterComment(row);
};

export class MemoryCommentsGateway implements CommentsGateway {
  constructor(private readonly client: MemoryClient) {}

  listForItem(collection: string, item: PrimaryKey): Call<readonly Comment[]> {
    const ofItem = { _and: [{ collection: { _eq: collection } }, { item: { _eq: String(item) } }] };
    return this.list(commentsQuery(collection, item), ofItem);
  }

  listMentions(user: string): Call<readonly Comment[]> {
    return this.list(mentionsQuery(user), { comment: { _contains: `@${user}` } });
  }

  post(collection: string, item: PrimaryKey, text: string): Call<Comment> {
    return this.client
      .write('POST /activity/comment', (platform, who) => {
        if (!platform.hasPolicies)
          return asComment(platform.comments(who).create({ collection, item, comment: text }, commentQuery));
        const comments = platform.items(COMMENTS, who);
        const keys = comments.create([{ collection, item: String(item), comment: text }]);
        return asLaterComment(comments.readWritten(keys, laterFields));
      })
      .pipe(assertResult<Comment>());
  }

  edit(id: CommentId, text: string): Call<Comment> {
    return this.client
      .write('PATCH /activity/comment', (platform, who) => {
        if (!platform.hasPolicies)
          return asComment(platform.comments(who).update(Number(id), { comment: text }, commentQuery));
        const comments = platform.items(COMMENTS, who);
        return asLaterComment(comments.readWritten(comments.update([id], { comment: text }), laterFields));
      })
      .pipe(assertResult<Comment>());
  }

  remove(id: CommentId): Call<void> {
    return this.client.write('DELETE /activity/comment', (platform, who) =>
      platform.hasPolicies ? platform.items(COMMENTS, who).remove([id]) : platform.comments(who).remove(Number(id)),
    );
  }

  /** `laterFilter` finds the same comments where they are a collection of their own. */
  private list(query: ItemsQuery, laterFilter: Filter): Call<readonly Comment[]> {
    return this.client.read('GET /activity', (platform, who) =>
      platform.hasPolicies
        ? platform
            .items(COMMENTS, who)
            .list({ ...query, fields: laterFields, filter: laterFilter, sort: ['-date_created'] })
            .map(laterComment)
        : platform.items('directus_activity', who).list(query).map(commentOf),
    );
  }
}
