/** @jest-environment node */
import fc from 'fast-check';
import type { UploadEntry } from '../../../domain/files';
import { BROKEN, creatorOf, type Fate, INTO_ROOT, LOST, quiet, startUploads, textFile } from './upload-server.fixtures';
import type { Uploads } from '..';

const entriesOf = (uploads: Uploads): readonly UploadEntry[] => {
  let last: readonly UploadEntry[] = [];
  uploads.entries$.subscribe((entries) => (last = entries)).unsubscribe();
  return last;
};

const states = (uploads: Uploads): readonly string[] =>
  entriesOf(uploads).map(({ name, state }) => `${name} ${state.kind}`);

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `${index}.txt`);

test('sends three files at a time and reports how many were stored', async () => {
  const { uploads, server, notices } = startUploads();
  const stored: string[] = [];
  uploads.stored$.subscribe(({ id }) => stored.push(id));
  const ids = uploads.add(
    names(7).map((name) => textFile(name)),
    { folder: 'inbox' },
  );
  expect(ids).toHaveLength(7);
  expect(states(uploads).filter((state) => state.endsWith('waiting'))).toHaveLength(4);
  await quiet();
  expect(server.mostAtOnce).toBe(3);
  expect(server.stored).toEqual(names(7));
  expect(stored).toHaveLength(7);
  expect(server.requests[0]).toEqual({ id: 'key-1', folder: 'inbox' });
  expect(notices).toEqual([[7, 'files_uploaded']]);
  expect(states(uploads)).toEqual([]);
});

test('refuses files without sending them, beside others that are sent', async () => {
  const { uploads, server, notices } = startUploads();
  uploads.add(
    [
      textFile('empty.txt', 0),
      textFile('big.txt', 1_001),
      textFile('ok.txt'),
      new File(['x'], 'a.html', { type: 'text/html' }),
    ],
    {
      folder: null,
      accept: 'text/plain',
    },
  );
  await quiet();
  expect(server.stored).toEqual(['ok.txt']);
  expect(entriesOf(uploads).map(({ state }) => state)).toEqual([
    { kind: 'refused', reason: { kind: 'empty' } },
    { kind: 'refused', reason: { kind: 'too_large', maxBytes: 1_000 } },
    { kind: 'refused', reason: { kind: 'wrong_type' } },
  ]);
  expect(notices).toEqual([[1, 'files_uploaded']]);
  for (const { id } of entriesOf(uploads)) uploads.dismiss(id);
  expect(states(uploads)).toEqual([]);
  expect(server.removed).toEqual([]);
});

test('a lost answer counts as stored, because the file is found by its key', async () => {
  const { uploads, server, notices } = startUploads();
  server.fates = ['answer-lost'];
  const found: string[] = [];
  const [id = ''] = uploads.add([textFile('a.txt')], INTO_ROOT);
  uploads.storedOf([id]).subscribe((file) => found.push(file.id));
  await quiet();
  expect(found).toEqual(['key-1']);
  expect([server.requests.length, notices]).toEqual([1, [[1, 'files_uploaded']]]);
});

test('a cut upload fails with how far it came, and is sent again under the same key', async () => {
  const { uploads, server } = startUploads();
  server.fates = ['cut'];
  const [id = ''] = uploads.add([textFile('a.txt')], INTO_ROOT);
  await quiet();
  expect(entriesOf(uploads)[0]?.state).toEqual({ kind: 'failed', failure: LOST, sentBytes: 5 });
  expect(server.withoutContent).toEqual(['key-1']);
  uploads.retry(id);
  await quiet();
  expect([server.stored, server.withoutContent, states(uploads)]).toEqual([['a.txt'], [], []]);
  expect(server.files.has('key-1')).toBe(true);
});

test('a role that may not delete leaves the file without content and sends under another key', async () => {
  const { uploads, server } = startUploads();
  server.mayRemove = false;
  server.fates = ['cut'];
  const [id = ''] = uploads.add([textFile('a.txt')], INTO_ROOT);
  await quiet();
  uploads.retry(id);
  await quiet();
  expect([server.stored, server.withoutContent]).toEqual([['a.txt'], ['key-1']]);
});

test('a retry while the server cannot be reached fails again, without a second request', async () => {
  const { uploads, server } = startUploads();
  server.fates = ['cut'];
  const [id = ''] = uploads.add([textFile('a.txt')], INTO_ROOT);
  await quiet();
  server.isReachable = false;
  uploads.retry(id);
  await quiet();
  expect([states(uploads), server.requests.length]).toEqual([['a.txt failed'], 1]);
});

