/** @jest-environment node */
import { type Collection, type Field, type Relation, schemaOf } from '../schema';
import { differenceOf, entryKey } from './difference';
import { stepsOfDifference } from './difference-steps';
import { type ModelStep, namesGroup, withGroupId } from './model-step';
import { remainingSteps } from './remaining-steps';
import { collectionOf, fieldOf, ID, KEY, relationOf } from './sample-model.fixtures';
import { snapshotOf } from './snapshot';

type Model = readonly [readonly Collection[], readonly Field[], readonly Relation[]];

const PEARS = collectionOf('pears');

/** A step as a line: its name and what it is about. */
const lineOf = (step: ModelStep): string => {
  switch (step.step) {
    case 'create_collection':
      return `${step.step} ${step.collection.collection}: ${step.collection.fields.map(({ field }) => field).join(' ')}`;
    case 'create_field':
      return `${step.step} ${step.field.collection}.${step.field.field}`;
    case 'update_field':
      return `${step.step} ${step.collection}.${step.change.field} ${Object.keys(step.change).slice(1).join(' ')}`;
    case 'create_relation':
    case 'update_relation':
      return `${step.step} ${step.relation.collection}.${step.relation.field}`;
    case 'delete_relation':
    case 'delete_field':
      return `${step.step} ${step.collection}.${step.field}`;
    default:
      return `${step.step} ${step.collection}`;
  }
};

/** The steps from one model to another; of all entries that are not denied, or of those with these keys. */
const stepsFrom = (before: Model, after: Model, keys?: readonly string[]): readonly ModelStep[] => {
  const difference = differenceOf(schemaOf(...before), snapshotOf(schemaOf(...after)));
  return stepsOfDifference(difference, new Set(keys ?? difference.entries.map(entryKey)));
};

const linesFrom = (...models: Parameters<typeof stepsFrom>): readonly string[] => stepsFrom(...models).map(lineOf);

const BASE: Model = [[PEARS], [ID, fieldOf('pears.color')], []];

test('equal models need nothing', () => {
  expect(stepsFrom(BASE, BASE)).toEqual([]);
});

test('a new collection comes with its fields, then its groups and relations', () => {
  const trees = [
    fieldOf('trees.id', 'integer', KEY),
    fieldOf('trees.box', 'alias', null, { id: 7 }),
    fieldOf('trees.age', 'integer', {}, { group: 7 }),
    fieldOf('trees.owner', 'uuid'),
  ];
  const after: Model = [
    [PEARS, collectionOf('trees')],
    [ID, fieldOf('pears.color'), ...trees],
    [relationOf('trees.owner', 'directus_users')],
  ];
  expect(linesFrom(BASE, after)).toEqual([
    'create_collection trees: age box id owner',
    'update_field trees.age meta',
    'create_relation trees.owner',
  ]);
});

test('a new column that is required starts nullable', () => {
  const required = fieldOf('pears.size', 'integer', { is_nullable: false });
  const withDefault = fieldOf('pears.taste', 'string', { is_nullable: false, default_value: 'sweet' });
  const steps = stepsFrom(BASE, [
    [PEARS],
    [...BASE[1], required, withDefault, fieldOf('pears.bare', 'alias', null, null)],
    [],
  ]);
  expect(steps.map(lineOf)).toEqual([
    'create_field pears.bare',
    'create_field pears.size',
    'update_field pears.size type schema',
    'create_field pears.taste',
  ]);
  expect(steps[1]).toMatchObject({ field: { schema: { is_nullable: true } } });
  expect(steps[2]).toMatchObject({ change: { schema: { is_nullable: false } } });
});

test('changes name what has changed, and a column whole', () => {
  const after: Model = [
    [{ ...PEARS, meta: PEARS.meta && { ...PEARS.meta, note: 'Ripe' } }],
    [ID, fieldOf('pears.color', 'text', { is_nullable: false }, { note: 'Skin' })],
    [],
  ];
  expect(stepsFrom(BASE, after)).toEqual([
    { step: 'update_collection', collection: 'pears', meta: { note: 'Ripe' } },
    {
      step: 'update_field',
      collection: 'pears',
      change: {
        field: 'color',
        meta: { note: 'Skin' },
        type: 'text',
        schema: expect.objectContaining({ is_nullable: false, is_unique: false }),
      },
    },
  ]);
});

test('relations are created, changed and deleted; one to what is not there is left out', () => {
  const fields = [ID, fieldOf('pears.tree', 'integer')];
  const trees = fieldOf('trees.id', 'integer', KEY);
  const both = [PEARS, collectionOf('trees')];
  const linked: Model = [both, [...fields, trees], [relationOf('pears.tree', 'trees')]];
  const bare: Model = [both, [...fields, trees], []];
  const ruled: Model = [both, linked[1], [{ ...relationOf('pears.tree', 'trees'), schema: { on_delete: 'CASCADE' } }]];
  expect(linesFrom(bare, linked)).toEqual(['create_relation pears.tree']);
  expect(linesFrom(linked, ruled)).toEqual(['update_relation pears.tree']);
  const free: Model = [both, linked[1], [relationOf('pears.tree', 'trees', false)]];
  expect(linesFrom(free, bare)).toEqual(['delete_relation pears.tree']);
  expect(linesFrom([[PEARS], fields, []], linked, ['relation pears.tree'])).toEqual([]);
});

test('removals come last, and only those that are chosen', () => {
  const before: Model = [
    [PEARS, collectionOf('trees')],
    [ID, fieldOf('pears.color'), fieldOf('trees.id', 'integer', KEY)],
    [],
  ];
  const after: Model = [[PEARS], [ID, fieldOf('pears.size')], []];
  expect(linesFrom(before, after)).toEqual([
    'create_field pears.size',
    'delete_field pears.color',
    'delete_collection trees',
  ]);
  expect(linesFrom(before, after, ['collection trees'])).toEqual(['delete_collection trees']);
});

