import { strict as assert } from 'node:assert';
import type { OnDelete } from '../../../src/domain/schema';
import { ARTICLES } from '../../platform/content-model';
import { defineSuite, FORBIDDEN, refusalOf, valueOf } from '../suite';
import {
  column,
  counted,
  fieldAmong,
  inWorkshop,
  list,
  MAKERS,
  PARTS,
  relation,
  relationAmong,
  WORKS,
} from './workshop';
import type { AllGateways } from '../../http-gateways';

const invalid = { status: 400, code: 'INVALID_PAYLOAD', fields: [] };

const makersAndWorks = async ({ schemaEditing }: AllGateways): Promise<void> => {
  await valueOf(schemaEditing.createCollection(counted(MAKERS, list(MAKERS, 'works', 'o2m'))));
  const maker = column(WORKS, 'maker', 'integer', { default_value: 3 });
  await valueOf(schemaEditing.createCollection(counted(WORKS, maker, column(WORKS, 'title', 'string'))));
};

/** Three makers, and a work that references the second. */
const ruled = async (gateways: AllGateways, rule: OnDelete): Promise<void> => {
  await makersAndWorks(gateways);
  await valueOf(gateways.schemaEditing.createRelation(relation(WORKS, 'maker', MAKERS, { one_field: 'works' }, rule)));
  await valueOf(gateways.items.createMany(MAKERS, [{}, {}, {}]));
  await valueOf(gateways.items.create(WORKS, { maker: 2 }));
};

const makers = async ({ items }: AllGateways): Promise<readonly unknown[]> =>
  (await valueOf(items.list(WORKS, { fields: ['maker'] }))).map(({ maker }) => maker);

const afterDeletion = (rule: OnDelete, left: readonly unknown[]) =>
  inWorkshop(async (gateways) => {
    await ruled(gateways, rule);
    assert.deepEqual((await relationAmong(gateways, WORKS, 'maker'))?.schema, { on_delete: rule });
    await valueOf(gateways.items.remove(MAKERS, 2));
    assert.deepEqual(await makers(gateways), left);
  });

const keepsItsMaker = (rule: OnDelete) =>
  inWorkshop(async (gateways) => {
    await ruled(gateways, rule);
    assert.deepEqual((await relationAmong(gateways, WORKS, 'maker'))?.schema, { on_delete: rule });
    assert.equal((await refusalOf(gateways.items.remove(MAKERS, 2))).status, 500);
    assert.deepEqual(await makers(gateways), [2]);
  });