test('a picture that the server cannot read leaves nothing behind', async () => {
  const { uploads, server } = startUploads();
  server.fates = ['broken-picture'];
  uploads.add([textFile('a.png')], INTO_ROOT);
  await quiet();
  expect(entriesOf(uploads)[0]?.state).toMatchObject({ kind: 'failed', failure: BROKEN });
  expect([server.withoutContent, server.removed]).toEqual([[], ['key-1']]);
});

test('what the server refuses cannot be retried', async () => {
  const { uploads, server } = startUploads();
  server.fates = ['too-large'];
  const [id = ''] = uploads.add([textFile('a.txt')], INTO_ROOT);
  await quiet();
  expect(entriesOf(uploads)[0]?.state).toEqual({ kind: 'refused', reason: { kind: 'too_large', maxBytes: null } });
  uploads.retry(id);
  await quiet();
  expect(server.requests).toHaveLength(1);
});

test('a file that the role may create and not read is stored once', async () => {
  const { uploads, server, notices } = startUploads();
  server.mayRead = false;
  server.fates = ['unreadable', 'answer-lost'];
  const [, id = ''] = uploads.add([textFile('a.txt'), textFile('b.txt')], INTO_ROOT);
  await quiet();
  expect(states(uploads)).toEqual(['b.txt failed']);
  uploads.retry(id);
  await quiet();
  expect([server.stored, states(uploads), notices.length]).toEqual([['a.txt', 'b.txt'], [], 2]);
});

test('a role that may not set the key finds its file by name and size', async () => {
  const { uploads, server } = startUploads(creatorOf(['title', 'folder']));
  server.fates = ['answer-lost', 'not-sent'];
  const [, id = ''] = uploads.add([textFile('a.txt'), textFile('b.txt')], INTO_ROOT);
  await quiet();
  expect(server.requests[0]).toEqual({});
  expect(states(uploads)).toEqual(['b.txt failed']);
  uploads.retry(id);
  await quiet();
  expect(server.stored).toEqual(['a.txt', 'b.txt']);
});

test('cancels waiting and running uploads, and removes what they have left', async () => {
  const { uploads, server, clock, notices } = startUploads();
  server.fates = ['pending', 'pending', 'pending'];
  const ids = uploads.add(
    names(5).map((name) => textFile(name)),
    INTO_ROOT,
  );
  uploads.cancel(ids[0] ?? '');
  server.put('key-1', null);
  await quiet();
  expect(states(uploads)).toEqual(['1.txt sending', '2.txt sending', '3.txt done', '4.txt done']);
  expect(server.stored).toEqual(['3.txt', '4.txt']);
  uploads.cancelAll();
  expect(states(uploads)).toEqual([]);
  expect(notices).toEqual([[2, 'files_uploaded']]);
  clock.advance(1_000);
  await quiet();
  expect(server.removed).toEqual(['key-1']);
});

test('a file that was stored while it was cancelled is reported, so that lists show it', async () => {
  const { uploads, server, clock } = startUploads();
  const stored: string[] = [];
  uploads.stored$.subscribe(({ id }) => stored.push(id));
  server.fates = ['answer-lost'];
  const [id = ''] = uploads.add([textFile('a.txt')], INTO_ROOT);
  await Promise.resolve();
  uploads.cancel(id);
  await quiet();
  server.put('key-1', 10);
  clock.advance(1_000);
  await quiet();
  expect(stored).toEqual(['key-1']);
});

test('imports carry key, folder and uploader; a broken one is imported once', async () => {
  const { uploads, server } = startUploads();
  server.fates = ['answer-lost', 'cut'];
  uploads.importFrom('https://x.example/a.png', { folder: 'inbox' });
  expect(entriesOf(uploads)[0]).toMatchObject({
    name: 'https://x.example/a.png',
    sizeBytes: null,
    state: { kind: 'importing' },
  });
  await quiet();
  expect(server.requests).toEqual([{ id: 'key-1', folder: 'inbox', uploaded_by: 'clara' }]);
  const id = uploads.importFrom('https://x.example/b.png', INTO_ROOT);
  await quiet();
  expect(states(uploads)).toEqual(['https://x.example/b.png failed']);
  uploads.retry(id);
  await quiet();
  expect([server.stored, states(uploads)]).toEqual([['a.png', 'b.png'], []]);
});

test('an import of a role without the right to set key and uploader is found by the name in its URL', async () => {
  const { uploads, server } = startUploads(creatorOf(['title']));
  server.fates = ['answer-lost'];
  uploads.importFrom('https://x.example/a.png?size=1', INTO_ROOT);
  server.files.clear();
  await quiet();
  expect(server.requests).toEqual([{}]);
});

