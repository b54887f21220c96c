import type { PrimaryKey } from '../../domain/items';
import { COMMENT_FIELDS, commentsQuery, type Comment } from '../../domain/revisions';
import type { Call } from '../../kernel';
import type { CommentsGateway } from '../../ports/comments-gateway';
import type { HttpClient } from './client';
import { comment, comments } from './codecs/comment';
import { itemsParameters } from './query-string';
import type { HttpRequest } from './transport';

/** What a write answers with is what a list would show. */
const query = itemsParameters({ fields: COMMENT_FIELDS });

/** method → request */
const requests = {
  ofItem: (collection: string, item: PrimaryKey) => ({
    method: 'GET',
    path: '/activity',
    query: itemsParameters(commentsQuery(collection, item)),
  }),
  post: (collection: string, item: PrimaryKey, text: string) => ({
    method: 'POST',
    path: '/activity/comment',
    query,
    body: { collection, item, comment: text },
  }),
  edit: (id: number, text: string) => ({
    method: 'PATCH',
    path: `/activity/comment/${id}`,
    query,
    body: { comment: text },
  }),
  remove: (id: number) => ({ method: 'DELETE', path: `/activity/comment/${id}` }),
} satisfies Record<keyof CommentsGateway, (...input: never[]) => HttpRequest>;

export class HttpCommentsGateway implements CommentsGateway {
  constructor(private readonly client: HttpClient) {}

  ofItem(collection: string, item: PrimaryKey): Call<readonly Comment[]> {
    return this.client.data(requests.ofItem(collection, item), comments);
  }

  post(collection: string, item: PrimaryKey, text: string): Call<Comment> {
    return this.client.written(requests.post(collection, item, text), comment);
  }

  edit(id: number, text: string): Call<Comment> {
    return this.client.written(requests.edit(id, text), comment);
  }

  remove(id: number): Call<void> {
    return this.client.done(requests.remove(id));
  }
}
