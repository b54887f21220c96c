import { strict as assert } from 'node:assert';
import { firstValueFrom, of } from 'rxjs';
import { FolderStore, RemoveFolder } from '../../../src/application/files';
import type { Access } from '../../../src/domain/permissions';
import { testUser } from '../../../src/domain/permissions/current-user.fixtures';
import { FILES, FOLDERS, FOLDER_PREFIX } from '../../platform/library';
import { PEOPLE } from '../../platform/people';
import { note } from '../../platform/pictures';
import { defineSuite, failureOf, FORBIDDEN, refusalOf, valueOf, type Target } from '../suite';

const INVALID_FOREIGN_KEY = { status: 400, code: 'INVALID_FOREIGN_KEY', fields: [] };

const named = (name: string): string => `${FOLDER_PREFIX} ${name}`;

const outer = { id: FOLDERS.outer, name: named('B'), parent: null };
const inner = { id: FOLDERS.inner, name: named('A'), parent: FOLDERS.outer };
const other = { id: FOLDERS.other, name: named('C'), parent: null };

const set = async (target: Target) => {
  await target.stage.library.folders([outer, inner, other]);
  return (await target.as('administrator')).folders;
};

export const foldersSuite = defineSuite('folders', {
  'all folders are listed by name': async (target) => {
    const folders = await set(target);
    const own = (await valueOf(folders.list())).filter(({ name }) => name.startsWith(FOLDER_PREFIX));
    assert.deepEqual(own, [inner, outer, other]);
  },
  'an existing folder is read, a missing one is refused with FORBIDDEN': async (target) => {
    const folders = await set(target);
    assert.deepEqual(await valueOf(folders.read(FOLDERS.inner)), inner);
    assert.deepEqual(await refusalOf(folders.read(FOLDERS.missing)), FORBIDDEN);
  },
  'a new folder is created in its parent or in the root': async (target) => {
    const folders = await set(target);
    const made = await valueOf(folders.create(named('new'), FOLDERS.inner));
    assert.deepEqual([made.name, made.parent], [named('new'), FOLDERS.inner]);
    assert.deepEqual(await valueOf(folders.read(made.id)), made);
    assert.equal((await valueOf(folders.create(named('root'), null))).parent, null);
  },
  'a missing parent is refused with INVALID_FOREIGN_KEY': async (target) => {
    const folders = await set(target);
    assert.deepEqual(await refusalOf(folders.create(named('new'), FOLDERS.missing)), INVALID_FOREIGN_KEY);
    assert.deepEqual(await refusalOf(folders.update(FOLDERS.outer, { parent: FOLDERS.missing })), INVALID_FOREIGN_KEY);
  },
  'a folder is renamed and moved': async (target) => {
    const folders = await set(target);
    assert.deepEqual(await valueOf(folders.update(FOLDERS.inner, { name: named('D') })), {
      ...inner,
      name: named('D'),
    });
    const moved = { ...inner, name: named('D'), parent: FOLDERS.other };
    assert.deepEqual(await valueOf(folders.update(FOLDERS.inner, { parent: FOLDERS.other })), moved);
  },
  'a folder may be moved into its child and into itself': async (target) => {
    const folders = await set(target);
    assert.equal((await valueOf(folders.update(FOLDERS.outer, { parent: FOLDERS.inner }))).parent, FOLDERS.inner);
    assert.equal((await valueOf(folders.update(FOLDERS.outer, { parent: FOLDERS.outer }))).parent, FOLDERS.outer);
    await valueOf(folders.update(FOLDERS.outer, { parent: null }));
  },
  'updating a missing folder is refused with ITEM_NOT_FOUND': async (target) => {
    const folders = await set(target);
    const failure = await failureOf(folders.update(FOLDERS.missing, { name: named('D') }));
    assert.deepEqual(failure.kind === 'api' && [failure.status, failure.code], [404, 'ITEM_NOT_FOUND']);
  },
  'several folders are moved at once': async (target) => {
    const folders = await set(target);
    await valueOf(folders.move([FOLDERS.inner, FOLDERS.outer], FOLDERS.other));
    const parents = [await valueOf(folders.read(FOLDERS.inner)), await valueOf(folders.read(FOLDERS.outer))];
    assert.deepEqual(
      parents.map(({ parent }) => parent),
      [FOLDERS.other, FOLDERS.other],
    );
    await valueOf(folders.move([], FOLDERS.missing));
  },
  'deleting a folder with subfolders is refused with INTERNAL_SERVER_ERROR': async (target) => {
    const folders = await set(target);
    const refused = { status: 500, code: 'INTERNAL_SERVER_ERROR', fields: [] };
    assert.deepEqual(await refusalOf(folders.remove(FOLDERS.outer)), refused);
    assert.deepEqual(await valueOf(folders.read(FOLDERS.outer)), outer);
  },
  'files of a deleted folder move to the root': async (target) => {
    const folders = await set(target);
    await target.stage.library.file(FILES.first, note('a.txt', 'text'), { folder: FOLDERS.inner });
    await valueOf(folders.remove(FOLDERS.inner));
    assert.deepEqual(await refusalOf(folders.read(FOLDERS.inner)), FORBIDDEN);
    const { files } = await target.as('administrator');
    assert.equal((await valueOf(files.read(FILES.first))).folder, null);
  },
  'a folder is deleted after its folders and files have moved into its parent': async (target) => {
    await target.stage.library.folders([outer, inner, { ...other, parent: FOLDERS.inner }]);
    await target.stage.library.file(FILES.first, note('a.txt', 'text'), { folder: FOLDERS.inner });
    const { folders, files, items } = await target.as('administrator');
    const user = { ...testUser(true), id: PEOPLE.administrator.id };
    const granted: Access = { user, permissions: [] };
    const access = { access: granted, access$: of(granted) };
    const store = new FolderStore(folders, access);
    const remove = new RemoveFolder({ store, items, files, access }, inner);
    const parent = firstValueFrom(remove.done$);
    remove.execute();
    assert.equal(await parent, FOLDERS.outer);
    assert.deepEqual(await refusalOf(folders.read(FOLDERS.inner)), FORBIDDEN);
    assert.equal((await valueOf(folders.read(FOLDERS.other))).parent, FOLDERS.outer);
    assert.equal((await valueOf(files.read(FILES.first))).folder, FOLDERS.outer);
    store.dispose();
  },
  'all calls by a role or anonymous caller without a permission are refused with FORBIDDEN': async (target) => {
    await set(target);
    for (const who of ['editor', 'anonymous'] as const) {
      const { folders } = await target.as(who);
      assert.deepEqual(await refusalOf(folders.list()), FORBIDDEN);
      assert.deepEqual(await refusalOf(folders.read(FOLDERS.outer)), FORBIDDEN);
      assert.deepEqual(await refusalOf(folders.create(named('new'), null)), FORBIDDEN);
      assert.deepEqual(await refusalOf(folders.update(FOLDERS.outer, { name: named('D') })), FORBIDDEN);
      assert.deepEqual(await refusalOf(folders.remove(FOLDERS.other)), FORBIDDEN);
    }
  },
});
