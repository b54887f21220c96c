import { addedRisks, type Permission, withCells } from '..';

const rule = (more: Partial<Permission> = {}): Permission => ({
  id: 1,
  role: 'r',
  collection: 'directus_users',
  action: 'read',
  fields: ['email'],
  permissions: null,
  validation: null,
  presets: null,
  ...more,
});
const role = { id: 'r', appAccess: false };
const kinds = (
  before: readonly Permission[],
  after: readonly Permission[],
  of: Parameters<typeof addedRisks>[0] = role,
) => addedRisks(of, before, after).map(({ kind, fields }) => [kind, ...fields]);

test('a risk that was there before is not added', () => {
  const tokens = rule({ fields: ['token'] });
  expect(kinds([rule()], [tokens])).toEqual([['reads_tokens', 'token']]);
  expect(kinds([tokens], [tokens])).toEqual([]);
  expect(kinds([tokens], [rule()])).toEqual([]);
});

test('a risk that concerns more fields than before is added', () => {
  const [one, both] = [rule({ fields: ['token'] }), rule({ fields: ['token', 'password'] })];
  expect(kinds([one], [both])).toEqual([['reads_tokens', 'token', 'password']]);
  expect(kinds([both], [one])).toEqual([]);
});

test('the same kind of risk in another cell is added', () => {
  const open = rule({ role: null, collection: 'articles', action: 'update' });
  const more = { ...open, action: 'delete' };
  expect(kinds([open], [open, more], { id: null, appAccess: false })).toEqual([['public_writes']]);
});

test('a role with app access that can read nothing any more is a risk', () => {
  const articles = rule({ collection: 'articles' });
  expect(kinds([articles], [], { id: 'r', appAccess: true })).toEqual([['nothing_readable']]);
  expect(kinds([articles], [], role)).toEqual([]);
});

test('cells take the place of what is stored for them', () => {
  const stored = [rule({ id: 7 }), rule({ id: 8, action: 'update' }), rule({ id: 9, role: 'other' })];
  const { fields, permissions, validation, presets } = rule({ fields: ['*'] });
  const cells = [
    { collection: 'directus_users', action: 'read' as const, rules: { fields, permissions, validation, presets } },
    { collection: 'directus_users', action: 'delete' as const, rules: null },
  ];
  expect(withCells('r', stored, cells).map(({ id, action, fields: names }) => [id, action, names])).toEqual([
    [8, 'update', ['email']],
    [0, 'read', ['*']],
  ]);
});
