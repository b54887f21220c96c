import { admin, editor, libraryPlatform, staff } from '../../../testing/library';
import { ApiException } from '../../api-error';
import { ruleFor } from './rule';

const permissions = (who = editor) => libraryPlatform().items('directus_permissions', who);

test("lists minimal app access after stored rules, with the caller's role", () => {
  const rows = permissions().list({ limit: -1 });
  const implied = rows.filter((row) => row['system'] === true);
  expect(rows.slice(0, 4).map((row) => row['id'])).toEqual([1, 2, 3, 4]);
  expect(implied).toHaveLength(13);
  expect(implied.every((row) => row['role'] === editor.role && !('id' in row))).toBe(true);
});

test('a filter by role or collection excludes minimal rules, a page or a field list does not', () => {
  expect(
    permissions(admin)
      .list({ filter: { role: { _eq: editor.role ?? '' } } })
      .every((row) => row['system'] !== true),
  ).toBe(true);
  expect(permissions().list({ filter: { collection: { _eq: 'directus_roles' } } })).toEqual([
    expect.objectContaining({ collection: 'directus_roles', action: 'read', system: true }),
  ]);
  expect(permissions().list({ limit: 1, fields: ['id'] })).toHaveLength(14);
  expect(permissions().count({})).toEqual({ total_count: 4, filter_count: 4 });
});

test('cannot be read without app access', () => {
  expect(() => permissions(staff).list({})).toThrow(ApiException);
});

test('several rules for one action are merged with or', () => {
  const platform = libraryPlatform();
  platform.items('directus_permissions', admin).create([
    {
      role: editor.role,
      collection: 'books',
      action: 'read',
      fields: ['slug'],
      permissions: { pages: { _eq: 100 } },
    },
  ]);
  const books = platform.items('books', editor);
  expect(books.list({ fields: ['id', 'slug'] })).toEqual([
    { id: 1, slug: 'alpha' },
    { id: 2, slug: 'beta' },
    { id: 5, slug: 'percent' },
  ]);
});

test('an administrator needs no rule, other users do', () => {
  const { database } = libraryPlatform();
  expect(ruleFor(database, admin, 'books', 'delete')).toMatchObject({ allFields: true, items: {} });
  expect(ruleFor(database, editor, 'writers', 'read')).toBeNull();
});

test('presets are created for the caller only', () => {
  const presets = libraryPlatform().items('directus_presets', editor);
  const keys = presets.create([{ collection: 'books', user: editor.user }]);
  expect(presets.readWritten(keys, ['user', 'layout'])).toEqual([{ user: editor.user, layout: 'tabular' }]);
  expect(() => presets.create([{ collection: 'books', user: admin.user }])).toThrow(`"user" must be [${editor.user}]`);
});
