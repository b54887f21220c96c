import { strict as assert } from 'node:assert';
import { PlanRun, SchemaStore } from '../../../src/application/data-model';
import {
  decodeSnapshot,
  differenceOf,
  entryKey,
  type ModelSnapshot,
  type ModelStep,
  snapshotOf,
  snapshotText,
  stepsOfDifference,
} from '../../../src/domain/data-model';
import { keyDraft } from '../../../src/domain/schema';
import type { AllGateways } from '../../http-gateways';
import { defineSuite, schemaNow, valueOf } from '../suite';
import { column, inWorkshop, list, MAKERS, relation, WORKS } from './workshop';

const DRAFTS: readonly ModelStep[] = [
  {
    step: 'create_collection',
    collection: {
      collection: MAKERS,
      meta: { note: 'Who made it', accountability: null, sort_field: 'place' },
      fields: [
        keyDraft(MAKERS, 'id', 'uuid'),
        column(MAKERS, 'name', 'string', { max_length: 40, is_nullable: false, default_value: 'Ann' }),
        column(MAKERS, 'place', 'integer', {}, { hidden: true, sort: 3 }),
        list(MAKERS, 'works', 'o2m'),
      ],
    },
  },
  {
    step: 'create_collection',
    collection: {
      collection: WORKS,
      meta: {},
      fields: [
        keyDraft(WORKS, 'id', 'auto_int'),
        column(WORKS, 'title', 'string', { is_unique: true }, { interface: 'input', width: 'half', note: 'Short' }),
        column(WORKS, 'text', 'text', { is_nullable: false }, { options: { toolbar: ['bold'] } }),
        column(WORKS, 'price', 'decimal', { numeric_precision: 12, numeric_scale: 3 }),
        column(WORKS, 'sold', 'boolean', { default_value: false, is_nullable: false }, { special: ['boolean'] }),
        column(WORKS, 'at', 'timestamp', {}, { special: ['date-created'] }),
        column(WORKS, 'words', 'csv', {}, { special: ['csv'] }),
        column(WORKS, 'data', 'json', {}, { special: ['json'] }),
        column(WORKS, 'maker', 'uuid', {}, { special: ['m2o'] }),
        {
          collection: WORKS,
          field: 'box',
          type: 'alias',
          schema: null,
          meta: { interface: 'group-detail', special: ['alias', 'no-data', 'group'] },
        },
      ],
    },
  },
  { step: 'update_field', collection: WORKS, change: { field: 'title', meta: { group: 'box' } } },
  {
    step: 'create_relation',
    relation: relation(WORKS, 'maker', MAKERS, { one_field: 'works', sort_field: null }, 'CASCADE'),
  },
];

const carryOut = ({ schemaEditing: editing, schema, items }: AllGateways, steps: readonly ModelStep[]): Promise<void> =>
  valueOf(new PlanRun(steps, { editing, items, schema: new SchemaStore(schema) }).attempt());

/** Its file, read back. */
const filed = async (gateways: AllGateways): Promise<ModelSnapshot> => {
  const decoded = decodeSnapshot(snapshotText(snapshotOf(await schemaNow(gateways))));
  assert.ok(decoded._tag === 'Right', JSON.stringify(decoded));
  return decoded.right;
};

/** Brings the server to the snapshot, removals included; nothing may be denied. */
const applied = async (gateways: AllGateways, to: ModelSnapshot): Promise<void> => {
  const difference = differenceOf(await schemaNow(gateways), to);
  assert.deepEqual(
    difference.entries.filter(({ denied }) => denied !== null),
    [],
  );
  await carryOut(gateways, stepsOfDifference(difference, new Set(difference.entries.map(entryKey))));
};

const sameAs = async (gateways: AllGateways, snapshot: ModelSnapshot): Promise<void> =>
  assert.equal(snapshotText(snapshotOf(await schemaNow(gateways))), snapshotText(snapshot));

export const modelSnapshotSuite = defineSuite('snapshots of the data model, applied to a server', {
  'a model that was deleted comes back as it was, and goes again': inWorkshop(async (gateways) => {
    const without = await filed(gateways);
    await carryOut(gateways, DRAFTS);
    const whole = await filed(gateways);
    await applied(gateways, without);
    await sameAs(gateways, without);
    await applied(gateways, whole);
    await sameAs(gateways, whole);
  }),
  'fields that were added, changed and deleted become as they were': inWorkshop(async (gateways) => {
    await carryOut(gateways, DRAFTS);
    const before = await filed(gateways);
    const { schemaEditing } = gateways;
    await valueOf(schemaEditing.deleteField(WORKS, 'words'));
    await valueOf(schemaEditing.deleteField(WORKS, 'box'));
    await valueOf(schemaEditing.createField(column(WORKS, 'more', 'integer')));
    await valueOf(schemaEditing.updateField(WORKS, { field: 'data', meta: { note: 'Other', hidden: true } }));
    await valueOf(schemaEditing.updateCollection(MAKERS, { note: null, icon: 'star' }));
    await applied(gateways, before);
    await sameAs(gateways, before);
  }),
});
