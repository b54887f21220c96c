import type { Item } from '../../items';
import { emptySchema } from '../../schema';
import {
  APP_ACCESS_PERMISSIONS,
  coversField,
  denied,
  itemDenied,
  recommendedPermissions,
  type Access,
  type Action,
} from '..';
import { testUser } from '../current-user.fixtures';

const NOW = Date.UTC(2026, 10, 21);

/** User 'u' of role 'r', who has nothing but what the platform grants. */
const least: Access = {
  user: testUser(false),
  permissions: APP_ACCESS_PERMISSIONS.map((grant) => ({ ...grant, id: null, role: 'r' })),
};

const may = (action: Action, name: string, item: Item): boolean =>
  itemDenied(emptySchema, least, `directus_${name}`, action, item, NOW) === false;

test.each(['collections', 'fields', 'relations', 'settings'])(
  'allows to read %s without restrictions and to change nothing',
  (name) => {
    expect(may('read', name, { id: 1 })).toBe(true);
    for (const action of ['create', 'update', 'delete'] as const)
      expect(denied(least, `directus_${name}`, action)).toBe('not_allowed');
  },
);

test('covers only the own user, role and permissions', () => {
  expect([may('read', 'users', { id: 'u' }), may('read', 'users', { id: 'x' })]).toEqual([true, false]);
  expect([may('read', 'roles', { id: 'r' }), may('read', 'roles', { id: 'x' })]).toEqual([true, false]);
  expect([may('read', 'permissions', { role: 'r' }), may('read', 'permissions', { role: 'x' })]).toEqual([true, false]);
  expect([may('read', 'permissions', { role: null }), may('update', 'users', { id: 'u' })]).toEqual([false, false]);
});

test('covers the own profile fields, but no token', () => {
  const own = [
    'id',
    'first_name',
    'last_name',
    'email',
    'password',
    'location',
    'title',
    'description',
    'tags',
    'avatar',
    'language',
    'theme',
    'tfa_secret',
    'status',
    'role',
    'last_page',
    'preferences_divider',
  ];
  expect(own.filter((field) => !coversField(least, 'directus_users', 'read', field))).toEqual([]);
  expect(
    ['token', 'last_access', 'provider', ''].filter((field) => coversField(least, 'directus_users', 'read', field)),
  ).toEqual([]);
});

test('covers own activity only', () => {
  expect([may('read', 'activity', { user: 'u' }), may('read', 'activity', { user: 'x' })]).toEqual([true, false]);
  expect(may('read', 'activity', { user: null })).toBe(false);
});

test('lets presets be read by their audience and changed by their owner', () => {
  const views = [
    { user: 'u', role: null },
    { user: null, role: 'r' },
    { user: null, role: null },
    { user: 'x', role: null },
    { user: null, role: 'x' },
    { user: 'x', role: 'r' },
  ];
  expect(views.map((view) => may('read', 'presets', view))).toEqual([true, true, true, false, false, false]);
  for (const action of ['update', 'delete'] as const) {
    expect(views.map((view) => may(action, 'presets', view))).toEqual([true, false, false, false, false, false]);
  }
});

test('requires a comment text and own presets', () => {
  const validation = (name: string) =>
    APP_ACCESS_PERMISSIONS.find(({ collection, action }) => collection === `directus_${name}` && action === 'create')
      ?.validation;
  expect(validation('activity')).toEqual({ comment: { _nnull: true } });
  expect(validation('presets')).toEqual({ user: { _eq: '$CURRENT_USER' } });
});

test('recommends changing own details, but neither role nor status', () => {
  const usual: Access = {
    user: testUser(false),
    permissions: recommendedPermissions('r').map((each) => ({ ...each, id: 1 })),
  };
  const update = (field: string): boolean => coversField(usual, 'directus_users', 'update', field);
  const details = [
    'first_name',
    'last_name',
    'email',
    'password',
    'location',
    'title',
    'description',
    'avatar',
    'language',
    'theme',
  ];
  expect(details.filter((field) => !update(field))).toEqual([]);
  expect(['role', 'status', 'token', 'tfa_secret', 'id', ''].filter(update)).toEqual([]);
  expect(itemDenied(emptySchema, usual, 'directus_users', 'update', { id: 'u' }, NOW)).toBe(false);
  expect(itemDenied(emptySchema, usual, 'directus_users', 'update', { id: 'x' }, NOW)).toBe('item_not_covered');
});
