import { droppedEntries, isOutdatedBy, keptAnswer, keptPageKind, type KeptEntry } from '.';

const entry = (page: string, at: number, bytes = 1, request = `GET ${page} ${at}`): KeptEntry => ({
  page,
  request,
  at,
  bytes,
});

const times = (entries: readonly KeptEntry[]) => entries.map(({ at }) => at).sort((one, other) => one - other);

test.each([
  ['/collections/articles', 'list'],
  ['/collections/articles/', 'list'],
  ['/collections/articles/3', 'item'],
  ['/collections/articles/+', null],
  ['/collections', null],
  ['/files', 'list'],
  ['/files/all', 'list'],
  ['/files/folders/7', 'list'],
  ['/files/7', 'item'],
  ['/files/+', null],
  ['/users', 'list'],
  ['/users/roles/7', 'list'],
  ['/users/7', 'item'],
  ['/settings/project', null],
  ['/settings/data-model/articles', null],
  ['/__proto__/x', null],
  ['/constructor/x', null],
  ['', null],
])('what the page %s shows is kept as %p', (page, kind) => {
  expect(keptPageKind(page)).toBe(kind);
});

test('keeps the lists and the items that were opened last, each up to the limit', () => {
  const entries = [
    entry('/collections/a', 1),
    entry('/collections/b', 2),
    entry('/collections/c', 3),
    entry('/collections/a/1', 1),
    entry('/collections/a/2', 5),
  ];
  expect(times(droppedEntries(entries, 2))).toEqual([1]);
  expect(droppedEntries(entries, 2)).toEqual([entry('/collections/a', 1)]);
});

test('a page counts from its last answer, and is kept with all of its answers', () => {
  const entries = [entry('/collections/a', 1), entry('/collections/b', 2), entry('/collections/a', 3)];
  expect(times(droppedEntries(entries, 1))).toEqual([2]);
});

test('drops what was received first when there are too many bytes', () => {
  const entries = [entry('/collections/a', 1, 60), entry('/collections/b', 2, 60), entry('/collections/b', 3, 30)];
  expect(times(droppedEntries(entries, 50, 100))).toEqual([1]);
  expect(times(droppedEntries(entries, 50, 80))).toEqual([1, 2]);
});

test('an answer that is too large by itself is not kept, and takes no others along', () => {
  const entries = [entry('/collections/a', 1, 60), entry('/collections/b', 2, 200)];
  expect(times(droppedEntries(entries, 50, 100))).toEqual([2]);
});

test('drops the answers of pages that are not kept', () => {
  expect(times(droppedEntries([entry('/settings/project', 1), entry('/files', 2)]))).toEqual([1]);
});

test('keeps fifty lists and fifty items, of 20 MB at most', () => {
  const lists = Array.from({ length: 60 }, (_, at) => entry(`/collections/c${at}`, at));
  const items = Array.from({ length: 60 }, (_, at) => entry(`/collections/c/${at}`, at));
  expect(droppedEntries([...lists, ...items])).toHaveLength(20);
  expect(droppedEntries([entry('/files', 1, 20_000_001)])).toHaveLength(1);
  expect(droppedEntries([entry('/files', 1, 20_000_000)])).toEqual([]);
});

test('the answer that the page itself has received goes before a newer one of another page', () => {
  const [own, other] = [entry('/files', 1, 1, 'GET /files'), entry('/files/7', 2, 1, 'GET /files')];
  expect(keptAnswer([own, other], '/files', 'GET /files')).toBe(own);
  expect(keptAnswer([own, other], '/users', 'GET /files')).toBe(other);
  expect(keptAnswer([own, other], '/files', 'GET /files?limit=1')).toBeNull();
});

test.each([
  ['/items/articles/3', 'GET /items/articles?limit=25', true],
  ['/items/articles/3', 'GET /items/articles/4?fields=*', true],
  ['/items/articles', 'GET /items/articles_tags', false],
  ['/items/articles', 'GET /items/tags', false],
  ['/users/7', 'GET /users/7', true],
  ['/users/7', 'GET /files', false],
  ['/utils/sort/articles', 'GET /items/articles', true],
  ['/utils/sort/articles', 'GET /items/tags', false],
  ['/utils/revert/12', 'GET /items/articles', true],
  ['/fields/articles/title', 'GET /items/articles', true],
  ['/fields/articles/title', 'GET /items/tags', false],
  ['/fields/directus_users/title', 'GET /users', true],
  ['/permissions/7', 'GET /items/articles', true],
  ['/presets/7', 'GET /items/articles', false],
])('a write to %s outdates the answer to %s: %p', (path, request, isOutdated) => {
  expect(isOutdatedBy(path, request)).toBe(isOutdated);
});
