import { strict as assert } from 'node:assert';
import {
  changeMap,
  fieldTypeOf,
  localTypeOf,
  type MapChange,
  mapOfField,
  relationIndexOf,
  type RelationMap,
  savePlan,
  type SaveStep,
  specialOf,
  startMap,
} from '../../../src/domain/relations';
import { type FieldDraft, fieldOf, type RelationalType, type Schema } from '../../../src/domain/schema';
import type { Call } from '../../../src/kernel';
import type { AllGateways } from '../../http-gateways';
import { JUNCTION, LANGUAGES } from '../../platform/content-model';
import { defineSuite, schemaNow, valueOf } from '../suite';
import { column, counted, inWorkshop, MAKERS, WORKS } from './workshop';

const callOf = ({ schemaEditing, items }: AllGateways, step: SaveStep): Call<unknown> => {
  switch (step.step) {
    case 'create_collection':
      return schemaEditing.createCollection(step.collection);
    case 'create_field':
      return schemaEditing.createField(step.field);
    case 'update_field':
      return schemaEditing.updateField(step.collection, step.change);
    case 'create_relation':
      return schemaEditing.createRelation(step.relation);
    case 'update_relation':
      return schemaEditing.updateRelation(step.relation);
    case 'create_rows':
      return items.createMany(step.collection, step.items);
  }
};

/** Runs the steps of a plan one after the other. */
const runPlan = async (gateways: AllGateways, plan: readonly SaveStep[]): Promise<void> => {
  for (const step of plan) await valueOf(callOf(gateways, step));
};

const OWN = 'things';

const ownField = (schema: Schema, map: RelationMap): FieldDraft => {
  const type = fieldTypeOf(schema, map);
  return {
    collection: WORKS,
    field: OWN,
    type,
    schema: type === 'alias' ? null : {},
    meta: { special: specialOf(map.kind) },
  };
};

const related = (value: string): MapChange => ({ input: 'related_collection', value });

/** Each case has its own junction name, so that it can delete its junction. */
const THROUGH: readonly MapChange[] = [
  { input: 'auto_fill', value: false },
  { input: 'junction_collection', value: JUNCTION },
];

const mapOf = (schema: Schema, kind: RelationalType, changes: readonly MapChange[]): RelationMap =>
  changes.reduce((map, change) => changeMap(schema, map, change), startMap(schema, kind, WORKS, OWN));

/** Plans a relation as the wizard does, saves it, reads the schema back and expects the same relation. */
const planned = (
  kind: RelationalType,
  changes: readonly MapChange[],
  use: (gateways: AllGateways) => Promise<void> = () => Promise.resolve(),
) =>
  inWorkshop(async (gateways) => {
    await valueOf(gateways.schemaEditing.createCollection(counted(WORKS, column(WORKS, 'title', 'string'))));
    await valueOf(gateways.schemaEditing.createCollection(counted(MAKERS, column(MAKERS, 'name', 'string'))));
    const before = await schemaNow(gateways);
    const map = mapOf(before, kind, changes);
    await runPlan(gateways, savePlan(before, map, ownField(before, map)));
    const after = await schemaNow(gateways);
    const index = relationIndexOf(after);
    const field = fieldOf(after, WORKS, OWN);
    assert.ok(field, 'the field is not there');
    assert.equal(localTypeOf(index, field), kind);
    const read = mapOfField(after, index, field);
    assert.ok(read);
    assert.deepEqual([read.near, read.far], [map.near, map.far]);
    assert.deepEqual(savePlan(after, read, null), []);
    await use(gateways);
  });

export const relationPlansSuite = defineSuite('plans of relations, saved and read back', {
  'a many-to-one with its one-to-many on the other side': planned(
    'm2o',
    [related(MAKERS), { input: 'corresponding', value: true }],
    async ({ items }) => {
      await valueOf(items.create(WORKS, { [OWN]: { name: 'Ann' } }));
      const [maker] = await valueOf(items.list(MAKERS, { fields: ['*'] }));
      assert.deepEqual(maker, { id: 1, name: 'Ann', [WORKS]: [1] });
    },
  ),
  'a one-to-many': planned('o2m', [related(MAKERS), { input: 'near_field', value: 'work' }], async ({ items }) => {
    await valueOf(items.create(WORKS, { [OWN]: [{ name: 'Ann' }, { name: 'Bob' }] }));
    assert.deepEqual((await valueOf(items.list(WORKS, { fields: [OWN] })))[0], { [OWN]: [1, 2] });
  }),
  'a one-to-many to a new collection': planned('o2m', [related(JUNCTION), { input: 'near_field', value: 'work' }]),
  'a many-to-many': planned('m2m', [related(MAKERS), ...THROUGH], async ({ items }) => {
    await valueOf(items.create(WORKS, { [OWN]: [{ [`${MAKERS}_id`]: { name: 'Ann' } }] }));
    const [work] = await valueOf(items.list(WORKS, { fields: [`${OWN}.${MAKERS}_id.name`] }));
    assert.deepEqual(work, { [OWN]: [{ [`${MAKERS}_id`]: { name: 'Ann' } }] });
  }),
  'a many-to-any': planned(
    'm2a',
    [{ input: 'one_allowed_collections', value: [MAKERS] }, ...THROUGH],
    async ({ items }) => {
      await valueOf(items.create(MAKERS, { name: 'Ann' }));
      await valueOf(items.create(WORKS, { [OWN]: [{ item: '1', collection: MAKERS }] }));
      const [work] = await valueOf(items.list(WORKS, { fields: [`${OWN}.collection`] }));
      assert.deepEqual(work, { [OWN]: [{ collection: MAKERS }] });
    },
  ),
  'translations with the languages collection': planned(
    'translations',
    [related(LANGUAGES), ...THROUGH],
    async ({ items }) => {
      const languages = await valueOf(items.list(LANGUAGES, { fields: ['code'], limit: -1 }));
      assert.equal(languages.length, 7);
    },
  ),
  'a file': planned('file', []),
  files: planned('files', THROUGH),
});
