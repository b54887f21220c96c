/** @jest-environment node */
import { left, right, type Either } from 'fp-ts/Either';
import { concat, filter, firstValueFrom, merge, of, skip } from 'rxjs';
import type { FileDetails } from '../../domain/files';
import type { Item } from '../../domain/items';
import { apiFailure, type Call, decodeFailure, fail, type Failure, networkFailure, uploadResult } from '../../kernel';
import { EditedImage, type ImageOpening, type SaveOutcome } from './edited-image';

const GIF_HEAD = [71, 73, 70, 56, 57, 97, 4, 0, 2, 0];

const png = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};

const details = {
  id: 'f',
  title: 'Harbour',
  filename_download: 'harbour.png',
  type: 'image/png',
  filesize: 33,
  width: 40,
  height: 20,
  uploaded_by: 'ines',
  modified_on: 'first',
} as FileDetails;

interface Server {
  readonly file?: FileDetails;
  readonly content?: Uint8Array<ArrayBuffer>;
  /** Bytes of the content that the server announces. */
  readonly announced?: number;
  /** Answers of one replacement after the other. */
  readonly answers?: readonly (Failure | null)[];
  /** The size that the server stores; without it, the one that the file had. */
  readonly drawnSize?: number;
  /** Replacements that are not answered do not reach the server. */
  readonly isCut?: boolean;
}

const open = ({
  file = details,
  content = png(40, 20),
  announced = 0,
  answers = [],
  drawnSize,
  isCut = false,
}: Server = {}) => {
  const sent: (readonly unknown[])[] = [];
  const server = { file, answers: [...answers], updates: [] as Failure[] };
  const files = {
    read: (): Call<FileDetails> => {
      sent.push(['read']);
      return of(right(server.file));
    },
    replace: (id: string, replaced: File, values: Item = {}) => {
      sent.push(['replace', id, replaced.name, replaced.type, values]);
      const failure = server.answers.shift() ?? null;
      const stored = {
        ...server.file,
        title: values['title'],
        uploaded_by: 'me',
        modified_on: 'second',
        filesize: drawnSize ?? server.file.filesize,
      } as FileDetails;
      if (failure === null || !isCut) server.file = stored;
      const result: Either<Failure, FileDetails> = failure === null ? right(stored) : left(failure);
      return concat(of({ kind: 'sending' as const, sentBytes: 1, totalBytes: 4 }), of(uploadResult(result)));
    },
  };
  const items = {
    update: (_: string, __: unknown, values: Item) => {
      sent.push(['update', values]);
      const failure = server.updates.shift();
      return of(failure === undefined ? right({ ...values, modified_on: 'third' }) : left(failure));
    },
  };
  const assets = {
    read: (_id: string, _variant: undefined, _modifiedOn: string, maxBytes: number) => {
      sent.push(['content']);
      return announced > maxBytes
        ? fail(decodeFailure('GET /assets/f', '', ''))
        : of(right(new Blob([content], { type: 'text/html' })));
    },
  };
  const image = new EditedImage({ files, items, assets } as never, 'f');
  return { image, sent, server };
};

const opened = async (image: EditedImage): Promise<ImageOpening> => {
  const remote = await firstValueFrom(image.opening$.pipe(filter(({ kind }) => kind === 'ready')));
  if (remote.kind !== 'ready') throw new Error('It was not opened.');
  return remote.value;
};

const DRAWN = async () => new Blob(['drawn'], { type: 'image/png' });

/** What comes of one save. */
const save = async (image: EditedImage, draw: () => Promise<Blob | null> = DRAWN): Promise<SaveOutcome | Failure> => {
  const opening = await opened(image);
  if (opening.kind !== 'opened') throw new Error(opening.reason);
  const failure$ = image.save.failure$.pipe(
    skip(1),
    filter((failure) => failure !== null),
  );
  const outcome = firstValueFrom(merge(image.save.done$, failure$));
  image.save.execute({ image: opening, draw });
  return outcome;
};

test('opens an image with its content and header', async () => {
  const { image } = open();
  expect(await opened(image)).toMatchObject({ kind: 'opened', file: details, header: { width: 40, height: 20 } });
});

test('does not fetch the content of a file that cannot be edited', async () => {
  const { image, sent } = open({ file: { ...details, width: 60_000, height: 60_000 } });
  expect(await opened(image)).toEqual({ kind: 'denied', reason: 'image_edit_too_large' });
  expect(sent).toEqual([['read']]);
});

