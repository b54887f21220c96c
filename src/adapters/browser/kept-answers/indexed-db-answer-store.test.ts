/** @jest-environment node */
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import type { StoredAnswer } from '../../../ports/environment/answer-store';
import { IndexedDbAnswerStore } from './indexed-db-answer-store';

const PROJECT = 'https://one.example';

const answer = (request: string, body: unknown = {}): StoredAnswer => ({ request, at: 1, body });

const store = new IndexedDbAnswerStore(PROJECT);

const requestsOf = async (user: string, of = store) =>
  (await firstValueFrom(of.read(user))).map(({ request }) => request);

beforeEach(() => firstValueFrom(store.clear()));

test('reads what was written, in another page as well', async () => {
  await firstValueFrom(store.write('ines', [answer('GET /fields', { data: [{ field: 'id' }] })]));
  expect(await firstValueFrom(new IndexedDbAnswerStore(PROJECT).read('ines'))).toEqual([
    answer('GET /fields', { data: [{ field: 'id' }] }),
  ]);
});

test('replaces the answer to the same request, and removes answers', async () => {
  await firstValueFrom(store.write('ines', [answer('a', 1), answer('b', 1)]));
  await firstValueFrom(store.write('ines', [answer('a', 2)]));
  await firstValueFrom(store.remove('ines', ['b', 'missing']));
  expect(await firstValueFrom(store.read('ines'))).toEqual([answer('a', 2)]);
});

test('another user reads nothing of it, and removes it', async () => {
  await firstValueFrom(store.write('ines', [answer('a')]));
  expect(await requestsOf('tomas')).toEqual([]);
  expect(await requestsOf('ines')).toEqual([]);
});

test('other projects of the same browser keep their answers', async () => {
  const other = new IndexedDbAnswerStore(`${PROJECT}/other`);
  await firstValueFrom(other.write('ines', [answer('a')]));
  expect(await requestsOf('tomas')).toEqual([]);
  await firstValueFrom(store.clear());
  expect(await requestsOf('ines', other)).toEqual(['a']);
});

test('leaves out entries of another shape', async () => {
  await firstValueFrom(store.write('ines', [answer('a'), { request: 'b', at: 'today', body: 1 } as never]));
  expect(await requestsOf('ines')).toEqual(['a']);
});
