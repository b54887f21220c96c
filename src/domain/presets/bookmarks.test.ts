import { APP_ACCESS_PERMISSIONS, type Access, type Permission } from '../permissions';
import { testUser } from '../permissions/current-user.fixtures';
import { allBookmarks, sharingDenied } from './bookmarks';
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

test("sorts own bookmarks first, then the role's, then global ones, each by name", () => {
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

test('shows no role bookmarks to a user without a role', () => {
  expect(
    allBookmarks([preset(2, { bookmark: 'Role', role: 'editors' })], { user: 'ines', role: null }, 'en-US'),
  ).toEqual([]);
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
