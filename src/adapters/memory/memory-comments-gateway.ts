import type { Item, PrimaryKey } from '../../domain/items';
import { COMMENT_FIELDS, commentsQuery, type Comment } from '../../domain/revisions';
import { mapCall, type Call } from '../../kernel';
import type { CommentsGateway } from '../../ports/comments-gateway';
import type { MemoryClient } from './client';
import { demand } from './demand-written';
import { commenterOf } from './person-of';
import { numberOf, textOf } from './reading';

const commentOf = (row: Item): Comment => ({
  id: numberOf(row, 'id') ?? 0,
  comment: textOf(row, 'comment') ?? '',
  timestamp: textOf(row, 'timestamp') ?? '',
  collection: textOf(row, 'collection') ?? '',
  item: textOf(row, 'item') ?? '',
  user: commenterOf(row),
});

const query = { fields: COMMENT_FIELDS };

export class MemoryCommentsGateway implements CommentsGateway {
  constructor(private readonly client: MemoryClient) {}

  ofItem(collection: string, item: PrimaryKey): Call<readonly Comment[]> {
    return this.client
      .read('GET /activity', (platform, who) =>
        platform.items('directus_activity', who).list(commentsQuery(collection, item)),
      )
      .pipe(mapCall((rows) => rows.map(commentOf)));
  }

  post(collection: string, item: PrimaryKey, text: string): Call<Comment> {
    return this.client
      .write('POST /activity/comment', (platform, who) =>
        platform.comments(who).create({ collection, item, comment: text }, query),
      )
      .pipe(demand, mapCall(commentOf));
  }

  edit(id: number, text: string): Call<Comment> {
    return this.client
      .write('PATCH /activity/comment', (platform, who) => platform.comments(who).update(id, { comment: text }, query))
      .pipe(demand, mapCall(commentOf));
  }

  remove(id: number): Call<void> {
    return this.client.write('DELETE /activity/comment', (platform, who) => platform.comments(who).remove(id));
  }
}
