import { MatchersV3 } from '@pact-foundation/pact';
import type { FileDetails, Folder } from '../../../src/domain/files';
import { apiFailure, uploadCall } from '../../../src/kernel';
import { contract, type Contract, decoded, failed, refusal, textOf } from '../../contract';
import { FILES, FOLDER_PREFIX, FOLDERS, MARK } from '../../platform/library';
import { PEOPLE } from '../../platform/people';
import { note } from '../../platform/pictures';
import { state } from '../../states';

const { arrayContaining, regex, string, uuid } = MatchersV3;

const MOMENT = '2026-11-20T08:00:00';
const moment = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d$', MOMENT);

const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));
const noSuchFolder = refusal(400, 'INVALID_FOREIGN_KEY', string('Invalid foreign key.'));
const elsewhere = refusal(
  503,
  'SERVICE_UNAVAILABLE',
  string('Couldn\'t fetch file from url "http://127.0.0.1:1/a.png"'),
  null,
  {
    service: 'external-file',
  },
);
const unknownKey = refusal(400, 'INVALID_QUERY', string('Key "nonsense" isn\'t configured.'));
const occupied = refusal(500, 'INTERNAL_SERVER_ERROR', string('SQLITE_CONSTRAINT: FOREIGN KEY constraint failed'));
const gone = apiFailure(404, 'ITEM_NOT_FOUND', '');

const TEXT = 'Before the first ferry\n';

const harbour = state('a file', { id: FILES.first, name: 'harbour.txt', text: TEXT, values: { title: 'Harbour' } });

const details: FileDetails = {
  id: FILES.first,
  title: 'Harbour',
  description: null,
  tags: [],
  location: MARK,
  folder: null,
  storage: 'local',
  filename_disk: `${FILES.first}..txt`,
  filename_download: 'harbour.txt',
  type: 'text/plain',
  filesize: 23,
  width: null,
  height: null,
  duration: null,
  charset: null,
  embed: null,
  uploaded_by: PEOPLE.administrator.id,
  uploaded_on: MOMENT,
  modified_by: null,
  modified_on: MOMENT,
  metadata: null,
};

/** What every answer about that file says for certain; what is null is not asked after. */
const told = {
  id: FILES.first,
  title: 'Harbour',
  location: MARK,
  storage: 'local',
  filename_disk: `${FILES.first}..txt`,
  filename_download: 'harbour.txt',
  type: 'text/plain',
  uploaded_on: moment,
  modified_on: moment,
};

/** The platform tells a size as a number, the twin as text that loses no digit. */
const seen = { ...details, filesize: null, uploaded_by: null };

const formOf = (values: Readonly<Record<string, string>>, file: File): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  form.append('file', file, file.name);
  return form;
};

const NEW = 'c0de0000-0000-4000-8000-00000000f100';
const brought = note('night_train.txt', TEXT);
const path = `/files/${FILES.first}`;

