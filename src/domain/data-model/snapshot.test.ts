/** @jest-environment node */
import { schemaOf } from '../schema';
import { collectionOf, fieldOf, ID, KEY, relationOf } from './sample-model.fixtures';
import { decodeSnapshot } from './decode-snapshot';
import { snapshotOf, snapshotText } from './snapshot';

describe('a snapshot', () => {
  test('is sorted, and has only what belongs to the project', () => {
    const schema = schemaOf(
      [collectionOf('pears'), collectionOf('apples'), collectionOf('logs', false), collectionOf('directus_users')],
      [
        ID,
        fieldOf('pears.color'),
        fieldOf('apples.id', 'integer', KEY),
        fieldOf('logs.line'),
        fieldOf('directus_users.nickname'),
        fieldOf('directus_users.email', 'string', {}, { system: true }),
        fieldOf('directus_users.internal', 'string', {}, null),
      ],
      [
        relationOf('pears.color', 'apples'),
        relationOf('directus_users.email', 'apples'),
        relationOf('logs.line', null),
      ],
    );
    const { collections, fields, relations } = snapshotOf(schema);
    expect(collections.map(({ collection }) => collection)).toEqual(['apples', 'pears']);
    expect(fields.map(({ collection, field }) => `${collection}.${field}`)).toEqual([
      'apples.id',
      'directus_users.nickname',
      'pears.color',
      'pears.id',
    ]);
    expect(relations.map(({ field }) => field)).toEqual(['color']);
  });

  test('names groups by their field, and has no ids of the server', () => {
    const of = (id: number) =>
      snapshotOf(
        schemaOf(
          [collectionOf('pears')],
          [
            ID,
            fieldOf('pears.box', 'alias', null, { id, special: ['alias', 'group'] }),
            fieldOf('pears.color', 'string', {}, { id: id + 1, group: id }),
          ],
          [],
        ),
      );
    expect(of(7).fields.find(({ field }) => field === 'color')?.meta?.group).toBe('box');
    expect(snapshotText(of(7))).toBe(snapshotText(of(70)));
    expect(snapshotText(of(7))).not.toMatch(/7|"id":|system/);
  });

  test('has no default values of secrets', () => {
    const schema = schemaOf(
      [collectionOf('pears')],
      [
        ID,
        fieldOf('pears.token', 'string', { default_value: 'opensesame' }),
        fieldOf('pears.pin', 'hash', { default_value: 'opensesame' }, { special: ['hash'] }),
        fieldOf('pears.color', 'string', { default_value: 'green' }),
      ],
      [],
    );
    expect(snapshotText(snapshotOf(schema))).toContain('green');
    expect(snapshotText(snapshotOf(schema))).not.toContain('opensesame');
  });

  test('has a field once that the server lists twice', () => {
    const twice = [fieldOf('pears.color', 'alias', null), fieldOf('pears.color')];
    expect(snapshotOf(schemaOf([collectionOf('pears')], [ID, ...twice], [])).fields).toMatchObject([
      { field: 'color', type: 'string' },
      { field: 'id' },
    ]);
  });

  test('does not have what databases report of types without it', () => {
    const one = fieldOf('pears.weight', 'integer', { numeric_precision: 32, max_length: 4 });
    const other = fieldOf('pears.weight', 'integer');
    const [first, second] = [one, other].map((field) => snapshotOf(schemaOf([collectionOf('pears')], [ID, field], [])));
    expect(first).toEqual(second);
  });
});

test('members of later servers are kept as they are, and left out while they are not set', () => {
  const conditions = [{ rule: { color: { _eq: 'red' } }, hidden: true, unknown: 1 }, 'invalid'];
  const metaOf = (later: object) =>
    snapshotOf(schemaOf([collectionOf('pears')], [fieldOf('pears.color', 'string', {}, later)], [])).fields.find(
      ({ field }) => field === 'color',
    )?.meta;
  expect(metaOf({ conditions, required: true })).toMatchObject({ conditions, required: true });
  expect(metaOf({ conditions: null, required: false, validation: null })).toEqual(metaOf({}));
  const snapshot = snapshotOf(
    schemaOf([collectionOf('pears')], [ID, fieldOf('pears.color', 'string', {}, { conditions })], []),
  );
  expect(decodeSnapshot(snapshotText(snapshot))).toEqual({ _tag: 'Right', right: snapshot });
});
