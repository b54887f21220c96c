import { MatchersV3 } from '@pact-foundation/pact';
import type { Filter } from '../../../src/domain/filters';
import { contract, decoded, failed, type Contract, type Request } from '../../contract';
import { FILES, FOLDER_PREFIX, FOLDERS, MARK } from '../../platform/library';
import { state } from '../../states';
import { forbidden, harbour, TEXT, UPLOADED_ON } from './library-samples';

const { eachLike, integer } = MatchersV3;

const LIBRARY = 'directus_files';

const inFolder: Filter = { folder: { _eq: FOLDERS.outer } };
const inBranch: Filter = { folder: { _in: [FOLDERS.outer, FOLDERS.inner] } };
const inRoot: Filter = { folder: { _null: true } };

/** The first page of the built-in view. */
const CARD_FIELDS = [
  'id',
  'title',
  'type',
  'filename_download',
  'width',
  'height',
  'filesize',
  'modified_on',
  'uploaded_on',
];
const card = {
  id: FILES.first,
  title: 'Harbour',
  type: 'text/plain',
  filename_download: 'harbour.txt',
  width: null,
  height: null,
  filesize: TEXT.length,
  modified_on: UPLOADED_ON,
  uploaded_on: UPLOADED_ON,
};

const titled: Filter = {
  _and: [
    { folder: { _eq: FOLDERS.outer } },
    { _or: [{ title: { _contains: 'Harb' } }, { title: { _contains: 'harb' } }] },
  ],
};

const filed = [
  state('folders', { folders: [{ id: FOLDERS.outer, name: FOLDER_PREFIX, parent: null }] }),
  state('a file', {
    id: FILES.first,
    name: 'harbour.txt',
    text: TEXT,
    values: { title: 'Harbour', folder: FOLDERS.outer },
  }),
];

const list = (query: Readonly<Record<string, string>>): Request => ({ method: 'GET', path: '/files', query });

/** The lists of the file library, and the batch writes to them. */
export const libraryListsContracts: readonly Contract[] = [
  contract({
    name: 'a page of the files in a folder, as cards',
    given: filed,
    as: 'administrator',
    request: list({
      fields: CARD_FIELDS.join(),
      filter: JSON.stringify(inFolder),
      sort: '-uploaded_on',
      limit: '25',
      page: '1',
    }),
    answer: { status: 200, body: { data: eachLike(card, 1) } },
    call: ({ items }) =>
      items.list(LIBRARY, { fields: CARD_FIELDS, filter: inFolder, sort: ['-uploaded_on'], limit: 25, page: 1 }),
    gives: decoded([card]),
  }),
  contract({
    name: 'files found by a text in one of several spellings',
    given: filed,
    as: 'administrator',
    request: list({ fields: 'id,title', filter: JSON.stringify(titled), limit: '4' }),
    answer: { status: 200, body: { data: [{ id: FILES.first, title: 'Harbour' }] } },
    call: ({ items }) => items.list(LIBRARY, { fields: ['id', 'title'], filter: titled, limit: 4 }),
    gives: decoded([{ id: FILES.first, title: 'Harbour' }]),
  }),
  contract({
    name: 'how many files are in a folder',
    given: filed,
    as: 'administrator',
    request: list({
      fields: 'id',
      filter: JSON.stringify(inFolder),
      limit: '0',
      meta: 'filter_count,total_count',
    }),
    answer: { status: 200, body: { meta: { filter_count: 1, total_count: integer(9) }, data: [] } },
    call: ({ items }) => items.count(LIBRARY, { filter: inFolder }, 'id'),
    gives: decoded({ filter_count: 1, total_count: 9 }),
  }),
  contract({
    name: 'how many files are in a folder and those below it',
    given: filed,
    as: 'administrator',
    request: list({
      fields: 'id',
      filter: JSON.stringify(inBranch),
      limit: '0',
      meta: 'filter_count,total_count',
    }),
    answer: { status: 200, body: { meta: { filter_count: 1, total_count: integer(9) }, data: [] } },
    call: ({ items }) => items.count(LIBRARY, { filter: inBranch }, 'id'),
    gives: decoded({ filter_count: 1, total_count: 9 }),
  }),
  contract({
    name: 'the files outside of all folders that a search finds',
    given: [harbour],
    as: 'administrator',
    request: list({
      fields: CARD_FIELDS.join(),
      filter: JSON.stringify(inRoot),
      search: MARK,
      limit: '25',
      page: '1',
    }),
    answer: { status: 200, body: { data: eachLike(card, 1) } },
    call: ({ items }) => items.list(LIBRARY, { fields: CARD_FIELDS, filter: inRoot, search: MARK, limit: 25, page: 1 }),
    gives: decoded([card]),
  }),
  contract({
    name: 'the keys of the files in a folder, before its deletion',
    given: filed,
    as: 'administrator',
    request: list({ fields: 'id', filter: JSON.stringify(inFolder), sort: 'id', limit: '100' }),
    answer: { status: 200, body: { data: [{ id: FILES.first }] } },
    call: ({ items }) => items.list(LIBRARY, { fields: ['id'], filter: inFolder, sort: ['id'], limit: 100 }),
    gives: decoded([{ id: FILES.first }]),
  }),
  contract({
    name: 'the files of a role that may not see any',
    given: filed,
    as: 'editor',
    request: list({ fields: 'id', filter: JSON.stringify(inFolder), sort: 'id', limit: '100' }),
    answer: forbidden.answer,
    call: ({ items }) => items.list(LIBRARY, { fields: ['id'], filter: inFolder, sort: ['id'], limit: 100 }),
    gives: failed(forbidden.failure),
  }),
];
