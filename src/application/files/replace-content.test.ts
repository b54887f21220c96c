import { left, right, type Either } from 'fp-ts/Either';
import { concat, of } from 'rxjs';
import type { FileDetails } from '../../domain/files';
import type { Item } from '../../domain/items';
import { apiFailure, type Call, networkFailure, uploadResult, type Failure, type UploadProgress } from '../../kernel';
import { replaceContent } from './replace-content';

const content = new File(['after'], 'a.png', { type: 'image/png' });
const sending: UploadProgress = { kind: 'sending', sentBytes: 0, totalBytes: 5 };

const OLD_SIZE = 900;

const LOST = networkFailure('PATCH /files/f', true);

type Before = Pick<FileDetails, 'id' | 'title' | 'uploaded_by'>;

interface Answers {
  readonly replaced?: Either<Failure, FileDetails>;
  readonly restored?: Either<Failure, Item>;
  /** The row that is read after a lost answer. */
  readonly read?: Either<Failure, Partial<FileDetails>>;
}

/** As a server answers: the title from the values or the name, the uploader is the user. */
const replacing = (replaced: Before, answers: Answers = {}) => {
  const before = { ...replaced, filesize: OLD_SIZE, modified_on: 'before' };
  const sent: unknown[] = [];
  const steps: unknown[] = [];
  const files = {
    read: (id: string) => {
      sent.push(['read', id]);
      return of(answers.read ?? left(networkFailure('GET /files/f', false))) as Call<FileDetails>;
    },
    replace: (id: string, file: File, values: Item = {}) => {
      sent.push(['replace', id, file.name, values]);
      const stored = { id, title: values['title'] ?? 'A', uploaded_by: 'me', modified_on: 'first' } as FileDetails;
      return concat(of(sending), of(uploadResult(answers.replaced ?? right(stored))));
    },
  };
  const items = {
    update: (collection: string, key: unknown, values: Item) => {
      sent.push(['update', collection, key, values]);
      return of(answers.restored ?? right({ id: 'f', ...values, modified_on: 'second' }));
    },
  };
  replaceContent({ files, items }, before, content).subscribe((step) => steps.push(step));
  return { sent, steps };
};

test('sends the title before the content, and the uploader in a second request', () => {
  const { sent, steps } = replacing({ id: 'f', title: 'Harbour', uploaded_by: 'ines' });
  expect(sent).toEqual([
    ['replace', 'f', 'a.png', { title: 'Harbour' }],
    ['update', 'directus_files', 'f', { uploaded_by: 'ines' }],
  ]);
  const file = { id: 'f', title: 'Harbour', uploaded_by: 'ines', modified_on: 'second' };
  expect(steps).toEqual([sending, uploadResult(right({ kind: 'replaced', file, isRestored: true }))]);
});

test('sends one request when the platform overwrites nothing', () => {
  const { sent, steps } = replacing({ id: 'f', title: 'Harbour', uploaded_by: 'me' });
  expect(sent).toHaveLength(1);
  expect(steps.at(-1)).toMatchObject({ result: { right: { isRestored: true } } });
});

test('restores an empty title and a missing uploader', () => {
  const { sent } = replacing({ id: 'f', title: null, uploaded_by: null });
  expect(sent).toEqual([
    ['replace', 'f', 'a.png', {}],
    ['update', 'directus_files', 'f', { title: null, uploaded_by: null }],
  ]);
});

test('reports that the content was replaced when title and uploader could not be restored', () => {
  const { steps } = replacing(
    { id: 'f', title: 'Harbour', uploaded_by: 'ines' },
    { restored: left(apiFailure(403, 'FORBIDDEN', '')) },
  );
  expect(steps.at(-1)).toMatchObject({ result: { right: { isRestored: false, file: { uploaded_by: 'me' } } } });
});

test('fails when title and uploader are not restored yet, so that it can be repeated', () => {
  const failure = networkFailure('PATCH /items/directus_files/f', true);
  const { steps } = replacing({ id: 'f', title: 'Harbour', uploaded_by: 'ines' }, { restored: left(failure) });
  expect(steps.at(-1)).toEqual(uploadResult(left(failure)));
});

test('fails as the replacement does, and changes nothing then', () => {
  const failure = apiFailure(413, 'PAYLOAD_TOO_LARGE', '');
  const { sent, steps } = replacing({ id: 'f', title: 'A', uploaded_by: 'ines' }, { replaced: left(failure) });
  expect(steps).toEqual([sending, uploadResult(left(failure))]);
  expect(sent).toHaveLength(1);
});

describe('without an answer', () => {
  const lost = (read: Answers['read']) =>
    replacing({ id: 'f', title: 'Harbour', uploaded_by: 'ines' }, { replaced: left(LOST), ...(read && { read }) });
  const row = { id: 'f', title: 'Harbour', uploaded_by: 'me' };

  test('restores the uploader when the file has the new content', () => {
    const { sent, steps } = lost(right({ ...row, filesize: content.size, modified_on: 'after' }));
    expect(sent.slice(1)).toEqual([
      ['read', 'f'],
      ['update', 'directus_files', 'f', { uploaded_by: 'ines' }],
    ]);
    expect(steps.at(-1)).toMatchObject({
      result: { right: { kind: 'replaced', isRestored: true, file: { uploaded_by: 'ines', modified_on: 'second' } } },
    });
  });

  test('tells that the file has the old content, and writes nothing', () => {
    const { sent, steps } = lost(right({ ...row, filesize: OLD_SIZE, modified_on: 'before' }));
    expect(steps.at(-1)).toEqual(uploadResult(right({ kind: 'untouched' })));
    expect(sent).toHaveLength(2);
  });

  test('an error of the server stays that error, since the connection was not lost', () => {
    const failure = apiFailure(500, 'INTERNAL_SERVER_ERROR', 'boom');
    const { steps } = replacing(
      { id: 'f', title: 'Harbour', uploaded_by: 'ines' },
      { replaced: left(failure), read: right({ ...row, filesize: OLD_SIZE, modified_on: 'before' }) },
    );
    expect(steps.at(-1)).toEqual(uploadResult(left(failure)));
  });

  test.each([
    ['the file cannot be read', undefined],
    ['it was changed and has the old size', right({ ...row, filesize: OLD_SIZE, modified_on: 'after' })],
    ['it has no content', right({ ...row, filesize: null, modified_on: 'before' })],
  ])('fails when %s', (_, read) => {
    const { sent, steps } = lost(read);
    expect(steps.at(-1)).toEqual(uploadResult(left(LOST)));
    expect(sent).toHaveLength(2);
  });
});
