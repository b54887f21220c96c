/** @jest-environment node */
import { collection, primaryKey, stringField, world } from '../../../../fixtures/builders';
import { type Field, fieldOf, type FieldMeta, type FieldSchema, schemaOf } from '../../schema';
import { changeSetup, setupOfField } from './field-setup';
import { mergeSetup } from './merge-setup';

const sample = world('sample', [collection('articles', {}, [primaryKey(), stringField('title')])]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const opened = fieldOf(schema, 'articles', 'title') as Field;

const elsewhere = (meta: Partial<FieldMeta>, column: Partial<FieldSchema> = {}): Field => ({
  ...opened,
  meta: { ...opened.meta, ...meta } as FieldMeta,
  schema: { ...opened.schema, ...column } as FieldSchema,
});

const mine = changeSetup(
  schema,
  changeSetup(schema, setupOfField(schema, opened), { part: 'meta', meta: { note: 'Mine' } }),
  { part: 'column', column: { max_length: 20 } },
);

test('changes of different members are both kept', () => {
  const { setup, conflicts } = mergeSetup(schema, opened, elsewhere({ width: 'half' }, { is_unique: true }), mine);
  expect(conflicts).toEqual([]);
  expect(setup.meta).toMatchObject({ note: 'Mine', width: 'half' });
  expect(setup.schema).toMatchObject({ max_length: 20, is_unique: true });
});

test('the same change on both sides is no conflict, another value of the same member is one', () => {
  expect(mergeSetup(schema, opened, elsewhere({ note: 'Mine' }), mine).conflicts).toEqual([]);
  expect(mergeSetup(schema, opened, elsewhere({ note: 'Theirs' }, { max_length: 30 }), mine).conflicts).toEqual([
    { part: 'meta', member: 'note', mine: 'Mine', theirs: 'Theirs' },
    { part: 'column', member: 'max_length', mine: 20, theirs: 30 },
  ]);
});