test('does not fetch a content that is larger than its file says', async () => {
  const { image } = open({ announced: 5_000_000_000 });
  expect(await opened(image)).toEqual({ kind: 'denied', reason: 'image_edit_too_large' });
});

test.each([
  ['no bytes', new Uint8Array(), 'image_edit_damaged'],
  ['markup', new TextEncoder().encode('<script>alert(1)</script>'), 'image_edit_damaged'],
  ['the start of another type', Uint8Array.from(GIF_HEAD), 'image_edit_damaged'],
  ['a header with a giant size', png(100_000, 100_000), 'image_edit_too_large'],
] as const)('denies content with %s', async (_, content, reason) => {
  const { image } = open({ content });
  expect(await opened(image)).toEqual({ kind: 'denied', reason });
});

test('replaces the content in its type and under its name, and keeps title and uploader', async () => {
  const { image, sent } = open();
  expect(await save(image)).toMatchObject({
    kind: 'saved',
    isRestored: true,
    file: { title: 'Harbour', uploaded_by: 'ines', modified_on: 'third' },
  });
  expect(sent.slice(2)).toEqual([
    ['read'],
    ['replace', 'f', 'harbour.png', 'image/png', { title: 'Harbour' }],
    ['update', { uploaded_by: 'ines' }],
  ]);
});

test('sends nothing when the browser draws nothing, another type, or throws', async () => {
  for (const draw of [
    async () => null,
    async () => new Blob(['x'], { type: 'image/webp' }),
    () => Promise.reject(new Error('memory')),
  ]) {
    const { image, sent } = open();
    expect(await save(image, draw)).toEqual({ kind: 'not-drawn' });
    expect(sent.map(([name]) => name)).toEqual(['read', 'content', 'read']);
  }
});

test('sends nothing when the file was changed meanwhile, until it is saved again', async () => {
  const { image, sent, server } = open();
  await opened(image);
  server.file = { ...details, title: 'Renamed', modified_on: 'other' };
  expect(await save(image)).toEqual({ kind: 'changed-since' });
  expect(sent.map(([name]) => name)).not.toContain('replace');
  expect(await save(image)).toMatchObject({ kind: 'saved', file: { title: 'Renamed' } });
});

const LOST = networkFailure('PATCH /files/f', true);

test('after a lost answer, the next save keeps the uploader from before', async () => {
  const { image, sent } = open({ answers: [LOST] });
  expect(await save(image)).toMatchObject({ kind: 'network' });
  expect(await save(image)).toMatchObject({ kind: 'saved', file: { uploaded_by: 'ines' } });
  expect(sent.filter(([name]) => name === 'replace')).toHaveLength(2);
  expect(sent.at(-1)).toEqual(['update', { uploaded_by: 'ines' }]);
});

test('after a lost answer, an image that is on the server counts as saved and gets its uploader back', async () => {
  const { image, sent } = open({ answers: [LOST], drawnSize: 5 });
  expect(await save(image)).toMatchObject({ kind: 'saved', isRestored: true, file: { uploaded_by: 'ines' } });
  expect(sent.filter(([name]) => name === 'replace')).toHaveLength(1);
});

test('after a broken connection, it tells that the old image is there; the next save compares again', async () => {
  const { image, server } = open({ answers: [LOST], isCut: true });
  expect(await save(image)).toEqual({ kind: 'untouched' });
  server.file = { ...server.file, modified_on: 'other' };
  expect(await save(image)).toEqual({ kind: 'changed-since' });
  expect(await save(image)).toMatchObject({ kind: 'saved', file: { uploaded_by: 'ines' } });
});

test('when the uploader was not restored for now, the next save restores it', async () => {
  const { image, server } = open();
  server.updates.push(apiFailure(503, 'SERVICE_UNAVAILABLE', ''));
  expect(await save(image)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(await save(image)).toMatchObject({ kind: 'saved', isRestored: true, file: { uploaded_by: 'ines' } });
});

test('a refusal is a failure of the save, and the progress ends', async () => {
  const { image } = open({ answers: [apiFailure(403, 'FORBIDDEN', '')] });
  expect(await save(image)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await firstValueFrom(image.save.progress$)).toBeNull();
  image.dispose();
});