test('a tree of files creates each folder once and reuses those that exist', async () => {
  const { uploads, server } = startUploads();
  server.folders.push({ id: 'old', name: 'Winter', parent: 'inbox' }, { id: 'other', name: 'Maps', parent: null });
  const path = (text: string) => (text === '' ? [] : text.split('/'));
  uploads.addTree(
    [
      ['', 'a.txt'],
      ['Winter', 'b.txt'],
      ['Winter/Maps', 'c.txt'],
      ['Winter/Maps', 'd.txt'],
      ['Winter/Maps/Old', 'e.txt'],
    ].map(([folders = '', name = '']) => ({ file: textFile(name), path: path(folders) })),
    { folder: 'inbox' },
  );
  await quiet();
  expect(server.folders.slice(2)).toEqual([
    { id: 'folder-3', name: 'Maps', parent: 'old' },
    { id: 'folder-4', name: 'Old', parent: 'folder-3' },
  ]);
  expect([...server.files.values()].map(({ filename_download, folder }) => [filename_download, folder])).toEqual([
    ['a.txt', 'inbox'],
    ['b.txt', 'old'],
    ['c.txt', 'folder-3'],
    ['d.txt', 'folder-3'],
    ['e.txt', 'folder-4'],
  ]);
});

test('the files of a folder that was not created fail, and create it when they are tried again', async () => {
  const { uploads, server } = startUploads();
  server.folderFailures = 1;
  const ids = uploads.addTree([{ file: textFile('a.txt'), path: ['Winter'] }], INTO_ROOT);
  await quiet();
  expect(states(uploads)).toEqual(['a.txt failed']);
  uploads.retry(ids[0] ?? '');
  await quiet();
  expect([server.folders.length, server.stored]).toEqual([1, ['a.txt']]);
});

test('running uploads are unsaved work of the session, not of the page, until they are stored', async () => {
  const { uploads, unsaved } = startUploads();
  const running: boolean[] = [];
  uploads.unfinished$.subscribe((each) => running.push(each));
  uploads.add([textFile('a.txt')], INTO_ROOT);
  expect([unsaved.hasAny, unsaved.hasOnPage]).toEqual([true, false]);
  await quiet();
  expect(unsaved.hasAny).toBe(false);
  expect(running).toEqual([false, true, false]);
});

test('a failed upload that can be retried is unsaved work until it is stored or dismissed', async () => {
  const { uploads, server, unsaved } = startUploads();
  server.fates = ['cut', 'cut', 'too-large'];
  const [first = '', second = ''] = uploads.add(
    ['a.txt', 'b.txt', 'c.txt'].map((name) => textFile(name)),
    INTO_ROOT,
  );
  await quiet();
  expect(states(uploads)).toEqual(['a.txt failed', 'b.txt failed', 'c.txt refused']);
  expect([unsaved.hasAny, unsaved.hasOnPage]).toEqual([true, false]);
  uploads.retry(first);
  await quiet();
  expect(unsaved.hasAny).toBe(true);
  uploads.dismiss(second);
  expect([states(uploads), unsaved.hasAny]).toEqual([['c.txt refused'], false]);
});

test('a disposed queue aborts everything', async () => {
  const { uploads, server, unsaved } = startUploads();
  server.fates = ['pending'];
  uploads.add([textFile('a.txt'), textFile('b.txt')], INTO_ROOT);
  uploads.dispose();
  await quiet();
  expect([states(uploads), server.stored, unsaved.hasAny]).toEqual([[], [], false]);
});

test('of 20 uploads over a connection that breaks anywhere, each is stored once or failed; retries store the rest once', async () => {
  const fate = fc.constantFrom<Fate>('stored', 'answer-lost', 'cut', 'not-sent', 'broken-picture');
  const break_ = fc.option(fc.nat({ max: 19 }), { nil: null });
  await fc.assert(
    fc.asyncProperty(fc.array(fate, { minLength: 20, maxLength: 60 }), break_, async (fates, unreachableAfter) => {
      const { uploads, server } = startUploads();
      server.fates = [...fates];
      uploads.add(
        names(20).map((name) => textFile(name)),
        INTO_ROOT,
      );
      if (unreachableAfter !== null) {
        for (let step = 0; step < unreachableAfter; step += 1) await Promise.resolve();
        server.isReachable = false;
      }
      await quiet();
      const failed = entriesOf(uploads).map(({ name, state }) => {
        expect(state.kind).toBe('failed');
        return name;
      });
      const known = new Set([...server.stored, ...failed]);
      expect([...known].sort()).toEqual([...names(20)].sort());
      server.isReachable = true;
      for (let round = 0; round < 50 && states(uploads).length > 0; round += 1) {
        for (const { id } of entriesOf(uploads)) uploads.retry(id);
        await quiet();
      }
      expect([...server.stored].sort()).toEqual([...names(20)].sort());
      expect([states(uploads), server.withoutContent]).toEqual([[], []]);
    }),
    { numRuns: 40 },
  );
});
