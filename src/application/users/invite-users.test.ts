import { left, right } from 'fp-ts/Either';
import { type Observable, of } from 'rxjs';
import type { Item } from '../../domain/items';
import { apiFailure, type Failure, networkFailure } from '../../kernel';
import { InviteUsers } from './invite-users';

const now = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};

const FORBIDDEN = apiFailure(403, 'FORBIDDEN', '');
const notUnique = (details: Item = {}) =>
  apiFailure(400, 'RECORD_NOT_UNIQUE', '', [{ field: 'email', code: 'RECORD_NOT_UNIQUE', type: null, details }]);

const open = ({
  users = [],
  lookup = null,
  refused = null,
}: { users?: readonly Item[]; lookup?: Failure | null; refused?: Failure | null } = {}) => {
  const asked: unknown[] = [];
  const sent: unknown[] = [];
  const said: unknown[] = [];
  const work = new InviteUsers({
    items: {
      list: (_, query) => {
        asked.push(query.filter);
        return of(lookup === null ? right(users) : left(lookup));
      },
    },
    users: {
      invite: (emails, role) => {
        sent.push([emails, role]);
        return of(refused === null ? right(undefined) : left(refused));
      },
    },
    notifications: {
      showCount: (count, text) => said.push(`${text} ${count}`),
      showFailure: ({ kind }) => said.push(kind),
    },
  });
  const done: (readonly string[])[] = [];
  work.done$.subscribe((sent) => done.push(sent));
  const invite = (emails: string): void => work.execute({ emails, role: 'editors' });
  return { work, asked, sent, said, done, invite };
};

test('sends nothing without a role', () => {
  const { work, sent } = open();
  work.execute({ emails: 'a@x.example', role: null });
  expect(sent).toEqual([]);
});

test('looks the addresses up, then invites all of them', () => {
  const { asked, sent, said, done, invite } = open();
  invite('A@x.example, b@x.example\na@x.example');
  expect(asked).toEqual([{ email: { _in: ['A@x.example', 'a@x.example', 'b@x.example'] } }]);
  expect(sent).toEqual([[['A@x.example', 'b@x.example'], 'editors']]);
  expect([said, done]).toEqual([['users_invited 2'], [['A@x.example', 'b@x.example']]]);
});

test('does not send existing users, and reports them', () => {
  const { work, sent, invite } = open({ users: [{ email: 'b@x.example', status: 'invited' }, { email: null }] });
  invite('a@x.example, B@x.example');
  expect(sent).toEqual([[['a@x.example'], 'editors']]);
  expect(now(work.report$).results).toEqual([
    { email: 'a@x.example', outcome: 'user_invited' },
    { email: 'B@x.example', outcome: 'already_invited' },
  ]);
});

test('sends nothing while an entry is no address, or all users exist', () => {
  const { work, sent, done, invite } = open({ users: [{ email: 'b@x.example', status: 'active' }] });
  invite('a@x.example, nowhere');
  expect(now(work.report$).results).toEqual([{ email: 'nowhere', outcome: 'not_an_email' }]);
  invite('b@x.example');
  expect(now(work.report$).results).toEqual([{ email: 'b@x.example', outcome: 'already_user' }]);
  expect([sent, done]).toEqual([[], [[], []]]);
});

test('asks for many addresses in several requests', () => {
  const { asked, sent, invite } = open();
  invite(Array.from({ length: 120 }, (_, index) => `user${index}@x.example`).join());
  expect([asked.length, sent.length]).toEqual([3, 1]);
});

test('invites without a lookup if users may not be read; another failure of the lookup sends nothing', () => {
  const allowed = open({ lookup: FORBIDDEN });
  allowed.invite('a@x.example');
  expect(allowed.sent).toHaveLength(1);
  const lost = open({ lookup: networkFailure('GET /users', false) });
  lost.invite('a@x.example');
  expect([lost.sent, lost.said]).toEqual([[], ['network']]);
});

test.each([
  [notUnique(), { results: [], isRefused: true }],
  [
    notUnique({ invalid: 'a@x.example' }),
    { results: [{ email: 'a@x.example', outcome: 'already_user' }], isRefused: false },
  ],
])('a refused duplicate %# is reported', (refused, report) => {
  const { work, said, done, invite } = open({ refused });
  invite('a@x.example');
  expect([now(work.report$), said, done]).toEqual([report, [], []]);
  work.dispose();
});

test('other failures are notifications', () => {
  const { work, said, invite } = open({ refused: apiFailure(503, 'SERVICE_UNAVAILABLE', '') });
  invite('a@x.example');
  expect([said, now(work.report$).results]).toEqual([['api'], []]);
});