export const schemaRelationsSuite = defineSuite('making relations', {
  'a new relation joins the two sides at once': inWorkshop(async (gateways) => {
    await makersAndWorks(gateways);
    const made = await valueOf(
      gateways.schemaEditing.createRelation(relation(WORKS, 'maker', MAKERS, { one_field: 'works' })),
    );
    assert.deepEqual([made.collection, made.field, made.related_collection], [WORKS, 'maker', MAKERS]);
    assert.deepEqual(
      [made.meta?.one_field, made.meta?.one_deselect_action, made.schema?.on_delete],
      ['works', 'nullify', 'SET NULL'],
    );
    assert.equal((await fieldAmong(gateways, WORKS, 'maker'))?.schema?.foreign_key_table, MAKERS);
    await valueOf(gateways.items.create(MAKERS, { works: [{ title: 'One' }] }));
    const rows = await valueOf(gateways.items.list(MAKERS, { fields: ['id', 'works.title'] }));
    assert.deepEqual(rows, [{ id: 1, works: [{ title: 'One' }] }]);
  }),
  'where nothing is said about a rule, a key that is used stays': inWorkshop(async (gateways) => {
    await makersAndWorks(gateways);
    const { schema: _none, ...silent } = relation(WORKS, 'maker', MAKERS);
    assert.equal((await valueOf(gateways.schemaEditing.createRelation(silent))).schema?.on_delete, 'NO ACTION');
  }),
  'SET NULL: what pointed to a deleted item points nowhere': afterDeletion('SET NULL', [null]),
  'CASCADE: it goes too': afterDeletion('CASCADE', []),
  'SET DEFAULT: it points to its default': afterDeletion('SET DEFAULT', [3]),
  'NO ACTION: an item that is pointed to stays': keepsItsMaker('NO ACTION'),
  'RESTRICT: likewise': keepsItsMaker('RESTRICT'),
  'a relation to any collection is guarded by nobody': inWorkshop(async (gateways) => {
    const { schemaEditing } = gateways;
    await valueOf(
      schemaEditing.createCollection(counted(PARTS, column(PARTS, 'item', 'string'), column(PARTS, 'kind', 'string'))),
    );
    const any = relation(PARTS, 'item', null, { one_collection_field: 'kind', one_allowed_collections: [ARTICLES] });
    assert.equal((await valueOf(schemaEditing.createRelation(any))).schema, null);
    const changed = await valueOf(
      schemaEditing.updateRelation(
        relation(PARTS, 'item', null, { one_collection_field: 'kind', one_allowed_collections: [ARTICLES, MAKERS] }),
      ),
    );
    assert.deepEqual(changed.meta?.one_allowed_collections, [ARTICLES, MAKERS]);
    await valueOf(schemaEditing.deleteRelation(PARTS, 'item'));
    assert.equal(await relationAmong(gateways, PARTS, 'item'), undefined);
  }),
  'a column that holds a key of nothing takes no relation': inWorkshop(async (gateways) => {
    await makersAndWorks(gateways);
    await valueOf(gateways.items.create(WORKS, { maker: 99 }));
    assert.equal(
      (await refusalOf(gateways.schemaEditing.createRelation(relation(WORKS, 'maker', MAKERS)))).status,
      500,
    );
    assert.equal(await relationAmong(gateways, WORKS, 'maker'), undefined);
    assert.deepEqual(await makers(gateways), [99]);
  }),
  'a second relation, a field that is not there and one without a column are refused': inWorkshop(async (gateways) => {
    await makersAndWorks(gateways);
    const { schemaEditing } = gateways;
    await valueOf(schemaEditing.createRelation(relation(WORKS, 'maker', MAKERS)));
    assert.deepEqual(await refusalOf(schemaEditing.createRelation(relation(WORKS, 'maker', ARTICLES))), invalid);
    assert.deepEqual(await refusalOf(schemaEditing.createRelation(relation(WORKS, 'nowhere', MAKERS))), invalid);
    assert.deepEqual(await refusalOf(schemaEditing.createRelation(relation(PARTS, 'maker', MAKERS))), invalid);
    assert.equal((await refusalOf(schemaEditing.createRelation(relation(MAKERS, 'works', WORKS)))).status, 500);
    assert.deepEqual(await refusalOf(schemaEditing.updateRelation(relation(WORKS, 'title', MAKERS))), invalid);
    assert.deepEqual(await refusalOf(schemaEditing.updateRelation(relation(WORKS, 'nowhere', MAKERS))), invalid);
    assert.deepEqual(await refusalOf(schemaEditing.updateRelation(relation(PARTS, 'maker', MAKERS))), FORBIDDEN);
    assert.deepEqual(await refusalOf(schemaEditing.deleteRelation(WORKS, 'title')), invalid);
    assert.deepEqual(await refusalOf(schemaEditing.deleteRelation(PARTS, 'maker')), FORBIDDEN);
  }),
  'only administrators may do any of it': inWorkshop(async (_gateways, target) => {
    for (const who of ['editor', 'nobody'] as const) {
      const { schemaEditing } = await target.as(who);
      assert.deepEqual(await refusalOf(schemaEditing.createRelation(relation(ARTICLES, 'words', ARTICLES))), FORBIDDEN);
      assert.deepEqual(
        await refusalOf(schemaEditing.updateRelation(relation(ARTICLES, 'author', ARTICLES))),
        FORBIDDEN,
      );
      assert.deepEqual(await refusalOf(schemaEditing.deleteRelation(ARTICLES, 'author')), FORBIDDEN);
    }
  }),
});
