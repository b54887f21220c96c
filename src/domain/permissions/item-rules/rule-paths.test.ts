import {
  aliasField,
  collection,
  hashField,
  integerField,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  world,
} from '../../../../fixtures/builders';
import type { JsonObject } from '../../../kernel';
import { schemaOf } from '../../schema';
import { testUser } from '../current-user.fixtures';
import { type Access, comparablePaths, type Permission, rulePaths } from '..';

const { collections, fields, relations } = world('w', [
  collection('desks', {}, [primaryKey(), stringField('name')]),
  collection('people', {}, [
    primaryKey(),
    stringField('name'),
    hashField('password'),
    manyToOne('desk', { to: 'desks' }),
    oneToMany('articles', { from: 'articles', foreignKey: 'author' }),
  ]),
  collection('articles', {}, [
    primaryKey(),
    stringField('status'),
    integerField('words'),
    hashField('pin'),
    manyToOne('author', { to: 'people' }),
    aliasField('divider', {}),
  ]),
]);
const schema = schemaOf(collections, fields, relations);

const rule = (more: Partial<Permission>): Permission => ({
  id: 1,
  role: 'r',
  collection: 'articles',
  action: 'read',
  fields: ['*'],
  permissions: null,
  validation: null,
  presets: null,
  ...more,
});

const READS = [rule({}), rule({ collection: 'people' }), rule({ collection: 'desks' })];

const accessOf = (filter: JsonObject | null, reads: readonly Permission[] = READS): Access => ({
  user: testUser(false),
  permissions: [rule({ action: 'update', permissions: filter }), ...reads],
});

const DESK = { author: { desk: { name: { _eq: 'Sea' } } } };

test.each<[string, JsonObject | null, readonly string[]]>([
  ['no filter', null, []],
  ['fields of the item', { status: { _eq: 'draft' }, words: { _gt: 3 } }, ['status', 'words']],
  [
    'groups',
    { _and: [{ _or: [{ status: { _eq: 'a' } }, { status: { _eq: 'b' } }] }, { words: 3 }] },
    ['status', 'words'],
  ],
  ['a relation compared by its key', { author: { _eq: '$CURRENT_USER' } }, ['author']],
  ['fields of related items', DESK, ['author.desk.name']],
  ['an empty condition', { author: {} }, ['author']],
  ['a group that is none', { _and: 'x', _or: ['y'] }, []],
  ['a field that does not exist', { gone: { _eq: 1 } }, []],
  ['a path through a field without a relation', { status: { name: { _eq: 1 } } }, []],
  ['secrets, which are masked', { pin: { _null: true }, author: { password: { _null: true } } }, []],
  ['lists, of which only the first rows are answered', { author: { articles: { words: { _gt: 3 } } } }, []],
  [
    'lists as a whole, and fields without data',
    { author: { articles: { _null: true } }, divider: { _null: true } },
    [],
  ],
])('the paths that a rule compares: %s', (_, filter, expected) => {
  expect(rulePaths(schema, accessOf(filter), 'articles', ['update'])).toEqual(expected);
});

test('only paths of which every field may be read', () => {
  const reads = [rule({ fields: ['status'] }), rule({ collection: 'people' })];
  expect(
    rulePaths(schema, accessOf({ status: { _eq: 'a' }, words: { _gt: 3 } }, reads), 'articles', ['update']),
  ).toEqual(['status']);
  expect(rulePaths(schema, accessOf(DESK, [rule({}), rule({ collection: 'people' })]), 'articles', ['update'])).toEqual(
    [],
  );
});

test('a related item that may be hidden is answered as null, which decides nothing', () => {
  const hidden = READS.map((read) =>
    read.collection === 'desks' ? { ...read, permissions: { id: { _gt: 3 } } } : read,
  );
  expect(rulePaths(schema, accessOf(DESK, hidden), 'articles', ['update'])).toEqual([]);
});

test('the rules of several actions together; of an administrator none', () => {
  const remove = rule({ action: 'delete', permissions: { words: { _lt: 9 }, status: { _eq: 'a' } } });
  const access = accessOf({ status: { _eq: 'draft' } }, [...READS, remove]);
  expect(rulePaths(schema, access, 'articles', ['update', 'delete'])).toEqual(['status', 'words']);
  expect(rulePaths(schema, { ...access, user: testUser(true) }, 'articles', ['update', 'delete'])).toEqual([]);
  expect(rulePaths(schema, access, 'articles', ['create'])).toEqual([]);
});

test('an administrator is answered fields of related items as they are', () => {
  const access = { ...accessOf(null), user: testUser(true) };
  expect(comparablePaths(schema, access, 'articles', ['author.desk.name', 'author.password', 'gone'])).toEqual([
    'author.desk.name',
  ]);
});
