import { chosenTree, droppedFiles, hasFiles } from './dropped-files';

const file = (name: string): File => new File(['x'], name);

const fileEntry = (name: string, readable = true) => ({
  isFile: true,
  name,
  file: (resolve: (found: File) => void, reject: () => void) => (readable ? resolve(file(name)) : reject()),
});

/** A folder whose reader returns two entries at a time, as browsers return a hundred. */
const folderEntry = (name: string, children: readonly unknown[], readable = true) => ({
  isFile: false,
  name,
  createReader: () => {
    let at = 0;
    return {
      readEntries: (resolve: (entries: readonly unknown[]) => void, reject: () => void) => {
        if (!readable) return reject();
        at += 2;
        return resolve(children.slice(at - 2, at));
      },
    };
  },
});

const transfer = (...entries: readonly unknown[]) =>
  ({
    items: entries.map((entry) => ({
      kind: typeof entry === 'string' ? 'string' : 'file',
      webkitGetAsEntry: () => (entry instanceof File || entry === null ? null : entry),
      getAsFile: () => (entry instanceof File ? entry : null),
    })),
  }) as unknown as DataTransfer;

const shape = (found: Awaited<ReturnType<typeof droppedFiles>>) =>
  found.map(({ file: { name }, path }) => [...path, name].join('/'));

test('takes folders apart, whatever their depth and size, and keeps the order', async () => {
  const deep = folderEntry('Winter', [
    fileEntry('a.png'),
    folderEntry('Maps', [fileEntry('b.png'), fileEntry('c.png'), fileEntry('d.png')]),
    fileEntry('e.png'),
    folderEntry('Empty', []),
  ]);
  expect(shape(await droppedFiles(transfer(fileEntry('first.png'), deep)))).toEqual([
    'first.png',
    'Winter/a.png',
    'Winter/Maps/b.png',
    'Winter/Maps/c.png',
    'Winter/Maps/d.png',
    'Winter/e.png',
  ]);
});

test('leaves out what cannot be read, and text', async () => {
  const dropped = transfer(
    fileEntry('locked.png', false),
    folderEntry('Locked', [fileEntry('a.png')], false),
    'text',
    null,
    file('plain.png'),
  );
  expect(shape(await droppedFiles(dropped))).toEqual(['plain.png']);
});

test('a chosen folder gives the path of each file', () => {
  const chosen = Object.assign(file('b.png'), { webkitRelativePath: 'Winter/Maps/b.png' });
  expect(shape(chosenTree([chosen]))).toEqual(['Winter/Maps/b.png']);
});

test('hasFiles is false for text, for elements of the page and without a transfer', () => {
  expect(hasFiles({ types: ['Files'] })).toBe(true);
  expect(hasFiles({ types: ['text/plain', 'text/uri-list'] })).toBe(false);
  expect(hasFiles(null)).toBe(false);
});
