import { schemaOf } from '../schema';
import { canBeCopied, copyPlan } from './copied-collection';
import { collectionOf, fieldOf, ID, KEY, relationOf } from './sample-model.fixtures';

const PEARS = collectionOf('pears');
const META = PEARS.meta!;

const model = schemaOf(
  [
    {
      ...PEARS,
      meta: {
        ...META,
        icon: 'nutrition',
        sort_field: 'position',
        archive_field: 'state',
        archive_value: 'gone',
        display_template: '{{name}} {{farm.name}}',
        item_duplication_fields: ['name', 'farm', 'boxes.label'],
        translations: [{ language: 'en-US', translation: 'Pears' }],
      },
    },
    ...['farms', 'boxes', 'table', 'directus_users', 'directus_files'].map((name) =>
      collectionOf(name, name !== 'table'),
    ),
  ],
  [
    { ...ID, schema: { ...ID.schema!, default_value: 'nextval()' } },
    fieldOf('pears.name', 'string', { max_length: 40, default_value: 'Conference' }, { sort: 3, group: 7, id: 4 }),
    fieldOf('pears.details', 'alias', null, { id: 7, sort: 2, special: ['alias', 'group'] }),
    fieldOf('pears.farm', 'integer', {}, { special: ['m2o'], sort: 5 }),
    fieldOf('pears.parent', 'integer', {}, { special: ['m2o'], sort: 6 }),
    fieldOf('pears.photo', 'uuid', {}, { special: ['file'], sort: 7 }),
    fieldOf('pears.lost', 'integer', {}, { special: ['m2o'], sort: 8 }),
    fieldOf('pears.boxes', 'alias', null, { special: ['o2m'], sort: 9, group: 99 }),
    fieldOf('pears.plain', 'string', {}, null),
    fieldOf('farms.id', 'integer', KEY),
    fieldOf('boxes.pear', 'integer'),
  ],
  [
    relationOf('pears.farm', 'farms'),
    { ...relationOf('pears.parent', 'pears'), schema: { on_delete: 'RESTRICT' } },
    { ...relationOf('pears.photo', 'directus_files'), schema: { on_delete: 'CASCADE' } },
    relationOf('pears.lost', 'nowhere', false),
    { ...relationOf('boxes.pear', 'pears'), meta: { ...relationOf('boxes.pear', 'pears').meta!, one_field: 'boxes' } },
  ],
);

const copyOf = (source: string, withRelations: boolean) => copyPlan(model, { name: 'apples', source, withRelations });

const createdBy = ({ steps }: ReturnType<typeof copyOf>) => {
  const [first] = steps;
  if (first?.step !== 'create_collection') throw new Error('No collection is created');
  return first.collection;
};

test('only collections with a configuration of their own can be copied', () => {
  expect([...model.collections.values()].filter(canBeCopied).map(({ collection }) => collection)).toEqual([
    'pears',
    'farms',
    'boxes',
  ]);
  for (const source of ['nowhere', 'table', 'directus_users'])
    expect(copyOf(source, true)).toEqual({ steps: [], leftOut: [] });
});

test('a copy without relations has the plain fields and what names them, and tells what is left out', () => {
  const plan = copyOf('pears', false);
  const { collection, meta, fields } = createdBy(plan);
  expect(collection).toBe('apples');
  expect(meta).toMatchObject({
    icon: 'nutrition',
    translations: null,
    sort_field: null,
    archive_field: null,
    archive_value: null,
    display_template: null,
    item_duplication_fields: ['name'],
  });
  expect(fields.map((field) => `${field.collection}.${field.field}`).toSorted()).toEqual([
    'apples.details',
    'apples.id',
    'apples.name',
    'apples.plain',
  ]);
  expect(plan.steps.slice(1)).toEqual([
    { step: 'update_field', collection: 'apples', change: { field: 'name', meta: { group: 'details' } } },
  ]);
  expect(plan.leftOut).toEqual([
    { field: 'farm', kind: 'm2o' },
    { field: 'parent', kind: 'm2o' },
    { field: 'photo', kind: 'file' },
    { field: 'lost', kind: 'm2o' },
    { field: 'boxes', kind: 'o2m' },
  ]);
});

test('columns are copied without ids, and without what a database counts itself', () => {
  const { fields } = createdBy(copyOf('pears', false));
  const named = (name: string) => fields.find(({ field }) => field === name);
  expect(named('id')?.schema).toMatchObject({ is_primary_key: true, has_auto_increment: true, default_value: null });
  expect(named('name')?.schema).toMatchObject({ max_length: 40, default_value: 'Conference' });
  for (const member of ['id', 'group', 'system']) expect(named('name')?.meta).not.toHaveProperty(member);
  expect(named('name')?.meta?.sort).toBe(3);
  expect(named('plain')?.meta).toBeNull();
});

test('a copy with relations refers to the same targets, and a tree to itself', () => {
  const plan = copyOf('pears', true);
  expect(
    plan.steps.flatMap((step) =>
      step.step === 'create_relation'
        ? [[step.relation.field, step.relation.related_collection, step.relation.schema?.on_delete]]
        : [],
    ),
  ).toEqual([
    ['farm', 'farms', 'SET NULL'],
    ['parent', 'apples', 'NO ACTION'],
    ['photo', 'directus_files', 'CASCADE'],
  ]);
  for (const step of plan.steps) if (step.step === 'create_relation') expect(step.relation.meta?.one_field).toBeNull();
  expect(createdBy(plan).meta.display_template).toBe('{{name}} {{farm.name}}');
  expect(plan.leftOut.map(({ field }) => field)).toEqual(['lost', 'boxes']);
});

test('names in the configuration stay where they are copied', () => {
  const pears = model.collections.get('pears')!;
  const state = fieldOf('pears.state');
  const position = fieldOf('pears.position', 'integer');
  const { meta } = createdBy(
    copyPlan(schemaOf([pears], [ID, state, position], []), { name: 'apples', source: 'pears', withRelations: false }),
  );
  expect(meta).toMatchObject({ sort_field: 'position', archive_field: 'state', archive_value: 'gone' });
  const bare = createdBy(
    copyPlan(schemaOf([PEARS], [ID], []), { name: 'apples', source: 'pears', withRelations: false }),
  );
  expect(bare.meta).toMatchObject({ display_template: null, item_duplication_fields: null });
});
