import { left, right } from 'fp-ts/Either';
import { schemaOf } from '../../domain/schema';
import type { Access } from '../../domain/permissions';
import type { Comment } from '../../domain/revisions';
import { idle, networkFailure, type RemoteData, valueOf } from '../../kernel';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { admin, historyDependencies, worker } from './history.fixtures';
import { type UserMention, UserMentions } from './user-mentions';

const ME = '11111111-1111-4111-8111-111111111111';
const ASKED = `mentions of ${ME}`;

const comment = (id: number, author: string | null = 'u'): Comment => ({
  id,
  comment: `Look, @${ME}`,
  timestamp: '2026-11-21T08:00:00',
  collection: 'articles',
  item: String(id),
  user: author === null ? null : { id: author, email: null, first_name: null, last_name: null, avatar: null },
});

const setUp = (access: Access = admin, read: readonly string[] = []) => {
  const { parts, asked } = historyDependencies(new VirtualClock(), schemaOf([], [], []), {
    ...access,
    user: access.user && { ...access.user, id: ME },
  });
  const stored: [string, readonly string[]][] = [];
  const mentions = new UserMentions(parts, {
    readMentions: () => read,
    setReadMentions: (user, ids) => void stored.push([user, ids]),
  });
  const seen: RemoteData<readonly UserMention[]>[] = [];
  mentions.mentions$.subscribe((each) => seen.push(each));
  const answer = (what: string, rows: readonly unknown[]) =>
    asked.find((each) => each.what === what && each.isPending())?.answer(right(rows));
  const isNew = () => (valueOf(seen.at(-1) ?? idle) ?? []).map((each) => [each.comment.id, each.isNew]);
  return { mentions, stored, seen, answer, asked, isNew };
};

test('lists the comments of others once the mentioned users are known; those that were read are not new', () => {
  const { answer, isNew, mentions } = setUp(admin, ['4']);
  answer(ASKED, [comment(5), comment(4), comment(3, ME)]);
  expect(isNew()).toEqual([]);
  answer('list directus_users', [{ id: ME, first_name: 'Ines' }]);
  expect(isNew()).toEqual([
    [5, true],
    [4, false],
  ]);
  expect(mentions.people.people).toEqual([{ id: ME, label: 'Ines' }]);
});

test('stores which have been read, without those that are not listed any more', () => {
  const { answer, isNew, mentions, stored } = setUp(admin, ['1']);
  answer(ASKED, [comment(5), comment(4)]);
  answer('list directus_users', []);
  mentions.markAsRead(5);
  expect(isNew()).toEqual([
    [5, false],
    [4, true],
  ]);
  mentions.markAllAsRead();
  expect(isNew().map(([, each]) => each)).toEqual([false, false]);
  expect(stored).toEqual([
    [ME, ['5']],
    [ME, ['5', '4']],
  ]);
});

test('can be requested again after a failure', () => {
  const { answer, asked, isNew, mentions, seen } = setUp();
  asked[0]?.answer(left(networkFailure('/activity', false)));
  expect(seen.at(-1)?.kind).toBe('failed');
  mentions.reload();
  answer(ASKED, [comment(5)]);
  answer('list directus_users', []);
  expect(isNew()).toEqual([[5, true]]);
});

test('requests nothing where comments may not be read', () => {
  const { asked, mentions } = setUp(worker('articles read'));
  expect(asked).toEqual([]);
  mentions.isPending$.subscribe((isPending) => expect(isPending).toBe(false));
  expect.assertions(2);
});
