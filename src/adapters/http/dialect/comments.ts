import { COMMENT_FIELDS } from '../../../domain/revisions';
import type { UserAccess } from '../../../domain/users';
import { isJsonObject, mapCall, type JsonObject } from '../../../kernel';
import type { HttpRequest } from '../request';
import { eachItem, fieldsOf, translation, type Translation, withFields } from './dialect';

const COMMENT_NAMES: Readonly<Record<string, string>> = { user: 'user_created', timestamp: 'date_created' };

const commentField = (field: string): string => {
  const [first = '', ...rest] = field.split('.');
  return [COMMENT_NAMES[first] ?? first, ...rest].join('.');
};

const asComment = (item: JsonObject): JsonObject => {
  const { user_created = null, date_created = null, ...rest } = item;
  return { ...rest, user: user_created, timestamp: date_created };
};

/** Without the condition that an activity is a comment. */
const commentFilter = (filter: unknown): string => {
  const parsed: unknown = JSON.parse(String(filter));
  const conditions = isJsonObject(parsed) && Array.isArray(parsed['_and']) ? parsed['_and'] : [];
  return JSON.stringify({ _and: conditions.filter((each) => !isJsonObject(each) || each['action'] === undefined) });
};

const withCommentFields = (request: HttpRequest): HttpRequest =>
  withFields(request, fieldsOf(request).map(commentField));

/** Keys of comments are in no order, so that the newest are found by their time. */
const commentList = (request: HttpRequest): HttpRequest => {
  const { query, ...named } = withCommentFields(request);
  const filter = commentFilter(query?.['filter']);
  return { ...named, path: '/comments', query: { ...query, filter, sort: '-date_created' } };
};

const isCommentList = ({ method, path, query }: HttpRequest): boolean =>
  method === 'GET' && path === '/activity' && query?.['fields'] === COMMENT_FIELDS.join();

/** Comments are a collection of their own, with keys that are uuids. */
export const comments: readonly Translation[] = [
  {
    matches: isCommentList,
    send: (request, send) => send(commentList(request)).pipe(mapCall(eachItem(asComment))),
  },
  translation(/^\/activity\/comment(\/|$)/, {
    request: (request) => {
      const path = request.path.replace('/activity/comment', '/comments');
      return request.method === 'DELETE' ? { ...request, path } : withCommentFields({ ...request, path });
    },
    answer: eachItem(asComment),
  }),
];

/** Activities have no text of a comment; revisions are named by administrators only, since a denied field fails. */
export const activities = ({ admin_access }: UserAccess): Translation =>
  translation(/^\/activity(\/|$)/, {
    method: 'GET',
    request: (request) =>
      fieldsOf(request).length === 0
        ? request
        : withFields(
            request,
            fieldsOf(request).filter(
              (field) => field !== 'comment' && (admin_access || !field.startsWith('revisions')),
            ),
          ),
  });
