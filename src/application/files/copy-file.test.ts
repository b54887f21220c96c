import { BehaviorSubject, concat, of } from 'rxjs';
import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { aliasField, collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { FileDetails } from '../../domain/files';
import type { Item } from '../../domain/items';
import type { Access } from '../../domain/permissions';
import { testUser } from '../../domain/permissions/current-user.fixtures';
import { schemaOf } from '../../domain/schema';
import { apiFailure, type Call, fail, type Failure, succeed, uploadResult } from '../../kernel';
import type { ItemEditing } from '../item-editing';
import { CopyFile, type CopyFileDependencies } from './copy-file';

const { collections, fields, relations } = world('w', [
  collection('directus_files', {}, [
    primaryKey(),
    ...['title', 'description', 'filename_download', 'filename_disk', 'folder'].map((name) => stringField(name)),
    aliasField('galleries', { special: ['m2m'] }),
  ]),
]);

const ITEM: Item = {
  id: 'f',
  title: 'Harbour',
  description: 'At dawn',
  filename_download: 'harbour.jpg',
  filename_disk: 'f.jpg',
  folder: 'inbox',
  type: 'image/jpeg',
  galleries: [1, 2],
  modified_on: 'monday',
};

const FORBIDDEN = apiFailure(403, 'FORBIDDEN', '');
const TOO_LARGE = apiFailure(413, 'UNKNOWN', '');

interface Answers {
  readonly content?: Call<Blob>;
  /** In the order of the attempts; the last one stays. */
  readonly uploads?: readonly Either<Failure, 'stored'>[];
  readonly updates?: readonly Either<Failure, Item>[];
  readonly isAdmin?: boolean;
  readonly isUnfinished?: boolean;
  readonly title?: string;
  /** Further edits of the form. */
  readonly edits?: Item;
}

const open = (answers: Answers = {}) => {
  const { content = succeed(new Blob(['bytes'])), uploads = [right('stored')], updates = [right({})] } = answers;
  const requests: unknown[] = [];
  const nextOf = <A>(list: readonly A[], name: string): A => {
    const count = requests.filter((request) => (request as readonly unknown[])[0] === name).length;
    return list[Math.min(count, list.length) - 1] as A;
  };
  const user = testUser(answers.isAdmin ?? true);
  const access: Access = { user, permissions: [] };
  const keepEdits = jest.fn();
  const show = jest.fn();
  const setErrors = jest.fn();
  const dependencies = {
    assets: {
      read: (id: string, _: undefined, modifiedOn: string) => {
        requests.push(['read', id, modifiedOn]);
        return content;
      },
    },
    files: {
      upload: (file: File, values: Item) => {
        requests.push(['upload', file.name, file.type, file.size, values]);
        const answer = nextOf(uploads, 'upload');
        const stored = { id: 'new', filename_disk: 'new.jpg', filesize: 5 } as FileDetails;
        return concat(of(uploadResult(isLeft(answer) ? answer : right(stored))));
      },
      read: () => fail(FORBIDDEN),
      remove: () => succeed(undefined),
    },
    items: {
      update: (_: string, key: string, values: Item) => {
        requests.push(['update', key, values]);
        return of(nextOf(updates, 'update'));
      },
      list: () => succeed([]),
    },
    access: { access, access$: new BehaviorSubject(access) },
    identifiers: { uuid: () => 'new' },
    clock: new VirtualClock(),
    schema: { schema: schemaOf(collections, fields, relations) },
    notifications: { show },
  } as unknown as CopyFileDependencies;
  const editing = {
    serverItem: ITEM,
    form: {
      edits: { title: answers.title ?? 'Copy', ...answers.edits },
      hasUnfinished$: new BehaviorSubject(answers.isUnfinished ?? false),
      setErrors,
    },
    keepEdits,
  } as unknown as ItemEditing;
  const copy = new CopyFile(editing, dependencies);
  const state = { done: [] as unknown[], failure: null as unknown, denied: null as unknown, isStored: false };
  copy.done$.subscribe((key) => state.done.push(key));
  copy.failure$.subscribe((failure) => Object.assign(state, { failure }));
  copy.denied$.subscribe((denied) => Object.assign(state, { denied }));
  copy.isStored$.subscribe((isStored) => Object.assign(state, { isStored }));
  return { copy, requests, state, keepEdits, show, setErrors };
};

const UPLOAD = ['upload', 'harbour.jpg', 'image/jpeg', 5, { id: 'new', folder: 'inbox' }];
const UPDATE = ['update', 'new', { title: 'Copy', description: 'At dawn', filename_download: 'harbour.jpg' }];

test('stores the content under a key of its own, then the values of the form, without lists and names on disk', () => {
  const { copy, requests, state, keepEdits, show } = open();
  copy.execute();
  expect(requests).toEqual([['read', 'f', 'monday'], UPLOAD, UPDATE]);
  expect(state).toMatchObject({ done: ['new'], failure: null });
  expect(keepEdits.mock.calls).toEqual([[{}]]);
  expect(show).toHaveBeenCalledWith('item_copied');
});

test('edits that are not in the copy stay edits of the original', () => {
  const galleries = { create: [{ gallery: 3 }] };
  const listed = open({ edits: { galleries, folder: 'outbox' } });
  listed.copy.execute();
  expect(listed.keepEdits.mock.calls).toEqual([[{ galleries }]]);
  expect(listed.show).toHaveBeenCalledWith('item_copied_in_part');
});

test('sends nothing when the content cannot be read', () => {
  const { copy, requests, state } = open({ content: fail(FORBIDDEN) });
  copy.execute();
  expect(requests).toEqual([['read', 'f', 'monday']]);
  expect(state).toMatchObject({ done: [], failure: FORBIDDEN, isStored: false });
});

test('does not read the content again after a failed upload', () => {
  const { copy, requests, state } = open({ uploads: [left(FORBIDDEN), left(TOO_LARGE), right('stored')] });
  copy.execute();
  expect(state.failure).toBe(FORBIDDEN);
  copy.execute();
  expect(state.failure).toEqual({ ...TOO_LARGE, sentBytes: 5 });
  copy.execute();
  expect(requests).toEqual([['read', 'f', 'monday'], UPLOAD, UPLOAD, UPLOAD, UPDATE]);
  expect(state.done).toEqual(['new']);
});

test('only saves the values again when those have failed', () => {
  const { copy, requests, state, keepEdits } = open({ updates: [left(FORBIDDEN), right({})] });
  copy.execute();
  expect(state).toMatchObject({ isStored: true, failure: FORBIDDEN, done: [] });
  expect(keepEdits).not.toHaveBeenCalled();
  copy.execute();
  expect(requests).toEqual([['read', 'f', 'monday'], UPLOAD, UPDATE, UPDATE]);
  expect(state.done).toEqual(['new']);
});

test('emits no key when the copy may not be read, and keeps the edits, which it lacks', () => {
  const { copy, requests, state, keepEdits } = open({ uploads: [left(apiFailure(404, 'ITEM_NOT_FOUND', ''))] });
  copy.execute();
  expect(requests).toHaveLength(2);
  expect(state.done).toEqual([null]);
  expect(keepEdits.mock.calls).toEqual([[{ title: 'Copy' }]]);
});

test.each([
  [{ isAdmin: false }, 'not_allowed'],
  [{ isUnfinished: true }, 'text_unfinished'],
  [{}, false],
])('with %j the denial is %s', (answers, denial) => expect(open(answers).state.denied).toBe(denial));

test('stores nothing while a text is too long for its column', () => {
  const { copy, requests, setErrors } = open({ title: 'x'.repeat(256) });
  copy.execute();
  expect(requests).toEqual([]);
  expect(setErrors).toHaveBeenLastCalledWith([expect.objectContaining({ field: 'title', type: 'max_length' })]);
});
