/** @jest-environment node */
import { type Field, type Relation, schemaOf } from '../schema';
import { differenceOf, entryKey, initiallyChosen } from './difference';
import { collectionOf, fieldOf, ID, KEY, relationOf } from './sample-model.fixtures';
import { snapshotOf } from './snapshot';

describe('a difference', () => {
  const server = schemaOf(
    [collectionOf('pears'), collectionOf('logs', false), collectionOf('directus_users')],
    [
      ID,
      fieldOf('pears.color'),
      fieldOf('pears.tree'),
      fieldOf('directus_users.email', 'string', {}, { system: true }),
    ],
    [relationOf('pears.tree', 'trees')],
  );
  const denials = (fields: readonly Field[], relations: readonly Relation[], collections: readonly string[] = []) => {
    const names = ['pears', ...collections].map((name) => collectionOf(name));
    const { entries } = differenceOf(server, snapshotOf(schemaOf(names, fields, relations)));
    return entries.map((entry) => [entry.change, entryKey(entry), entry.denied]);
  };
  const [COLOR, TREE, TO_TREES] = [fieldOf('pears.color'), fieldOf('pears.tree'), relationOf('pears.tree', 'trees')];

  test('of equal models is empty', () => {
    expect(denials([ID, COLOR, TREE], [TO_TREES])).toEqual([]);
  });

  test('says which members have changed', () => {
    const noted = fieldOf('pears.color', 'string', {}, { note: 'Skin', options: { a: 1 } });
    const to = snapshotOf(schemaOf([collectionOf('pears')], [ID, noted, TREE], [TO_TREES]));
    expect(differenceOf(server, to).entries).toMatchObject([
      {
        change: 'changed',
        members: [
          { path: 'meta.note', before: null, after: 'Skin' },
          { path: 'meta.options', before: null, after: { a: 1 } },
        ],
      },
    ]);
  });

  test('has removals, which are not chosen at first', () => {
    const to = snapshotOf(schemaOf([collectionOf('pears')], [ID, COLOR, fieldOf('pears.size')], []));
    const difference = differenceOf(server, to);
    expect(difference.entries.map(entryKey)).toEqual(['field pears.size', 'field pears.tree']);
    expect(initiallyChosen(difference)).toEqual(['field pears.size']);
  });

  test.each([
    [
      'another key',
      [fieldOf('pears.id', 'uuid', { is_primary_key: true }), COLOR, TREE],
      'changed',
      'field pears.id',
      'key_fixed',
    ],
    [
      'a second key',
      [ID, COLOR, TREE, fieldOf('pears.code', 'string', { is_primary_key: true })],
      'added',
      'field pears.code',
      'key_fixed',
    ],
    ['no key', [COLOR, TREE], 'removed', 'field pears.id', 'key_fixed'],
    [
      'a column that goes',
      [ID, fieldOf('pears.color', 'alias', null), TREE],
      'changed',
      'field pears.color',
      'column_fixed',
    ],
    [
      'configuration that goes',
      [ID, fieldOf('pears.color', 'string', {}, null), TREE],
      'changed',
      'field pears.color',
      'configuration_fixed',
    ],
    [
      'a column that gets an unknown type',
      [ID, fieldOf('pears.color', 'unknown'), TREE],
      'changed',
      'field pears.color',
      'type_unknown',
    ],
    ['an unknown type', [ID, COLOR, TREE, fieldOf('pears.map', 'unknown')], 'added', 'field pears.map', 'type_unknown'],
    [
      'a field of the platform',
      [ID, COLOR, TREE, fieldOf('directus_users.email')],
      'added',
      'field directus_users.email',
      'field_of_platform',
    ],
    [
      'an unknown collection of the platform',
      [ID, COLOR, TREE, fieldOf('directus_panels.x')],
      'added',
      'field directus_panels.x',
      'collection_missing',
    ],
  ] as const)('denies %s', (_what, fields, change, key, denied) => {
    expect(denials(fields, [TO_TREES])).toEqual([[change, key, denied]]);
  });

  test('denies to move or to remove a foreign key whose field stays', () => {
    expect(denials([ID, COLOR, TREE], [])).toEqual([['removed', 'relation pears.tree', 'target_fixed']]);
    expect(denials([ID, COLOR, TREE], [relationOf('pears.tree', 'pears')])).toEqual([
      ['changed', 'relation pears.tree', 'target_fixed'],
    ]);
    expect(denials([ID, COLOR, TREE], [{ ...TO_TREES, meta: null }])).toEqual([
      ['changed', 'relation pears.tree', 'configuration_fixed'],
    ]);
  });

  test('denies collections without a key, with unknown types, and with the name of a table', () => {
    const more = [
      fieldOf('a.x'),
      fieldOf('b.id', 'integer', KEY),
      fieldOf('b.x', 'unknown'),
      fieldOf('logs.id', 'integer', KEY),
    ];
    expect(denials([ID, COLOR, TREE, ...more], [TO_TREES], ['a', 'b', 'logs'])).toEqual([
      ['added', 'collection a', 'key_missing'],
      ['added', 'collection b', 'type_unknown'],
      ['added', 'collection logs', 'table_unmanaged'],
    ]);
  });
});
