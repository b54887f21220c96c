/** @jest-environment node */
import { decodeSetup } from './decode-setup';

const SETUP = {
  collection: 'tags',
  localType: 'standard',
  field: 'name',
  type: 'string',
  schema: {},
  meta: {},
  map: null,
};

const STEPS = [
  { step: 'create_collection', collection: {} },
  { step: 'create_field', field: {} },
  { step: 'update_field', collection: 'tags', change: {} },
  { step: 'create_relation', relation: {} },
  { step: 'update_relation', relation: {} },
  { step: 'create_rows', collection: 'tags', items: [] },
];

test.each([null, [], STEPS])('a setup with the steps %j is read as it was kept', (steps) => {
  expect(decodeSetup({ setup: SETUP, steps })).toEqual({ setup: SETUP, steps });
});

test.each([
  ['no object', 'text'],
  ['no setup', { steps: null }],
  ['another kind', { setup: { ...SETUP, localType: 'o2o' }, steps: null }],
  ['another type', { setup: { ...SETUP, type: 'blob' }, steps: null }],
  ['a map that is none', { setup: { ...SETUP, map: 3 }, steps: null }],
  ['steps that are no list', { setup: SETUP, steps: {} }],
  ['a step that is no object', { setup: SETUP, steps: [1] }],
  ['a step without a name', { setup: SETUP, steps: [{ field: {} }] }],
  ['a step of another name', { setup: SETUP, steps: [{ step: 'toString', field: {} }] }],
  ['a step without its part', { setup: SETUP, steps: [{ step: 'create_field' }] }],
  ['rows that are no list', { setup: SETUP, steps: [{ step: 'create_rows', items: {} }] }],
])('%s is none', (_, value) => {
  expect(decodeSetup(value)).toBeNull();
});
