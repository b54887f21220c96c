import { MatchersV3 } from '@pact-foundation/pact';
import { TREE_DEPTH } from '../../../src/application/relations';
import type { Folder } from '../../../src/domain/files';
import { levelsBelow } from '../../../src/domain/query';
import { contract, type Contract, decoded, failed, refusal } from '../../contract';
import { FOLDER_CHAIN, FOLDER_PREFIX, FOLDERS } from '../../platform/library';
import { state } from '../../states';
import { forbidden, NEW_KEY, noSuchFolder } from './library-samples';

const { arrayContaining, string, uuid } = MatchersV3;

const occupied = refusal(500, 'INTERNAL_SERVER_ERROR', string('SQLITE_CONSTRAINT: FOREIGN KEY constraint failed'));

const outer: Folder = { id: FOLDERS.outer, name: `${FOLDER_PREFIX} A`, parent: null };
const inner: Folder = { id: FOLDERS.inner, name: `${FOLDER_PREFIX} B`, parent: FOLDERS.outer };
const tree = state('folders', { folders: [{ ...outer }, { ...inner }] });
const chain = FOLDER_CHAIN.map((id, index): Folder => {
  const parent = FOLDER_CHAIN[index - 1] ?? null;
  return { id, name: `${FOLDER_PREFIX} ${index}`, parent };
});
const below = {
  fields: ['id', 'parent'],
  filter: levelsBelow('parent', 'id', FOLDER_CHAIN[0], TREE_DEPTH),
  sort: ['name'],
  limit: 100,
  page: 1,
};
/** The second path leads on through the end of the first. */
const entangled = {
  ...below,
  filter: { _or: [{ parent: { parent: FOLDERS.outer } }, { parent: { parent: { parent: FOLDERS.outer } } }] },
};
const lostJoin = refusal(500, 'INTERNAL_SERVER_ERROR', string('SQLITE_ERROR: no such column: [object Object].parent'));
const fiveLevels = chain.slice(1, 1 + TREE_DEPTH).map(({ id, parent }) => ({ id, parent }));
const made: Folder = { id: NEW_KEY, name: `${FOLDER_PREFIX} C`, parent: FOLDERS.outer };

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
    name: 'the items of a tree on five levels below one, without those of the sixth',
    given: [state('folders', { folders: chain.map((folder) => ({ ...folder })) })],
    as: 'administrator',
    request: {
      method: 'GET',
      path: '/folders',
      query: { fields: 'id,parent', filter: JSON.stringify(below.filter), sort: 'name', limit: '100', page: '1' },
    },
    answer: { status: 200, body: { data: fiveLevels } },
    call: ({ items }) => items.list('directus_folders', below),
    gives: decoded(fiveLevels),
  }),
  contract({
    name: 'the items of a tree on two levels, by paths of which one leads through the other',
    given: [tree],
    as: 'administrator',
    request: {
      method: 'GET',
      path: '/folders',
      query: { fields: 'id,parent', filter: JSON.stringify(entangled.filter), sort: 'name', limit: '100', page: '1' },
    },
    answer: lostJoin.answer,
    call: ({ items }) => items.list('directus_folders', entangled),
    gives: failed(lostJoin.failure),
  }),
  contract({
    name: 'a new folder',
    given: [tree],
    as: 'administrator',
    request: { method: 'POST', path: '/folders', body: { name: made.name, parent: FOLDERS.outer } },
    answer: { status: 200, body: { data: { ...made, id: uuid(NEW_KEY) } } },
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
