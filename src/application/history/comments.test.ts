import { left, right } from 'fp-ts/Either';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { Access } from '../../domain/permissions';
import { emptySchema } from '../../domain/schema';
import { apiFailure, networkFailure, valueOf } from '../../kernel';
import { Comments } from './comments';
import { admin, comment, historyDependencies, nowOf, worker } from './history.fixtures';
import { MENTION_DELAY_MS, MentionSearch } from './mentions';

const JUN = '22222222-2222-4222-8222-222222222222';

const open = (access: Access = admin) => {
  const clock = new VirtualClock();
  const { parts, asked } = historyDependencies(clock, emptySchema, access);
  const comments = new Comments(parts, { collection: 'notes', key: 7 });
  const texts = () => valueOf(nowOf(comments.thread.comments$))?.map(({ comment: text }) => text);
  const last = (what: string) => asked.findLast((request) => request.what.startsWith(what));
  const said = () => nowOf(parts.notifications.shown$).map(({ text, failure }) => text ?? failure?.kind);
  return { clock, parts, comments, asked, texts, last, said };
};

const lost = left(networkFailure('POST /activity/comment', true));

test('a posted comment appears at the top and clears the draft', () => {
  const { comments, asked, texts, last, said } = open();
  last('comments')?.answer(right([comment(1, 'First')]));
  expect(nowOf(comments.newComment.denied$)).toBe('comment_empty');
  comments.newComment.execute();
  comments.newComment.setText(' Second \n');
  expect(nowOf(comments.newComment.denied$)).toBe(false);
  comments.newComment.execute();
  comments.newComment.execute();
  expect(nowOf(comments.newComment.busy$)).toBe(true);
  expect(asked.filter(({ what }) => what.startsWith('post')).map(({ what }) => what)).toEqual(['post Second']);
  last('post')?.answer(right(comment(2, 'Second')));
  expect(texts()).toEqual(['Second', 'First']);
  expect([nowOf(comments.newComment.text$), said()]).toEqual(['', ['comment_posted']]);
});

test('text typed while the comment is sent stays', () => {
  const { comments, last } = open();
  comments.newComment.setText('One');
  comments.newComment.execute();
  comments.newComment.setText('One and another');
  last('post')?.answer(right(comment(1, 'One')));
  expect(nowOf(comments.newComment.text$)).toBe('and another');
  comments.newComment.execute();
  comments.newComment.setText('Something else');
  last('post')?.answer(right(comment(2, 'and another')));
  expect(nowOf(comments.newComment.text$)).toBe('Something else');
});

test('a failed post keeps the text and the failure until the next attempt', () => {
  const { comments, last } = open();
  comments.newComment.setText('Words');
  comments.newComment.execute();
  last('post')?.answer(lost);
  expect(nowOf(comments.newComment.text$)).toBe('Words');
  expect(nowOf(comments.newComment.failure$)?.kind).toBe('network');
  expect(nowOf(comments.newComment.denied$)).toBe(false);
  comments.newComment.execute();
  expect(nowOf(comments.newComment.failure$)).toBeNull();
});

test('an earlier list request does not remove a posted comment', () => {
  const { comments, asked, texts, last } = open();
  last('comments')?.answer(right([]));
  comments.thread.reload();
  const early = last('comments');
  comments.newComment.setText('New');
  comments.newComment.execute();
  last('post')?.answer(right(comment(1, 'New')));
  expect(early?.isPending()).toBe(false);
  early?.answer(right([]));
  expect(texts()).toEqual(['New']);
  expect(asked.filter(({ what }) => what === 'comments')).toHaveLength(3);
});

test('an own comment can be edited in place', () => {
  const { comments, texts, last, said } = open();
  last('comments')?.answer(right([comment(1, 'First'), comment(2, 'Other', 'x')]));
  comments.edit(comment(1, 'First'));
  comments.edit(comment(1, 'First'));
  comments.edit(comment(2, 'Other', 'x'));
  expect([...nowOf(comments.drafts$).keys()]).toEqual([1]);
  const draft = nowOf(comments.drafts$).get(1);
  expect(draft && nowOf(draft.denied$)).toBe('comment_unchanged');
  draft?.setText('First, corrected');
  draft?.execute();
  expect(last('edit')?.what).toBe('edit 1 First, corrected');
  last('edit')?.answer(right(comment(1, 'First, corrected')));
  expect([texts(), nowOf(comments.drafts$).size, said()]).toEqual([
    ['First, corrected', 'Other'],
    0,
    ['comment_saved'],
  ]);
});

test('a refused edit keeps the draft open', () => {
  const { comments, last } = open();
  comments.edit(comment(1, 'First'));
  const draft = nowOf(comments.drafts$).get(1);
  draft?.setText('Other');
  draft?.execute();
  last('edit')?.answer(left(apiFailure(403, 'FORBIDDEN', '', [])));
  expect(nowOf(comments.drafts$).get(1)).toBe(draft);
  expect(draft && [nowOf(draft.text$), nowOf(draft.failure$)?.kind]).toEqual(['Other', 'api']);
  comments.closeDraft(1);
  expect(nowOf(comments.drafts$).size).toBe(0);
});

test('each action has its denial', () => {
  const { comments } = open(worker('directus_activity create', 'directus_activity read'));
  expect(comments.editDenied(comment(1, ''))).toBe('not_allowed');
  expect(comments.editDenied(comment(1, '', 'x'))).toBe('comment_of_others');
  expect(comments.removeDenied(comment(1, ''))).toBe('not_allowed');
  expect(nowOf(open(worker('directus_activity read')).comments.newComment.denied$)).toBe('not_allowed');
});

