import { MatchersV3 } from '@pact-foundation/pact';
import type { FileDetails } from '../../../src/domain/files';
import { apiFailure, uploadCall } from '../../../src/kernel';
import { contract, type Contract, decoded, failed, refusal } from '../../contract';
import { FILES, FOLDER_PREFIX, FOLDERS, MARK } from '../../platform/library';
import { PEOPLE } from '../../platform/people';
import { note } from '../../platform/pictures';
import { state } from '../../states';
import { forbidden, harbour, NEW_KEY, noSuchFolder, TEXT, UPLOADED_ON } from './library-samples';

const { regex, string, uuid } = MatchersV3;

const moment = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d$', UPLOADED_ON);

const elsewhere = refusal(
  503,
  'SERVICE_UNAVAILABLE',
  string('Couldn\'t fetch file from url "http://127.0.0.1:1/a.png"'),
  null,
  {
    service: 'external-file',
  },
);
const keyTaken = refusal(400, 'RECORD_NOT_UNIQUE', string('Field "id" has to be unique.'), {
  field: 'id',
  type: null,
  details: { collection: 'directus_files' },
});
const gone = apiFailure(404, 'ITEM_NOT_FOUND', '');

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
  uploaded_on: UPLOADED_ON,
  modified_by: null,
  modified_on: UPLOADED_ON,
  metadata: null,
};

/** Members that every server answers; those that may be null are left out. */
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

/** Without the size, which the server returns as a number and the twin as lossless text. */
const seen = { ...details, filesize: null, uploaded_by: null };

/** As an item. */
const toldItem = { ...told, uploaded_on: UPLOADED_ON, modified_on: UPLOADED_ON };

const newFile = {
  ...told,
  id: uuid(NEW_KEY),
  title: 'Night Train',
  filename_disk: regex('^[0-9a-f-]{36}\\.\\.txt$', `${NEW_KEY}..txt`),
  filename_download: 'night_train.txt',
  uploaded_by: PEOPLE.administrator.id,
};

const newDetails = {
  ...seen,
  id: NEW_KEY,
  title: 'Night Train',
  filename_disk: `${NEW_KEY}..txt`,
  filename_download: 'night_train.txt',
  uploaded_by: PEOPLE.administrator.id,
};

/** The parts of a form stand in this order: the server ignores values behind the file, and reads 'null' as null. */
const formOf = (values: Readonly<Record<string, string>>, file: File): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  form.append('file', file, file.name);
  return form;
};

const copiedValues = {
  title: 'Quay',
  description: 'At dawn',
  location: MARK,
  tags: ['sea'],
  filename_download: 'quay.txt',
};

