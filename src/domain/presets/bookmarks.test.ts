import { APP_ACCESS_PERMISSIONS, type Access, type Permission } from '../permissions';
import { testUser } from '../permissions/current-user.fixtures';
import { allBookmarks, bookmarkDenied, isInReach, sharingDenied } from './bookmarks';
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

test("sorts own bookmarks first, then the role's, global ones, those of other roles, each by name", () => {
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
    [7, 'Other role'],
  ]);
  expect(seen.filter(({ isForOthers }) => isForOthers).map(({ id }) => id)).toEqual([7]);
  expect(seen[0]).toMatchObject({ collection: 'letters', scope: { kind: 'user', id: 'ines' }, preset: { id: 4 } });
});

test('role bookmarks are those of other roles for a user without a role', () => {
  expect(
    allBookmarks([preset(2, { bookmark: 'Role', role: 'editors' })], { user: 'ines', role: null }, 'en-US'),
  ).toMatchObject([{ id: 2, isForOthers: true }]);
});

test('a preset of another role is out of reach, unless it is a bookmark', () => {
  const viewer = { user: 'ines', role: 'editors' };
  expect(isInReach(preset(1, { role: 'admins' }), viewer)).toBe(false);
  expect(isInReach(preset(1, { role: 'admins', bookmark: 'Drafts' }), viewer)).toBe(true);
  expect(isInReach(preset(1, { user: 'jun', bookmark: 'Drafts' }), viewer)).toBe(false);
});

const stored = (more: Partial<Permission>): Permission => ({
  id: 1,
  role: 'r',
  collection: 'directus_presets',
  action: 'create',
  fields: ['*'],
  permissions: {},
  validation: null,
  presets: null,
  ...more,
});

const minimum = APP_ACCESS_PERMISSIONS.map((grant) => stored(grant as Partial<Permission>));
const member = (permissions: readonly Permission[]): Access => ({ user: testUser(false), permissions });

test.each<[string, Access, Partial<Preset>, unknown]>([
  ['an own bookmark, by app access', member(minimum), { user: 'u' }, false],
  ['a bookmark of another user', member(minimum), { user: 'jun' }, 'item_not_covered'],
  ['a bookmark for the role, by app access alone', member(minimum), { role: 'r' }, 'item_not_covered'],
  ['a bookmark for everyone, without any permission', member([]), {}, 'not_allowed'],
  ['a bookmark for everyone, as administrator', { user: testUser(true), permissions: [] }, {}, false],
  [
    'a bookmark for the role, by a permission on those of the role',
    member([
      ...minimum,
      stored({ action: 'update', permissions: { role: { _eq: '$CURRENT_ROLE' } } }),
      stored({ action: 'delete', permissions: { role: { _eq: '$CURRENT_ROLE' } } }),
    ]),
    { role: 'r' },
    false,
  ],
])('changing and deleting %s', (_, access, scope, expected) => {
  const bookmark = preset(1, { bookmark: 'Drafts', ...scope });
  expect([bookmarkDenied(access, bookmark, 'update', 0), bookmarkDenied(access, bookmark, 'delete', 0)]).toEqual([
    expected,
    expected,
  ]);
});

test('changing and deleting are allowed separately', () => {
  const access = member([...minimum, stored({ action: 'update', permissions: {} })]);
  const bookmark = preset(1, { bookmark: 'Drafts' });
  expect(bookmarkDenied(access, bookmark, 'update', 0)).toBe(false);
  expect(bookmarkDenied(access, bookmark, 'delete', 0)).toBe('item_not_covered');
});

const everyone = { kind: 'all' } as const;
const role = { kind: 'role', id: 'r' } as const;

test('allows own bookmarks and denies those of others', () => {
  expect(sharingDenied(member([]), { kind: 'user', id: 'u' }, 0)).toBe(false);
  expect(sharingDenied(member([]), { kind: 'user', id: 'bob' }, 0)).toBe('not_allowed');
});

test('denies sharing with app access alone, allows it with an unconditional permission', () => {
  for (const scope of [everyone, role]) {
    expect(sharingDenied(member([]), scope, 0)).toBe('not_allowed');
    expect(sharingDenied(member(minimum), scope, 0)).toBe('not_allowed');
    expect(sharingDenied(member([...minimum, stored({ validation: {} })]), scope, 0)).toBe(false);
    expect(sharingDenied({ user: testUser(true), permissions: [] }, scope, 0)).toBe(false);
  }
});

test('allows sharing with the own role by a conditional permission', () => {
  const access = member([stored({ validation: { role: { _eq: '$CURRENT_ROLE' } } })]);
  expect(sharingDenied(access, role, 0)).toBe(false);
  expect(sharingDenied(access, everyone, 0)).toBe('not_allowed');
});
