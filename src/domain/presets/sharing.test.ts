import { APP_ACCESS_MINIMUM, type Access, type Permission } from '../permissions';
import { someone } from '../permissions/current-user.fixtures';
import { sharingDenied } from './sharing';

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

const minimum = APP_ACCESS_MINIMUM.map((grant) => stored(grant as Partial<Permission>));
const member = (permissions: readonly Permission[]): Access => ({ user: someone(false), permissions });

const everybody = { kind: 'all' } as const;
const role = { kind: 'role', id: 'r' } as const;

test('everybody keeps bookmarks of their own, of others one is kept off', () => {
  expect(sharingDenied(member([]), { kind: 'user', id: 'u' }, 0)).toBe(false);
  expect(sharingDenied(member([]), { kind: 'user', id: 'somebody' }, 0)).toBe('not_allowed');
});

test('what app access brings is not enough to share; a permission without conditions is', () => {
  for (const scope of [everybody, role]) {
    expect(sharingDenied(member([]), scope, 0)).toBe('not_allowed');
    expect(sharingDenied(member(minimum), scope, 0)).toBe('not_allowed');
    expect(sharingDenied(member([...minimum, stored({ validation: {} })]), scope, 0)).toBe(false);
    expect(sharingDenied({ user: someone(true), permissions: [] }, scope, 0)).toBe(false);
  }
});

test('a permission may allow one’s role alone', () => {
  const access = member([stored({ validation: { role: { _eq: '$CURRENT_ROLE' } } })]);
  expect(sharingDenied(access, role, 0)).toBe(false);
  expect(sharingDenied(access, everybody, 0)).toBe('not_allowed');
});
