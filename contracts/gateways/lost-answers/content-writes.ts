import { left, right } from 'fp-ts/Either';
import { filter, map, type Observable, of } from 'rxjs';
import { randomUUID } from 'node:crypto';
import { replaceContent } from '../../../src/application/files/replace-content';
import { FileTransfer } from '../../../src/application/files/uploads/file-transfer';
import { anonymousAccess } from '../../../src/domain/permissions';
import { testUser } from '../../../src/domain/permissions/current-user.fixtures';
import type { UploadState } from '../../../src/domain/files';
import type { PresetDraft } from '../../../src/domain/presets';
import type { CommentId } from '../../../src/domain/revisions';
import { type Call, succeed, uploadCall } from '../../../src/kernel';
import type { AllGateways } from '../../http-gateways';
import { ARTICLES } from '../../platform/content-model';
import { FILES, FOLDER_PREFIX, FOLDERS } from '../../platform/library';
import { PEOPLE } from '../../platform/people';
import { note } from '../../platform/pictures';
import { type Target, valueOf } from '../suite';
import { type LostWrite, type LostWrites, readAndDelete } from './lost-answer';

const administrator = (target: Target): Promise<AllGateways> => target.as('administrator');

const ITEM = 9101;
let comments = 0;

/** Comments on a new text for each run, since texts of earlier runs stay in the activity. */
const onComment = (
  act: (gateways: AllGateways, id: CommentId, text: string) => Call<unknown>,
  once: readonly string[],
): LostWrite => {
  let text = '';
  return {
    prepare: async ({ stage }, gateways, writer) => {
      await stage.articles([{ id: ITEM, title: 'One', status: 'draft' }]);
      comments += 1;
      text = `Lost ${Date.now()} ${comments}`;
      const { id } = await valueOf(writer.gateways.comments.post(ARTICLES, ITEM, text));
      return () => act(gateways, id, text);
    },
    effect: async (target) =>
      (await valueOf((await administrator(target)).comments.listForItem(ARTICLES, ITEM)))
        .filter(({ comment }) => comment.startsWith(text))
        .map(({ comment }) => comment.slice(text.length)),
    once,
    cleanUp: async (target) => {
      const gateways = await administrator(target);
      for (const { id } of await valueOf(gateways.comments.listForItem(ARTICLES, ITEM)))
        await valueOf(gateways.comments.remove(id));
    },
  };
};

const outer = { id: FOLDERS.outer, name: FOLDER_PREFIX, parent: null };
const other = { id: FOLDERS.other, name: `${FOLDER_PREFIX} C`, parent: null };

const onFolders = (act: (gateways: AllGateways) => Call<unknown>, once: unknown): LostWrite => ({
  prepare: async ({ stage }, gateways) => {
    await stage.library.folders([outer, other]);
    return () => act(gateways);
  },
  effect: async (target) => {
    const all = await valueOf((await administrator(target)).folders.list());
    return all
      .filter(({ name }) => name.startsWith(FOLDER_PREFIX))
      .map(({ name, parent }) => [name.slice(FOLDER_PREFIX.length), parent]);
  },
  once,
});

const onPresets = (act: (gateways: AllGateways) => Call<unknown>, once: readonly unknown[]): LostWrite => ({
  prepare: async ({ stage }, gateways, writer) => {
    await stage.onlyPresets([{ id: 920_101, collection: ARTICLES, user: writer.id, bookmark: 'Old' }]);
    return () => act(gateways);
  },
  effect: async (target) =>
    (
      await valueOf(
        (await administrator(target)).items.list('directus_presets', {
          fields: ['bookmark'],
          filter: { collection: { _eq: ARTICLES } },
          sort: ['id'],
        }),
      )
    ).map((row) => row['bookmark']),
  once,
});

const bookmark: PresetDraft = {
  bookmark: 'Lost',
  user: PEOPLE.administrator.id,
  role: null,
  collection: ARTICLES,
  search: null,
  filters: null,
  layout: 'tabular',
  layout_query: null,
  layout_options: null,
  refresh_interval: null,
};

const onArticles = (act: (gateways: AllGateways) => Call<unknown>, once: readonly unknown[]): LostWrite => ({
  prepare: async ({ stage }, gateways) => {
    await stage.articles([
      { id: ITEM, title: 'One', status: 'draft' },
      { id: ITEM + 1, title: 'Two', status: 'draft' },
    ]);
    return () => act(gateways);
  },
  effect: async (target) =>
    (
      await valueOf(
        (await administrator(target)).items.list(ARTICLES, {
          fields: ['title'],
          filter: { id: { _in: [ITEM, ITEM + 1] } },
          sort: ['id'],
        }),
      )
    ).map(({ title }) => title),
  once,
});

const content = note('lost.txt', 'Lost and found');

const onFile = (act: (gateways: AllGateways) => Call<unknown>, once: readonly unknown[]): LostWrite => ({
  prepare: async ({ stage }, gateways) => {
    await stage.library.folders([outer]);
    await stage.library.file(FILES.first, note('first.txt', 'First'));
    return () => act(gateways);
  },
  effect: async (target) =>
    (
      await valueOf(
        (await administrator(target)).items.list('directus_files', {
          fields: ['filesize', 'folder'],
          filter: { id: { _eq: FILES.first } },
        }),
      )
    ).map(({ filesize, folder }) => [Number(filesize), folder]),
  once,
});

