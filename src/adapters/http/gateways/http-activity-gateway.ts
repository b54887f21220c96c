import type { PrimaryKey } from '../../../domain/items';
import {
  type Activity,
  ACTIVITY_FIELDS,
  type Comment,
  COMMENT_FIELDS,
  type CommentId,
  commentsQuery,
  mentionsQuery,
} from '../../../domain/revisions';
import type { Call } from '../../../kernel';
import type { ActivityGateway } from '../../../ports/gateways/activity-gateway';
import type { CommentsGateway } from '../../../ports/gateways/comments-gateway';
import type { HttpClient } from '../client';
import { itemsParameters, type HttpRequest } from '../request';
import { activity, comment, comments } from '../codecs/revisions';

/** method → request */
const activityRequests = {
  read: (id: number) => ({
    method: 'GET',
    path: `/activity/${id}`,
    query: itemsParameters({ fields: ACTIVITY_FIELDS }),
  }),
} satisfies Record<keyof ActivityGateway, (...input: never[]) => HttpRequest>;

export class HttpActivityGateway implements ActivityGateway {
  constructor(private readonly client: HttpClient) {}

  read(id: number): Call<Activity> {
    return this.client.data(activityRequests.read(id), activity);
  }
}

/** Writes return the same fields as the list. */
const commentQuery = itemsParameters({ fields: COMMENT_FIELDS });

/** method → request */
const commentRequests = {
  listForItem: (collection: string, item: PrimaryKey) => ({
    method: 'GET',
    path: '/activity',
    query: itemsParameters(commentsQuery(collection, item)),
  }),
  listMentions: (user: string) => ({
    method: 'GET',
    path: '/activity',
    query: itemsParameters(mentionsQuery(user)),
  }),
  post: (collection: string, item: PrimaryKey, text: string) => ({
    method: 'POST',
    path: '/activity/comment',
    query: commentQuery,
    body: { collection, item, comment: text },
  }),
  edit: (id: CommentId, text: string) => ({
    method: 'PATCH',
    path: `/activity/comment/${id}`,
    query: commentQuery,
    body: { comment: text },
  }),
  remove: (id: CommentId) => ({ method: 'DELETE', path: `/activity/comment/${id}` }),
} satisfies Record<keyof CommentsGateway, (...input: never[]) => HttpRequest>;

export class HttpCommentsGateway implements CommentsGateway {
  constructor(private readonly client: HttpClient) {}

  listForItem(collection: string, item: PrimaryKey): Call<readonly Comment[]> {
    return this.client.data(commentRequests.listForItem(collection, item), comments);
  }

  listMentions(user: string): Call<readonly Comment[]> {
    return this.client.data(commentRequests.listMentions(user), comments);
  }

  post(collection: string, item: PrimaryKey, text: string): Call<Comment> {
    return this.client.write(commentRequests.post(collection, item, text), comment);
  }

  edit(id: CommentId, text: string): Call<Comment> {
    return this.client.write(commentRequests.edit(id, text), comment);
  }

  remove(id: CommentId): Call<void> {
    return this.client.command(commentRequests.remove(id));
  }
}
