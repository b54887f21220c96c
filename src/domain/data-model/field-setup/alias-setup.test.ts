/** @jest-environment node */
import { schemaOf } from '../../schema';
import { collectionOf, fieldOf, ID } from '../sample-model.fixtures';
import { changeSetup, setupOfField } from './field-setup';
import { mergeSetup } from './merge-setup';
import { setupSteps } from './setup-steps';

const LINE = fieldOf('pears.line', 'alias', null);

test('a field without a column is merged and saved without one', () => {
  const schema = schemaOf([collectionOf('pears')], [ID, LINE], []);
  const own = changeSetup(schema, setupOfField(schema, LINE), { part: 'meta', meta: { note: 'Here' } });
  const now = fieldOf('pears.line', 'alias', null, { width: 'half' });
  const { setup, conflicts } = mergeSetup(schema, LINE, now, own);
  expect([setup.schema, setup.meta.note, setup.meta.width, conflicts]).toEqual([null, 'Here', 'half', []]);
  expect(setupSteps(schema, setup, now)).toEqual([
    { step: 'update_field', collection: 'pears', change: { field: 'line', meta: { note: 'Here' } } },
  ]);
});

test('a column without configuration gets its first', () => {
  const bare = fieldOf('pears.bare', 'string', {}, null);
  const schema = schemaOf([collectionOf('pears')], [ID, bare], []);
  expect(setupOfField(schema, bare).meta).toEqual({});
  const setup = changeSetup(schema, setupOfField(schema, bare), { part: 'meta', meta: { note: 'Here' } });
  expect(setupSteps(schema, setup, bare)).toEqual([
    { step: 'update_field', collection: 'pears', change: { field: 'bare', meta: { note: 'Here' } } },
  ]);
});
