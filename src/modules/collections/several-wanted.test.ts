import { severalState, severalWanted } from './route-target.rules';

test('keys come along with the address, a comma in one of them or not; an entry is named in it and goes first', () => {
  const keys = severalState(['1', 'a,b']);
  expect(severalWanted(null, keys)).toEqual({ kind: 'keys', keys: ['1', 'a,b'] });
  expect(severalWanted('form-1', null)).toEqual({ kind: 'entry', entry: 'form-1' });
  expect(severalWanted('form-1', keys)).toEqual({ kind: 'entry', entry: 'form-1' });
});

test.each([null, undefined, 'several', {}, { several: '1,2' }, { several: [] }, { several: [1, null] }])(
  'nothing is wanted by a state of %j',
  (state) => {
    expect(severalWanted(null, state)).toBeNull();
  },
);
