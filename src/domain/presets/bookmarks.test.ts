import { allBookmarks } from './bookmarks';
import type { Preset } from './preset';
import { emptyView, viewMembers } from './view';

const preset = (id: number, choices: Partial<Preset>): Preset => ({
  ...viewMembers(emptyView),
  id,
  bookmark: null,
  user: null,
  role: null,
  collection: 'articles',
  ...choices,
});

test('own bookmarks come first, then those of the role, then those of everybody, each by name', () => {
  const presets = [
    preset(1, { bookmark: 'All' }),
    preset(2, { bookmark: 'Role', role: 'editors' }),
    preset(3, { bookmark: 'Zebra', user: 'ines' }),
    preset(4, { bookmark: 'Äpfel', user: 'ines', collection: 'letters' }),
    preset(5, { user: 'ines' }),
    preset(6, { bookmark: 'Others', user: 'jun' }),
    preset(7, { bookmark: 'Other role', role: 'admins' }),
    preset(8, { bookmark: 'Nowhere', collection: null }),
    preset(9, { bookmark: 'All' }),
  ];
  const seen = allBookmarks(presets.toReversed(), { user: 'ines', role: 'editors' }, 'de-DE');
  expect(seen.map(({ id, name }) => [id, name])).toEqual([
    [4, 'Äpfel'],
    [3, 'Zebra'],
    [2, 'Role'],
    [1, 'All'],
    [9, 'All'],
  ]);
  expect(seen[0]).toMatchObject({ collection: 'letters', scope: { kind: 'user', id: 'ines' }, preset: { id: 4 } });
});

test('somebody without a role sees nothing of roles', () => {
  expect(
    allBookmarks([preset(2, { bookmark: 'Role', role: 'editors' })], { user: 'ines', role: null }, 'en-US'),
  ).toEqual([]);
});
