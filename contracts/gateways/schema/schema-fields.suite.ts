import { strict as assert } from 'node:assert';
import { ARTICLES } from '../../platform/content-model';
import { defineSuite, FORBIDDEN, refusalOf, valueOf } from '../suite';
import {
  column,
  counted,
  fieldAmong,
  inWorkshop,
  list,
  MAKERS,
  relation,
  relationAmong,
  WORKS,
  works,
} from './workshop';

const invalid = { status: 400, code: 'INVALID_PAYLOAD', fields: [] };
export const schemaFieldsSuite = defineSuite('creating, updating and deleting fields', {
  'a new field fills existing items with its default': inWorkshop(async (gateways) => {
    await works(gateways);
    const made = await valueOf(
      gateways.schemaEditing.createField(
        column(WORKS, 'state', 'string', { default_value: 'new', is_nullable: false }, { note: 'How far' }),
      ),
    );
    assert.deepEqual(
      [made.field, made.type, made.schema?.default_value, made.meta?.note],
      ['state', 'string', 'new', 'How far'],
    );
    assert.ok(Number(made.meta?.id) > 0);
    const rows = await valueOf(gateways.items.list(WORKS, { fields: ['state'] }));
    assert.deepEqual(rows, [{ state: 'new' }, { state: 'new' }]);
  }),
  'csv, json, uuid and hash are distinguished by the special of the field': inWorkshop(async (gateways) => {
    await works(gateways);
    for (const type of ['csv', 'json', 'uuid', 'hash'] as const) {
      const made = await valueOf(
        gateways.schemaEditing.createField(column(WORKS, `as_${type}`, type, {}, { special: [type] })),
      );
      assert.deepEqual([made.type, made.meta?.special], [type, [type]]);
    }
    for (const type of ['csv', 'uuid', 'hash'] as const) {
      const made = await valueOf(gateways.schemaEditing.createField(column(WORKS, `mere_${type}`, type)));
      assert.equal(made.type, 'string');
    }
  }),
  'a field without a column is listed only with the special "alias"': inWorkshop(async (gateways) => {
    await works(gateways);
    const made = await valueOf(gateways.schemaEditing.createField(list(WORKS, 'notice', 'no-data')));
    assert.deepEqual([made.type, made.schema], ['alias', null]);
    assert.equal(await fieldAmong(gateways, WORKS, 'notice'), undefined, 'without the marker "alias" it is in no list');
    await valueOf(
      gateways.schemaEditing.createField({
        ...list(WORKS, 'divider', 'alias'),
        meta: { special: ['alias', 'no-data'] },
      }),
    );
    assert.deepEqual((await fieldAmong(gateways, WORKS, 'divider'))?.meta?.special, ['alias', 'no-data']);
  }),
  'a non-nullable column without a default is refused when the collection has items': inWorkshop(async (gateways) => {
    await works(gateways);
    const strict = column(WORKS, 'strict', 'string', { is_nullable: false });
    assert.equal((await refusalOf(gateways.schemaEditing.createField(strict))).status, 500);
    assert.equal(await fieldAmong(gateways, WORKS, 'strict'), undefined);
    await valueOf(gateways.schemaEditing.createCollection(counted(MAKERS)));
    assert.equal(
      (await valueOf(gateways.schemaEditing.createField({ ...strict, collection: MAKERS }))).schema?.is_nullable,
      false,
    );
  }),
  'adding a second primary key is refused': inWorkshop(async (gateways) => {
    await works(gateways);
    const second = column(WORKS, 'second', 'integer', { is_primary_key: true, has_auto_increment: true });
    assert.equal((await refusalOf(gateways.schemaEditing.createField(second))).status, 500);
  }),
  'an existing or empty name, an unknown type and a missing collection are refused': inWorkshop(async (gateways) => {
    await works(gateways);
    const { schemaEditing } = gateways;
    assert.deepEqual(await refusalOf(schemaEditing.createField(column(WORKS, 'title', 'string'))), invalid);
    assert.deepEqual(await refusalOf(schemaEditing.createField(column(WORKS, '', 'string'))), invalid);
    assert.deepEqual(await refusalOf(schemaEditing.createField(column(WORKS, 'odd', 'unknown'))), invalid);
    assert.deepEqual(await refusalOf(schemaEditing.createField(column(MAKERS, 'title', 'string'))), FORBIDDEN);
  }),
  'updating the metadata of a field changes only the keys sent': inWorkshop(async (gateways) => {
    await works(gateways);
    const { schemaEditing } = gateways;
    await valueOf(schemaEditing.updateField(WORKS, { field: 'title', meta: { width: 'half', note: 'A name' } }));
    const changed = await valueOf(schemaEditing.updateField(WORKS, { field: 'title', meta: { note: null } }));
    assert.deepEqual([changed.meta?.width, changed.meta?.note, changed.meta?.interface], ['half', null, 'input']);
    assert.equal(changed.schema?.default_value, 'Untitled');
  }),
  'updateFields updates the sort of several fields': inWorkshop(async (gateways) => {
    await works(gateways);
    const changes = [
      { field: 'count', meta: { sort: 1 } },
      { field: 'title', meta: { sort: 2, hidden: true } },
    ];
    const changed = await valueOf(gateways.schemaEditing.updateFields(WORKS, changes));
    assert.deepEqual(
      changed.map(({ field, meta }) => [field, meta?.sort, meta?.hidden]),
      [
        ['count', 1, false],
        ['title', 2, true],
      ],
    );
    assert.deepEqual(await valueOf(gateways.schemaEditing.updateFields(WORKS, [])), []);
    assert.deepEqual(await refusalOf(gateways.schemaEditing.updateFields(MAKERS, changes)), FORBIDDEN);
  }),
  'updating a missing field creates it': inWorkshop(async (gateways) => {
    await works(gateways);
    const { schemaEditing } = gateways;
    const made = await valueOf(schemaEditing.updateField(WORKS, { field: 'later', meta: { note: 'Soon' } }));
    assert.deepEqual([made.type, made.schema, made.meta?.note], ['alias', null, 'Soon']);
    const grown = await valueOf(schemaEditing.updateField(WORKS, { field: 'later', type: 'string', schema: {} }));
    assert.deepEqual([grown.type, grown.meta?.note], ['string', 'Soon']);
  }),
  'deleting a field deletes its values and clears it as sort_field and archive_field': inWorkshop(async (gateways) => {
    await works(gateways);
    const { schemaEditing, items, schema } = gateways;
    await valueOf(
      schemaEditing.updateCollection(WORKS, {
        sort_field: 'count',
        archive_field: 'title',
        display_template: '{{title}}',
      }),
    );
    await valueOf(schemaEditing.deleteField(WORKS, 'title'));
    await valueOf(schemaEditing.deleteField(WORKS, 'count'));
    assert.deepEqual(await valueOf(items.list(WORKS, {})), [{ id: 1 }, { id: 2 }]);
    const meta = (await valueOf(schema.collections())).collections.find(({ collection }) => collection === WORKS)?.meta;
    assert.deepEqual([meta?.sort_field, meta?.archive_field, meta?.display_template], [null, null, '{{title}}']);
    await valueOf(schemaEditing.deleteField(WORKS, 'title'));
    assert.deepEqual(await refusalOf(schemaEditing.deleteField(MAKERS, 'title')), FORBIDDEN);
  }),
  'deleting a foreign key deletes its relation and one-to-many; deleting a one-to-many keeps the relation': inWorkshop(
    async (gateways) => {
      const { schemaEditing } = gateways;
      await valueOf(
        schemaEditing.createCollection(counted(MAKERS, list(MAKERS, 'works', 'o2m'), list(MAKERS, 'drafts', 'o2m'))),
      );
      await valueOf(
        schemaEditing.createCollection(
          counted(WORKS, column(WORKS, 'maker', 'integer'), column(WORKS, 'drafter', 'integer')),
        ),
      );
      await valueOf(schemaEditing.createRelation(relation(WORKS, 'maker', MAKERS, { one_field: 'works' })));
      await valueOf(schemaEditing.createRelation(relation(WORKS, 'drafter', MAKERS, { one_field: 'drafts' })));
      await valueOf(schemaEditing.deleteField(MAKERS, 'drafts'));
      assert.equal((await relationAmong(gateways, WORKS, 'drafter'))?.meta?.one_field, null);
      await valueOf(schemaEditing.deleteField(WORKS, 'maker'));
      assert.equal(await relationAmong(gateways, WORKS, 'maker'), undefined);
      assert.equal(await fieldAmong(gateways, MAKERS, 'works'), undefined);
    },
  ),
  'permissions still contain a deleted field': inWorkshop(async (gateways, target) => {
    await works(gateways);
    const rule = { collection: WORKS, action: 'read', fields: ['title', 'count'] };
    await target.stage.admin.post('/permissions', rule);
    await valueOf(gateways.schemaEditing.deleteField(WORKS, 'title'));
    const rules = await valueOf(
      gateways.items.list('directus_permissions', { filter: { collection: { _eq: WORKS } } }),
    );
    assert.deepEqual(rules.find(({ collection }) => collection === WORKS)?.['fields'], ['title', 'count']);
  }),
  'all changes by a role or anonymous caller are refused with FORBIDDEN': inWorkshop(async (_gateways, target) => {
    for (const who of ['editor', 'anonymous'] as const) {
      const { schemaEditing } = await target.as(who);
      assert.deepEqual(await refusalOf(schemaEditing.createField(column(ARTICLES, 'more', 'string'))), FORBIDDEN);
      assert.deepEqual(
        await refusalOf(schemaEditing.updateField(ARTICLES, { field: 'title', meta: { note: 'x' } })),
        FORBIDDEN,
      );
      assert.deepEqual(
        await refusalOf(schemaEditing.updateFields(ARTICLES, [{ field: 'title', meta: { sort: 1 } }])),
        FORBIDDEN,
      );
      assert.deepEqual(await refusalOf(schemaEditing.deleteField(ARTICLES, 'title')), FORBIDDEN);
    }
  }),
});
