import { left, right, type Either } from 'fp-ts/Either';
import { concat, of } from 'rxjs';
import type { FileDetails } from '../../domain/files';
import type { Item } from '../../domain/items';
import { apiFailure, networkFailure, uploadResult, type Failure, type UploadProgress } from '../../kernel';
import { replaceContent } from './replace-content';

const content = new File(['after'], 'a.png', { type: 'image/png' });
const sending: UploadProgress = { kind: 'sending', sentBytes: 0, totalBytes: 5 };

/** As a server answers: the title from the values or the name, the uploader is the user. */
const replacing = (
  before: { readonly id: string; readonly title: string | null; readonly uploaded_by: string | null },
  answers: { readonly replaced?: Either<Failure, FileDetails>; readonly restored?: Either<Failure, Item> } = {},
) => {
  const sent: unknown[] = [];
  const steps: unknown[] = [];
  const files = {
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
  expect(steps).toEqual([sending, uploadResult(right({ file, isRestored: true }))]);
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

test('fails as the replacement does, and changes nothing then', () => {
  const failure = networkFailure('PATCH /files/f', true);
  const { sent, steps } = replacing({ id: 'f', title: 'A', uploaded_by: 'ines' }, { replaced: left(failure) });
  expect(steps).toEqual([sending, uploadResult(left(failure))]);
  expect(sent).toHaveLength(1);
});
