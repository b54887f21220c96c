import { left, right } from 'fp-ts/Either';
import type { Access } from '../../../domain/permissions';
import { apiFailure } from '../../../kernel';
import { ArchiveSelection } from './archive-selection';
import { broken, may, now, openSelection, rule } from './selection.fixtures';

const refused = left(apiFailure(403, 'FORBIDDEN', ''));

type Opened = ReturnType<typeof openSelection>;

const rows = (...values: readonly (string | null)[]) =>
  right(values.map((status, index) => ({ id: index + 1, status })));

/** Archives the selected items, whose former values are these. */
const archiveOf = (opened: Opened, ...before: readonly (string | null)[]): void => {
  const archive = new ArchiveSelection(opened.browse, opened.parts);
  archive.execute('archive');
  opened.asked.at(-1)?.answer(rows(...before));
  opened.asked.at(-1)?.answer(right([]));
};

const writes = ({ asked }: Opened) =>
  asked.filter(({ what }) => what !== 'list').map(({ what, keys, sent }) => [what, keys, sent]);

test('sends the archive field when archiving and unarchiving', () => {
  const opened = openSelection(2);
  const { asked, parts, browse, said, selection } = opened;
  const archive = new ArchiveSelection(browse, parts);
  archive.execute('archive');
  expect(asked[0]?.sent).toEqual({ fields: ['id', 'status'], filter: { id: { _in: [1, 2] } }, limit: 2 });
  asked[0]?.answer(rows('draft', 'published'));
  asked[1]?.answer(right([]));
  selection.selectKeys([1, 2]);
  archive.execute('unarchive');
  asked[2]?.answer(rows('archived', 'archived'));
  asked[3]?.answer(right([]));
  expect(writes(opened).map(([, , sent]) => sent)).toEqual([{ status: 'archived' }, { status: 'draft' }]);
  expect(said()).toEqual(['items_archived 2', 'items_unarchived 2']);
});

test('undo restores the former value of each item, those that had the same one together', () => {
  const opened = openSelection(4);
  archiveOf(opened, 'draft', 'published', 'draft', 'archived');
  opened.acceptOffer();
  opened.asked.at(-1)?.answer(
    right([
      { id: 1, status: 'archived' },
      { id: 3, status: 'archived' },
    ]),
  );
  opened.asked.at(-1)?.answer(right([]));
  opened.asked.at(-1)?.answer(right([{ id: 2, status: 'archived' }]));
  opened.asked.at(-1)?.answer(right([]));
  expect(writes(opened).slice(1)).toEqual([
    ['update', [1, 3], { status: 'draft' }],
    ['update', [2], { status: 'published' }],
  ]);
  expect(opened.said()).toEqual(['items_restored 3']);
  expect(opened.refreshed()).toBe(2);
});

test('undo leaves items that have changed since or are gone, and says how many', () => {
  const opened = openSelection(3);
  archiveOf(opened, 'draft', 'draft', 'draft');
  opened.acceptOffer();
  opened.asked.at(-1)?.answer(
    right([
      { id: 1, status: 'archived' },
      { id: 2, status: 'published' },
    ]),
  );
  opened.asked.at(-1)?.answer(right([]));
  expect(writes(opened).slice(1)).toEqual([['update', [1], { status: 'draft' }]]);
  expect(opened.said()).toEqual(['items_restored 1', 'items_changed_since 2']);
});

test('undo tries items one by one when they are refused together, and says how many are refused', () => {
  const opened = openSelection(3);
  archiveOf(opened, 'draft', 'draft', 'draft');
  opened.acceptOffer();
  opened.asked.at(-1)?.answer(rows('archived', 'archived', 'archived'));
  for (const result of [refused, right({}), refused, right({})]) opened.asked.at(-1)?.answer(result);
  expect(writes(opened).slice(2)).toEqual([1, 2, 3].map((key) => ['update one', [key], { status: 'draft' }]));
  expect(opened.said()).toEqual(['items_restored 2', 'items_not_restored 1']);
});

test.each([0, 1, 2])('undo stops when request %i fails, and says why', (failing) => {
  const opened = openSelection(2);
  archiveOf(opened, 'draft', 'published');
  opened.acceptOffer();
  const answers = [right([{ id: 1, status: 'archived' }]), refused, right({}), refused];
  const asked = () => opened.asked.length;
  for (const answer of answers.slice(0, failing)) opened.asked.at(-1)?.answer(answer);
  const before = asked();
  opened.asked.at(-1)?.answer(left(broken));
  expect(asked()).toBe(before);
  expect(opened.said()).toEqual(['network']);
});

test('nothing is offered when the former values may not be read, or were the same', () => {
  const hidden = openSelection(2);
  new ArchiveSelection(hidden.browse, hidden.parts).execute('archive');
  hidden.asked[0]?.answer(refused);
  hidden.asked[1]?.answer(right([]));
  expect(hidden.said()).toEqual(['items_archived 2']);
  expect(hidden.acceptOffer).toThrow('No notification');
  const archived = openSelection(2);
  archiveOf(archived, 'archived', 'archived');
  expect(archived.acceptOffer).toThrow('No notification');
});

test('nothing is written when the former values cannot be read for now', () => {
  const opened = openSelection(2);
  const archive = new ArchiveSelection(opened.browse, opened.parts);
  archive.execute('archive');
  opened.asked[0]?.answer(left(broken));
  expect([writes(opened), now(archive.run.state$).kind]).toEqual([[], 'failed']);
});

test('an undo concerns the last run only', () => {
  const opened = openSelection(2);
  const archive = new ArchiveSelection(opened.browse, opened.parts);
  for (const keys of [[1], [2]]) {
    opened.selection.selectKeys(keys);
    archive.execute('archive');
    opened.asked.at(-1)?.answer(right(keys.map((id) => ({ id, status: 'draft' }))));
    opened.asked.at(-1)?.answer(right([]));
  }
  opened.acceptOffer();
  expect(opened.asked.at(-1)?.sent).toMatchObject({ filter: { id: { _in: [2] } } });
});

test.each<[string, Access, string | false]>([
  ['the archive field', may(rule('update', ['status'])), false],
  ['everything', may(rule('update', ['*'])), false],
  ['another field', may(rule('update', ['title'])), 'field_not_covered'],
  ['nothing', may(), 'not_allowed'],
])('requires permission to update the archive field: %s', (_, access, reason) => {
  const { parts, browse } = openSelection(1, access);
  expect(now(new ArchiveSelection(browse, parts).denied$)).toBe(reason);
});
