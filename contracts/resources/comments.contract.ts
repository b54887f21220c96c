import { MatchersV3 } from '@pact-foundation/pact';
import { apiFailure } from '../../src/kernel';
import type { Activity, Comment } from '../../src/domain/revisions';
import { contract, decoded, failed, refusal, type Contract, type Request } from '../contract';
import { PLACEHOLDER_COMMENT } from '../pact';
import { LABELS } from '../platform/content-model';
import { PEOPLE } from '../platform/people';
import { state } from '../states';

const { eachLike, integer, regex, string } = MatchersV3;

const item = 'history';
const about = { collection: LABELS, item };
const moment = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.source, '2026-11-21T08:00:00');
const anyUser = { id: regex(/^[0-9a-f-]{36}$/.source, PEOPLE.administrator.id) };
const nameless = { id: PEOPLE.administrator.id, email: null, first_name: null, last_name: null };

const USER = 'user.id,user.email,user.first_name,user.last_name';
const filter = JSON.stringify({
  _and: [{ collection: { _eq: LABELS } }, { item: { _eq: item } }, { action: { _in: ['comment'] } }],
});

const activityFields = `id,action,timestamp,ip,user_agent,collection,item,comment,revisions.id,${USER}`;
const commentFields = `id,comment,timestamp,collection,item,${USER},user.avatar`;
const commentsRequest: Request = {
  method: 'GET',
  path: '/activity',
  query: { fields: commentFields, limit: '-1', sort: '-id', filter },
};
const mention = `Look, @${PEOPLE.administrator.id}`;
const mentionsRequest: Request = {
  method: 'GET',
  path: '/activity',
  query: {
    fields: commentFields,
    limit: '20',
    sort: '-id',
    filter: JSON.stringify({
      _and: [{ comment: { _contains: `@${PEOPLE.administrator.id}` } }, { action: { _in: ['comment'] } }],
    }),
  },
};
const oneComment: Request = { method: 'DELETE', path: `/activity/comment/${PLACEHOLDER_COMMENT}` };
const editing = (comment: string, path = oneComment.path): Request => ({
  method: 'PATCH',
  path,
  query: { fields: commentFields },
  body: { comment },
});
const posting = (comment: string): Request => ({
  method: 'POST',
  path: '/activity/comment',
  query: { fields: commentFields },
  body: { ...about, comment },
});

const commentRow = {
  id: integer(PLACEHOLDER_COMMENT),
  ...about,
  comment: 'Well said',
  timestamp: moment,
  user: anyUser,
};
const comment: Comment = {
  id: PLACEHOLDER_COMMENT,
  ...about,
  comment: 'Well said',
  timestamp: '2026-11-21T08:00:00',
  user: { ...nameless, avatar: null },
};

const said = state('a comment', { about, comment: 'Well said' });
const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));
const empty = refusal(400, 'INVALID_PAYLOAD', string('"comment" is not allowed to be empty'));

const activity: Activity = {
  ...comment,
  id: PLACEHOLDER_COMMENT,
  action: 'comment',
  ip: '127.0.0.1',
  user_agent: null,
  user: nameless,
  revisions: [],
};

export const commentsContracts: readonly Contract[] = [
  contract({
    name: 'one activity',
    given: [said],
    as: 'administrator',
    request: {
      method: 'GET',
      path: `/activity/${PLACEHOLDER_COMMENT}`,
      query: { fields: activityFields },
    },
    answer: { status: 200, body: { data: { ...commentRow, action: 'comment', ip: string('127.0.0.1') } } },
    call: (gateways) => gateways.activity.read(PLACEHOLDER_COMMENT),
    gives: decoded(activity),
  }),
  contract({
    name: 'one activity of another user',
    given: [said],
    as: 'editor',
    request: {
      method: 'GET',
      path: `/activity/${PLACEHOLDER_COMMENT}`,
      query: { fields: activityFields },
    },
    answer: forbidden.answer,
    call: (gateways) => gateways.activity.read(PLACEHOLDER_COMMENT),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'what was said about an item',
    given: [said],
    as: 'administrator',
    request: commentsRequest,
    answer: { status: 200, body: { data: eachLike({ ...commentRow, comment: string('Well said') }) } },
    call: ({ comments }) => comments.listForItem(LABELS, item),
    gives: decoded<readonly Comment[]>([comment]),
  }),
  contract({
    name: 'what was said about an item, asked for by an anonymous caller',
    given: [],
    as: 'anonymous',
    request: commentsRequest,
    answer: forbidden.answer,
    call: ({ comments }) => comments.listForItem(LABELS, item),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'the comments that mention a user',
    given: [state('a comment', { about, comment: mention })],
    as: 'administrator',
    request: mentionsRequest,
    answer: { status: 200, body: { data: eachLike({ ...commentRow, comment: string(mention) }) } },
    call: ({ comments }) => comments.listMentions(PEOPLE.administrator.id),
    gives: decoded<readonly Comment[]>([{ ...comment, comment: mention }]),
  }),
  contract({
    name: 'the comments that mention a user, asked for by an anonymous caller',
    given: [],
    as: 'anonymous',
    request: mentionsRequest,
    answer: forbidden.answer,
    call: ({ comments }) => comments.listMentions(PEOPLE.administrator.id),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'a new comment',
    given: [],
    as: 'editor',
    request: posting('Well said'),
    answer: {
      status: 200,
      body: { data: { ...commentRow, user: { id: PEOPLE.editor.id, email: PEOPLE.editor.email } } },
    },
    call: ({ comments }) => comments.post(LABELS, item, 'Well said'),
    gives: decoded<Comment>({
      ...comment,
      user: { id: PEOPLE.editor.id, email: PEOPLE.editor.email, first_name: null, last_name: null, avatar: null },
    }),
  }),
  contract({
    name: 'a new comment without a word',
    given: [],
    as: 'editor',
    request: posting(''),
    answer: empty.answer,
    call: ({ comments }) => comments.post(LABELS, item, ''),
    gives: failed(empty.failure),
  }),
  contract({
    name: 'a comment that is changed',
    given: [said],
    as: 'administrator',
    request: editing('Well said'),
    answer: { status: 200, body: { data: commentRow } },
    call: ({ comments }) => comments.edit(PLACEHOLDER_COMMENT, 'Well said'),
    gives: decoded(comment),
  }),
  contract({
    name: 'a comment that is changed and not there, which is answered with nothing',
    given: [],
    as: 'administrator',
    request: editing('Late', '/activity/comment/99999999'),
    answer: { status: 200 },
    call: ({ comments }) => comments.edit(99_999_999, 'Late'),
    gives: failed(apiFailure(404, 'ITEM_NOT_FOUND', '')),
  }),
  contract({
    name: 'a comment that is changed by a role that may not',
    given: [said],
    as: 'editor',
    request: editing('Mine'),
    answer: forbidden.answer,
    call: ({ comments }) => comments.edit(PLACEHOLDER_COMMENT, 'Mine'),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'a comment that is deleted',
    given: [said],
    as: 'administrator',
    request: oneComment,
    answer: { status: 200 },
    call: ({ comments }) => comments.remove(PLACEHOLDER_COMMENT),
    gives: decoded(undefined),
  }),
  contract({
    name: 'a comment that is deleted by a role that may not',
    given: [said],
    as: 'editor',
    request: oneComment,
    answer: forbidden.answer,
    call: ({ comments }) => comments.remove(PLACEHOLDER_COMMENT),
    gives: failed(forbidden.failure),
  }),
];