const brought = note('night_train.txt', TEXT);
const COLLECTION = 'directus_files';
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
    name: 'all fields of a file, for its page',
    given: [harbour],
    as: 'administrator',
    request: { method: 'GET', path, query: { fields: '*' } },
    answer: { status: 200, body: { data: told } },
    call: ({ items }) => items.read(COLLECTION, FILES.first, ['*']),
    gives: decoded(toldItem),
  }),
  contract({
    name: 'single fields of a file, before it is moved on its page',
    given: [harbour],
    as: 'administrator',
    request: { method: 'GET', path, query: { fields: 'folder,modified_on' } },
    answer: { status: 200, body: { data: { folder: null, modified_on: moment } } },
    call: ({ items }) => items.read(COLLECTION, FILES.first, ['folder', 'modified_on']),
    gives: decoded({ folder: null, modified_on: UPLOADED_ON }),
  }),
  contract({
    name: 'a file with a new title',
    given: [harbour],
    as: 'administrator',
    request: { method: 'PATCH', path, body: { title: 'Quay' } },
    answer: { status: 200, body: { data: { ...told, title: 'Quay' } } },
    call: ({ items }) => items.update(COLLECTION, FILES.first, { title: 'Quay' }),
    gives: decoded({ ...toldItem, title: 'Quay' }),
  }),
  contract({
    name: 'the values of a copied file',
    given: [harbour],
    as: 'administrator',
    request: { method: 'PATCH', path, body: copiedValues },
    answer: { status: 200, body: { data: { ...told, ...copiedValues } } },
    call: ({ items }) => items.update(COLLECTION, FILES.first, copiedValues),
    gives: decoded({ ...toldItem, ...copiedValues }),
  }),
  contract({
    name: 'a file that is moved on its page',
    given: [harbour, state('folders', { folders: [{ id: FOLDERS.outer, name: FOLDER_PREFIX, parent: null }] })],
    as: 'administrator',
    request: { method: 'PATCH', path, body: { folder: FOLDERS.outer } },
    answer: { status: 200, body: { data: { ...told, folder: FOLDERS.outer } } },
    call: ({ items }) => items.update(COLLECTION, FILES.first, { folder: FOLDERS.outer }),
    gives: decoded({ ...toldItem, folder: FOLDERS.outer }),
  }),
  contract({
    name: 'a file that is deleted on its page',
    given: [harbour],
    as: 'administrator',
    request: { method: 'DELETE', path },
    answer: { status: 200 },
    call: ({ items }) => items.remove(COLLECTION, FILES.first),
    gives: decoded(undefined),
  }),
  contract({
    name: 'a new file, with what is said of it before its bytes',
    given: [],
    as: 'administrator',
    request: { method: 'POST', path: '/files', form: formOf({ location: MARK, folder: 'null' }, brought) },
    answer: { status: 200, body: { data: newFile } },
    call: ({ files }) => uploadCall(files.upload(brought, { location: MARK, folder: null })),
    gives: decoded(newDetails),
  }),
  contract({
    name: 'a new file under a key of the client',
    given: [state('no file', { id: FILES.second })],
    as: 'administrator',
    request: { method: 'POST', path: '/files', form: formOf({ id: FILES.second, location: MARK }, brought) },
    answer: { status: 200, body: { data: { ...newFile, id: FILES.second } } },
    call: ({ files }) => uploadCall(files.upload(brought, { id: FILES.second, location: MARK })),
    gives: decoded({ ...newDetails, id: FILES.second }),
  }),
  contract({
    name: 'a new file under a key that exists',
    given: [harbour],
    as: 'administrator',
    request: { method: 'POST', path: '/files', form: formOf({ id: FILES.first, location: MARK }, brought) },
    answer: keyTaken.answer,
    call: ({ files }) => uploadCall(files.upload(brought, { id: FILES.first, location: MARK })),
    gives: failed(keyTaken.failure),
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
    name: 'other bytes for a file, with its title before them',
    given: [harbour],
    as: 'administrator',
    request: { method: 'PATCH', path, form: formOf({ title: 'Harbour', uploaded_by: PEOPLE.editor.id }, brought) },
    answer: {
      status: 200,
      body: {
        data: { ...told, filename_download: 'night_train.txt', uploaded_by: PEOPLE.administrator.id },
      },
    },
    call: ({ files }) =>
      uploadCall(files.replace(FILES.first, brought, { title: 'Harbour', uploaded_by: PEOPLE.editor.id })),
    gives: decoded({ ...seen, filename_download: 'night_train.txt', uploaded_by: PEOPLE.administrator.id }),
  }),
  contract({
    name: 'the uploader of a file',
    given: [harbour],
    as: 'administrator',
    request: {
      method: 'PATCH',
      path,
      query: { fields: 'id,title,uploaded_by,modified_on' },
      body: { title: null, uploaded_by: PEOPLE.editor.id },
    },
    answer: {
      status: 200,
      body: { data: { id: FILES.first, title: null, uploaded_by: PEOPLE.editor.id, modified_on: moment } },
    },
    call: ({ items }) =>
      items.update('directus_files', FILES.first, { title: null, uploaded_by: PEOPLE.editor.id }, [
        'id',
        'title',
        'uploaded_by',
        'modified_on',
      ]),
    gives: decoded({ id: FILES.first, title: null, uploaded_by: PEOPLE.editor.id, modified_on: UPLOADED_ON }),
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
