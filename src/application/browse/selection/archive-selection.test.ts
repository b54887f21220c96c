import { right } from 'fp-ts/Either';
import type { Access } from '../../../domain/permissions';
import { ArchiveSelection } from './archive-selection';
import { may, now, openSelection, rule } from './selection.fixtures';

test('sends the archive field when archiving and unarchiving', () => {
  const { asked, parts, browse, said, selection } = openSelection(2);
  const archive = new ArchiveSelection(browse, parts);
  archive.execute('archive');
  asked[0]?.answer(right([]));
  selection.selectKeys([1, 2]);
  archive.execute('unarchive');
  asked[1]?.answer(right([]));
  expect(asked.map(({ sent }) => sent)).toEqual([{ status: 'archived' }, { status: 'draft' }]);
  expect(said()).toEqual(['items_archived 2', 'items_unarchived 2']);
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
