import { Database, PUBLIC, ApiException, type Accountability } from '../../index';
import { FileItems } from './file-items';
import type { UploadedFile } from './incoming-file';

const ADMIN: Accountability = { user: 'u', role: null, admin: true, app: true };

const text = (name: string, content = 'text', type = 'text/plain'): UploadedFile => ({
  name,
  type,
  bytes: new TextEncoder().encode(content),
});

const open = () => {
  const items = { directus_users: [{ id: 'u', email: 'u@example.com' }] };
  const database = new Database({ format: 1, name: 'files', collections: [], fields: [], relations: [], items });
  return { database, files: new FileItems(database, ADMIN, () => Date.UTC(2026, 10, 20, 8)) };
};

const diskNames = (database: Database): readonly string[] => Object.keys(database.snapshot().files ?? {});

const refusalOf = (work: () => unknown): readonly [number, string] => {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiException) return [error.status, error.errors[0].code];
  }
  throw new Error('It was not refused.');
};

test('stores bytes in the world', () => {
  const { database, files } = open();
  const key = files.upload(text('a.txt', 'Å'), {});
  const again = new Database(JSON.parse(JSON.stringify(database.snapshot())));
  expect(again.bytes(`${key}..txt`)).toEqual(new TextEncoder().encode('Å'));
  expect(again.bytes('nothing')).toBeNull();
});

test('drops folders from the file name', () => {
  const { files } = open();
  const names = ['/home/me/a.txt', 'C:\\Me\\b.txt'].map(
    (name) => files.read(files.upload(text(name), {}))['filename_download'],
  );
  expect(names).toEqual(['a.txt', 'b.txt']);
});

test('a rejected upload leaves nothing behind', () => {
  const { database, files } = open();
  expect(refusalOf(() => files.upload(text('a.txt'), { storage: 'nowhere' }))).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(refusalOf(() => files.upload(text('a.png', 'no image', 'image/png'), {}))).toEqual([
    500,
    'INTERNAL_SERVER_ERROR',
  ]);
  expect([files.list({}), diskNames(database)]).toEqual([[], []]);
});

test('replaces the bytes of a file, unless the new ones are rejected', () => {
  const { database, files } = open();
  const key = files.upload(text('a.txt', 'before'), {});
  expect(refusalOf(() => files.replace(key, text('a.png', 'no image', 'image/png'), {}))).toEqual([
    500,
    'INTERNAL_SERVER_ERROR',
  ]);
  expect(diskNames(database)).toEqual([`${key}..txt`]);
  files.replace(key, text('b.md', 'after', 'text/markdown'), {});
  expect(diskNames(database)).toEqual([`${key}..md`]);
  expect(files.read(key)).toMatchObject({ title: 'B', type: 'text/markdown', filesize: '5', modified_by: 'u' });
});

test('does not store bytes without a file', () => {
  const { database, files } = open();
  files.replace('gone', text('a.txt'), {});
  expect(diskNames(database)).toEqual([]);
});

test('adds an extension by type, or a placeholder', () => {
  const { files } = open();
  const extensionOf = (type: string): string =>
    String(files.read(files.upload(text('noext', 'x', type), {}))['filename_disk']).slice(37);
  expect(['image/svg+xml', 'text/plain; charset=utf-8', '', 'application/x-nonsense'].map(extensionOf)).toEqual([
    'svg',
    'txt',
    'bin',
    'false',
  ]);
});

test('stores the fetched type and name', async () => {
  const { files } = open();
  const fetched = { url: 'https://example.com/some/', type: null, bytes: new Uint8Array([1, 2]) };
  const key = await files.importFrom({ url: 'https://example.com/here', data: { title: 'Mine' } }, () =>
    Promise.resolve(fetched),
  );
  const { title, type, filename_download, filename_disk, filesize, uploaded_by } = files.read(key);
  expect({ title, type, filename_download }).toEqual({
    title: 'Mine',
    type: 'application/octet-stream',
    filename_download: 'some',
  });
  expect({ filename_disk, filesize, uploaded_by }).toEqual({
    filename_disk: `${key}.undefined`,
    filesize: '2',
    uploaded_by: null,
  });
});

test.each([
  [{}, '"url" is required'],
  [{ url: 5 }, '"url" must be a string'],
  [{ url: '' }, '"url" is not allowed to be empty'],
  [{ url: 'x', data: 5 }, '"data" must be of type object'],
  [{ url: 'x', more: 1 }, '"more" is not allowed'],
  [[{ url: 'x' }], '"value" must be of type object'],
])('rejects %j before fetching', async (sent, message) => {
  const fetchFile = jest.fn();
  await expect(open().files.importFrom(sent, fetchFile)).rejects.toThrow(message);
  expect(fetchFile).not.toHaveBeenCalled();
});

test('fetches nothing when the role may not create files', async () => {
  const fetchFile = jest.fn();
  const files = new FileItems(open().database, PUBLIC, () => 0);
  await expect(files.importFrom({ url: 'https://example.com/a' }, fetchFile)).rejects.toThrow(ApiException);
  expect(fetchFile).not.toHaveBeenCalled();
});

test('deletes nothing without keys, unlike the server, which would delete all bytes', () => {
  const { database, files } = open();
  const key = files.upload(text('a.txt'), {});
  files.remove([]);
  expect(diskNames(database)).toEqual([`${key}..txt`]);
  files.remove([key]);
  expect([diskNames(database), files.list({})]).toEqual([[], []]);
});