const result = (states: Observable<UploadState>): Call<unknown> =>
  states.pipe(
    filter(({ kind }) => kind === 'done' || kind === 'failed'),
    map((state) => (state.kind === 'failed' ? left(state.failure) : right(state))),
  );

/** A transfer over both attempts, as the upload panel keeps it. */
const transfer = (source: (target: Target) => Promise<File | string>, name: string): LostWrite => ({
  prepare: async (target, { files, items }) => {
    await target.stage.library.noFilesOf([PEOPLE.administrator.id]);
    const user = { ...testUser(true), id: PEOPLE.administrator.id };
    const moving = new FileTransfer(
      {
        files,
        items,
        access: { access: { ...anonymousAccess, user } },
        identifiers: { uuid: randomUUID },
        clock: { now: Date.now, after: () => of(undefined) },
      },
      await source(target),
      () => succeed(null),
    );
    return () => result(moving.attempt());
  },
  effect: async (target) =>
    (
      await valueOf(
        (await administrator(target)).items.list('directus_files', {
          fields: ['filename_download'],
          filter: { uploaded_by: { _eq: PEOPLE.administrator.id } },
        }),
      )
    ).map(({ filename_download }) => filename_download),
  once: [name],
  cleanUp: ({ stage }) => stage.library.noFilesOf([PEOPLE.administrator.id]),
});

const ITEM_TESTS = 'src/application/item-editing/uncertain-writes/uncertain-write.test.ts';

/** Items and what belongs to them: comments, files, folders, presets, settings. */
export const contentWrites: LostWrites = {
  'comments.post': onComment(
    ({ comments: gateway }, _, text) => gateway.post(ARTICLES, ITEM, `${text} again`),
    [' again', ''],
  ),
  'comments.edit': onComment(({ comments: gateway }, id, text) => gateway.edit(id, `${text} better`), [' better']),
  'comments.remove': {
    ...onComment(({ comments: gateway }, id) => gateway.remove(id), []),
    editors: readAndDelete('directus_activity'),
  },
  'files.upload': transfer(async () => content, 'lost.txt'),
  'files.importFrom': transfer(async (target) => `${target.stage.admin.url}/server/ping`, 'ping'),
  'files.replace': onFile(
    (gateways) => {
      const before = { id: FILES.first, title: 'First', uploaded_by: null, filesize: 5, modified_on: null };
      return uploadCall(replaceContent(gateways, before, content));
    },
    [[content.size, null]],
  ),
  'files.move': onFile(({ files }) => files.move([FILES.first], FOLDERS.outer), [[5, FOLDERS.outer]]),
  'files.remove': {
    ...onFile(({ files }) => files.remove([FILES.first]), []),
    editors: readAndDelete('directus_files'),
  },
  'folders.create': onFolders(
    ({ folders }) => folders.create(`${FOLDER_PREFIX} D`, null),
    [
      ['', null],
      [' C', null],
      [' D', null],
    ],
  ),
  'folders.update': onFolders(
    ({ folders }) => folders.update(FOLDERS.other, { name: `${FOLDER_PREFIX} E` }),
    [
      ['', null],
      [' E', null],
    ],
  ),
  'folders.move': onFolders(
    ({ folders }) => folders.move([FOLDERS.other], FOLDERS.outer),
    [
      ['', null],
      [' C', FOLDERS.outer],
    ],
  ),
  'folders.remove': {
    ...onFolders(({ folders }) => folders.remove(FOLDERS.other), [['', null]]),
    editors: readAndDelete('directus_folders'),
  },
  'items.create': { coveredBy: ITEM_TESTS },
  'items.update': { coveredBy: ITEM_TESTS },
  'items.updateSingleton': { coveredBy: ITEM_TESTS },
  'items.remove': { coveredBy: ITEM_TESTS },
  'items.createMany': { coveredBy: 'src/application/import-export/import-run.test.ts' },
  'items.move': { coveredBy: 'src/application/browse/rows/move-item.test.ts' },
  'items.updateMany': onArticles(
    ({ items }) => items.updateMany(ARTICLES, [ITEM, ITEM + 1], { title: 'Same' }),
    ['Same', 'Same'],
  ),
  'items.updateByFilter': onArticles(
    ({ items }) => items.updateByFilter(ARTICLES, { id: { _eq: ITEM } }, { title: 'New' }),
    ['New', 'Two'],
  ),
  'items.removeMany': {
    ...onArticles(({ items }) => items.removeMany(ARTICLES, [ITEM]), ['Two']),
    editors: [{ collection: ARTICLES, action: 'delete' }],
  },
  'presets.create': onPresets(({ presets }) => presets.create(bookmark), ['Old', 'Lost']),
  'presets.update': onPresets(({ presets }) => presets.update(920_101, { bookmark: 'New' }), ['New']),
  'presets.remove': { ...onPresets(({ presets }) => presets.remove(920_101), []), editors: [] },
  'presets.removeMany': { ...onPresets(({ presets }) => presets.removeMany([920_101]), []), editors: [] },
  'server.updateSettings': {
    prepare: async ({ stage }, { server }) => {
      await stage.restoreSettingsLater();
      return () => server.updateSettings({ project_name: 'Lost' });
    },
    effect: async (target) => (await valueOf((await administrator(target)).server.settings())).project_name,
    once: 'Lost',
  },
};