export const filesContracts: readonly Contract[] = [
  contract({
    name: 'a file',
    given: [harbour],
    as: 'administrator',
    request: { method: 'GET', path },
    answer: { status: 200, body: { data: told } },
    call: ({ files }) => files.read(FILES.first),
    gives: decoded(seen),
  }),
  contract({
    name: 'a file that is not there',
    given: [state('no file', { id: FILES.missing })],
    as: 'administrator',
    request: { method: 'GET', path: `/files/${FILES.missing}` },
    answer: forbidden.answer,
    call: ({ files }) => files.read(FILES.missing),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'a new file, with what is said of it before its bytes',
    given: [],
    as: 'administrator',
    request: { method: 'POST', path: '/files', form: formOf({ location: MARK, folder: 'null' }, brought) },
    answer: {
      status: 200,
      body: {
        data: {
          ...told,
          id: uuid(NEW),
          title: 'Night Train',
          filename_disk: regex('^[0-9a-f-]{36}\\.\\.txt$', `${NEW}..txt`),
          filename_download: 'night_train.txt',
          uploaded_by: PEOPLE.administrator.id,
        },
      },
    },
    call: ({ files }) => uploadCall(files.upload(brought, { location: MARK, folder: null })),
    gives: decoded({
      ...seen,
      id: NEW,
      title: 'Night Train',
      filename_disk: `${NEW}..txt`,
      filename_download: 'night_train.txt',
      uploaded_by: PEOPLE.administrator.id,
    }),
  }),
  contract({
    name: 'a new file of a role that may not bring any',
    given: [],
    as: 'editor',
    request: { method: 'POST', path: '/files', form: formOf({}, brought) },
    answer: forbidden.answer,
    call: ({ files }) => uploadCall(files.upload(brought)),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'other bytes for a file',
    given: [harbour],
    as: 'administrator',
    request: { method: 'PATCH', path, form: formOf({}, brought) },
    answer: {
      status: 200,
      body: {
        data: {
          ...told,
          title: 'Night Train',
          filename_download: 'night_train.txt',
          modified_by: PEOPLE.administrator.id,
        },
      },
    },
    call: ({ files }) => uploadCall(files.replace(FILES.first, brought)),
    gives: decoded({
      ...seen,
      title: 'Night Train',
      filename_download: 'night_train.txt',
      modified_by: PEOPLE.administrator.id,
    }),
  }),
  contract({
    name: 'other bytes for a file that is not there, which is answered with nothing',
    given: [state('no file', { id: FILES.missing })],
    as: 'administrator',
    request: { method: 'PATCH', path: `/files/${FILES.missing}`, form: formOf({}, brought) },
    answer: { status: 200 },
    call: ({ files }) => uploadCall(files.replace(FILES.missing, brought)),
    gives: failed(gone),
  }),
  contract({
    name: 'a file from an address where there is none',
    given: [],
    as: 'administrator',
    request: { method: 'POST', path: '/files/import', body: { url: 'http://127.0.0.1:1/a.png', data: { title: 'A' } } },
    answer: elsewhere.answer,
    call: ({ files }) => files.importFrom('http://127.0.0.1:1/a.png', { title: 'A' }),
    gives: failed(elsewhere.failure),
  }),
  contract({
    name: 'files on their way into a folder',
    given: [harbour, state('folders', { folders: [{ id: FOLDERS.outer, name: FOLDER_PREFIX, parent: null }] })],
    as: 'administrator',
    request: { method: 'PATCH', path: '/files', body: { keys: [FILES.first], data: { folder: FOLDERS.outer } } },
    answer: { status: 200, body: { data: [{ id: FILES.first, folder: FOLDERS.outer }] } },
    call: ({ files }) => files.move([FILES.first], FOLDERS.outer),
    gives: decoded(undefined),
  }),
  contract({
    name: 'files on their way into a folder that is not there',
    given: [harbour, state('folders', { folders: [] })],
    as: 'administrator',
    request: { method: 'PATCH', path: '/files', body: { keys: [FILES.first], data: { folder: FOLDERS.missing } } },
    answer: noSuchFolder.answer,
    call: ({ files }) => files.move([FILES.first], FOLDERS.missing),
    gives: failed(noSuchFolder.failure),
  }),
  contract({
    name: 'the deletion of files',
    given: [harbour],
    as: 'administrator',
    request: { method: 'DELETE', path: '/files', body: [FILES.first] },
    answer: { status: 200 },
    call: ({ files }) => files.remove([FILES.first]),
    gives: decoded(undefined),
  }),
];

const outer: Folder = { id: FOLDERS.outer, name: `${FOLDER_PREFIX} A`, parent: null };
const inner: Folder = { id: FOLDERS.inner, name: `${FOLDER_PREFIX} B`, parent: FOLDERS.outer };
const tree = state('folders', { folders: [{ ...outer }, { ...inner }] });
const made: Folder = { id: NEW, name: `${FOLDER_PREFIX} C`, parent: FOLDERS.outer };

