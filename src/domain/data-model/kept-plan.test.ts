import { decodeKeptPlan } from './kept-plan';

const STEP = { step: 'create_collection', collection: { collection: 'pears' } };

test.each([
  { draft: { name: 'pears' }, steps: null },
  { draft: {}, steps: [STEP, { step: 'create_rows', collection: 'pears', items: [] }] },
])('a kept plan is decoded: %j', (value) => {
  expect(decodeKeptPlan(value)).toEqual(value);
});

test.each([
  null,
  'draft',
  {},
  { draft: [], steps: null },
  { draft: {}, steps: {} },
  { draft: {}, steps: [null] },
  { draft: {}, steps: [{ step: 7 }] },
  { draft: {}, steps: [{ step: 'toString', toString: {} }] },
  { draft: {}, steps: [{ step: 'delete_collection', collection: 'pears' }] },
  { draft: {}, steps: [{ step: 'create_field', field: 'name' }] },
  { draft: {}, steps: [{ step: 'create_rows', items: {} }] },
])('anything else is dropped: %j', (value) => {
  expect(decodeKeptPlan(value)).toBeNull();
});
