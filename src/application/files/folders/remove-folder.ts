import { BehaviorSubject, map, type Observable } from 'rxjs';
import {
  type Folder,
  folderFilter,
  folderRemoval,
  type LibraryDenial,
  removeFolderDenied,
} from '../../../domain/files';
import { denied } from '../../../domain/permissions';
import { type Call, CallOperation, chainCall, mapCall, succeed } from '../../../kernel';
import type { FilesGateway } from '../../../ports/gateways/files-gateway';
import type { ItemsGateway } from '../../../ports/gateways/items-gateway';
import type { AccessStore } from '../../access';
import type { FolderStore } from './folder-store';

const FILES = 'directus_files';

/** Files per request. */
const BATCH_SIZE = 100;

/** What a deletion has moved into the parent so far, as far as the server has confirmed it. */
export interface MovedContents {
  readonly folders: number;
  readonly files: number;
}

interface RemovalDependencies {
  readonly store: Pick<FolderStore, 'read' | 'moveMany' | 'remove'>;
  readonly items: Pick<ItemsGateway, 'list'>;
  readonly files: Pick<FilesGateway, 'move'>;
  readonly access: Pick<AccessStore, 'access' | 'access$'>;
}

/**
 * Deletes a folder: its folders and files move into the parent first (spec 002, 4.1), because the server refuses to delete
 * a folder with folders in it, and moves the files to the root. That takes several requests. Every `execute` begins with
 * reading what is in the folder now, so that a deletion that has failed half-way is continued, and one whose answer was
 * lost is found done. `done$` emits the parent.
 */
export class RemoveFolder extends CallOperation<LibraryDenial, void, string | null> {
  private readonly moved = new BehaviorSubject<MovedContents>({ folders: 0, files: 0 });
  readonly moved$: Observable<MovedContents> = this.moved.asObservable();

  constructor(
    private readonly dependencies: RemovalDependencies,
    readonly folder: Folder,
  ) {
    super(dependencies.access.access$.pipe(map(removeFolderDenied)));
  }

  protected run(): Call<string | null> {
    const { store } = this.dependencies;
    const { id } = this.folder;
    return store.read().pipe(
      chainCall((folders): Call<string | null> => {
        if (!folders.some((folder) => folder.id === id)) return succeed(this.folder.parent);
        const { parent, children } = folderRemoval(folders, id);
        return this.moveFolders(children, parent).pipe(
          chainCall(() => this.moveFiles(parent)),
          chainCall(() => store.remove(id)),
          mapCall(() => parent),
        );
      }),
    );
  }

  private moveFolders(ids: readonly string[], parent: string | null): Call<void> {
    if (ids.length === 0) return succeed(undefined);
    return this.dependencies.store.moveMany(ids, parent).pipe(mapCall(() => this.count({ folders: ids.length })));
  }

  /** Moves the files in batches until none is left. Files that the user may not see are moved to the root by the server. */
  private moveFiles(parent: string | null, before: readonly string[] = []): Call<void> {
    const { access, items, files } = this.dependencies;
    if (denied(access.access, FILES, 'read') !== false) return succeed(undefined);
    const query = { fields: ['id'], filter: folderFilter(this.folder.id), sort: ['id'], limit: BATCH_SIZE };
    return items.list(FILES, query).pipe(
      chainCall((rows) => {
        // A file that is still there was moved without effect, which would repeat without end.
        const ids = rows.map((row) => String(row['id'])).filter((id) => !before.includes(id));
        if (ids.length === 0) return succeed(undefined);
        return files.move(ids, parent).pipe(
          mapCall(() => this.count({ files: ids.length })),
          chainCall(() => this.moveFiles(parent, ids)),
        );
      }),
    );
  }

  private count({ folders = 0, files = 0 }: Partial<MovedContents>): void {
    const { value } = this.moved;
    this.moved.next({ folders: value.folders + folders, files: value.files + files });
  }
}
