/** @jest-environment node */
import { type Collection, type Field, type FieldMeta, type FieldSchema, type Relation, schemaOf } from '../schema';
import { differenceOf, entryKey, initiallyChosen } from './difference';
import { decodeSnapshot } from './decode-snapshot';
import { snapshotOf, snapshotText } from './snapshot';

const collectionOf = (collection: string, isManaged = true): Collection => ({
  collection,
  meta: isManaged
    ? {
        icon: null,
        color: null,
        note: null,
        hidden: false,
        singleton: false,
        sort_field: null,
        accountability: 'all',
        archive_field: null,
        archive_app_filter: true,
        archive_value: null,
        unarchive_value: null,
        display_template: null,
        item_duplication_fields: null,
        translations: null,
      }
    : null,
});

const META: FieldMeta = {
  id: 1,
  interface: null,
  options: null,
  display: null,
  display_options: null,
  special: [],
  readonly: false,
  hidden: false,
  sort: null,
  width: 'full',
  group: null,
  note: null,
  translations: null,
  system: false,
};

const COLUMN: FieldSchema = {
  default_value: null,
  is_nullable: true,
  is_primary_key: false,
  is_unique: false,
  has_auto_increment: false,
  max_length: null,
  numeric_precision: null,
  numeric_scale: null,
  foreign_key_table: null,
};

const KEY: Partial<FieldSchema> = { is_primary_key: true, has_auto_increment: true, is_nullable: false };

const fieldOf = (
  path: string,
  type: Field['type'] = 'string',
  column: Partial<FieldSchema> | null = {},
  meta: Partial<FieldMeta> | null = {},
): Field => {
  const [collection = '', field = ''] = path.split('.');
  return {
    collection,
    field,
    type,
    schema: column === null ? null : { ...COLUMN, ...column },
    meta: meta === null ? null : { ...META, ...meta },
  };
};

const relationOf = (path: string, related: string | null, isConstrained = true): Relation => {
  const [collection = '', field = ''] = path.split('.');
  return {
    collection,
    field,
    related_collection: related,
    meta: {
      one_field: null,
      junction_field: null,
      sort_field: null,
      one_collection_field: null,
      one_allowed_collections: null,
      one_deselect_action: 'nullify',
    },
    schema: isConstrained ? { on_delete: 'SET NULL' } : null,
  };
};

const ID = fieldOf('pears.id', 'integer', KEY);

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

describe('a file', () => {
  const file = snapshotText(
    snapshotOf(schemaOf([collectionOf('pears')], [ID, fieldOf('pears.color')], [relationOf('pears.color', null)])),
  );
  const changed = (from: string, to: string) => decodeSnapshot(file.replaceAll(from, to));
  const faulty = (fault: object) => ({ _tag: 'Left', left: fault });

  test('is read as what was saved', () => {
    const decoded = decodeSnapshot(file);
    expect(decoded).toMatchObject({ _tag: 'Right' });
    expect('right' in decoded && snapshotText(decoded.right)).toBe(file);
  });

  test('takes what is missing as the default', () => {
    const { meta: _meta, ...rest } = (JSON.parse(file) as { readonly fields: readonly { readonly meta: object }[] })
      .fields[0] as { readonly meta: object };
    const short = JSON.stringify({ ...(JSON.parse(file) as object), fields: [rest], relations: [] });
    expect(decodeSnapshot(short)).toMatchObject({ _tag: 'Right', right: { fields: [{ field: 'color', meta: null }] } });
  });

  test.each([
    ['no JSON', '{', { fault: 'not_json' }],
    ['a list', '[]', { fault: 'not_snapshot' }],
    ['something else', '{"format":"csv"}', { fault: 'not_snapshot' }],
    ['a later version', '{"format":"quarterdeck-data-model","version":2}', { fault: 'newer_version' }],
    [
      'no collections',
      '{"format":"quarterdeck-data-model","version":1}',
      { fault: 'invalid', path: 'collections', name: '', expected: 'list' },
    ],
  ])('of %s is refused', (_what, content, fault) => {
    expect(decodeSnapshot(content)).toEqual(faulty(fault));
  });

  test('says where a value is wrong, and what of', () => {
    expect(changed('"width": "full"', '"width": 7')).toEqual(
      faulty({ fault: 'invalid', path: 'fields.0.meta.width', name: 'pears.color', expected: 'string' }),
    );
    expect(changed('"type": "string"', '"type": "rope"')).toMatchObject(
      faulty({ fault: 'invalid', path: 'fields.0.type', name: 'pears.color' }),
    );
  });

  test.each(['..', 'a/b', '', '?x', 'a%2f'])('with the name “%s” is refused', (name) => {
    expect(changed('"field": "color"', `"field": "${name}"`)).toMatchObject(faulty({ fault: 'invalid' }));
  });

  test('names each part once, and only parts that belong to another of the file', () => {
    expect(changed('"field": "color"', '"field": "id"')).toEqual(faulty({ fault: 'named_twice', name: 'pears.id' }));
    expect(changed('"collection": "pears"', '"collection": "directus_users"')).toEqual(
      faulty({ fault: 'platform_collection', name: 'directus_users' }),
    );
    const strayed = file.replace(/"fields": \[\s*\{\s*"collection": "pears"/, '"fields": [{"collection": "plums"');
    expect(decodeSnapshot(strayed)).toEqual(faulty({ fault: 'part_missing', name: 'plums.color', missing: 'plums' }));
    const loose = file.replace(/"relations": \[\s*\{\s*"collection": "pears"/, '"relations": [{"collection": "plums"');
    expect(decodeSnapshot(loose)).toEqual(
      faulty({ fault: 'part_missing', name: 'plums.color', missing: 'plums.color' }),
    );
  });
});

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
