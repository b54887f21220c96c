import { left, right } from 'fp-ts/Either';
import { concat, defer, from, mergeMap, Observable, of } from 'rxjs';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import type { FileDetails, Folder } from '../../../domain/files';
import type { Item } from '../../../domain/items';
import type { Access } from '../../../domain/permissions';
import type { CurrentUser } from '../../../domain/users';
import { apiFailure, type Call, type Failure, networkFailure, type Upload, uploadResult } from '../../../kernel';
import { UnsavedChanges } from '../../unsaved-changes';
import { Uploads, type UploadTarget } from './uploads';

/** What happens to a request that stores a file. */
export type Fate =
  | 'stored'
  /** Stored, but the answer does not arrive. */
  | 'answer-lost'
  /** The connection breaks while the file is sent: the server has a file without content. */
  | 'cut'
  /** The connection breaks before the server has noticed the request. */
  | 'not-sent'
  /** The server cannot read the picture and leaves a file without content. */
  | 'broken-picture'
  | 'too-large'
  /** Stored, but the role may not read it. */
  | 'unreadable'
  /** Never answered. */
  | 'pending';

const fileOf = (id: string, name: string, size: number | null, folder: string | null): FileDetails => ({
  id,
  title: name,
  filename_download: name,
  filename_disk: size === null ? null : id,
  filesize: size,
  type: 'text/plain',
  folder,
  modified_on: null,
  description: null,
  tags: [],
  location: null,
  storage: 'local',
  width: null,
  height: null,
  duration: null,
  charset: null,
  embed: null,
  uploaded_by: 'clara',
  uploaded_on: null,
  modified_by: null,
  metadata: null,
});

const FORBIDDEN = apiFailure(403, 'FORBIDDEN', '');
export const LOST = networkFailure('POST /files', true);
export const BROKEN = apiFailure(500, 'INTERNAL_SERVER_ERROR', '');
const KEY_TAKEN = apiFailure(400, 'RECORD_NOT_UNIQUE', '', [
  { field: 'id', code: 'RECORD_NOT_UNIQUE', type: null, details: {} },
]);

/** Answers after the current task, as a network does. */
const later = <A>(answer: () => A): Observable<A> =>
  defer(() => from(Promise.resolve())).pipe(mergeMap(() => of(answer())));

/** A server that stores files as it is told to, and the folders of uploaded trees. */
export class UploadServer {
  readonly files = new Map<string, FileDetails>();
  readonly folders: Folder[] = [];
  /** The values of each request. */
  readonly requests: Item[] = [];
  readonly removed: string[] = [];
  /** Consumed by the requests in their order; then all are stored. */
  fates: Fate[] = [];
  folderFailures = 0;
  isReachable = true;
  mayRead = true;
  mayRemove = true;
  mostAtOnce = 0;
  private running = 0;
  private count = 0;

  get stored(): readonly string[] {
    return [...this.files.values()]
      .filter(({ filesize }) => filesize !== null)
      .map((file) => file.filename_download ?? '');
  }

  get withoutContent(): readonly string[] {
    return [...this.files.values()].filter(({ filesize }) => filesize === null).map(({ id }) => id);
  }

  /** A file of an earlier request; null is one without content. */
  put(id: string, size: number | null): void {
    this.files.set(id, fileOf(id, id, size, null));
  }

  readonly gateway = {
    maxBytes: 1_000,
    read: (id: string): Call<FileDetails> =>
      later(() => {
        if (!this.isReachable) return left(networkFailure('GET /files', false));
        const file = this.files.get(id);
        return file === undefined || !this.mayRead ? left(FORBIDDEN) : right(file);
      }),
    upload: (file: File, values: Item = {}): Upload<FileDetails> => {
      const half = { kind: 'sending', sentBytes: file.size / 2, totalBytes: file.size } as const;
      const result$ = this.store(file.name, file.size, values).pipe(
        mergeMap((result) => of(half, uploadResult(result))),
      );
      return concat(of({ ...half, sentBytes: 0 }), result$);
    },
    importFrom: (url: string, values: Item = {}): Call<FileDetails> =>
      this.store(url.slice(url.lastIndexOf('/') + 1), 7, values),
    remove: (ids: readonly string[]): Call<void> =>
      later(() => {
        if (!this.isReachable) return left(networkFailure('DELETE /files', true));
        if (!this.mayRemove) return left(FORBIDDEN);
        for (const id of ids) this.files.delete(id);
        this.removed.push(...ids);
        return right(undefined);
      }),
  };