test('of a plan that was stopped, what is done is left out', () => {
  const note = { note: 'Ripe' };
  const plan: readonly ModelStep[] = [
    { step: 'update_collection', collection: 'pears', meta: note },
    { step: 'update_field', collection: 'pears', change: { field: 'color', meta: note } },
    { step: 'delete_relation', collection: 'pears', field: 'tree' },
    { step: 'delete_field', collection: 'pears', field: 'old' },
    { step: 'delete_collection', collection: 'trees' },
  ];
  const before = schemaOf(
    [PEARS, collectionOf('trees')],
    [ID, fieldOf('pears.color'), fieldOf('pears.old')],
    [relationOf('pears.tree', 'trees')],
  );
  expect(remainingSteps(before, plan)).toEqual(plan);
  const done = schemaOf(
    [{ ...PEARS, meta: PEARS.meta && { ...PEARS.meta, ...note } }],
    [ID, fieldOf('pears.color', 'string', {}, note)],
    [{ ...relationOf('pears.tree', 'trees'), meta: null }],
  );
  expect(remainingSteps(done, plan)).toEqual([]);
  expect(remainingSteps(schemaOf([], [], []), plan).map(({ step }) => step)).toEqual(['update_field']);
});

test('a group is named by its field until the model tells its id', () => {
  const step: ModelStep = {
    step: 'update_field',
    collection: 'pears',
    change: { field: 'color', meta: { group: 'box' as never } },
  };
  expect([namesGroup(step), namesGroup({ step: 'delete_collection', collection: 'pears' })]).toEqual([true, false]);
  const schema = schemaOf([PEARS], [ID, fieldOf('pears.box', 'alias', null, { id: 12 })], []);
  expect(withGroupId(schema, step)).toMatchObject({ change: { meta: { group: 12 } } });
  expect(withGroupId(schemaOf([PEARS], [ID], []), step)).toMatchObject({ change: { meta: { group: null } } });
  expect(withGroupId(schema, { step: 'delete_collection', collection: 'pears' })).toEqual({
    step: 'delete_collection',
    collection: 'pears',
  });
});

test('a field without configuration or without a column changes what it has', () => {
  const before: Model = [
    [PEARS],
    [ID, fieldOf('pears.bare', 'string', {}, null), fieldOf('pears.line', 'alias', null)],
    [],
  ];
  const line = fieldOf('pears.line', 'alias', null, { note: 'Here' });
  const after: Model = [[PEARS], [ID, fieldOf('pears.bare', 'text', {}, null), line], []];
  expect(stepsFrom(before, after)).toEqual([
    { step: 'update_field', collection: 'pears', change: expect.objectContaining({ field: 'bare', type: 'text' }) },
    { step: 'update_field', collection: 'pears', change: { field: 'line', meta: { note: 'Here' } } },
  ]);
});

test('relations to any collection and to those of the platform are created, one to a collection that goes is not', () => {
  const fields = [ID, fieldOf('pears.item'), fieldOf('pears.owner', 'uuid'), fieldOf('pears.tree', 'integer')];
  const trees = fieldOf('trees.id', 'integer', KEY);
  const before: Model = [[PEARS, collectionOf('trees')], [...fields, trees], []];
  const relations = [relationOf('pears.item', null, false), relationOf('pears.owner', 'directus_users')];
  const after: Model = [[PEARS], fields, [...relations, relationOf('pears.tree', 'trees')]];
  expect(linesFrom(before, after)).toEqual([
    'create_relation pears.item',
    'create_relation pears.owner',
    'delete_collection trees',
  ]);
});

test('the snapshot keeps decimal places, and groups by name', () => {
  const { fields } = snapshotOf(
    schemaOf(
      [PEARS],
      [
        ID,
        fieldOf('pears.a', 'string', {}, { group: 'box' as never }),
        fieldOf('pears.b', 'string', {}, { group: 99 }),
        fieldOf('pears.bare', 'string', {}, null),
        fieldOf('pears.price', 'decimal', { numeric_precision: 8, numeric_scale: 2 }),
      ],
      [],
    ),
  );
  expect(fields.map(({ field, meta, schema }) => [field, meta?.group, schema?.numeric_scale])).toEqual([
    ['a', 'box', null],
    ['b', null, null],
    ['bare', undefined, null],
    ['id', null, null],
    ['price', null, 2],
  ]);
});

test('a relation without configuration is made once, and a change of nothing needs nothing', () => {
  const bare: Relation = { ...relationOf('pears.tree', 'trees'), meta: null };
  const schema = schemaOf([PEARS], [ID, fieldOf('pears.tree', 'integer')], [bare]);
  const plan: readonly ModelStep[] = [
    { step: 'create_relation', relation: bare },
    { step: 'update_field', collection: 'pears', change: { field: 'tree' } },
  ];
  expect(remainingSteps(schema, plan)).toEqual([]);
});

test('entries about collections, fields and relations that neither model has need no step', () => {
  const part = { members: [], denied: null, before: null, after: null } as const;
  const kinds = ['collection', 'field', 'relation'] as const;
  const changes = ['added', 'changed', 'removed'] as const;
  const empty = differenceOf(schemaOf(...BASE), snapshotOf(schemaOf(...BASE)));
  const entries = kinds.flatMap((kind) =>
    changes
      .filter((change) => kind === 'field' || change === 'changed')
      .map((change) => ({ ...part, kind, change, collection: 'plums', field: kind === 'collection' ? null : 'x' })),
  );
  expect(stepsOfDifference({ ...empty, entries }, new Set(entries.map(entryKey)))).toEqual([]);
});
