import { BehaviorSubject, defer } from 'rxjs';
import type { Folder } from '../../../domain/files';
import type { Access } from '../../../domain/permissions';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import { apiFailure, type Call, fail, type Failure, succeed } from '../../../kernel';
import type { FilesGateway } from '../../../ports/gateways/files-gateway';
import type { FoldersGateway } from '../../../ports/gateways/folders-gateway';
import type { ItemsGateway } from '../../../ports/gateways/items-gateway';

export const administrator: Access = { user: testUser(true), permissions: [] };

export const internalError = apiFailure(500, 'INTERNAL_SERVER_ERROR', 'constraint failed');

/** A library on a server that answers at once, with the order of its requests. */
export class TestLibrary {
  readonly requests: string[] = [];
  readonly access$ = new BehaviorSubject<Access>(administrator);
  /** The folder of each file. */
  readonly filed = new Map<string, string | null>();
  private readonly failures = new Map<string, Failure>();
  /** Applied although the answer is a failure. */
  private lost: string | null = null;

  constructor(public folders: readonly Folder[]) {}

  /** The next request of this name fails, without an effect. */
  failNext(name: string, failure: Failure): void {
    this.failures.set(name, failure);
  }

  /** The next request of this name is carried out, but its answer is lost. */
  loseAnswer(name: string, failure: Failure): void {
    this.failures.set(name, failure);
    this.lost = name;
  }

  get access() {
    return { access: this.access$.value, access$: this.access$ };
  }

  readonly gateway: FoldersGateway = {
    list: () => this.send('list', '', () => this.folders),
    read: (id) => this.send('read', id, () => this.folders.find((folder) => folder.id === id) as Folder),
    create: (name, parent) =>
      this.send('create', `${name} in ${parent}`, () => {
        const folder = { id: `new ${name}`, name, parent };
        this.folders = [...this.folders, folder];
        return folder;
      }),
    update: (id, changes) =>
      this.send('update', `${id} ${JSON.stringify(changes)}`, () => {
        this.folders = this.folders.map((folder) => (folder.id === id ? { ...folder, ...changes } : folder));
        return this.folders.find((folder) => folder.id === id) as Folder;
      }),
    move: (ids, parent) =>
      this.send('move', `${ids.join(' ')} to ${parent}`, () => {
        this.folders = this.folders.map((folder) => (ids.includes(folder.id) ? { ...folder, parent } : folder));
      }),
    remove: (id) =>
      this.send('remove', id, () => {
        this.folders = this.folders.filter((folder) => folder.id !== id);
      }),
  };

  readonly files: Pick<FilesGateway, 'move'> = {
    move: (ids, folder) =>
      this.send('move files', `${ids.length} to ${folder}`, () => ids.forEach((id) => this.filed.set(id, folder))),
  };

  readonly items: Pick<ItemsGateway, 'list' | 'updateMany' | 'update'> = {
    list: (_, { fields, filter, limit }) =>
      this.send('list files', '', () => {
        const { id: keys } = filter as { readonly id?: { readonly _in: readonly string[] } };
        if (keys !== undefined && fields?.includes('folder') === true)
          return [...this.filed].flatMap(([id, folder]) => (keys._in.includes(id) ? [{ id, folder }] : []));
        const folder = (filter as { readonly folder: { readonly _eq: string } }).folder._eq;
        const found = [...this.filed].filter(([, each]) => each === folder).map(([id]) => ({ id }));
        return found.slice(0, limit);
      }),
    updateMany: (_, keys, { folder = null }) =>
      this.send('update files', `${keys.length} to ${String(folder)}`, () => {
        keys.forEach((key) => this.filed.set(String(key), folder === null ? null : String(folder)));
        return [];
      }),
    update: (_, key, { folder = null }) =>
      this.send('update file', `${key} to ${String(folder)}`, () => {
        this.filed.set(String(key), folder === null ? null : String(folder));
        return {};
      }),
  };

  private send<A>(name: string, input: string, apply: () => A): Call<A> {
    return defer((): Call<A> => {
      this.requests.push(`${name} ${input}`.trim());
      const failure = this.failures.get(name);
      this.failures.delete(name);
      if (failure === undefined || this.lost === name) {
        if (failure !== undefined) this.lost = null;
        const result = apply();
        return failure === undefined ? succeed(result) : fail(failure);
      }
      return fail(failure);
    });
  }
}