  /** Finds files by name, as the filter demands. */
  readonly items = {
    list: (_: string, { filter }: { readonly filter?: unknown }): Call<readonly Item[]> =>
      later(() =>
        right(
          [...this.files.values()]
            .filter((file) => JSON.stringify(filter).includes(JSON.stringify(file.filename_download)))
            .map(({ id }) => ({ id })),
        ),
      ),
  };

  readonly folderStore = {
    read: (): Call<readonly Folder[]> => later(() => right([...this.folders])),
    create: (name: string, parent: string | null): Call<Folder> =>
      later(() => {
        this.folderFailures -= 1;
        if (this.folderFailures >= 0) return left(LOST);
        const folder = { id: `folder-${this.folders.length + 1}`, name, parent };
        this.folders.push(folder);
        return right(folder);
      }),
  };

  private store(name: string, size: number, values: Item): Call<FileDetails> {
    return defer(() => {
      this.requests.push(values);
      this.running += 1;
      this.mostAtOnce = Math.max(this.mostAtOnce, this.running);
      const fate = this.fates.shift() ?? 'stored';
      if (fate === 'pending') return new Observable<never>(() => () => void (this.running -= 1));
      return later(() => {
        this.running -= 1;
        const failure = this.applied(fate, name, size, values);
        return typeof failure === 'string' ? right(this.files.get(failure) as FileDetails) : left(failure);
      });
    });
  }

  /** The key of the stored file, or the failure. */
  private applied(fate: Fate, name: string, size: number, values: Item): string | Failure {
    if (fate === 'not-sent' || !this.isReachable) return LOST;
    if (fate === 'too-large') return apiFailure(413, 'UNKNOWN', '');
    this.count += 1;
    const id = typeof values['id'] === 'string' ? values['id'] : `server-${this.count}`;
    if (this.files.has(id)) return KEY_TAKEN;
    const folder = typeof values['folder'] === 'string' ? values['folder'] : null;
    const isWhole = fate !== 'cut' && fate !== 'broken-picture';
    this.files.set(id, fileOf(id, name, isWhole ? size : null, folder));
    if (fate === 'stored') return id;
    if (fate === 'unreadable') return apiFailure(404, 'ITEM_NOT_FOUND', '');
    return fate === 'broken-picture' ? BROKEN : LOST;
  }
}

const clara = { id: 'clara', role: { admin_access: true, app_access: true } } as unknown as CurrentUser;

/** May create files with these fields, and nothing else. */
export const creatorOf = (fields: readonly string[]): Access =>
  ({
    user: { ...clara, role: { admin_access: false, app_access: true } },
    permissions: [
      { collection: 'directus_files', action: 'create', fields, permissions: {}, validation: null, presets: null },
    ],
  }) as unknown as Access;

/** A queue of uploads to a server that is told what to do. */
export const startUploads = (access: Access = { user: clara, permissions: [] }) => {
  const server = new UploadServer();
  const clock = new VirtualClock(1_000_000);
  const notices: (readonly [number, string])[] = [];
  const unsaved = new UnsavedChanges();
  let keys = 0;
  const uploads = new Uploads({
    files: server.gateway,
    items: server.items,
    folders: server.folderStore,
    access: { access },
    identifiers: { uuid: () => `key-${(keys += 1)}` },
    clock,
    notifications: { showCount: (count, text) => notices.push([count, text]) },
    unsaved,
  });
  return { server, clock, notices, unsaved, uploads };
};

export const textFile = (name: string, size = 10): File => new File(['x'.repeat(size)], name, { type: 'text/plain' });

export const INTO_ROOT: UploadTarget = { folder: null };

/** Until nothing more happens without a timer. */
export const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
