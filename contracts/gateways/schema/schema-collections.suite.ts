import { strict as assert } from 'node:assert';
import { keyDraft } from '../../../src/domain/schema';
import { ARTICLES } from '../../platform/content-model';
import { defineSuite, FORBIDDEN, refusalOf, valueOf } from '../suite';
import {
  collectionNames,
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

const invalid = { status: 400, code: 'INVALID_PAYLOAD', fields: [] };

export const schemaCollectionsSuite = defineSuite('creating, updating and deleting collections', {
  'a new collection is listed with its fields and accepts items': inWorkshop(async (gateways) => {
    const draft = counted(WORKS, column(WORKS, 'title', 'string', { is_nullable: false, max_length: 80 }));
    const made = await valueOf(
      gateways.schemaEditing.createCollection({ ...draft, meta: { icon: 'build', note: 'Things' } }),
    );
    assert.deepEqual(
      [made.collection, made.meta?.icon, made.meta?.note, made.meta?.accountability],
      [WORKS, 'build', 'Things', 'all'],
    );
    assert.ok((await collectionNames(gateways)).includes(WORKS));
    const title = await fieldAmong(gateways, WORKS, 'title');
    assert.deepEqual([title?.type, title?.schema?.max_length, title?.schema?.is_nullable], ['string', 80, false]);
    assert.deepEqual(await valueOf(gateways.items.create(WORKS, { title: 'One' })), { id: 1, title: 'One' });
  }),
  'a collection without fields gets an auto-increment primary key': inWorkshop(async (gateways) => {
    await valueOf(gateways.schemaEditing.createCollection({ collection: WORKS, meta: {}, fields: [] }));
    const key = await fieldAmong(gateways, WORKS, 'id');
    assert.deepEqual(
      [key?.schema?.is_primary_key, key?.schema?.has_auto_increment, key?.meta?.hidden],
      [true, true, true],
    );
    assert.deepEqual(await valueOf(gateways.items.create(WORKS, {})), { id: 1 });
  }),
  'a manual key is saved as sent and must be unique, a uuid key is generated': inWorkshop(async (gateways) => {
    const { schemaEditing, items } = gateways;
    await valueOf(
      schemaEditing.createCollection({ collection: WORKS, meta: {}, fields: [keyDraft(WORKS, 'code', 'manual')] }),
    );
    await valueOf(
      schemaEditing.createCollection({ collection: PARTS, meta: {}, fields: [keyDraft(PARTS, 'id', 'uuid')] }),
    );
    assert.deepEqual(await valueOf(items.create(WORKS, { code: 'a b' })), { code: 'a b' });
    assert.equal((await refusalOf(items.create(WORKS, { code: 'a b' }))).code, 'RECORD_NOT_UNIQUE');
    assert.match(String((await valueOf(items.create(PARTS, {})))['id']), /^[0-9a-f-]{36}$/);
    const key = await fieldAmong(gateways, WORKS, 'code');
    assert.deepEqual(
      [key?.schema?.is_primary_key, key?.schema?.has_auto_increment, key?.schema?.max_length],
      [true, false, 255],
    );
  }),
  'one-to-many and presentation fields are created with a collection': inWorkshop(async (gateways) => {
    const divider = { ...list(WORKS, 'divider', 'alias'), meta: { special: ['alias', 'no-data'] } };
    await valueOf(gateways.schemaEditing.createCollection(counted(WORKS, list(WORKS, 'parts', 'o2m'), divider)));
    for (const [name, special] of [
      ['parts', ['o2m']],
      ['divider', ['alias', 'no-data']],
    ] as const) {
      const found = await fieldAmong(gateways, WORKS, name);
      assert.deepEqual([found?.type, found?.schema, found?.meta?.special], ['alias', null, special]);
    }
  }),
  'a column without metadata is created': inWorkshop(async (gateways) => {
    await valueOf(gateways.schemaEditing.createCollection(counted(WORKS, column(WORKS, 'plain', 'integer', {}, null))));
    const plain = await fieldAmong(gateways, WORKS, 'plain');
    assert.deepEqual([plain?.meta, plain?.type], [null, 'integer']);
  }),
  'an existing, system or empty name is refused with INVALID_PAYLOAD': inWorkshop(async ({ schemaEditing }) => {
    assert.deepEqual(await refusalOf(schemaEditing.createCollection(counted(ARTICLES))), invalid);
    assert.deepEqual(await refusalOf(schemaEditing.createCollection(counted('directus_mine'))), invalid);
    assert.deepEqual(await refusalOf(schemaEditing.createCollection(counted(''))), invalid);
  }),
  'a refused collection leaves no collection or field': inWorkshop(async (gateways) => {
    const twice = counted(WORKS, column(WORKS, 'title', 'string'), column(WORKS, 'title', 'string'));
    assert.equal((await refusalOf(gateways.schemaEditing.createCollection(twice))).status, 500);
    assert.ok(!(await collectionNames(gateways)).includes(WORKS));
    assert.equal(await fieldAmong(gateways, WORKS, 'id'), undefined);
    await valueOf(gateways.schemaEditing.createCollection(counted(WORKS)));
  }),
  'updating the metadata of a collection changes only the keys sent': inWorkshop(async ({ schemaEditing }) => {
    await valueOf(schemaEditing.createCollection({ ...counted(WORKS), meta: { icon: 'build', sort_field: 'id' } }));
    const changed = await valueOf(schemaEditing.updateCollection(WORKS, { hidden: true, sort_field: null }));
    assert.deepEqual([changed.meta?.icon, changed.meta?.hidden, changed.meta?.sort_field], ['build', true, null]);
    assert.deepEqual(await valueOf(schemaEditing.updateCollection(WORKS, {})), changed);
  }),
  'deleting a missing collection is refused with FORBIDDEN': inWorkshop(async ({ schemaEditing }) => {
    assert.deepEqual(await refusalOf(schemaEditing.deleteCollection(WORKS)), FORBIDDEN);
  }),
  'deleting a collection deletes its items, presets, activity, revisions and permissions': inWorkshop(
    async (gateways, target) => {
      const { schemaEditing, items } = gateways;
      await valueOf(schemaEditing.createCollection(counted(WORKS, column(WORKS, 'title', 'string'))));
      await valueOf(items.create(WORKS, { title: 'One' }));
      await target.stage.admin.post('/presets', { collection: WORKS, bookmark: 'Mine' });
      await target.stage.admin.post('/permissions', { collection: WORKS, action: 'read', fields: ['*'] });
      await valueOf(schemaEditing.deleteCollection(WORKS));
      assert.ok(!(await collectionNames(gateways)).includes(WORKS));
      assert.equal(await fieldAmong(gateways, WORKS, 'title'), undefined);
      assert.deepEqual(await refusalOf(items.list(WORKS, {})), FORBIDDEN);
      const about = JSON.stringify({ collection: { _eq: WORKS } });
      for (const path of ['/presets', '/activity', '/revisions']) {
        assert.deepEqual(await target.stage.admin.get(`${path}?filter=${about}`), [], path);
      }
      const kept = await valueOf(items.list('directus_permissions', { filter: { collection: { _eq: WORKS } } }));
      assert.deepEqual(
        kept.filter(({ collection }) => collection === WORKS),
        [],
      );
      await valueOf(schemaEditing.createCollection(counted(WORKS)));
      assert.deepEqual(await valueOf(items.list(WORKS, {})), []);
    },
  ),
  'deleting a collection deletes the foreign keys and one-to-many fields that refer to it': inWorkshop(
    async (gateways) => {
      const { schemaEditing, items } = gateways;
      await valueOf(schemaEditing.createCollection(counted(MAKERS, list(MAKERS, 'works', 'o2m'))));
      await valueOf(
        schemaEditing.createCollection(counted(WORKS, column(WORKS, 'maker', 'integer'), list(WORKS, 'parts', 'o2m'))),
      );
      await valueOf(
        schemaEditing.createCollection(
          counted(PARTS, column(PARTS, 'work', 'integer'), column(PARTS, 'name', 'string')),
        ),
      );
      await valueOf(schemaEditing.createRelation(relation(WORKS, 'maker', MAKERS, { one_field: 'works' })));
      await valueOf(schemaEditing.createRelation(relation(PARTS, 'work', WORKS, { one_field: 'parts' })));
      await valueOf(items.create(PARTS, { name: 'A wheel', work: { maker: {} } }));
      await valueOf(schemaEditing.deleteCollection(WORKS));
      assert.equal(await fieldAmong(gateways, PARTS, 'work'), undefined);
      assert.equal(await fieldAmong(gateways, MAKERS, 'works'), undefined);
      assert.equal(await relationAmong(gateways, PARTS, 'work'), undefined);
      assert.deepEqual(await valueOf(items.list(PARTS, {})), [{ id: 1, name: 'A wheel' }]);
      assert.deepEqual(await valueOf(items.list(MAKERS, {})), [{ id: 1 }]);
    },
  ),
  'deleting a collection removes it from the allowed collections of a many-to-any': inWorkshop(async (gateways) => {
    const { schemaEditing } = gateways;
    await valueOf(schemaEditing.createCollection(counted(WORKS)));
    await valueOf(
      schemaEditing.createCollection(counted(PARTS, column(PARTS, 'item', 'string'), column(PARTS, 'kind', 'string'))),
    );
    const any = relation(PARTS, 'item', null, {
      one_collection_field: 'kind',
      one_allowed_collections: [WORKS, ARTICLES],
    });
    await valueOf(schemaEditing.createRelation(any));
    await valueOf(schemaEditing.deleteCollection(WORKS));
    assert.deepEqual((await relationAmong(gateways, PARTS, 'item'))?.meta?.one_allowed_collections, [ARTICLES]);
  }),
  'all changes by a role or anonymous caller are refused with FORBIDDEN': inWorkshop(async (_gateways, target) => {
    for (const who of ['editor', 'anonymous'] as const) {
      const { schemaEditing } = await target.as(who);
      assert.deepEqual(await refusalOf(schemaEditing.createCollection(counted(WORKS))), FORBIDDEN);
      assert.deepEqual(await refusalOf(schemaEditing.updateCollection(ARTICLES, { icon: 'x' })), FORBIDDEN);
      assert.deepEqual(await refusalOf(schemaEditing.deleteCollection(ARTICLES)), FORBIDDEN);
    }
  }),
});