test('nothing is requested without permission to read comments', () => {
  const { comments, asked } = open(worker());
  expect([nowOf(comments.thread.isVisible$), asked.length]).toEqual([false, 0]);
});

test('a deleted comment is removed, and a second click does nothing', () => {
  const { comments, asked, texts, last, said } = open();
  last('comments')?.answer(right([comment(1, 'First')]));
  comments.remove.execute(1);
  comments.remove.execute(1);
  expect(asked.filter(({ what }) => what === 'remove 1')).toHaveLength(1);
  expect(nowOf(comments.remove.deleting$).has(1)).toBe(true);
  last('remove')?.answer(right(undefined));
  expect([texts(), said(), nowOf(comments.remove.deleting$).size]).toEqual([[], ['comment_deleted'], 0]);
});

test('a failed deletion is reported and reloads the list', () => {
  const { comments, texts, last, said } = open();
  last('comments')?.answer(right([comment(1, 'First')]));
  comments.remove.execute(1);
  last('remove')?.answer(left(apiFailure(403, 'FORBIDDEN', '', [])));
  expect([texts(), said()]).toEqual([['First'], ['api']]);
  last('comments')?.answer(right([]));
  expect(texts()).toEqual([]);
});

test('unsent text counts as unsaved changes until it is sent, removed or closed', () => {
  const { parts, comments, last } = open();
  expect(parts.unsaved.hasAny).toBe(false);
  comments.newComment.setText('Words');
  expect(parts.unsaved.hasAny).toBe(true);
  comments.newComment.setText(' ');
  expect(parts.unsaved.hasAny).toBe(false);
  comments.edit(comment(1, 'First'));
  expect(parts.unsaved.hasAny).toBe(false);
  nowOf(comments.drafts$).get(1)?.setText('Second');
  expect(parts.unsaved.hasAny).toBe(true);
  nowOf(comments.drafts$).get(1)?.execute();
  last('edit')?.answer(right(comment(1, 'Second')));
  expect(parts.unsaved.hasAny).toBe(false);
  comments.newComment.setText('Words');
  comments.dispose();
  expect(parts.unsaved.hasAny).toBe(false);
});

test('mentioned users are requested once and shown by name', () => {
  const { comments, asked, last } = open();
  last('comments')?.answer(right([comment(1, `@${JUN} and @${JUN}`)]));
  comments.thread.reload();
  last('comments')?.answer(right([comment(1, `@${JUN} again`)]));
  expect(asked.filter(({ what }) => what === 'list directus_users')).toHaveLength(1);
  last('list')?.answer(right([{ id: JUN, first_name: 'Jun', last_name: 'Takeda', email: 'jun@example.com' }]));
  expect(comments.people.people).toEqual([{ id: JUN, label: 'Jun Takeda' }]);
  comments.edit(comment(2, `Ask @${JUN}`));
  const draft = nowOf(comments.drafts$).get(2);
  expect(draft && nowOf(draft.text$)).toBe('Ask @Jun Takeda');
  draft?.setText('Ask @Jun Takeda today');
  draft?.execute();
  expect(last('edit')?.what).toBe(`edit 2 Ask @${JUN} today`);
});

test('users with the same name get different labels that do not change', () => {
  const { comments } = open();
  const rows = ['a', 'b', 'c'].map((id) => ({
    id,
    first_name: 'Jun',
    last_name: 'Takeda',
    email: id === 'c' ? null : `${id}@example.com`,
  }));
  expect(comments.people.add(rows).map(({ label }) => label)).toEqual([
    'Jun Takeda',
    'Jun Takeda (b example.com)',
    'Jun Takeda (c)',
  ]);
  expect(
    comments.people.add([{ id: 'b', first_name: 'Bo', last_name: 'B' }, { id: 4 }]).map(({ label }) => label),
  ).toEqual(['Jun Takeda (b example.com)']);
});

test('no users are requested without permission to read them', () => {
  const { clock, parts, comments, asked, last } = open(worker('directus_activity read'));
  last('comments')?.answer(right([comment(1, `@${JUN}`)]));
  const search = new MentionSearch(comments.people, parts.clock);
  search.search('j');
  clock.advance(1000);
  expect([asked.some(({ what }) => what.startsWith('list')), nowOf(search.found$)]).toEqual([false, []]);
});

test('users are searched by the start of name or email, debounced, for the latest text', () => {
  const { clock, parts, comments, asked, last } = open();
  const search = new MentionSearch(comments.people, parts.clock);
  search.search('j');
  search.search('jun ta');
  clock.advance(MENTION_DELAY_MS);
  expect(asked.filter(({ what }) => what.startsWith('list')).map(({ what }) => what)).toEqual([
    'list directus_users jun',
  ]);
  const early = last('list');
  search.search('jun');
  clock.advance(MENTION_DELAY_MS);
  expect(early?.isPending()).toBe(false);
  last('list')?.answer(
    right([
      { id: 'a', first_name: 'Jun', last_name: 'Takeda' },
      { id: 'b', first_name: 'Rejun', last_name: 'Junker' },
      { id: 'c', first_name: 'Ada', last_name: 'Notjun', email: 'ajun@example.com' },
    ]),
  );
  expect(nowOf(search.found$).map(({ label }) => label)).toEqual(['Jun Takeda', 'Rejun Junker']);
  search.search(null);
  expect(nowOf(search.found$)).toEqual([]);
  search.search('');
  clock.advance(MENTION_DELAY_MS);
  last('list')?.answer(lost);
  expect(nowOf(search.found$)).toEqual([]);
  search.dispose();
});
