import { isRight } from 'fp-ts/Either';
import { revisionDeltas } from './revisions';

test('a payload that is not an object is read as none, and does not fail the others', () => {
  const read = revisionDeltas.decode([
    { id: 4, delta: { title: 'x', gone: [1] } },
    { id: 3, delta: '{"title":"x"}' },
    { id: 2, delta: ['title'] },
    { id: 1 },
  ]);
  expect(isRight(read) && read.right).toEqual([
    { id: 4, delta: { title: 'x', gone: [1] } },
    { id: 3, delta: null },
    { id: 2, delta: null },
    { id: 1, delta: null },
  ]);
});
