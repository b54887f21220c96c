/** @jest-environment node */
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { firstValueFrom } from 'rxjs';
import type { PageAnswer } from '../../../ports/environment/page-answer-store';
import { IndexedDbAnswerStore } from './indexed-db-answer-store';
import { IndexedDbPageAnswerStore } from './indexed-db-page-answer-store';

const PROJECT = 'https://one.example';
const LIST = '/collections/articles';
const ITEMS = 'GET /items/articles';

const answer = (page: string, request: string, at = 1, json = '{}'): PageAnswer => ({ page, request, at, json });

const store = new IndexedDbPageAnswerStore(PROJECT);

const write = (user: string, ...answers: readonly PageAnswer[]) => firstValueFrom(store.write(user, answers));

const read = (user: string, page = LIST, request = ITEMS, of = store) => firstValueFrom(of.read(user, page, request));

const keys = async () => {
  const database = await openDB('quarterdeck-session');
  try {
    return (await database.getAllKeys('pages')) as unknown as (readonly unknown[])[];
  } finally {
    database.close();
  }
};

beforeEach(() => firstValueFrom(store.clear()));

test('reads what was written, in another page as well', async () => {
  await write('ines', answer(LIST, ITEMS, 7, '{"data":[]}'));
  const other = new IndexedDbPageAnswerStore(PROJECT);
  expect(await read('ines', LIST, ITEMS, other)).toEqual(answer(LIST, ITEMS, 7, '{"data":[]}'));
  expect(await read('ines', LIST, 'GET /items/tags')).toBeNull();
});

test('replaces the answer of the same page to the same request', async () => {
  await write('ines', answer(LIST, ITEMS, 1, '1'));
  await write('ines', answer(LIST, ITEMS, 2, '22'));
  expect(await keys()).toEqual([[PROJECT, 'ines', LIST, ITEMS, [2, 2]]]);
});

test('the limits hold when two pages store at the same time', async () => {
  const lists = (from: number) =>
    Array.from({ length: 40 }, (_, index) => answer(`/collections/c${from + index}`, ITEMS, from + index));
  const other = new IndexedDbPageAnswerStore(PROJECT);
  await Promise.all([write('ines', ...lists(0)), firstValueFrom(other.write('ines', lists(100)))]);
  expect(await keys()).toHaveLength(50);
  expect(await read('ines', '/collections/c139')).not.toBeNull();
  expect(await read('ines', '/collections/c139')).toMatchObject({ page: '/collections/c139' });
});

test('measures sizes in bytes', async () => {
  await write('ines', answer(LIST, ITEMS, 1, '"ü"'));
  expect((await keys())[0]?.[4]).toEqual([1, 4]);
});

test('another user reads nothing of it, and removes it', async () => {
  await write('ines', answer(LIST, ITEMS));
  expect(await read('tomas')).toBeNull();
  await firstValueFrom(store.claim('tomas'));
  expect(await keys()).toEqual([]);
});

test('a user keeps the own answers', async () => {
  await write('ines', answer(LIST, ITEMS));
  await firstValueFrom(store.claim('ines'));
  expect(await read('ines')).not.toBeNull();
});

test('an entry that was moved to the key of another user is not given out', async () => {
  await write('ines', answer(LIST, ITEMS, 1, '{"data":["secret"]}'));
  const database = await openDB('quarterdeck-session');
  const [body] = await database.getAll('pages');
  await database.put('pages', body, [PROJECT, 'tomas', LIST, ITEMS, [1, 2]]);
  database.close();
  await firstValueFrom(store.claim('tomas'));
  expect(await read('tomas')).toBeNull();
});

test.each([['a text'], [null], [{ user: 'ines' }], [{ user: 'ines', json: 3 }], [['ines', '{}']]])(
  'an entry that was replaced by %j is not given out',
  async (body) => {
    await write('ines', answer(LIST, ITEMS));
    const database = await openDB('quarterdeck-session');
    await database.put('pages', body, [PROJECT, 'ines', LIST, ITEMS, [1, 2]]);
    database.close();
    expect(await read('ines')).toBeNull();
  },
);

test('keys of another shape are ignored, and removed', async () => {
  await write('ines', answer(LIST, ITEMS));
  const database = await openDB('quarterdeck-session');
  await database.put('pages', { user: 'ines', json: '{}' }, [PROJECT, 'ines', LIST]);
  database.close();
  expect(await read('ines')).toEqual(answer(LIST, ITEMS));
  await firstValueFrom(store.claim('ines'));
  expect(await keys()).toHaveLength(1);
});

test('other projects of the same browser keep their answers', async () => {
  const other = new IndexedDbPageAnswerStore(`${PROJECT}/other`);
  await firstValueFrom(other.write('ines', [answer(LIST, ITEMS)]));
  expect(await read('ines')).toBeNull();
  await firstValueFrom(store.claim('tomas'));
  await firstValueFrom(store.clear());
  expect(await read('ines', LIST, ITEMS, other)).not.toBeNull();
  await firstValueFrom(other.clear());
});

test('removes answers by their request, of the user only', async () => {
  await write('ines', answer(LIST, ITEMS), answer('/files', 'GET /files'));
  await firstValueFrom(store.remove('ines', (request) => request === ITEMS));
  expect(await read('ines')).toBeNull();
  expect(await read('ines', '/files', 'GET /files')).not.toBeNull();
});

test('a clearing that follows a storing that still runs leaves nothing', async () => {
  await Promise.all([write('ines', answer(LIST, ITEMS)), firstValueFrom(store.clear())]);
  expect(await keys()).toEqual([]);
});

test('a database of a former version gets the place for pages, and keeps what it has', async () => {
  indexedDB.deleteDatabase('quarterdeck-session');
  const former = await openDB('quarterdeck-session', 1, {
    upgrade: (database) => void database.createObjectStore('answers'),
  });
  await former.put('answers', { request: 'a', at: 1, body: 1 }, [PROJECT, 'ines', 'a']);
  former.close();
  const next = new IndexedDbPageAnswerStore(PROJECT);
  await firstValueFrom(next.write('ines', [answer(LIST, ITEMS)]));
  expect(await read('ines', LIST, ITEMS, next)).not.toBeNull();
  expect(await firstValueFrom(new IndexedDbAnswerStore(PROJECT).read('ines'))).toHaveLength(1);
});
