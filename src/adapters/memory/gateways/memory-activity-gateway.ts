import type { Item, PrimaryKey } from '../../../domain/items';
import {
  type Activity,
  ACTIVITY_FIELDS,
  type Comment,
  COMMENT_FIELDS,
  type CommentId,
  commentsQuery,
} from '../../../domain/revisions';
import { type Call, mapCall } from '../../../kernel';
import type { ActivityGateway } from '../../../ports/gateways/activity-gateway';
import type { CommentsGateway } from '../../../ports/gateways/comments-gateway';
import type { MemoryClient } from '../client';
import { assertItem, commenterOf, userOf } from './gateway-results';
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
  id: numberOf(row, 'id') ?? 0,
  comment: textOf(row, 'comment') ?? '',
  timestamp: textOf(row, 'timestamp') ?? '',
  collection: textOf(row, 'collection') ?? '',
  item: textOf(row, 'item') ?? '',
  user: commenterOf(row),
});

const commentQuery = { fields: COMMENT_FIELDS };

export class MemoryCommentsGateway implements CommentsGateway {
  constructor(private readonly client: MemoryClient) {}

  listForItem(collection: string, item: PrimaryKey): Call<readonly Comment[]> {
    return this.client
      .read('GET /activity', (platform, who) =>
        platform.items('directus_activity', who).list(commentsQuery(collection, item)),
      )
      .pipe(mapCall((rows) => rows.map(commentOf)));
  }

  post(collection: string, item: PrimaryKey, text: string): Call<Comment> {
    return this.client
      .write('POST /activity/comment', (platform, who) =>
        platform.comments(who).create({ collection, item, comment: text }, commentQuery),
      )
      .pipe(assertItem, mapCall(commentOf));
  }

  edit(id: CommentId, text: string): Call<Comment> {
    return this.client
      .write('PATCH /activity/comment', (platform, who) =>
        platform.comments(who).update(Number(id), { comment: text }, commentQuery),
      )
      .pipe(assertItem, mapCall(commentOf));
  }

  remove(id: CommentId): Call<void> {
    return this.client.write('DELETE /activity/comment', (platform, who) => platform.comments(who).remove(Number(id)));
  }
}
