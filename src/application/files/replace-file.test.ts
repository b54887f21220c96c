import { left, right, type Either } from 'fp-ts/Either';
import { concat, of, Subject } from 'rxjs';
import type { FileDetails } from '../../domain/files';
import {
  apiFailure,
  type Call,
  fail,
  type Failure,
  succeed,
  type Upload,
  type UploadProgress,
  uploadResult,
} from '../../kernel';
import { ReplaceFile, TakeImportedContent } from './replace-file';

const BEFORE = { id: 'f', title: 'Harbour', uploaded_by: 'ines', filesize: 3, modified_on: 'monday' };
const CONTENT = new File(['after'], 'a.png', { type: 'image/png' });
const FORBIDDEN = apiFailure(403, 'FORBIDDEN', '');
const sending = (sentBytes: number, totalBytes = 5): UploadProgress => ({ kind: 'sending', sentBytes, totalBytes });

interface Answers {
  readonly replaced?: Either<Failure, FileDetails>;
  readonly restored?: Call<never>;
  readonly removed?: Call<void>;
  readonly content?: Call<Blob>;
}

const open = ({ replaced, restored, removed = succeed(undefined), content }: Answers = {}) => {
  const show = jest.fn();
  const remove = jest.fn(() => removed);
  const stored = { ...BEFORE, modified_on: 'tuesday' } as FileDetails;
  const steps = (): Upload<FileDetails> =>
    concat(of(sending(0), sending(5), sending(5, 0)), of(uploadResult(replaced ?? right(stored))));
  const dependencies = {
    files: { maxBytes: null, read: () => fail(FORBIDDEN), replace: steps, remove },
    items: { update: () => restored ?? fail(FORBIDDEN) },
    assets: { read: () => content ?? succeed(new Blob(['after'], { type: 'text/plain' })) },
    notifications: { show },
  };
  return { dependencies, show, remove };
};

test('reports the progress, and that the file was replaced', () => {
  const { dependencies, show } = open();
  const replace = new ReplaceFile(dependencies, BEFORE);
  const progress: unknown[] = [];
  const done: unknown[] = [];
  replace.progress$.subscribe((value) => progress.push(value));
  replace.done$.subscribe((value) => done.push(value));
  replace.execute(CONTENT);
  expect(progress).toEqual([null, 0, 1, 1, null]);
  expect(done).toMatchObject([{ kind: 'replaced', isRestored: true, file: { modified_on: 'tuesday' } }]);
  expect(show).toHaveBeenCalledWith('file_replaced');
});

test('warns when the role may not restore the uploader', () => {
  const { dependencies, show } = open({ replaced: right({ ...BEFORE, uploaded_by: 'me' } as FileDetails) });
  new ReplaceFile(dependencies, BEFORE).execute(CONTENT);
  expect(show).toHaveBeenCalledWith('file_replaced_without_uploader', 'warning');
});

test('notifies nothing after a failure', () => {
  const { dependencies, show } = open({ replaced: left(FORBIDDEN) });
  const replace = new ReplaceFile(dependencies, BEFORE);
  const failures: unknown[] = [];
  replace.failure$.subscribe((failure) => failures.push(failure));
  replace.execute(CONTENT);
  expect(failures.at(-1)).toBe(FORBIDDEN);
  expect(show).not.toHaveBeenCalled();
});

describe('an imported content', () => {
  const IMPORTED = { id: 'i', type: 'image/png', filename_download: 'b.png', modified_on: null } as FileDetails;

  const take = (answers: Answers, imported = IMPORTED) => {
    const parts = open(answers);
    const operation = new TakeImportedContent(parts.dependencies);
    const done: File[] = [];
    const failures: unknown[] = [];
    operation.done$.subscribe((content) => done.push(content));
    operation.failure$.subscribe((failure) => failures.push(failure));
    operation.execute(imported);
    return { ...parts, done, failure: failures.at(-1) };
  };

  test('is taken with name and type, and its file deleted', () => {
    const { done, remove, show } = take({});
    expect(done).toMatchObject([{ name: 'b.png', type: 'image/png', size: 5 }]);
    expect(remove).toHaveBeenCalledWith(['i']);
    expect(show).not.toHaveBeenCalled();
  });

  test('has the type of the content and the key as its name where the row has none', () => {
    const { done } = take({}, { ...IMPORTED, type: null, filename_download: null });
    expect(done).toMatchObject([{ name: 'i', type: 'text/plain' }]);
  });

  test('is taken even when its file cannot be deleted, with a warning', () => {
    const { done, show } = take({ removed: fail(FORBIDDEN) });
    expect(done).toHaveLength(1);
    expect(show).toHaveBeenCalledWith('imported_file_left', 'warning');
  });

  test('that cannot be read leaves no file behind', () => {
    const { done, remove, failure } = take({ content: fail(FORBIDDEN) });
    expect(done).toEqual([]);
    expect(failure).toBe(FORBIDDEN);
    expect(remove).toHaveBeenCalledWith(['i']);
  });

  test('is deleted only after it was read', () => {
    const content$ = new Subject<Either<Failure, Blob>>();
    const { remove } = take({ content: content$ });
    expect(remove).not.toHaveBeenCalled();
    content$.next(right(new Blob([])));
    expect(remove).toHaveBeenCalledTimes(1);
  });
});
