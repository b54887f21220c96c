import { strict as assert } from 'node:assert';
import type { FieldChange } from '../../../src/domain/schema';
import type { AllGateways } from '../../http-gateways';
import { defineSuite, refusalOf, valueOf } from '../suite';
import { fieldAmong, inWorkshop, WORKS, works } from './workshop';

const invalid = { status: 400, code: 'INVALID_PAYLOAD', fields: [] };
const containsNulls = { status: 400, code: 'CONTAINS_NULL_VALUES', fields: [] };

const notUnique = (field: string) => ({
  status: 400,
  code: 'RECORD_NOT_UNIQUE',
  fields: [{ field, code: 'RECORD_NOT_UNIQUE', type: null, details: { collection: WORKS } }],
});

const titles = async ({ items }: AllGateways): Promise<readonly unknown[]> =>
  (await valueOf(items.list(WORKS, { fields: ['title'] }))).map(({ title }) => title);

const change = (field: string, type: FieldChange['type'], schema: FieldChange['schema']): FieldChange => ({
  field,
  ...(type === undefined ? {} : { type }),
  ...(schema === undefined ? {} : { schema }),
});

export const schemaColumnsSuite = defineSuite('updating columns', {
  'updating a column resets omitted properties to their defaults': inWorkshop(async (gateways) => {
    await works(gateways);
    const { schemaEditing } = gateways;
    const longer = await valueOf(schemaEditing.updateField(WORKS, change('title', 'string', { max_length: 500 })));
    assert.deepEqual(
      [longer.schema?.max_length, longer.schema?.default_value, longer.schema?.is_nullable],
      [500, null, true],
    );
    const reset = await valueOf(schemaEditing.updateField(WORKS, change('title', 'string', {})));
    assert.equal(reset.schema?.max_length, 255);
    assert.deepEqual(await refusalOf(schemaEditing.updateField(WORKS, change('title', undefined, {}))), invalid);
  }),
  'changing the type of a column converts the values that are convertible': inWorkshop(async (gateways) => {
    await works(gateways);
    const { schemaEditing, items } = gateways;
    await valueOf(items.create(WORKS, { title: 'twelve' }));
    assert.equal((await valueOf(schemaEditing.updateField(WORKS, change('title', 'integer', {})))).type, 'integer');
    assert.deepEqual(await titles(gateways), [12, null, 'twelve']);
    await valueOf(schemaEditing.updateField(WORKS, change('title', 'string', {})));
    assert.deepEqual(await titles(gateways), ['12', null, 'twelve']);
  }),
  'making a column with nulls not nullable is refused with CONTAINS_NULL_VALUES until they are replaced': inWorkshop(
    async (gateways) => {
      await works(gateways);
      const { schemaEditing, items } = gateways;
      const strict = change('title', 'string', { is_nullable: false });
      assert.deepEqual(await refusalOf(schemaEditing.updateField(WORKS, strict)), containsNulls);
      assert.equal((await fieldAmong(gateways, WORKS, 'title'))?.schema?.is_nullable, true);
      await valueOf(items.updateByFilter(WORKS, { title: { _null: true } }, { title: 'Nameless' }));
      assert.deepEqual(await titles(gateways), ['12', 'Nameless']);
      assert.equal((await valueOf(schemaEditing.updateField(WORKS, strict))).schema?.is_nullable, false);
      assert.equal((await refusalOf(items.create(WORKS, {}))).code, 'FAILED_VALIDATION');
    },
  ),
  'making a column with duplicates unique is refused; a unique column stays so until is_unique is false': inWorkshop(
    async (gateways) => {
      await works(gateways);
      const { schemaEditing, items } = gateways;
      await valueOf(items.create(WORKS, { title: '12' }));
      const unique = change('title', 'string', { is_unique: true });
      assert.deepEqual(await refusalOf(schemaEditing.updateField(WORKS, unique)), notUnique('title'));
      await valueOf(items.update(WORKS, 3, { title: '13' }));
      await valueOf(schemaEditing.updateField(WORKS, unique));
      assert.equal(
        (await valueOf(schemaEditing.updateField(WORKS, change('title', 'string', {})))).schema?.is_unique,
        true,
      );
      assert.deepEqual(await refusalOf(items.create(WORKS, { title: '13' })), notUnique('title'));
      const free = change('title', 'string', { is_unique: false });
      assert.equal((await valueOf(schemaEditing.updateField(WORKS, free))).schema?.is_unique, false);
    },
  ),
  'updating the column of a primary key is refused, updating its metadata succeeds': inWorkshop(async (gateways) => {
    await works(gateways);
    const { schemaEditing } = gateways;
    assert.equal((await refusalOf(schemaEditing.updateField(WORKS, change('id', 'string', {})))).status, 500);
    assert.equal(
      (await valueOf(schemaEditing.updateField(WORKS, { field: 'id', meta: { note: 'Key' } }))).meta?.note,
      'Key',
    );
  }),
});