export const foldersContracts: readonly Contract[] = [
  contract({
    name: 'all folders, by name',
    given: [tree],
    as: 'administrator',
    request: { method: 'GET', path: '/folders', query: { limit: '-1', sort: 'name' } },
    answer: { status: 200, body: { data: arrayContaining({ id: outer.id, name: outer.name }, { ...inner }) } },
    call: ({ folders }) => folders.list(),
    gives: decoded([outer, inner]),
  }),
  contract({
    name: 'a folder',
    given: [tree],
    as: 'administrator',
    request: { method: 'GET', path: `/folders/${inner.id}` },
    answer: { status: 200, body: { data: { ...inner } } },
    call: ({ folders }) => folders.read(inner.id),
    gives: decoded(inner),
  }),
  contract({
    name: 'a new folder',
    given: [tree],
    as: 'administrator',
    request: { method: 'POST', path: '/folders', body: { name: made.name, parent: FOLDERS.outer } },
    answer: { status: 200, body: { data: { ...made, id: uuid(NEW) } } },
    call: ({ folders }) => folders.create(made.name, FOLDERS.outer),
    gives: decoded(made),
  }),
  contract({
    name: 'a new folder of a role that may not make any',
    given: [tree],
    as: 'editor',
    request: { method: 'POST', path: '/folders', body: { name: made.name, parent: null } },
    answer: forbidden.answer,
    call: ({ folders }) => folders.create(made.name, null),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'another name for a folder',
    given: [tree],
    as: 'administrator',
    request: { method: 'PATCH', path: `/folders/${inner.id}`, body: { name: made.name } },
    answer: { status: 200, body: { data: { ...inner, name: made.name } } },
    call: ({ folders }) => folders.update(inner.id, { name: made.name }),
    gives: decoded({ ...inner, name: made.name }),
  }),
  contract({
    name: 'a folder on its way into one that is not there',
    given: [tree],
    as: 'administrator',
    request: { method: 'PATCH', path: `/folders/${inner.id}`, body: { parent: FOLDERS.missing } },
    answer: noSuchFolder.answer,
    call: ({ folders }) => folders.update(inner.id, { parent: FOLDERS.missing }),
    gives: failed(noSuchFolder.failure),
  }),
  contract({
    name: 'folders on their way up',
    given: [tree],
    as: 'administrator',
    request: { method: 'PATCH', path: '/folders', body: { keys: [inner.id], data: { parent: null } } },
    answer: { status: 200, body: { data: [{ id: inner.id, name: inner.name }] } },
    call: ({ folders }) => folders.move([inner.id], null),
    gives: decoded(undefined),
  }),
  contract({
    name: 'the deletion of a folder',
    given: [tree],
    as: 'administrator',
    request: { method: 'DELETE', path: `/folders/${inner.id}` },
    answer: { status: 200 },
    call: ({ folders }) => folders.remove(inner.id),
    gives: decoded(undefined),
  }),
  contract({
    name: 'the deletion of a folder in which another one stands',
    given: [tree],
    as: 'administrator',
    request: { method: 'DELETE', path: `/folders/${outer.id}` },
    answer: occupied.answer,
    call: ({ folders }) => folders.remove(outer.id),
    gives: failed(occupied.failure),
  }),
];

const asset = `/assets/${FILES.first}`;

export const assetsContracts: readonly Contract[] = [
  contract({
    name: 'an image of a file that is none, which is the file itself',
    given: [harbour],
    as: 'administrator',
    request: { method: 'GET', path: asset, query: { key: 'system-small-cover', modified: MOMENT }, file: true },
    answer: { status: 200, text: { type: 'text/plain', content: TEXT } },
    call: ({ assets }) => textOf(assets.read(FILES.first, { key: 'system-small-cover' }, MOMENT)),
    gives: decoded(TEXT),
  }),
  contract({
    name: 'an image of a size that nobody has named',
    given: [harbour],
    as: 'administrator',
    request: { method: 'GET', path: asset, query: { key: 'nonsense' }, file: true },
    answer: unknownKey.answer,
    call: ({ assets }) => assets.read(FILES.first, { key: 'nonsense' }),
    gives: failed(unknownKey.failure),
  }),
  contract({
    name: 'the bytes of a file that the role may not see',
    given: [harbour],
    as: 'editor',
    request: { method: 'GET', path: asset, file: true },
    answer: forbidden.answer,
    call: ({ assets }) => assets.read(FILES.first),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'the bytes of a file that is not there',
    given: [state('no file', { id: FILES.missing })],
    as: 'administrator',
    request: { method: 'GET', path: `/assets/${FILES.missing}`, file: true },
    answer: forbidden.answer,
    call: ({ assets }) => assets.read(FILES.missing),
    gives: failed(forbidden.failure),
  }),
];
