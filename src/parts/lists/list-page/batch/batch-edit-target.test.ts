import { batchEditState, batchEditTarget } from './batch-edit-target.rules';

test('reads keys from the router state, and prefers a journal entry in the URL', () => {
  const keys = batchEditState(['1', 'a,b']);
  expect(batchEditTarget(null, keys)).toEqual({ kind: 'keys', keys: ['1', 'a,b'] });
  expect(batchEditTarget('form-1', null)).toEqual({ kind: 'entry', entry: 'form-1' });
  expect(batchEditTarget('form-1', keys)).toEqual({ kind: 'entry', entry: 'form-1' });
});

test.each([null, undefined, 'several', {}, { several: '1,2' }, { several: [] }, { several: [1, null] }, ['1']])(
  'nothing is wanted by a state of %j',
  (state) => {
    expect(batchEditTarget(null, state)).toBeNull();
  },
);
