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
const stageRelation = async (gateways: AllGateways, rule: OnDelete): Promise<void> => {
  await makersAndWorks(gateways);
  await valueOf(gateways.schemaEditing.createRelation(relation(WORKS, 'maker', MAKERS, { one_field: 'works' }, rule)));
  await valueOf(gateways.items.createMany(MAKERS, [{}, {}, {}]));
  await valueOf(gateways.items.create(WORKS, { maker: 2 }));
};

const makers = async ({ items }: AllGateways): Promise<readonly unknown[]> =>
  (await valueOf(items.list(WORKS, { fields: ['maker'] }))).map(({ maker }) => maker);

const afterDeletion = (rule: OnDelete, left: readonly unknown[]) =>
  inWorkshop(async (gateways) => {
    await stageRelation(gateways, rule);
    assert.deepEqual((await relationAmong(gateways, WORKS, 'maker'))?.schema, { on_delete: rule });
    await valueOf(gateways.items.remove(MAKERS, 2));
    assert.deepEqual(await makers(gateways), left);
  });

const refusesDeletion = (rule: OnDelete) =>
  inWorkshop(async (gateways) => {
    await stageRelation(gateways, rule);
    assert.deepEqual((await relationAmong(gateways, WORKS, 'maker'))?.schema, { on_delete: rule });
    assert.equal((await refusalOf(gateways.items.remove(MAKERS, 2))).status, 500);
    assert.deepEqual(await makers(gateways), [2]);
  });

export const schemaRelationsSuite = defineSuite('creating, updating and deleting relations', {
  'a new relation is returned with defaults and accepts nested items': inWorkshop(async (gateways) => {
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
  'a relation without on_delete gets NO ACTION': inWorkshop(async (gateways) => {
    await makersAndWorks(gateways);
    const { schema: _schema, ...withoutRule } = relation(WORKS, 'maker', MAKERS);
    assert.equal((await valueOf(gateways.schemaEditing.createRelation(withoutRule))).schema?.on_delete, 'NO ACTION');
  }),
  'SET NULL: deleting an item sets references to it to null': afterDeletion('SET NULL', [null]),
  'CASCADE: deleting an item deletes the items that reference it': afterDeletion('CASCADE', []),
  'SET DEFAULT: deleting an item sets references to it to the column default': afterDeletion('SET DEFAULT', [3]),
  'NO ACTION: deleting a referenced item is refused': refusesDeletion('NO ACTION'),
  'RESTRICT: deleting a referenced item is refused': refusesDeletion('RESTRICT'),
  'a many-to-any relation has no foreign key and is updated and deleted': inWorkshop(async (gateways) => {
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
  'a relation on a column with a key of a missing item is refused': inWorkshop(async (gateways) => {
    await makersAndWorks(gateways);
    await valueOf(gateways.items.create(WORKS, { maker: 99 }));
    assert.equal(
      (await refusalOf(gateways.schemaEditing.createRelation(relation(WORKS, 'maker', MAKERS)))).status,
      500,
    );
    assert.equal(await relationAmong(gateways, WORKS, 'maker'), undefined);
    assert.deepEqual(await makers(gateways), [99]);
  }),
  'a second relation on a field, a missing field and a field without a column are refused': inWorkshop(
    async (gateways) => {
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
    },
  ),
  'all changes by a role or anonymous caller are refused with FORBIDDEN': inWorkshop(async (_gateways, target) => {
    for (const who of ['editor', 'anonymous'] as const) {
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
